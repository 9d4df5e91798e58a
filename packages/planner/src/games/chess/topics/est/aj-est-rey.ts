import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstRey: ChessTopic = {
  id: 'aj-est-rey',
  titulo: 'Seguridad del rey',
  area: 'EST',
  nivelMin: 1,
  nivelMax: 4,
  prerequisitos: ['aj-ape-principios'],
  minutosEtapa: 250,
  terminos: [
    'seguridad del rey',
    'rey inseguro',
    'rey en el centro',
    'proteger el rey',
    'enroque debilitado',
    'debilitar el enroque',
    'mover los peones del enroque',
    'luz al rey',
    'agujero en el enroque',
    'casillas débiles cerca del rey',
    'king safety',
    'rey expuesto',
    'escudo de peones',
    'rey sin enrocar',
    'defender el enroque',
    'peones delante del rey',
    'aire para el rey',
  ],
  ideas: [
    'El escudo sano son tres peones en su casilla y un caballo en f3 o f6; cada avance deja casillas que no se recuperan.',
    'Con el rey en el centro y una columna central abierta, el tiempo vale más que el material: abrir líneas es la prioridad.',
    'Los peones del escudo se mueven solo con motivo: h3 para dar aire o impedir una clavada, nunca por costumbre.',
    'El peligro se mide contando atacantes y defensores cerca del rey: con tres atacantes y dos defensores, algo está a punto de pasar.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque: 'Enroca antes de la jugada diez y no muevas los peones del enroque sin una amenaza concreta.',
      idea: 'Antes de avanzar g o h, dibuja la casilla que se debilita y di quién podría ocuparla.',
    },
    {
      nivel: 2,
      enfoque:
        'Aprende a castigar al rey que se quedó en el centro: abrir columnas, sacrificar un peón por el tiempo, evitar cambios.',
      idea: 'Si el rival retrasa el enroque y puedes abrir e o d, hazlo ya aunque cueste un peón.',
    },
    {
      nivel: 3,
      enfoque:
        'Defiende y ataca con el escudo: cuándo cambiar damas, cuándo devolver material y cómo cubrir casillas de un color.',
      idea: 'Cuando falta el alfil del color de tus agujeros, cambia el alfil rival de ese color aunque cueste un peón.',
    },
    {
      nivel: 4,
      enfoque:
        'Decide seguridad contra actividad: rey en el centro cerrado, enroques artificiales, reyes activos en el medio juego.',
      idea: 'El rey está seguro donde el rival no puede abrir líneas, no donde hay tres peones; a veces la mejor jugada es no enrocar.',
    },
  ],
  ejemplo: {
    fen: 'r3kb1r/ppp2ppp/2n1b3/q5N1/3p4/5N2/PPP2PPP/R1BQR1K1 b kq - 2 10',
    linea: '10...O-O-O 11.Cxe6 fxe6 12.Txe6 Ad6',
    explicacion:
      'Con la columna e abierta, las negras no defienden el peón: ponen el rey a salvo. El enroque largo saca al rey de la columna, centraliza la torre y entrega un peón que se compensa con piezas activas. Intentar conservarlo con el rey en e8 sería perder tiempo justo en la línea del rey.',
  },
  errorTipico:
    'Avanzar los peones del enroque para «echar» una pieza y dejar al rey sin casillas. Lo que parece ganar un tiempo abre la diagonal o la columna que decide.',
  preguntas: [
    {
      pregunta: '¿Qué pesa más con la columna e abierta, el peón o el enroque?',
      respuesta: 'Sacar el rey de la columna; si hay que elegir, se entrega el peón y se enroca.',
    },
    {
      pregunta: '¿Cómo sabes que un ataque al rey es serio?',
      respuesta:
        'Cuento atacantes y defensores en su zona y miro si hay una línea que se pueda abrir; tres contra dos con línea abierta es alarma.',
    },
    {
      pregunta: '¿Cuándo está bien mover h3 o g3?',
      respuesta:
        'Cuando responde a algo concreto: clavada, casilla de fuga o entrada enemiga; sin motivo crea una debilidad.',
    },
    {
      pregunta: '¿Qué haces si las negras siguen con el rey en el centro y ya desarrollaste?',
      respuesta: 'Abro la columna e o d, aunque cueste un peón, antes de que enroque.',
    },
    {
      pregunta: '¿Puede ser seguro un rey sin enrocar?',
      respuesta: 'Sí, si el centro está cerrado y el rival no puede abrir líneas hacia él.',
    },
  ],
  criterio: {
    texto: 'Señala la debilidad del rey y la jugada que la explota o la cura en {aciertos} de {de} posiciones',
    aciertos: 8,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'Antes de mover un peón de tu enroque, di en voz baja qué casilla dejas y qué pieza rival podría usarla.',
  revision: '¿Qué jugada de peón debilitó mi rey y qué habría sido mejor?',
  variantes: {
    teoria: [
      {
        titulo: 'el escudo peón por peón',
        consigna: 'Analiza qué se debilita al mover f, g y h por separado y escribe el síntoma visible de cada caso.',
      },
      {
        titulo: 'columna abierta y rey en el centro',
        consigna: 'Explica con el ejemplo por qué el enroque largo vale el peón y cuántos tiempos ahorra.',
      },
      {
        titulo: 'contar atacantes',
        consigna:
          'Coloca tres posiciones con ataque y cuenta atacantes y defensores en la zona del rey; escribe el veredicto.',
      },
    ],
    ejercicios: [
      {
        titulo: 'abre o enroca',
        consigna: 'Decide en las posiciones de abajo si abrir líneas contra el rey rival o cuidar el propio.',
      },
      {
        titulo: 'cuenta de la zona del rey',
        consigna: 'Cuenta atacantes y defensores en las posiciones de abajo antes de elegir jugada.',
      },
      {
        titulo: 'agujeros del enroque',
        consigna: 'Señala en cada posición de abajo las casillas débiles del enroque y quién puede llegar a ellas.',
      },
      {
        titulo: 'la jugada de seguridad',
        consigna: 'Busca en las posiciones de abajo la jugada que protege al rey sin perder actividad.',
      },
      {
        titulo: 'castiga la demora',
        consigna: 'Encuentra en las posiciones de abajo cómo abrir el centro contra el rey sin enrocar.',
      },
      {
        titulo: 'cambio salvador',
        consigna: 'Decide en cada posición de abajo si cambiar damas o piezas apaga el peligro.',
      },
      {
        titulo: 'los dos reyes',
        consigna: 'Compara la seguridad de ambos reyes en las posiciones de abajo y di quién debe jugar rápido.',
      },
      {
        titulo: 'alarma con reloj',
        consigna:
          'Con reloj, clasifica las posiciones de abajo en peligro, alerta o calma, y responde solo las dos primeras.',
      },
    ],
    test: [
      {
        titulo: 'peligro y remedio',
        consigna:
          'Nombra en las {n} posiciones de abajo el peligro concreto (línea, casilla o pieza) y la jugada que lo explota o lo cura. Se corrigen juntos.',
      },
      {
        titulo: 'quién llega antes',
        consigna:
          'Cuenta en las posiciones de abajo cuántas jugadas necesita cada bando para amenazar mate. Decide con ese dato si atacas o defiendes y escribe la jugada.',
      },
      {
        titulo: 'mejor defensa',
        consigna: 'Escribe la defensa exacta en cada posición de abajo y la amenaza que evita.',
      },
      {
        titulo: 'peón o rey',
        consigna: 'Elige entre conservar el peón y asegurar el rey en las posiciones de abajo, con línea.',
      },
    ],
    jugar: [
      {
        titulo: 'enroque y vigilancia',
        consigna:
          'Juega una partida anotando cada jugada de peón de tu enroque y su motivo. Al final tacha las que no respondían a ninguna amenaza.',
      },
      {
        titulo: 'contra el rey en el centro',
        consigna:
          'Juega con un compañero que retrase el enroque a propósito y busca abrir líneas antes de la jugada doce.',
      },
      {
        titulo: 'partida de seguridad',
        consigna:
          'En tu plataforma o club habitual juega con la norma de no mover los peones del enroque salvo amenaza concreta.',
      },
    ],
    analizar: [
      {
        titulo: 'primer agujero',
        consigna: 'Localiza en tus derrotas por ataque la jugada de peón que creó la primera casilla débil.',
      },
      {
        titulo: 'ataques que no vi',
        consigna: 'Busca el momento en que el rival tenía tres atacantes en la zona y tú no reaccionaste.',
      },
      {
        titulo: 'reyes comparados',
        consigna:
          'En la jugada veinte de cada partida compara los dos reyes y si jugaste de acuerdo con esa comparación.',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [1, 1],
      fen: 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R w KQkq - 0 5',
      linea: '5.O-O d6 6.c3 O-O 7.h3',
      explicacion:
        'El rey sale del centro en la quinta jugada y queda detrás de tres peones sin mover, con el caballo de f3 cuidando h2. El único avance del escudo tiene motivo: 7.h3 impide que el alfil negro clave el caballo desde g4. Si no hay una amenaza que parar, esos peones no se tocan.',
    },
  ],
};
