import type { PokerTopic } from '../../poker-topic.ts';

export const pkRevGrupo: PokerTopic = {
  id: 'pk-rev-grupo',
  titulo: 'Grupo de estudio e intercambio de porcentajes',
  area: 'REV',
  nivelMin: 3,
  nivelMax: 5,
  prerequisitos: ['pk-rev-manos', 'pk-ban-registro'],
  minutosEtapa: 160,
  importancia: 'ocasional',
  terminos: [
    'grupo de estudio',
    'estudiar en grupo',
    'compañeros de estudio',
    'discutir manos',
    'foro de manos',
    'comunidad de póker',
    'cambiar porcentaje con un amigo',
    'intercambiar acción',
    'debatir manos',
    'grupo de póker',
    'mentor',
    'coach',
    'coaching',
    'estudiar con amigos',
    'sesiones de grupo',
    'compartir manos',
  ],
  ideas: [
    'Un buen grupo tiene entre tres y cinco personas de nivel parecido, agenda fija y un formato: mano presentada con el final tapado, decisión individual escrita y después debate con números.',
    'La respuesta individual por escrito antes de hablar evita que todos copien al más seguro: el desacuerdo es la materia prima.',
    'Intercambiar porcentajes baja la varianza sin cambiar la ganancia esperada si los niveles son iguales; se acuerda por escrito antes de empezar, con qué torneos, qué porcentaje, reentradas y plazo de pago.',
    'Límites: nunca hablar de una mano en curso ni suavizar el juego contra un socio o alguien con quien tienes porcentaje; ayuda en tiempo real, cuentas compartidas y no jugarse los botes entre sí son trampa.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Crea o entra en un grupo con formato y agenda; presenta una mano por semana con los cinco pasos y recoge dos preguntas que no supiste contestar.',
      idea: 'Prepara la mano para que otros puedan discutirla: posiciones, stacks, tamaños y tu duda concreta; el resultado, al final.',
    },
    {
      nivel: 4,
      enfoque:
        'Reparte temas por mes, exige números y actas de una línea por mano, y evalúa al grupo cada trimestre; aprende a calcular swaps y ventas.',
      idea: 'Enseñar un nodo al grupo obliga a ordenarlo: quien explica aprende el doble que quien escucha.',
    },
    {
      nivel: 5,
      enfoque:
        'Construye una red: socios de swap con historial, mentoría en los dos sentidos y proyectos comunes de datos, con acuerdos escritos y límites éticos claros.',
      idea: 'El valor de la red se mide en decisiones mejoradas y en varianza reducida, y se pierde entero con un solo malentendido de dinero.',
    },
  ],
  errorTipico:
    'Convertir el grupo en desahogo de malas manos («mira lo que me hizo») o copiar al más fuerte sin discutir. Y hacer swaps de palabra.',
  preguntas: [
    {
      pregunta: '¿Qué formato evita que todos copien al que más sabe?',
      respuesta: 'Decisión individual escrita con un número antes de que nadie hable, y el más fuerte opina al final.',
    },
    {
      pregunta: '¿Qué incluye un acuerdo de swap escrito?',
      respuesta:
        'Jugadores, torneos o fechas, porcentaje, si cuentan las reentradas y los premios en especie, cuándo se paga y cómo se comprueba.',
    },
    {
      pregunta: '¿Qué gana matemáticamente un swap entre iguales?',
      respuesta:
        'La misma ganancia esperada y menos varianza: con 20 % cruzado, la varianza queda en 0,8² + 0,2² = 68 %.',
    },
    {
      pregunta: '¿Qué conductas con un socio son trampa?',
      respuesta:
        'Jugar suave entre socios, compartir cartas o información en curso, avisar de manos y usar la misma cuenta.',
    },
  ],
  criterio: {
    texto:
      'En {aciertos} de {de} reuniones llevas una mano preparada, decides por escrito antes del debate y sales con una regla anotada.',
    aciertos: 8,
    de: 10,
    unidad: 'reuniones',
  },
  foco: 'Juega buscando la mano que llevarás al grupo: márcala con la duda concreta escrita en una línea.',
  revision: '¿Qué dijo el grupo que tú no habías visto en esta mano, y qué número cambió tu decisión?',
  variantes: {
    teoria: [
      {
        titulo: 'reglamento del grupo',
        consigna:
          'Escribe en ocho líneas agenda, formato, orden de palabra, actas y límites éticos. Compártelo y pide una objeción.',
      },
      {
        titulo: 'la cuenta del swap',
        consigna:
          'Calcula ganancia esperada y varianza de swaps del 10, 20 y 50 % entre iguales y entre desiguales. Explica cuándo conviene.',
      },
      {
        titulo: 'presentar una mano',
        consigna:
          'Prepara una mano como para el grupo con el final tapado y ensaya la presentación en voz alta y con reloj hasta que no sobre nada.',
      },
    ],
    ejercicios: [
      {
        titulo: 'decide y escribe',
        consigna:
          'Responde individualmente las manos de abajo con acción y número antes de leer nada más. Compara luego con la solución.',
      },
      {
        titulo: 'la duda en una línea',
        consigna: 'Redacta para cada mano de abajo la pregunta concreta que llevarías al grupo. Evita «¿qué harían?».',
      },
      {
        titulo: 'moderador',
        consigna: 'Escribe el orden de palabra y las tres preguntas con que moderarías cada mano de abajo.',
      },
      {
        titulo: 'acta útil',
        consigna:
          'Resume la conclusión de las manos de abajo en una línea con situación y acción. Otra persona debe poder usarla.',
      },
      {
        titulo: 'swap justo',
        consigna: 'Calcula en las situaciones de abajo ganancia y varianza del intercambio y di si lo aceptas.',
      },
      {
        titulo: 'abogado contrario',
        consigna:
          'Defiende por escrito la acción opuesta en las manos de abajo. Señala el supuesto donde se decide el debate.',
      },
      {
        titulo: 'ético o no',
        consigna: 'Di en las situaciones de abajo si la conducta es correcta y qué harías. Sin zonas grises.',
      },
      {
        titulo: 'enseña el nodo',
        consigna: 'Prepara una explicación breve del nodo de cada mano de abajo, con una cifra y un ejemplo.',
      },
    ],
    test: [
      {
        titulo: 'presentación completa',
        consigna: 'Entrega las manos de abajo listas para presentar: datos, duda y final tapado. Falta uno, no puntúa.',
      },
      { titulo: 'cuentas de swap', consigna: 'Resuelve los números de las situaciones de abajo. Sin errores.' },
      {
        titulo: 'acuerdo por escrito',
        consigna: 'Redacta el acuerdo de las situaciones de abajo; se revisa contra la lista de seis puntos.',
      },
      {
        titulo: 'cambio de opinión',
        consigna: 'Vota antes y después de leer la solución de las manos de abajo y explica con un número cada cambio.',
      },
    ],
    jugar: [
      {
        titulo: 'mano para el grupo',
        consigna: 'Juega {min} minutos y elige una única mano para presentar, con su duda escrita.',
      },
      {
        titulo: 'regla del grupo',
        consigna: 'Aplica en la sesión la última regla acordada y trae tres ocasiones, buenas o malas.',
      },
      {
        titulo: 'turno de observador',
        consigna:
          'Observa una sesión grabada de un compañero, anota cinco decisiones que tú tomarías distinto y coméntenlas al terminar.',
      },
    ],
    analizar: [
      {
        titulo: 'balance del trimestre',
        consigna: 'Revisa las actas y cuenta cuántas reglas usaste de verdad. Ajusta el formato del grupo.',
      },
      {
        titulo: 'antes y después del debate',
        consigna:
          'Compara tus votos iniciales con los finales en {n} manos y mira quién te hizo cambiar y con qué argumento.',
      },
      {
        titulo: 'cuentas con socios',
        consigna: 'Repasa los swaps del periodo: acordado, pagado y pendiente. Escribe la mejora del acuerdo.',
      },
    ],
  },
  ejemplo: {
    niveles: [3, 5],
    situacion:
      'Dos jugadores iguales (ROI 15 %) intercambian un 20 % en un torneo de $110. Uno gana $3.400 y el otro cae sin premio.',
    pregunta: '¿Quién paga a quién y qué hizo el swap con la varianza?',
    respuesta:
      'El ganador debe 0,20 × 3.400 = $680 y recibe 0,20 × 0 = 0: queda con $2.720. Ganancia esperada: igual que antes, porque da 20 % de lo suyo y recibe 20 % de un igual. Varianza de cada uno: 0,8 × 0,8 + 0,2 × 0,2 = 0,68 de la original, y la desviación, raíz de 0,68 ≈ 0,82. Se paga sobre el premio bruto o sobre la ganancia según lo escrito: en el acuerdo debía constar.',
    calculos: [
      { da: '$680', tipo: 'cuenta', expresion: '0.2*3400' },
      { da: '$2.720', tipo: 'cuenta', expresion: '3400-680' },
      { da: '0,68', tipo: 'cuenta', expresion: '0.8*0.8+0.2*0.2' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      situacion:
        'Red de tres socios que juegan la misma serie de $1.050 (30 torneos cada uno). Se cruzan el 15 % con cada uno: conservas el 70 % y recibes 15 % y 15 %. ROI prudente: tú 12 %, B 12 %, C 4 %.',
      pregunta: '¿Qué hace el cruce con tu varianza y tu ganancia, y qué ajuste pides con C?',
      respuesta:
        'Varianza: 0,70² + 0,15² + 0,15² = 0,535 de la original; desviación, raíz ≈ 73 %. Ganancia por torneo: 1.050 × (0,70 × 0,12 + 0,15 × 0,12 + 0,15 × 0,04) = $113,40 contra $126,00 solo: cedes $12,60, todo por C. En 30 torneos, $378. Pide a C 15 % contra 13,9 %: 0,15 × 1,04 ÷ 1,12 = 13,9 % de lo tuyo. Por escrito: base (premio bruto), qué pasa con reentradas y plazo de pago.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.7*0.7+0.15*0.15*2', da: '0,535' },
        { tipo: 'cuenta', expresion: '100*0.731', da: '73 %' },
        { tipo: 'cuenta', expresion: '1050*(0.7*0.12+0.15*0.12+0.15*0.04)', da: '$113,40' },
        { tipo: 'cuenta', expresion: '1050*0.12', da: '$126,00' },
        { tipo: 'cuenta', expresion: '126-113.4', da: '$12,60' },
        { tipo: 'cuenta', expresion: '12.6*30', da: '$378' },
        { tipo: 'cuenta', expresion: '100*0.15*1.04/1.12', da: '13,9 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [3, 5],
      situacion: 'Un socio con 25 % de ROI te propone cambiar 20 % por 20 %; el tuyo es 10 % y la entrada $200.',
      pregunta: '¿Es justo? ¿Qué porcentaje igualaría?',
      respuesta:
        'Él da 0,20 × 200 × 0,25 = $10 de ganancia esperada y recibe 0,20 × 200 × 0,10 = $4: te regala $6. Para igualar en ganancia, él daría 8 % por tu 20 %: 0,08 × 200 × 0,25 = $4. Como él también compra menos varianza, algo entre 8 y 14 % es razonable. Decídelo escrito y antes; si el desequilibrio es grande, se vende a precio en vez de cambiar.',
      calculos: [
        { da: '$10', tipo: 'cuenta', expresion: '0.2*200*0.25' },
        { da: '$4', tipo: 'cuenta', expresion: '0.2*200*0.1' },
        { da: '$4', tipo: 'cuenta', expresion: '0.08*200*0.25' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Jh Td',
      mesa: 'Qs 9c 4d 2s',
      situacion:
        'En el grupo se discute: botón contra ciega grande, 100 bb, pagaste c-bet de un tercio, el turn es blanco y apuesta 75 %. Bote 9 bb, apuesta 6,8. Cinco votos: 3 pagan, 1 sube, 1 tira.',
      pregunta: '¿Qué número resuelve el debate?',
      respuesta:
        'Precio 30,1 %; tu proyecto abierto liga el 17,4 % a una carta. Faltan implícitas: necesitas ganar 16,5 bb de media al ligar, con 90 bb detrás es realista contra manos fuertes. Subir a 22 necesita 58 % de abandonos sin equity; con el 17 % que conservas, algo menos de la mitad. El debate real no es pagar o subir sino cuánto abandona el rival al check-raise del turn: la regla del acta debe pedir ese dato.',
      calculos: [
        { da: '30,1 %', tipo: 'potOdds', bote: 9, apuesta: 6.8 },
        { da: '17,4 %', tipo: 'outs', outs: 8, cartas: 1, vistas: 6 },
        { da: '16,5 bb', tipo: 'implicitas', bote: 15.8, pagar: 6.8, equity: 0.174 },
        { da: '58 %', tipo: 'alfa', bote: 15.8, apuesta: 22 },
      ],
    },
    {
      niveles: [3, 4],
      situacion: 'Cuatro personas, 90 minutos semanales, cada una con una mano.',
      pregunta: 'Diseña la agenda con tiempos.',
      respuesta:
        '90 ÷ 4 = 22,5 min por mano: 3 de presentación, 4 de voto escrito, 12 de debate y 3 de acta suman 22 min. Si hay una mano larga, se recorta otra o queda para la siguiente; no se comen el acta. Al mes son 4 × 4 = 16 manos con regla escrita, más que las que casi nadie revisa solo.',
      calculos: [
        { da: '22,5 min', tipo: 'cuenta', expresion: '90/4' },
        { da: '22 min', tipo: 'cuenta', expresion: '3+4+12+3' },
        { da: '16 manos', tipo: 'cuenta', expresion: '4*4' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Tres socios se cruzan un 10 % cada uno (30 % total cruzado). Calcula la varianza que queda si los tres son iguales.',
      pregunta: '¿Cuánto baja y qué cuesta organizarlo?',
      respuesta:
        'Te quedas con 80 % de lo tuyo y 10 % de cada socio: 0,8 × 0,8 + 0,1 × 0,1 + 0,1 × 0,1 = 0,66 de la varianza original. La desviación baja a raíz de 0,66 ≈ 0,81. Cuesta dos horas de cuentas por mes y un registro compartido; con 40 torneos al mes son 120 liquidaciones posibles: 120. Si no hay tiempo para eso, un solo socio y un solo porcentaje valen más que tres de palabra.',
      calculos: [
        { da: '0,66', tipo: 'cuenta', expresion: '0.8*0.8+0.1*0.1+0.1*0.1' },
        { da: '120', tipo: 'cuenta', expresion: '40*3' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Tu compañero de grupo y tú coinciden en la misma mesa de torneo con un 20 % cruzado. Él mete all-in por 22 bb contra tu apertura y tienes AQ. Su rango normal: 22 %.',
      pregunta: '¿Cambia algo por el swap?',
      respuesta:
        'No. Con AQo contra un 22 % tienes ≈ 59 % y el precio es 20 por un bote de 22 + 2 + 1,5 + 1 = 26,5: 43,0 %: pagas como contra cualquiera. Hay incentivo a no eliminarse: si cae, tu 20 % de él vale cero. Precisamente por eso jugar suave es trampa: se juega igual, y si no te sientes capaz, no hagas swaps en torneos que comparten.',
      calculos: [{ da: '43,0 %', tipo: 'cuenta', expresion: '20/46.5*100' }],
    },
    {
      niveles: [3, 4],
      mano: 'Ac 8d',
      mesa: 'Ad 9c 4s 2h Jc',
      situacion:
        'Presentas al grupo una mano de NL200: pagaste tres calles con A-8 y perdiste. River: bote 40 bb, apuesta de 30. Tu pregunta era «¿pago el river?». Un compañero pregunta «¿qué rango le diste en el turn?» y no lo tenías escrito.',
      pregunta: '¿Qué número responde la pregunta del grupo y qué cambias en tu ficha?',
      respuesta:
        'Con tu lista (12 de valor y 5 faroles) el river daba 5 ÷ 17 = 29 % contra un precio de 30 %: estaba en la línea y la respuesta dependía del turn, donde no habías anotado nada. Ficha nueva: rango del rival antes de cada calle, tu precio y tu duda exacta. Llevar el turn escrito convierte 20 minutos de opiniones en 5 de cuentas.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*5/17', da: '29 %' },
        { tipo: 'potOdds', bote: 40, apuesta: 30, da: '30 %' },
        { tipo: 'cuenta', expresion: '5', da: '5' },
      ],
    },
    {
      niveles: [3, 5],
      situacion:
        'Tu grupo de cuatro revisó 22 manos en dos meses. En 9 salió un desacuerdo que cambió el plan de alguien; en 13 estuvieron de acuerdo desde el principio.',
      pregunta: '¿Qué parte del tiempo rinde y cómo eliges las próximas manos?',
      respuesta:
        '9 ÷ 22 = 41 % de las manos movió algo. Cada una tarda 12 minutos: 264 minutos, de los que 108 fueron útiles. No traigan manos donde ya saben la respuesta: cada uno presenta una en la que dudó y una que ganó pasando. Regla del acta: una línea por mano con el número que resolvió la duda; lo que no deja línea, no valió.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*9/22', da: '41 %' },
        { tipo: 'cuenta', expresion: '22*12', da: '264' },
        { tipo: 'cuenta', expresion: '9*12', da: '108' },
      ],
    },
  ],
};
