import type { ChessTopic } from '../../chess-topic.ts';

export const ajFinMates: ChessTopic = {
  id: 'aj-fin-mates',
  titulo: 'Mates elementales con dama y con torre',
  area: 'FIN',
  nivelMin: 0,
  nivelMax: 1,
  prerequisitos: ['aj-fun-jaquemate'],
  minutosEtapa: 220,
  importancia: 'esencial',
  terminos: [
    'mate de torre',
    'mate con torre',
    'mate de dama',
    'mate con dama',
    'mates elementales',
    'mates básicos de final',
    'mate de la escalera',
    'mate de dos torres',
    'rey y torre contra rey',
    'rey y dama contra rey',
    'dar mate con la dama',
    'dar mate con la torre',
    'dar mate al rey solo',
    'ahogar al rey solo',
    'mate de rey y torre',
    'mates simples',
    'finales elementales',
    'basic checkmates',
    'cerrar la caja',
  ],
  ideas: [
    'La torre encierra al rey rival en una «caja»: cada jugada debe achicar la caja, acercar tu rey o perder un tiempo a propósito.',
    'El mate con torre ocurre en el borde, con los reyes frente a frente y la torre dando jaque desde lejos; si los reyes aún no están enfrentados, haces una jugada de espera con la torre.',
    'Con dama copia al rey rival a distancia de caballo hasta llevarlo al borde; allí detén la dama y acerca tu rey, porque seguir persiguiendo produce el ahogado.',
    'Con dos torres no necesitas al rey: una corta la fila y la otra da jaque en la siguiente; si el rey se acerca a una torre, cámbiala al otro lado del tablero.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Aprende los tres procedimientos por separado: escalera de dos torres, dama y rey, torre y rey. No cuentes jugadas todavía; lo que se exige es dar mate sin ahogar y sin perder la pieza.',
      idea: 'Antes de soltar la dama pregunta: «¿qué casilla legal le queda a su rey?»; si la respuesta es ninguna y no hay jaque, busca otra jugada.',
    },
    {
      nivel: 1,
      enfoque:
        'Ahora importa la eficacia: dama en quince jugadas o menos y torre en veinticinco o menos desde cualquier posición, sin pensar más de unos segundos por jugada.',
      idea: 'La jugada de espera de la torre es lo que distingue a quien sabe el mate: cuando los reyes están a salto de caballo, pierdes un tiempo y el rival entra solo en la oposición.',
    },
  ],
  ejemplo: {
    fen: '4k3/8/3K4/8/8/8/8/R7 w - - 0 1',
    linea: '1.Tf1 Rd8 2.Tf8#',
    explicacion:
      'Los reyes están a salto de caballo, así que el jaque 1.Ta8+ solo dejaría escapar al rey por f7. 1.Tf1 corta la columna f y obliga a 1...Rd8, donde los reyes quedan enfrentados y 2.Tf8 es mate.',
  },
  errorTipico:
    'Dar jaques sin parar. Cada jaque con la torre le regala al rey una fila más; el mate avanza con jugadas calladas que reducen la caja y solo al final con jaque.',
  preguntas: [
    {
      pregunta: '¿En qué posición de los reyes da mate la torre?',
      respuesta:
        'Con el rey rival en el borde y el tuyo enfrente, con una sola casilla de por medio; la torre da jaque sobre la línea del borde.',
    },
    {
      pregunta: '¿Qué haces con la torre cuando su rey está a salto de caballo del tuyo y le toca mover a ti?',
      respuesta:
        'Una jugada de espera sobre la misma línea de corte, lejos del rey, para que sea él quien se coloque enfrente.',
    },
    {
      pregunta: '¿Cuándo dejas de mover la dama y traes el rey?',
      respuesta:
        'Cuando el rey rival está confinado a la última fila con al menos dos casillas para moverse; a partir de ahí la dama solo vuelve a mover para dar mate.',
    },
    {
      pregunta: '¿Qué haces si el rey rival ataca una de tus dos torres en la escalera?',
      respuesta: 'Llevo esa torre al otro extremo de la misma fila y sigo la escalera en la jugada siguiente.',
    },
  ],
  criterio: {
    texto:
      'Da mate en {aciertos} de {de} posiciones sin ahogar y sin pasar de veinticinco jugadas con torre o quince con dama',
    aciertos: 8,
    de: 10,
    unidad: 'mates',
  },
  foco: 'Cuando ganes material decisivo, decide en voz baja qué mate elemental vas a usar y cuenta las casillas libres del rey rival antes de cada jugada.',
  revision:
    '¿Hubo un momento en que pude pasar a un mate elemental, y cuántas jugadas tardé de más o qué ahogado estuvo cerca?',
  variantes: {
    teoria: [
      {
        titulo: 'la caja de la torre, dibujada',
        consigna:
          'Dibuja en papel la caja que forma la torre en tres momentos del ejemplo y escribe cuántas casillas le quedan al rey en cada uno. Está hecho si el número baja siempre.',
      },
      {
        titulo: 'tres mates, tres recetas',
        consigna:
          'Escribe con tus palabras una receta de cuatro pasos para dos torres, otra para dama y otra para torre. Compruébala jugando contra ti mismo sin apartarte del texto.',
      },
      {
        titulo: 'el ahogado que hay que evitar',
        consigna:
          'Monta tres posiciones de dama y rey contra rey donde la jugada natural ahogue al rival y anota junto a cada una la jugada correcta.',
      },
    ],
    ejercicios: [
      {
        titulo: 'mate contado',
        consigna:
          'Resuelve las posiciones de abajo hasta el mate y anota cuántas jugadas usaste. Repite las que pasaron de veinticinco con torre o quince con dama.',
      },
      {
        titulo: 'solo dos jaques permitidos',
        consigna:
          'En cada posición de abajo busca el plan que llega al mate con dos jaques como máximo. Escribe las jugadas calladas que achican la caja.',
      },
      {
        titulo: 'primero las casillas de fuga',
        consigna:
          'Antes de elegir jugada en las posiciones de abajo, escribe todas las casillas legales del rey rival. Después elige la que reduce más esa lista sin dejarla en cero.',
      },
      {
        titulo: 'la espera exacta',
        consigna:
          'Marca entre las posiciones de abajo aquellas en que hace falta una jugada de espera y di qué casilla de espera es segura para la torre.',
      },
      {
        titulo: 'defiende tú el rey solo',
        consigna:
          'Toma cada posición de abajo desde el lado del rey solo y busca la jugada que más demora el mate. Compara con la solución y anota por qué aun así pierde.',
      },
      {
        titulo: 'contrarreloj con las {n} posiciones',
        consigna:
          'Pon el reloj y resuelve las posiciones de abajo seguidas, sin pausa. Vale solo el mate limpio: un ahogado obliga a empezar otra vez esa posición.',
      },
      {
        titulo: 'a oscuras la última jugada',
        consigna:
          'Encuentra el mate de cada posición de abajo y, antes de moverlo, di con el tablero tapado dónde está cada pieza en la posición final.',
      },
      {
        titulo: 'inventa la posición anterior',
        consigna:
          'Tras resolver cada posición de abajo, retrocede una jugada de cada bando y compón la posición previa. Comprueba que tu jugada sigue forzando el mate.',
      },
    ],
    test: [
      {
        titulo: 'sin deshacer',
        consigna:
          'Da mate en las {n} posiciones de abajo sin retroceder ninguna jugada. Cuenta como fallo el ahogado, la pieza perdida y pasarse del límite de jugadas.',
      },
      {
        titulo: 'la jugada clave a la primera',
        consigna:
          'Escribe solo la primera jugada de cada posición de abajo y el motivo en cinco palabras. Corrige después con la solución.',
      },
      {
        titulo: '¿mate, ahogado o nada?',
        consigna:
          'En cada posición de abajo clasifica tres jugadas posibles como mate, ahogado o jugada que avanza, y elige una. Suma un punto por posición del todo correcta.',
      },
      {
        titulo: 'rápido y limpio',
        consigna:
          'Resuelve las posiciones de abajo en {min} minutos en total. Anota aciertos y los segundos que te sobran.',
      },
    ],
    jugar: [
      {
        titulo: 'dama contra rey, varios arranques',
        consigna:
          'Contra un compañero o el ordenador de tu plataforma, coloca rey y dama contra rey en lugares distintos cada vez y da mate. Termina cuando lo logres tres veces seguidas sin ahogar.',
      },
      {
        titulo: 'torre contra rey con testigo',
        consigna:
          'Juega rey y torre contra rey y pide al rival que anuncie cada vez que su caja crece. Busca una partida en que no lo anuncie nunca.',
      },
      {
        titulo: 'partida hasta el mate, sin aceptar abandono',
        consigna:
          'Juega una partida en tu plataforma o club habitual y, si ganas material, sigue hasta el mate con el procedimiento que toque aunque el rival parezca rendido.',
      },
    ],
    analizar: [
      {
        titulo: 'finales ganados que se alargaron',
        consigna:
          'Busca en tus partidas un final con dama o torre de más y cuenta las jugadas hasta el mate. Marca las tres jugadas que no achicaron la caja.',
      },
      {
        titulo: 'caza de ahogados',
        consigna:
          'Revisa tus últimas victorias y tablas: localiza cada momento con el rey rival sin casillas y escribe si corriste peligro de ahogarlo.',
      },
      {
        titulo: 'el mate que no viste antes',
        consigna:
          'En una partida que terminó en mate elemental, retrocede jugada a jugada hasta encontrar el primer momento en que ya podías forzarlo y escribe la línea.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      fen: '4k3/8/R7/1R6/8/8/8/6K1 w - - 0 1',
      linea: '1.Tb7 Rf8 2.Ta8#',
      explicacion:
        'Es la escalera de dos torres. 1.Tb7 corta la séptima fila: el rey negro ya no puede bajar y solo se mueve por la octava. La otra torre da jaque en esa fila y es mate, sin necesidad del rey blanco.',
    },
  ],
};
