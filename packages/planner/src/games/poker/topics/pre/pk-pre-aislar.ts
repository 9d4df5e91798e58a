import type { PokerTopic } from '../../poker-topic.ts';

export const pkPreAislar: PokerTopic = {
  id: 'pk-pre-aislar',
  titulo: 'Aislar a los limpers',
  area: 'PRE',
  nivelMin: 1,
  nivelMax: 3,
  prerequisitos: ['pk-pre-rfi'],
  favorece: ['cash'],
  minutosEtapa: 220,
  terminos: [
    'aislar',
    'aislar al limper',
    'iso',
    'isolation raise',
    'iso raise',
    'limpers',
    'subir a los limpers',
    'contra limpers',
    'over limp',
    'limp detrás',
    'castigar el limp',
    'aislar limpers',
    'subir contra limp',
    'mesa con limpers',
    'jugador que limpea',
    'varios limpers',
  ],
  ideas: [
    'Aislar es subir contra uno o más limpers para jugar el bote mano a mano y en posición; el tamaño base son 3 bb más una por limper (y una más fuera de posición).',
    'Elige manos que dominan lo que entra de limp: ases y reyes altos, parejas medias y figuras del mismo palo. Los conectores bajos pierden valor porque el limper no se retira.',
    'Cuando hay tres o más limpers, el valor de las manos que ligan fuerte (parejas y del mismo palo) sube y el de las figuras offsuit baja: serán cuatro o más en el flop.',
    'Aislar tiene dos ganancias: el bote preflop que ganas cuando todos se retiran y el postflop contra un rango débil y sin iniciativa. Si el limper nunca se retira, la segunda debe bastar.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Sube a los limpers con manos fuertes y el tamaño correcto; deja el limp detrás solo con parejas pequeñas y del mismo palo, y con varios ya dentro.',
      idea: 'Nunca entres de limp el primero: si la mano no vale una subida, tampoco vale una ciega.',
    },
    {
      nivel: 2,
      enfoque:
        'Ajusta el rango al limper: más ancho contra quien se retira postflop, más fuerte contra quien paga hasta el final.',
      idea: 'Contra un limper que abandona el 60 % en el flop, aislar con A-9 y apostar cualquier flop ya gana.',
    },
    {
      nivel: 3,
      enfoque:
        'Piensa en la posición relativa y en quién está detrás: un buen regular entre tú y el limper te roba la maniobra. Calcula el bote y el SPR que deja tu tamaño.',
      idea: 'Con 100 bb y un aislamiento de 5 bb el flop parte de 11,5 bb: planifica con qué manos llegarás hasta el river.',
    },
  ],
  errorTipico:
    'Entrar de limp detrás «porque está barato» con manos que merecen una subida, o aislar con 7-6 offsuit contra un limper que no se retira nunca.',
  preguntas: [
    {
      pregunta: '¿Cuánto subes en el CO con dos limpers y ciegas $0,05/$0,10?',
      respuesta: '3 + 2 = 5 bb, $0,50; fuera de posición añadirías una ciega más.',
    },
    {
      pregunta: '¿Por qué 8-7 del mismo palo vale menos al aislar que al abrir?',
      respuesta:
        'Porque el limper no se retira preflop y juega el bote contigo casi siempre: pierdes el camino del robo y queda solo el de ligar.',
    },
    {
      pregunta: '¿Cuándo prefieres el limp detrás a aislar?',
      respuesta:
        'Con parejas pequeñas y manos del mismo palo especulativas cuando ya hay tres o más en el bote y nadie va a resubir.',
    },
  ],
  criterio: {
    texto: 'Elige tamaño, mano y plan correctos en {aciertos} de {de} manos contra limpers.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Ante cada limper decide primero si aíslas, limpeas detrás o te retiras, y di el tamaño en voz alta.',
  revision: '¿El aislamiento dejó el bote como quería: uno contra uno y en posición?',
  variantes: {
    teoria: [
      {
        titulo: 'tamaño del aislamiento',
        consigna:
          'Deduce la fórmula 3 + número de limpers y comprueba, con el ejemplo, qué precio deja a los que quedan por hablar. Explica cuándo añades una ciega más.',
      },
      {
        titulo: 'qué limpea un recreacional',
        consigna:
          'Escribe el rango típico de limp de tus mesas y señala qué manos dominas al aislar. Relee el ejemplo con ese rango.',
      },
      {
        titulo: 'aislar no siempre',
        consigna:
          'Explica tres casos en que subir contra un limper pierde dinero: nombra el motivo exacto de cada uno.',
      },
    ],
    ejercicios: [
      {
        titulo: 'tamaño, mano y motivo',
        consigna: 'Resuelve cada mano de abajo con tamaño en ciegas, acción y el motivo en una frase.',
      },
      {
        titulo: 'cambia el número de limpers',
        consigna: 'Repite las manos de abajo con un limper, con dos y con cuatro: anota qué cambia y cuándo.',
      },
      {
        titulo: 'quién queda detrás',
        consigna: 'Coloca en cada mano de abajo un regular agresivo justo después de ti y di si sigues aislando.',
      },
      {
        titulo: 'valor del robo',
        consigna:
          'Calcula en cada mano de abajo el EV del robo postflop con la frecuencia de retirada que indica el enunciado.',
      },
      {
        titulo: 'con stack corto',
        consigna: 'Cambia el stack del limper a 30 bb en las manos de abajo y ajusta tamaño y plan según el SPR.',
      },
      {
        titulo: 'aislar, limpear o soltar',
        consigna: 'Clasifica las manos de abajo en tres montones y justifica cada montón con una regla propia.',
      },
      {
        titulo: 'del lado del limper',
        consigna: 'Ponte en el lugar del limper en cada mano de abajo y explica por qué su acción es un error o no.',
      },
      {
        titulo: 'con reloj',
        consigna: 'Con reloj, di el tamaño de aislamiento de las {n} manos de abajo sin calcular por escrito.',
      },
    ],
    test: [
      {
        titulo: 'tamaño y plan',
        consigna: 'Da tamaño y plan de flop de las {n} manos de abajo; acierto solo con ambos.',
      },
      {
        titulo: 'limper y decisión',
        consigna: 'Decide cada mano de abajo según el perfil del limper descrito y justifica con un número.',
      },
      {
        titulo: 'aislar en posición',
        consigna: 'Señala en las manos de abajo cuáles se aíslan solo en posición y cuáles también fuera de ella.',
      },
      {
        titulo: 'cuenta completa',
        consigna: 'Calcula el EV del aislamiento en cada mano de abajo con las frecuencias dadas.',
      },
    ],
    jugar: [
      {
        titulo: 'sesión de aislamientos',
        consigna:
          'Juega {min} minutos aislando a cada limper con el tamaño correcto y anota los resultados en el flop.',
      },
      {
        titulo: 'limpers marcados',
        consigna: 'Juega {n} manos etiquetando a los que limpean y ajustando tamaño y rango contra ellos.',
      },
      {
        titulo: 'ni un limp propio',
        consigna: 'Juega {min} minutos sin entrar de limp el primero, y solo detrás cuando lo justifiques.',
      },
    ],
    analizar: [
      {
        titulo: 'aislamientos y retiradas',
        consigna: 'Revisa {n} aislamientos: quién se retiró, cuánto pagaron y el resultado medio en ciegas.',
      },
      {
        titulo: 'limps propios',
        consigna: 'Busca tus limps y decide si merecían subida; calcula lo que costaron.',
      },
      {
        titulo: 'perfil de limpers',
        consigna: 'Escribe el rango que sospechas de tres limpers de tus mesas y compara con lo que mostraron.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 3],
    mano: 'Ac Tc',
    situacion:
      'NL10, mesa de 6, $10. UTG entra de limp ($0,10), nadie más; estás en el CO. UTG paga mucho preflop y se retira bastante en el flop.',
    pregunta: '¿Qué haces y a cuánto?',
    respuesta:
      'Aísla a 3 + 1 = 4 bb, $0,40. Si botón y ciegas se retiran y UTG paga, el bote es 0,40 + 0,40 + 0,15 = $0,95. Con una c-bet de $0,50 que él abandone el 55 % de las veces ya ganas $0,30 de media sin mirar tus cartas. Tu A-10 domina además muchos A-x flojos con los que entra.',
    calculos: [
      { tipo: 'cuenta', expresion: '3 + 1', da: '4' },
      { tipo: 'cuenta', expresion: '4 * 0.1', da: '$0,40' },
      { tipo: 'cuenta', expresion: '0.4 + 0.4 + 0.15', da: '$0,95' },
      {
        tipo: 'ev',
        ramas: [
          { p: 0.55, valor: 0.95 },
          { p: 0.45, valor: -0.5 },
        ],
        da: '$0,30',
      },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [3, 3],
      mano: 'Kc Jc',
      situacion:
        'NL100, 100 bb. UTG, que abandona el 55 % ante la apuesta del flop, entra de limp. Estás en el CO; detrás, el botón resube el 10 % y las ciegas el 6 % y el 5 %. Aíslas a 4,5 bb.',
      pregunta: '¿Cuánto te cuestan los de detrás, qué SPR queda y sigue siendo buena la maniobra?',
      respuesta:
        'Nadie resube 0,90 × 0,94 × 0,95 = 80,4 %; el resto pierdes 4,5: 0,88 bb de media. Si paga solo UTG el bote es 4,5 + 4,5 + 1,5 = 10,5 bb y quedan 95,5: SPR 9,1. Tu c-bet de 5 bb pide 32,3 % de retiradas y él da 55 %: solo con eso ganas 0,55 × 10,5 − 0,45 × 5 = 3,53 bb por flop. Aísla. Si el botón resubiera el 18 %, K-J offsuit dejaría de entrar y K-J del mismo palo quedaría justa.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*0.9*0.94*0.95', da: '80,4 %' },
        { tipo: 'cuenta', expresion: '0.196*4.5', da: '0,88 bb' },
        { tipo: 'cuenta', expresion: '4.5+4.5+1.5', da: '10,5 bb' },
        { tipo: 'spr', stack: 95.5, bote: 10.5, da: '9,1' },
        { tipo: 'alfa', bote: 10.5, apuesta: 5, da: '32,3 %' },
        { tipo: 'cuenta', expresion: '0.55*10.5-0.45*5', da: '3,53 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 2],
      mano: 'Kd Qh',
      situacion: 'NL5, dos limpers delante y estás en el botón con $5.',
      pregunta: '¿Qué tamaño usas y por qué no el mínimo?',
      respuesta:
        '3 + 2 = 5 bb, $0,25. Con $0,10 (2 bb) el primer limper pagaría $0,05 para un bote de 0,05 + 0,05 + 0,10 + 0,02 + 0,05 = $0,27: precio de 15,6 %, así que entrarían todos. Con 5 bb debe pagar $0,20 y al menos uno se retira a menudo.',
      calculos: [
        { tipo: 'cuenta', expresion: '3 + 2', da: '5' },
        { tipo: 'cuenta', expresion: '5 * 0.05', da: '$0,25' },
        { tipo: 'cuenta', expresion: '100 * 0.05 / (0.27 + 0.05)', da: '15,6 %' },
      ],
    },
    {
      niveles: [1, 3],
      mano: '4h 4s',
      situacion: 'NL10, cuatro limpers y estás en la ciega pequeña con $10. Nadie resube casi nunca.',
      pregunta: '¿Aíslas, completas o te retiras?',
      respuesta:
        'Completa pagando $0,05: serán seis en el flop y 4-4 solo quiere ligar set (11,8 %), con un bote pequeño y stacks de 100 bb para cobrar. Aislar a 8 bb ($0,80) fuera de posición contra cuatro jugadores que no se retiran sería jugar un bote grande con una pareja pequeña.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.1 - 0.05', da: '$0,05' },
        { tipo: 'cuenta', expresion: '100 * (1 - (48 * 47 * 46) / (50 * 49 * 48))', da: '11,8 %' },
        { tipo: 'cuenta', expresion: '8 * 0.1', da: '$0,80' },
      ],
    },
    {
      niveles: [1, 3],
      mano: 'As Kd',
      situacion:
        'NL10, tres limpers y estás en el botón con $10. Los tres pagan mucho preflop y se retiran poco después.',
      pregunta: '¿Cuánto subes?',
      respuesta:
        '3 + 3 = 6 bb ($0,60) como mínimo; si pagan igual 8 bb, usa 8: $0,80. Con dos pagos el bote del flop sería 3 × 0,80 más las ciegas y el limp abandonado: $2,65 y A-K tiene pareja alta cerca de un tercio de las veces: contra tres pagadores, el dinero está en el valor, no en el robo. Apuesta grande cuando ligues y no farolees a tres.',
      calculos: [
        { tipo: 'cuenta', expresion: '3 + 3', da: '6' },
        { tipo: 'cuenta', expresion: '8 * 0.1', da: '$0,80' },
        { tipo: 'cuenta', expresion: '3 * 0.8 + 0.15 + 0.1', da: '$2,65' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Jd 9d',
      situacion: 'NL25. Un limper que se retira el 60 % en el flop y estás en el CO. El botón es agresivo.',
      pregunta: '¿Aíslas con J-9 del mismo palo?',
      respuesta:
        'Sí, con tamaño completo: 4 bb, $1,00. El rival se retira el 60 % y el bote del flop sería $2,35: apostando $1,20 ganas $0,93 de media. Riesgo: si el botón resube más del 10 %, retírate entonces; la mano no aguanta un 3-bet fuera de posición.',
      calculos: [
        { tipo: 'cuenta', expresion: '4 * 0.25', da: '$1,00' },
        { tipo: 'cuenta', expresion: '1 + 1 + 0.35', da: '$2,35' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.6, valor: 2.35 },
            { p: 0.4, valor: -1.2 },
          ],
          da: '$0,93',
        },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Qc Ts',
      situacion:
        'NL25, dos limpers pagadores y estás en la ciega grande con opción de pasar gratis. Uno de ellos paga cualquier subida.',
      pregunta: '¿Subes para aislar?',
      respuesta:
        'No. Estás fuera de posición, los dos pagan y Q-10 offsuit liga pareja alta o mejor pocas veces; pasas y ves el flop sin pagar. Para que la subida ganara como robo harían falta retiradas: con dos jugadores que se retiran 20 % cada uno, ambos lo hacen el 4 %. No hay robo posible.',
      calculos: [{ tipo: 'cuenta', expresion: '100 * 0.2 * 0.2', da: '4 %' }],
    },
    {
      niveles: [2, 3],
      mano: '9d 9h',
      situacion: 'NL25. Un limper con stack de 40 bb (los demás, 100). Estás en el CO y quieres aislar.',
      pregunta: '¿Cómo influye su stack en el tamaño y en el plan?',
      respuesta:
        'Subiendo 4 bb y pagando él, el bote es 9,5 bb con 36 bb por detrás: SPR 3,8. Con una sobrepareja estarás dispuesto a meter el resto. Puedes subir a 5 bb, dejando SPR 3,0 y simplificando el all-in de flop. Con 100 bb detrás, en cambio, preferirías controlar.',
      calculos: [
        { tipo: 'cuenta', expresion: '4 + 4 + 1.5', da: '9,5' },
        { tipo: 'spr', stack: 36, bote: 9.5, da: '3,8' },
        { tipo: 'spr', stack: 35, bote: 11.5, da: '3,0' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Ah 4h',
      situacion:
        'NL100. Dos limpers recreacionales y un regular competente en el botón que squeeza a menudo. Estás en HJ.',
      pregunta: '¿Aíslas a 5 bb?',
      respuesta:
        'Cuidado con el botón: si squeeza el 20 % de las veces que aíslas, pierdes 5 bb en uno de cada cinco intentos y además fuera de posición. Alternativas: aíslas con un rango más fuerte (A-J+, K-Q, 9-9+, 7,5 % de las manos) y con A-4 del mismo palo limpeas detrás o te retiras. El aislamiento solo es rentable si el siguiente en hablar no lo vuelve trampa.',
      calculos: [{ tipo: 'cuenta', expresion: '100 * (6 * 6 + 4 * 4 + 4 * 12) / 1326', da: '7,5 %' }],
    },
    {
      niveles: [3, 3],
      mano: 'Ks Jh',
      mesa: 'Kd 8c 3h',
      situacion:
        'NL50. Aislaste desde el botón a un limper con tu K-J; bote $4,75 en el flop y $48 por detrás. Él pasa y es de los que se retiran.',
      pregunta: '¿C-bet de cuánto y qué plan de turn?',
      respuesta:
        'Apuesta un tercio, $1,58: se retira gran parte de su rango ancho. Si paga, el bote llega a $7,91 y en el turn vuelves a apostar dos tercios en cartas que no completen proyectos. Contra un limper, la pareja alta con J de acompañante se cobra tres calles solo si es un pagador; si es pasivo y sube en el turn, te retiras.',
      calculos: [
        { tipo: 'cuenta', expresion: '4.75 / 3', da: '$1,58' },
        { tipo: 'cuenta', expresion: '4.75 + 2 * 1.58', da: '$7,91' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Qh Jh',
      situacion:
        'NL5, 100 bb. Un jugador entra de limp en HJ, entra en 60 de cada 100 manos y paga casi cualquier subida. Estás en el botón.',
      pregunta: '¿Lo aíslas, entras detrás o te retiras?',
      respuesta:
        'Aísla a 3 bb más una por el limper: 4 bb, $0,20. Vas con posición contra un rango muy flojo y una mano que liga bien. Si las ciegas se retiran y él paga, el bote es 0,20 + 0,20 + 0,07 = $0,47. Entrar detrás por $0,05 dejaría pasar a las ciegas y un bote de cuatro con pareja alta mediana. Como paga mucho, después apuesta cuando ligues y no lo farolees.',
      calculos: [
        { tipo: 'cuenta', expresion: '4*0.05', da: '$0,20' },
        { tipo: 'cuenta', expresion: '0.2+0.2+0.07', da: '$0,47' },
      ],
    },
    {
      niveles: [1, 3],
      mano: 'Ad 8c',
      situacion:
        'NL10, 100 bb. Dos limpers que pagan todo y no se retiran en el flop; estás en HJ con A-8 offsuit y detrás quedan el CO, el botón y las ciegas.',
      pregunta: '¿Aíslas?',
      respuesta:
        'Retírate o, como mucho, en el botón. El tamaño sería 3 + 2 = 5 bb, $0,50, y con dos que pagan siempre verás el flop contra ambos, quizá sin posición. Si cada uno abandona solo el 30 % en el flop, tu c-bet los saca a los dos 0,30 × 0,30 = 9 %: no hay iniciativa que cobrar. Un as con kicker ocho gana botes pequeños y pierde grandes. Con A-Q o A-J, sube.',
      calculos: [
        { tipo: 'cuenta', expresion: '5*0.1', da: '$0,50' },
        { tipo: 'cuenta', expresion: '100*0.3*0.3', da: '9 %' },
      ],
    },
    {
      niveles: [1, 1],
      mano: 'Kh Kd',
      situacion: 'NL2, 100 bb. Cuatro jugadores entran de limp y estás en el botón.',
      pregunta: '¿A cuánto subes para quedarte con uno o dos?',
      respuesta:
        '3 bb más una por limper: 3 + 4 = 7 bb, $0,14, y en una mesa que paga todo, $0,20 está bien. Si pagan dos, el bote será 3 × 0,20 + 0,03 + 2 × 0,02 = $0,67. Con $0,08 pagarían los cuatro: K-K contra cuatro manos gana cerca de la mitad de las veces; contra una, ocho de cada diez. Sube grande con tus mejores manos y no las disfraces.',
      calculos: [
        { tipo: 'cuenta', expresion: '7*0.02', da: '$0,14' },
        { tipo: 'cuenta', expresion: '3*0.2+0.03+2*0.02', da: '$0,67' },
      ],
    },
  ],
};
