import type { ChessTopic } from '../../chess-topic.ts';

export const ajFinTorrepractica: ChessTopic = {
  id: 'aj-fin-torrepractica',
  titulo: 'Finales de torre prácticos',
  area: 'FIN',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-fin-torre'],
  favorece: ['clasica'],
  minutosEtapa: 400,
  importancia: 'esencial',
  terminos: [
    'finales de torre prácticos',
    'finales prácticos de torre',
    'finales de torre complejos',
    'finales de torre avanzados',
    'torres y varios peones',
    'torre detrás del peón pasado',
    'defensa vancura',
    'vancura',
    'cuatro contra tres en el mismo flanco',
    'tres contra dos con torres',
    'finales de torre con peones',
    'torre activa contra pasiva',
    'practical rook endings',
    'rook endings avanzados',
    'corte por fila',
    'contrajuego de torre',
    'finales de torre con ventaja',
  ],
  ideas: [
    'La actividad vale más que un peón: torre activa y rey activo compensan casi siempre el peón de menos.',
    'Con peones en un solo flanco, dos contra uno y tres contra dos suelen ser tablas; cuatro contra tres es difícil pero se defiende con peones en f7, g6 y h5.',
    'Peón de torre pasado con la torre atacante delante: la defensa de Vancura ataca el peón de lado y mantiene el rey en g7 o h7.',
    'Antes de defender pasivamente, calcula la entrega de un peón que active la torre en la séptima o detrás del pasado.',
    'El rey atacante busca refugio de los jaques: una casilla delante del propio peón o detrás de un peón rival.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Decide entre torre activa y peón de más; aprende la colocación defensiva estándar en cuatro contra tres y la torre detrás del pasado.',
      idea: 'Si tu torre debe elegir entre proteger un peón y atacar dos, elige atacar salvo que pierdas el peón con jaque.',
    },
    {
      nivel: 5,
      enfoque:
        'Estudia Vancura, el peón en a6 frente al peón en a7 y los finales con pasado alejado más tres contra tres. Se pide la línea, no la regla.',
      idea: 'Con torre delante del peón de a7 tu rey no tiene refugio: deja el peón en a6 mientras sea útil el escondite de a7.',
    },
    {
      nivel: 6,
      enfoque:
        'Conversión y defensa sin margen: jugadas de espera, paso oportuno al final de peones y elección del orden exacto de avances.',
      idea: 'Cada cambio de torres es una liquidación que se calcula hasta el final; prepara la versión buena mejorando el rey antes de ofrecerla.',
    },
  ],
  ejemplo: {
    fen: '5k2/p1p4R/1pr5/3p1pP1/P2P1P2/2P2K2/8/8 w - - 0 35',
    linea: '35.Rg3 Txc3+ 36.Rh4 Tf3 37.g6 Txf4+ 38.Rg5 Te4 39.Rf6 Rg8 40.Tg7+ Rh8 41.Txc7',
    explicacion:
      'El blanco entrega c3 y f4, incluso con jaque, para llevar el rey a f6. Rey, torre en séptima y peón en g6 forman una red de mate que ata a las negras, y después de 41.Txc7 los peones se recuperan con interés. Dos peones costaron menos que la actividad que dieron.',
  },
  errorTipico:
    'Proteger los peones uno por uno con la torre desde atrás o desde el lado. El rival mejora gratis y al final los peones caen igual, con la torre propia inmóvil.',
  preguntas: [
    {
      pregunta: '¿Dónde pone el defensor sus peones en cuatro contra tres en el mismo flanco?',
      respuesta: 'En f7, g6 y h5 (o su espejo): frena el avance g4 y reduce el número de rupturas útiles.',
    },
    {
      pregunta: '¿En qué consiste la defensa de Vancura?',
      respuesta:
        'En atacar desde el lado el peón de torre pasado, en sexta, con la torre propia sobre esa fila, y dar jaques laterales cuando el rey se acerque a protegerlo.',
    },
    {
      pregunta: '¿Qué peón entregas para activar la torre?',
      respuesta:
        'El que obligaría a la torre a quedarse en su primera o segunda fila para defenderlo, sobre todo si a cambio llego a la séptima con jaque o detrás de un pasado.',
    },
  ],
  criterio: {
    texto: 'Elige la jugada que mantiene el resultado en {aciertos} de {de} finales prácticos de torre',
    aciertos: 7,
    de: 10,
    unidad: 'finales',
  },
  foco: 'En cada jugada con torres pregúntate qué torre está más activa y cuánto cuesta en peones invertir esa relación.',
  revision: '¿En qué momento mi torre pasó de activa a pasiva, y qué peón debí entregar para evitarlo?',
  variantes: {
    teoria: [
      {
        titulo: 'dos peones por una casilla',
        consigna:
          'Sigue el ejemplo y, tras cada captura negra, anota qué ganó el rey blanco a cambio. Di en qué jugada ya no hay defensa.',
      },
      {
        titulo: 'muro f7-g6-h5',
        consigna:
          'Coloca la defensa estándar de cuatro contra tres y busca las dos rupturas del atacante. Escribe cómo responde el defensor a cada una.',
      },
      {
        titulo: 'Vancura por dentro',
        consigna:
          'Monta peón blanco en a6, torre en a8, rey negro en g7 y torre negra en f6. Mueve el rey blanco hacia el peón y encuentra el jaque que lo aleja cada vez.',
      },
    ],
    ejercicios: [
      {
        titulo: 'activa o material',
        consigna:
          'Decide en las posiciones de abajo si la jugada correcta gana material o gana actividad, y demuestra por qué la otra es peor.',
      },
      {
        titulo: 'el refugio del rey',
        consigna:
          'Localiza en cada posición de abajo la casilla donde tu rey se esconde de los jaques y la ruta más corta.',
      },
      {
        titulo: 'defensor con un peón menos',
        consigna:
          'Juega las posiciones de abajo desde el lado inferior y escribe tu formación ideal antes de calcular.',
      },
      {
        titulo: 'liquidar o esperar',
        consigna:
          'En las posiciones de abajo calcula el cambio de torres hasta el resultado y decide si lo ofreces ahora, más tarde o nunca.',
      },
      {
        titulo: 'la jugada neutra',
        consigna:
          'Busca en cada posición de abajo si una jugada de espera mantiene todo protegido y obliga al rival a empeorar.',
      },
      {
        titulo: 'orden de avances',
        consigna:
          'Escribe en qué orden avanzarías los peones en las posiciones de abajo y comprueba si la línea dada sigue ese orden.',
      },
      {
        titulo: 'apuro simulado',
        consigna:
          'Resuelve con reloj las posiciones de abajo, luego repítelas sin reloj y anota en cuáles cambió tu respuesta.',
      },
      {
        titulo: 'explica la derrota',
        consigna:
          'Tras resolver, toma la segunda mejor jugada de cada posición de abajo y sigue su línea hasta ver qué se pierde.',
      },
    ],
    test: [
      {
        titulo: 'mantiene o arruina',
        consigna:
          'Evalúa dos jugadas candidatas por cada posición de abajo y marca cuál mantiene el resultado. Escribe la línea que lo prueba.',
      },
      {
        titulo: 'evaluación con signo',
        consigna:
          'Da a las {n} posiciones de abajo un veredicto: gana, tablas con precisión o tablas fáciles, y la primera jugada.',
      },
      {
        titulo: 'cuatro jugadas por bando',
        consigna:
          'Escribe cuatro jugadas por bando en cada posición de abajo; puntúa si las dos primeras tuyas son exactas.',
      },
      {
        titulo: 'defensa bajo presión',
        consigna:
          'Con reloj, responde las posiciones de abajo solo desde el bando defensor, aunque la solución muestre el ataque.',
      },
    ],
    jugar: [
      {
        titulo: 'cuatro contra tres a dos vueltas',
        consigna:
          'Juega con un compañero cuatro contra tres con torres en el flanco de rey, una vez atacando y otra defendiendo, con incremento.',
      },
      {
        titulo: 'el final de la partida modelo',
        consigna:
          'Monta blancas: Rf3, Th7, peones a4, c3, d4, f4, g5; negras: Rf8, Tc6, peones a7, b6, c7, d5, f5; mueven blancas. Juégalo con ambos colores y comprueba si el rey blanco llegó a f6.',
      },
      {
        titulo: 'partida larga buscando torres',
        consigna:
          'En una partida a ritmo largo, simplifica hacia un final de torres con tu rey un paso más activo y anota la jugada en que lo decidiste.',
      },
    ],
    analizar: [
      {
        titulo: 'termómetro de actividad',
        consigna:
          'Recorre un final de torre propio y puntúa de cero a tres la actividad de cada torre en cada jugada. Compara la curva con el resultado.',
      },
      {
        titulo: 'el peón que sobraba',
        consigna: 'Encuentra en una derrota el peón que defendiste demasiado y calcula la alternativa de entregarlo.',
      },
      {
        titulo: 'final con y sin reloj',
        consigna:
          'Compara tus decisiones con menos de dos minutos en el reloj con las tomadas con calma en finales de torre; cuenta errores por grupo.',
      },
    ],
  },
};
