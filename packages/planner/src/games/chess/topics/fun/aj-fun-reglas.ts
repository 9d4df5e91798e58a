import type { ChessTopic } from '../../chess-topic.ts';

export const ajFunReglas: ChessTopic = {
  id: 'aj-fun-reglas',
  titulo: 'Reglas, movimiento de las piezas y notación',
  area: 'FUN',
  nivelMin: 0,
  nivelMax: 0,
  prerequisitos: [],
  minutosEtapa: 220,
  importancia: 'esencial',
  terminos: [
    'reglas',
    'reglas del ajedrez',
    'cómo se mueven las piezas',
    'movimiento de las piezas',
    'mover las piezas',
    'aprender a jugar',
    'aprender ajedrez desde cero',
    'notación',
    'notación algebraica',
    'anotar jugadas',
    'enroque',
    'enrocar',
    'captura al paso',
    'al paso',
    'en passant',
    'movimiento del caballo',
    'coordenadas de las jugadas',
    'colocar las piezas',
    'quién empieza',
    'rules',
    'how pieces move',
  ],
  ideas: [
    'Mueven primero las blancas y se alterna una jugada por turno; cada pieza captura ocupando la casilla de la pieza enemiga. Solo el peón captura distinto de como avanza: avanza recto y captura una casilla en diagonal.',
    'La torre corre por filas y columnas, el alfil por diagonales, la dama por ambas, el rey una casilla en cualquier dirección y el caballo salta en L (dos casillas y una de lado). El caballo es la única pieza que pasa por encima de otras y siempre cambia de color de casilla.',
    'El enroque mueve el rey dos casillas hacia la torre y la torre salta a su otro lado. Se permite si ninguno de los dos se ha movido, no hay piezas en medio y el rey no está en jaque, ni pasa por una casilla atacada, ni llega a una.',
    'La captura al paso solo existe en la jugada inmediata: si un peón avanza dos casillas y queda al lado de tu peón, puedes capturarlo como si hubiera avanzado una.',
    'Se anota letra de la pieza más casilla de llegada: R rey, D dama, T torre, A alfil, C caballo, y nada para el peón. La x es captura, + jaque, # mate, O-O enroque corto y O-O-O enroque largo.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Mueve cada pieza por separado en un tablero casi vacío antes de juntarlas, y escribe cada jugada en cuanto la haces. Exígete terminar una partida completa de 15 jugadas por bando sin ninguna jugada ilegal.',
      idea: 'Coloca siempre el tablero con una casilla blanca en la esquina derecha de cada jugador y la dama en la casilla de su color (d1 blanca, d8 negra): si eso falla, todo lo demás queda cambiado.',
    },
  ],
  errorTipico:
    'Enrocar cuando no se puede: con el rey en jaque o pasando por una casilla atacada. Que esté atacada la torre, o la casilla b1 en el enroque largo, no lo impide; lo que cuenta es el camino del rey.',
  preguntas: [
    {
      pregunta: '¿Qué tres condiciones del rey impiden enrocar en ese momento, aunque nada se haya movido?',
      respuesta:
        'Que el rey esté en jaque, que pase por una casilla atacada por el rival o que termine en una casilla atacada.',
    },
    {
      pregunta: 'Tu peón está en e5 y el rival juega d7-d5. ¿Qué puedes hacer ahora y hasta cuándo?',
      respuesta:
        'Capturar al paso con exd6: tu peón va a d6 y el peón de d5 se retira. Solo vale en la jugada siguiente; después pierdes el derecho.',
    },
    {
      pregunta: '¿Cómo se anota que el caballo de b1 va a d2 si el caballo de f3 también puede ir a d2?',
      respuesta:
        'Cbd2: se añade la columna de salida (b) para distinguirlo. Si compartieran columna se usaría la fila, por ejemplo C1d2.',
    },
    {
      pregunta: '¿A cuántas casillas puede ir un caballo desde el centro y desde una esquina?',
      respuesta: 'A ocho desde el centro (por ejemplo d4) y solo a dos desde una esquina (desde a1, a b3 y c2).',
    },
  ],
  criterio: {
    texto: 'Reconoce {aciertos} de {de} jugadas dadas como legales o ilegales y anótalas bien.',
    aciertos: 18,
    de: 20,
    unidad: 'jugadas',
  },
  foco: 'Antes de soltar cada pieza di en voz baja su nombre y la casilla de llegada, y apunta la jugada en tu planilla.',
  revision: '¿Hubo alguna jugada ilegal, un enroque mal hecho o una anotación que no permite reproducir la partida?',
  variantes: {
    teoria: [
      {
        titulo: 'las seis piezas una por una',
        consigna:
          'Coloca una sola pieza en d4 y señala todas sus casillas de llegada; repite con las seis y escribe cuántas son (torre 14, alfil 13, dama 27, rey 8, caballo 8, peón 1). Está hecho cuando aciertas los seis números sin mirar.',
      },
      {
        titulo: 'las reglas especiales explicadas en voz alta',
        consigna:
          'Explica como si enseñaras a un amigo el enroque, la captura al paso y la promoción, montando en el tablero un caso en que se puede y otro en que no. Compara después con las ideas de abajo y corrige lo que faltó.',
      },
      {
        titulo: 'leer una partida escrita',
        consigna:
          'Reproduce la línea del ejemplo jugada por jugada diciendo pieza, salida y llegada; luego vuelve atrás hasta la posición inicial sin mirar el texto. Termina cuando lo hagas en ambos sentidos sin fallos.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿legal o ilegal?',
        consigna:
          'En cada una de las posiciones de abajo escribe tres jugadas legales de piezas distintas y una que parezca posible pero sea ilegal, con el motivo. Después busca la jugada pedida.',
      },
      {
        titulo: 'todas las jugadas de una pieza',
        consigna:
          'En cada posición de abajo elige la pieza que resuelve y escribe todas sus jugadas legales en notación antes de decidir. Cuenta cuántas te olvidaste al comprobar.',
      },
      {
        titulo: 'dictado de jugadas',
        consigna:
          'Lee la solución de cada posición de abajo en voz alta, cierra el texto y muévela en tu tablero desde la memoria. Vale si llegas a la misma posición final.',
      },
      {
        titulo: 'capturas posibles',
        consigna:
          'En las posiciones de abajo anota todas las capturas de los dos bandos con x y casilla de llegada. Después señala cuál es la jugada correcta del turno.',
      },
      {
        titulo: 'enroque sí o no',
        consigna:
          'Mira en cada posición de abajo si cada bando podría enrocar ahora hacia cada lado y da la razón exacta cuando no. Luego resuelve la jugada.',
      },
      {
        titulo: 'la misma jugada para el otro bando',
        consigna:
          'Resuelve las posiciones de abajo y después gira el tablero: anota qué jugadas legales tendría el rival si le tocara a él. Busca al menos cinco en cada una.',
      },
      {
        titulo: 'sin tocar el tablero',
        consigna:
          'Escribe la notación completa de la solución de cada posición de abajo mirando solo el diagrama; después muévela de verdad y comprueba que la pieza y la casilla coinciden.',
      },
      {
        titulo: 'caza la anotación equivocada',
        consigna:
          'Para cada posición de abajo escribe la jugada correcta y dos versiones mal anotadas (otra letra, otra casilla o sin la x). Al final explica qué error tiene cada una.',
      },
    ],
    test: [
      {
        titulo: 'examen de jugadas legales',
        consigna:
          'Resuelve las {n} posiciones de abajo sin ayuda y anota cada jugada con símbolos completos. Cuenta como fallo toda jugada ilegal o anotación ambigua.',
      },
      {
        titulo: 'anotación sin dudas',
        consigna:
          'Escribe en notación la respuesta a las {n} posiciones de abajo y léela a otra persona o en voz alta: solo vale si con ese texto se puede mover una única pieza.',
      },
      {
        titulo: 'contra el reloj suave',
        consigna:
          'Haz las {n} posiciones de abajo con el reloj de {min} minutos a la vista; escribe la jugada y marca con una x las que dudaste. Repite al día siguiente solo las marcadas.',
      },
      {
        titulo: 'las reglas raras primero',
        consigna:
          'Antes de resolver las {n} posiciones de abajo escribe de memoria cuándo no se puede enrocar y cuándo vale la captura al paso; luego resuelve. Suma un punto por regla y uno por posición.',
      },
    ],
    jugar: [
      {
        titulo: 'partida anotada completa',
        consigna:
          'Juega una partida tranquila en tu plataforma o club habitual y anótala en papel a medida que se mueve. Está hecha si después la puedes reproducir entera sin errores.',
      },
      {
        titulo: 'solo peones y reyes',
        consigna:
          'Juega contra alguien (o contra ti mismo, un bando cada vez) con reyes y los ocho peones por lado: gana quien corona primero. Practica captura, doble paso y captura al paso.',
      },
      {
        titulo: 'partida con enroque obligatorio',
        consigna:
          'Juega una partida en la que debes enrocar antes de la jugada 10 y di antes de hacerlo por qué es legal. Si no puedes, anota qué te lo impidió.',
      },
    ],
    analizar: [
      {
        titulo: 'reconstruir tu planilla',
        consigna:
          'Toma la anotación de tu última partida y reprodúcela en el tablero sin recuerdos de ayuda. Marca cada jugada mal escrita y corrige las tres primeras.',
      },
      {
        titulo: 'las jugadas que no viste',
        consigna:
          'En tres momentos de tu partida, escribe todas las jugadas legales de tu dama y de tus caballos. Señala una que ni siquiera consideraste.',
      },
      {
        titulo: 'enroque y derechos perdidos',
        consigna:
          'Revisa en qué jugada enrocó cada bando o perdió el derecho a hacerlo y por qué. Escribe una frase por bando.',
      },
    ],
  },
  ejemplo: {
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    linea: '1.e4 e5 2.Cf3 Cc6 3.Ac4 Ac5 4.O-O',
    explicacion:
      'Siete jugadas bastan para practicar la notación: e4 y e5 son de peón (sin letra), Cf3 y Cc6 llevan la C de caballo, Ac4 y Ac5 la A de alfil. En 4.O-O el rey va de e1 a g1 y la torre de h1 a f1: se puede porque f1 y g1 están vacías, ninguno se movió y ninguna de esas casillas está atacada.',
  },
};
