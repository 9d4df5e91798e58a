import type { ChessTopic } from '../../chess-topic.ts';

export const ajFunJaquemate: ChessTopic = {
  id: 'aj-fun-jaquemate',
  titulo: 'Jaque, jaque mate y ahogado',
  area: 'FUN',
  nivelMin: 0,
  nivelMax: 0,
  prerequisitos: ['aj-fun-reglas'],
  minutosEtapa: 160,
  importancia: 'esencial',
  terminos: [
    'jaque',
    'jaques',
    'jaque mate',
    'jaquemate',
    'dar mate',
    'cómo dar mate',
    'qué es mate',
    'ahogado',
    'rey ahogado',
    'ahogar al rey',
    'tablas por ahogado',
    'stalemate',
    'checkmate',
    'salir del jaque',
    'responder al jaque',
    'escapar del jaque',
    'diferencia entre mate y ahogado',
    'cómo termina una partida',
    'tablas básicas',
  ],
  ideas: [
    'Jaque es un ataque al rey y hay que responderlo en el acto. Solo existen tres respuestas: mover el rey a una casilla no atacada, capturar la pieza que da jaque o interponer una pieza.',
    'Mate es jaque sin ninguna de las tres respuestas. Para comprobarlo repasa en este orden: ¿puede huir?, ¿puede capturar?, ¿puede tapar?',
    'Ahogado es lo contrario: el rey no está en jaque, pero el bando que mueve no tiene ninguna jugada legal con ninguna pieza. La partida termina en tablas, aunque el otro tenga dama de más.',
    'Al jaque de caballo no se le puede tapar, y al jaque doble solo se responde moviendo el rey. Saberlo ahorra la mitad de la comprobación.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Dedica la mitad del trabajo a decidir «jaque, mate o ahogado» en posiciones ya hechas y la otra mitad a dar tú el mate. Exígete nombrar las tres respuestas antes de decir «mate».',
      idea: 'Cuando tengas mucha ventaja, antes de cada jugada pregúntate qué jugada legal le queda al rival: si no le queda ninguna y no das jaque, acabas de regalar las tablas.',
    },
  ],
  errorTipico:
    'Cantar mate sin mirar si una pieza enemiga puede capturar la que da jaque, o dejar al rey solo sin casillas cuando no está en jaque. Ambas cosas ocurren por mirar solo al rey y no al resto de las piezas.',
  preguntas: [
    {
      pregunta: '¿Cuáles son las tres maneras de responder a un jaque?',
      respuesta: 'Mover el rey a una casilla no atacada, capturar la pieza que da jaque o poner una pieza en medio.',
    },
    {
      pregunta: 'El rey negro está en a8, tu rey en b6 y tu dama en c7; mueven las negras. ¿Qué es?',
      respuesta: 'Ahogado: la dama no ataca a8, pero controla a7, b7 y b8, y no hay otra jugada negra. Son tablas.',
    },
    {
      pregunta: '¿Por qué no se puede tapar un jaque de caballo?',
      respuesta:
        'Porque el caballo salta y no hay casillas intermedias entre él y el rey; solo queda capturarlo o mover el rey.',
    },
    {
      pregunta: '¿Qué cambia entre mate y ahogado si en los dos casos el rey no tiene casillas?',
      respuesta:
        'En el mate el rey está en jaque y se pierde; en el ahogado no está en jaque y ninguna pieza puede mover, así que son tablas.',
    },
  ],
  criterio: {
    texto: 'Clasifica sin error {aciertos} de {de} posiciones en jaque, mate, ahogado o nada.',
    aciertos: 18,
    de: 20,
    unidad: 'posiciones',
  },
  foco: 'Cada vez que des o recibas jaque, di en orden «huir, capturar, tapar» antes de tocar una pieza.',
  revision: '¿Hubo un jaque mal respondido, un mate posible que no viste o un momento en que casi ahogaste al rival?',
  variantes: {
    teoria: [
      {
        titulo: 'las tres respuestas con ejemplos propios',
        consigna:
          'Monta tres posiciones con un jaque que solo se resuelve huyendo, solo capturando y solo tapando. Está hecho cuando puedas explicar por qué las otras dos respuestas fallan en cada una.',
      },
      {
        titulo: 'mate o ahogado por una casilla',
        consigna:
          'Estudia el ejemplo y cambia de casilla solo la dama: apunta en qué casillas es mate, en cuáles ahogado y en cuáles nada. Busca al menos dos de cada clase.',
      },
      {
        titulo: 'comprobación en voz alta',
        consigna:
          'Repasa las preguntas de abajo tapando las respuestas y explica cada una con piezas sobre el tablero. Vuelve a empezar si necesitas leer la respuesta.',
      },
    ],
    ejercicios: [
      {
        titulo: 'huir, capturar, tapar',
        consigna:
          'En cada posición de abajo escribe, después de la jugada correcta, por qué no sirve ninguna de las tres respuestas. Tres líneas por posición.',
      },
      {
        titulo: 'cuenta las casillas del rey',
        consigna:
          'Antes de resolver cada posición de abajo marca las casillas vecinas del rey y anota qué pieza controla cada una. La jugada correcta debe cubrir las que queden libres.',
      },
      {
        titulo: 'casi mate',
        consigna:
          'En las posiciones de abajo escribe primero un jaque que no sea mate y la respuesta que lo salva; después la jugada que sí resuelve.',
      },
      {
        titulo: 'evita el ahogado',
        consigna:
          'Para cada posición de abajo inventa la jugada natural que ahogaría o dejaría escapar al rey y explica la diferencia con la solución.',
      },
      {
        titulo: 'qué pieza sobra',
        consigna:
          'Tras resolver cada posición de abajo, decide qué pieza atacante se podría quitar del tablero sin que deje de funcionar. Si no sobra ninguna, di qué casilla vigila cada una.',
      },
      {
        titulo: 'desde el lado del rey atacado',
        consigna:
          'Gira el tablero en las posiciones de abajo y juega de defensor: anota todas las jugadas legales que te quedan tras la solución. Debe darte el mismo resultado.',
      },
      {
        titulo: 'a primera vista',
        consigna:
          'Mira cada posición de abajo contando hasta veinte, escribe una respuesta y solo entonces compruébala con calma. Anota cuántas cambiaste.',
      },
      {
        titulo: 'construye una igual',
        consigna:
          'Resuelve las posiciones de abajo y crea una nueva por cada dos, moviendo el rey a otra esquina o lado. Comprueba que la solución sigue siendo única.',
      },
    ],
    test: [
      {
        titulo: 'mate, ahogado o nada',
        consigna:
          'Resuelve las {n} posiciones de abajo por escrito y al lado de cada jugada pon si la posición final es mate, jaque o ahogado. Un error de etiqueta cuenta como fallo.',
      },
      {
        titulo: 'sin mover piezas',
        consigna:
          'Resuelve las {n} posiciones de abajo mirando el diagrama, sin tablero, y da la casilla exacta de cada jugada. Corrige al final, no antes.',
      },
      {
        titulo: 'reloj a la vista',
        consigna:
          'Haz las {n} posiciones de abajo en los {min} minutos disponibles y deja para el final las que te traben. Cuenta solo las escritas antes de que acabe el tiempo.',
      },
      {
        titulo: 'explica cada respuesta',
        consigna:
          'En las {n} posiciones de abajo escribe jugada y motivo en una frase. Una jugada correcta con motivo equivocado vale medio punto.',
      },
    ],
    jugar: [
      {
        titulo: 'partida sin abandonos',
        consigna:
          'Juega una partida hasta el mate, el ahogado o tablas, sin que nadie abandone. Al acabar di qué casillas cubría cada pieza en la posición final.',
      },
      {
        titulo: 'dama y rey contra rey',
        consigna:
          'Monta rey y dama contra rey y juega los dos bandos hasta dar mate tres veces sin ahogar. Si ahogas, vuelve a empezar la cuenta.',
      },
      {
        titulo: 'el jaque se anuncia con su respuesta',
        consigna:
          'Juega una partida y, cada vez que recibas jaque, nombra para ti todas las respuestas legales antes de elegir. Apunta cuántas veces había más de una.',
      },
    ],
    analizar: [
      {
        titulo: 'los jaques de tu partida',
        consigna:
          'Busca todos los jaques de tu última partida y escribe si ganaban algo o solo movían al rey. Señala uno que sobró.',
      },
      {
        titulo: 'el mate que no llegó',
        consigna:
          'Recorre tu partida buscando si hubo mate en una para cualquiera de los dos. Si lo encuentras, guarda la posición; si no, elige el jaque más peligroso y explica por qué no era mate.',
      },
      {
        titulo: 'finales con ventaja',
        consigna:
          'En la última partida con ventaja grande, revisa cada jugada final preguntando qué movimientos legales le quedaban al rival. Marca la que estuvo más cerca del ahogado.',
      },
    ],
  },
  ejemplo: {
    fen: 'k7/8/1K6/8/8/8/8/3Q4 w - - 0 1',
    linea: '1.Dd8#',
    explicacion:
      'La dama da jaque por la octava fila y controla b8; el rey blanco controla a7 y b7, así que no hay huida, captura ni manera de tapar. En cambio, 1.Dd6 dejaría al rey negro sin jugadas y sin jaque: ahogado y tablas.',
  },
};
