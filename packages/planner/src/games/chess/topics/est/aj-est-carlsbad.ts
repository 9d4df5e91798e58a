import type { ChessTopic } from '../../chess-topic.ts';

export const ajEstCarlsbad: ChessTopic = {
  id: 'aj-est-carlsbad',
  titulo: 'Estructura Carlsbad y ataque de minorías',
  area: 'EST',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-est-estructura', 'aj-ape-gambitodama'],
  favorece: ['clasica'],
  minutosEtapa: 320,
  terminos: [
    'carlsbad',
    'estructura carlsbad',
    'estructura de carlsbad',
    'ataque de minorías',
    'ataque de las minorías',
    'minority attack',
    'carlsbad structure',
    'b4 b5 en el gambito de dama',
    'peón retrasado de c6',
    'estructura del cambio del gambito de dama',
    'plan b4-b5',
    'minoría en el flanco de dama',
    'plan con e4 en la carlsbad',
    'caballo negro a d6',
    'contrajuego en el flanco de rey en la carlsbad',
    'estructura d4 contra d5 con c6',
  ],
  ideas: [
    'La estructura nace de cxd5 exd5: blancas con peón e y columna c semiabierta, negras con peón c6 y columna e semiabierta.',
    'El ataque de minorías es b4-b5 para dejar en c6 un peón retrasado o en d5 uno aislado; con Tab1 y a4 se prepara sin prisa.',
    'Las negras responden con juego en el flanco de rey (…Ce4, …Te6-g6), bloqueo en c4 o d6 con caballo, o ...a5 para ganar un tiempo y abrir la columna a.',
    'El segundo plan blanco es f3 y e4: más ambicioso, exige piezas listas, porque deja d4 como objetivo si no llega.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Ejecuta el plan básico: Ad3, Dc2, Tab1, b4, a4, b5; conoce la respuesta negra con caballo a d6 y su razón.',
      idea: 'El ataque de minorías no busca ganar un peón: busca fijar uno en c6 para las torres de la columna c.',
    },
    {
      nivel: 5,
      enfoque:
        'Elige entre minorías y e4 según la colocación negra, y estudia el cambio correcto de alfiles de casillas claras.',
      idea: 'Cambiar los alfiles de casillas claras favorece a las blancas si después c6 queda débil; a las negras, si su caballo llega a d6 y c4.',
    },
    {
      nivel: 6,
      enfoque:
        'Domina órdenes finos, ...b5 preventivo de las negras y finales con c6 débil y torres; calcula cuándo el contraataque llega antes.',
      idea: 'Si las negras juegan ...b5, ganan c4 para el caballo y pierden c5 y c6: decide si tu caballo llega antes a c5.',
    },
  ],
  ejemplo: {
    fen: 'r1bqrnk1/pp2bppp/2p2n2/3p2B1/3P4/2NBPN2/PPQ2PPP/R4RK1 w - - 2 11',
    linea: '11.Tab1 a5 12.a3 Ce4 13.Axe7 Dxe7 14.b4 axb4 15.axb4',
    explicacion:
      'Las blancas preparan b4-b5 con la torre en b1; las negras usan ...a5 para abrir la columna a y ...Ce4 para cambiar piezas y tener juego. Tras 15.axb4 el plan sigue con b5: si las negras toman, d5 queda aislado; si no, c6 será el objetivo de las torres.',
  },
  errorTipico:
    'Lanzar b5 sin haber controlado el contrajuego: las negras ponen un caballo en e4, atacan el rey y el peón débil de c6 no importa a nadie.',
  preguntas: [
    {
      pregunta: '¿Qué objetivo tiene el ataque de minorías?',
      respuesta: 'Dejar al rival con un peón retrasado en c6 o uno aislado en d5 para presionarlo con torres.',
    },
    {
      pregunta: '¿Qué casilla buscan los caballos negros contra el plan de minorías?',
      respuesta: 'd6, desde donde defienden b5 y b7 y saltan a c4 o e4.',
    },
    {
      pregunta: '¿Cuándo cambias de minorías a e4?',
      respuesta:
        'Cuando mis piezas están listas para el centro y las negras gastaron tiempos en el flanco de dama sin control de e4.',
    },
  ],
  criterio: {
    texto: 'Elige plan y jugada correctos en {aciertos} de {de} posiciones Carlsbad',
    aciertos: 7,
    de: 10,
    unidad: 'posiciones',
  },
  foco: 'En cada Carlsbad decide en la jugada doce si juegas b5 o e4 y qué pieza negra debe irse antes.',
  revision: '¿Qué peón quedó débil, cuándo, y fue el plan o el contrajuego el que decidió?',
  variantes: {
    teoria: [
      {
        titulo: 'anatomía del ataque',
        consigna:
          'Sigue el ejemplo y escribe qué logra cada jugada: Tab1, a3, b4. Dibuja la estructura que queda si las negras toman en b5 y si no toman.',
      },
      {
        titulo: 'dos planes frente a frente',
        consigna:
          'Compara minorías y e4 con tiempos contados desde la posición del ejemplo; di qué piezas debe tener cada plan.',
      },
      {
        titulo: 'el caballo de d6',
        consigna: 'Explica la ruta ...Cf8-e6 o ...Cd7-b6-c8-d6 y qué impide el caballo desde d6; busca cómo evitarlo.',
      },
    ],
    ejercicios: [
      {
        titulo: '¿minorías o centro?',
        consigna: 'Decide en las posiciones de abajo qué plan corresponde y la jugada que lo inicia.',
      },
      {
        titulo: 'contrajuego negro medido',
        consigna:
          'Cuenta en las posiciones de abajo las jugadas del ataque negro en el flanco de rey y compáralas con b5.',
      },
      {
        titulo: 'fija el c6',
        consigna: 'Busca en las posiciones de abajo la secuencia que convierte c6 en debilidad permanente.',
      },
      {
        titulo: 'defensa con ...b5 o ...a5',
        consigna: 'Comprueba desde las negras de las posiciones de abajo qué avance frena mejor el plan.',
      },
      {
        titulo: 'alfiles de casillas claras',
        consigna: 'Decide en las posiciones de abajo si se cambian y a quién favorece el cambio.',
      },
      {
        titulo: 'caballo a d6 o c5',
        consigna: 'Traza en las posiciones de abajo las rutas de los caballos y quién llega antes a su casilla.',
      },
      {
        titulo: 'torre y columna',
        consigna: 'Elige en las posiciones de abajo la torre que va a la columna c y la que apoya b5.',
      },
      {
        titulo: 'plan a reloj',
        consigna:
          'Con reloj, escribe en las posiciones de abajo el plan y la primera jugada; revisa después con calma.',
      },
    ],
    test: [
      {
        titulo: 'plan y objetivo',
        consigna:
          'Da en las {n} posiciones de abajo el plan (b5, e4 o contrajuego), el peón objetivo y la jugada. Puntúa la terna completa.',
      },
      {
        titulo: '¿b5 ya?',
        consigna: 'Decide en cada posición de abajo si el avance está listo y demuestra con las capturas.',
      },
      {
        titulo: 'réplica negra',
        consigna:
          'Escribe en las posiciones de abajo la mejor reacción negra ante el plan blanco: casilla de caballo, avance de peón o ataque en el flanco de rey.',
      },
      {
        titulo: 'final de la estructura',
        consigna: 'Evalúa en las posiciones de abajo el final con c6 débil: ganado, mejor o sostenible.',
      },
    ],
    jugar: [
      {
        titulo: 'Carlsbad con ambos colores',
        consigna:
          'Partan de 1.d4 d5 2.c4 e6 3.Cc3 Cf6 4.cxd5 exd5 5.Ag5 Ae7 6.e3 O-O 7.Ad3 Cbd7 8.Dc2 Te8 9.Cf3 c6 10.O-O Cf8 y alternen bandos. Registren en qué jugada llegó b5 o quién lo evitó.',
      },
      {
        titulo: 'plan e4 obligatorio',
        consigna:
          'Juega en tu plataforma o club habitual una Carlsbad en la que te propongas e4 y anota qué lo impidió.',
      },
      {
        titulo: 'defensa activa negra',
        consigna: 'Juega con negras la estructura buscando un caballo en e4 o d6 antes de la jugada veinte.',
      },
    ],
    analizar: [
      {
        titulo: 'cronología del plan',
        consigna:
          'Marca en tus partidas Carlsbad en qué jugada llegaron Tab1, b4 y b5, o e4. Compara con la jugada en que el rival empezó su contrajuego.',
      },
      {
        titulo: 'c6 después de todo',
        consigna:
          'Revisa si el peón de c6 decidió algo en tus partidas o fue solo decorado. Si nadie llegó a atacarlo, busca qué pieza faltó.',
      },
      {
        titulo: 'contrajuego desatendido',
        consigna: 'Señala la jugada negra que ignoraste en el flanco de rey y su consecuencia.',
      },
    ],
  },
};
