import type { PokerTopic } from '../../poker-topic.ts';

export const pkMenBotesgrandes: PokerTopic = {
  id: 'pk-men-botesgrandes',
  titulo: 'Serenidad en los botes grandes',
  area: 'MEN',
  nivelMin: 3,
  nivelMax: 5,
  prerequisitos: ['pk-men-foco', 'pk-men-tilt'],
  minutosEtapa: 170,
  terminos: [
    'botes grandes',
    'nervios en botes grandes',
    'serenidad',
    'miedo a perder',
    'jugar con miedo',
    'presión en la mesa final',
    'pulso acelerado',
    'temblar en un all-in',
    'decisiones de mucho dinero',
    'bloquearme en botes grandes',
    'scared money',
    'dinero asustado',
    'aversión a la pérdida',
    'calma bajo presión',
    'all-in por todo el stack',
    'decidir bajo presión',
  ],
  ideas: [
    'El bote grande se decide con el mismo procedimiento que el chico: precio, rango, plan. Lo que cambia es el cuerpo, y se le da tiempo: tres respiraciones y la cuenta en ciegas, no en dinero.',
    'Perder duele cerca del doble de lo que alegra ganar lo mismo; esa aversión empuja a tirar pagos correctos y a pasar rivers de valor. Se combate con umbrales escritos antes.',
    'Si la cantidad te impide pensar, estás jugando demasiado alto para tu banca o para tu vida: la solución es bajar, no aguantar.',
    'La rutina del bote grande es fija: parar, decir el bote en ciegas, precio, tres grupos del rango rival, acción. La misma con AA que con un farol.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Define desde qué tamaño empieza «grande» para ti (por ejemplo 60 bb) y aplica la rutina completa siempre; anota pulso y calidad de 1 a 5.',
      idea: 'Piensa en ciegas: «pagar 45 bb para ganar 130» deja decidir; «$90» no.',
    },
    {
      nivel: 4,
      enfoque:
        'Estudia tus botes grandes como grupo: EV perdido por miedo (folds, pases) y por impulso (pagos, faroles); fija umbrales de pago y de valor por nodo.',
      idea: 'El miedo no se ve en el saldo del bote perdido sino en las apuestas que no hiciste: revísalas primero.',
    },
    {
      nivel: 5,
      enfoque:
        'Entrena la exposición: sesiones al límite superior con parte del riesgo vendida o con tope pequeño, y preparación para el bote que decide una serie.',
      idea: 'La exposición funciona con dosis: una caja planificada arriba y vuelta, con criterio de calidad y no de resultado.',
    },
  ],
  errorTipico:
    'Acelerar: en los botes más grandes la mayoría decide más rápido que en los medianos para quitarse la tensión. Y pensar en qué comprarías con ese dinero mientras eliges.',
  preguntas: [
    {
      pregunta: '¿Cuáles son los cinco pasos de la rutina del bote grande?',
      respuesta: 'Parar, decir el bote en ciegas, precio exacto, tres grupos del rango del rival y acción con plan.',
    },
    {
      pregunta: '¿Cómo distingues miedo de buena disciplina en un fold?',
      respuesta:
        'Comparando la equity estimada con el precio: si la superabas por más de tu margen y tiraste, fue miedo; si no llegabas, disciplina.',
    },
    {
      pregunta: '¿Qué indica que no puedas pensar por la cantidad?',
      respuesta:
        'Que el límite es demasiado alto para tu banca o tu situación: se baja, sin drama y sin esperar a la siguiente.',
    },
    {
      pregunta: '¿Por qué se cuenta en ciegas?',
      respuesta:
        'Porque la decisión depende de proporciones; el dinero real dispara emociones que no informan sobre la mano.',
    },
  ],
  criterio: {
    texto: 'En {aciertos} de {de} botes de más de 60 ciegas aplicas la rutina completa antes de actuar.',
    aciertos: 9,
    de: 10,
    unidad: 'botes',
  },
  foco: 'En todo bote que pase de 60 ciegas para, di el bote en ciegas y el precio, y usa tu tiempo aunque la decisión parezca clara.',
  revision: '¿Se aplicó la rutina en este bote y la decisión habría sido igual con la décima parte del dinero?',
  variantes: {
    teoria: [
      {
        titulo: 'tu línea de «grande»',
        consigna:
          'Elige con tu historial el tamaño desde el que cambia tu conducta y escribe la rutina en cinco palabras. Ensáyala en voz alta tres veces.',
      },
      {
        titulo: 'la cuenta de la aversión',
        consigna:
          'Calcula cuánto cuesta tirar un pago de +8 bb una vez por sesión durante un año. Explica por qué el dolor engaña.',
      },
      {
        titulo: 'bajar sin drama',
        consigna: 'Escribe tu criterio para bajar de límite por incomodidad y qué te dirás ese día. Léelo a alguien.',
      },
    ],
    ejercicios: [
      {
        titulo: 'rutina completa',
        consigna: 'Aplica los cinco pasos por escrito en cada mano de abajo, también si la respuesta te parece obvia.',
      },
      {
        titulo: 'divide por diez',
        consigna:
          'Resuelve las manos de abajo con el dinero dividido por diez y con el real. Marca las que cambian: ahí estaba el miedo.',
      },
      {
        titulo: 'miedo o disciplina',
        consigna: 'Clasifica los folds de las manos de abajo con precio y equity. Justifica con el margen.',
      },
      {
        titulo: 'impulso o valor',
        consigna: 'En las manos de abajo di qué harías por quitarte la tensión y qué por EV. Compara el coste.',
      },
      {
        titulo: 'en voz alta y despacio',
        consigna:
          'Resuelve las manos de abajo hablando, con una pausa antes de cada paso. Si saltas uno, repite la mano.',
      },
      {
        titulo: 'umbral previo',
        consigna: 'Escribe el umbral de pago de las manos de abajo antes de conocer tu equity. Decide solo comparando.',
      },
      {
        titulo: 'cuerpo y cuenta',
        consigna:
          'Haz las manos de abajo tras un minuto de ejercicio que suba el pulso. Compara aciertos con hacerlas en reposo.',
      },
      {
        titulo: 'la apuesta que falta',
        consigna: 'Busca en las manos de abajo el valor que el miedo deja de apostar y calcula cuánto.',
      },
    ],
    test: [
      {
        titulo: 'cinco pasos',
        consigna: 'Entrega las manos de abajo con los cinco pasos. Un paso omitido anula la mano.',
      },
      {
        titulo: 'precio bajo presión',
        consigna: 'Calcula los precios de las manos de abajo con reloj. Error máximo de 2 puntos.',
      },
      {
        titulo: 'decisión estable',
        consigna:
          'Responde las manos de abajo dos veces, con un día de diferencia. Deben coincidir nueve de cada diez.',
      },
      {
        titulo: 'nombre del error',
        consigna: 'Di en cada mano de abajo si el error probable es miedo o impulso y su coste.',
      },
    ],
    jugar: [
      {
        titulo: 'marca de sesenta',
        consigna: 'Juega marcando todo bote de más de 60 ciegas y escribe pulso (1 a 5) y rutina (sí o no).',
      },
      {
        titulo: 'tiempo completo',
        consigna:
          'En los botes grandes usa siempre al menos la mitad de tu tiempo disponible. Anota si cambió alguna decisión.',
      },
      {
        titulo: 'saldo en ciegas',
        consigna: 'Configura o traduce todo a ciegas durante {min} minutos. Escribe dos momentos en que ayudó.',
      },
    ],
    analizar: [
      {
        titulo: 'botes grandes del mes',
        consigna: 'Reúne {n} botes de más de 60 ciegas y separa errores por miedo y por impulso con su coste.',
      },
      {
        titulo: 'folds caros',
        consigna: 'Revisa {n} folds en botes grandes y calcula precio y equity. Suma el EV dejado.',
      },
      {
        titulo: 'velocidad y tamaño',
        consigna: 'Compara el tiempo que usaste en botes medianos y grandes. Si bajó, escribe la corrección.',
      },
    ],
  },
  ejemplo: {
    niveles: [3, 5],
    mano: 'Kh Ks',
    mesa: 'Kd 9s 6s 2c 4s',
    situacion:
      'NL200, 150 bb. Bote de 98 bb en el river, que completa el color. Tienes trío de reyes y el rival, regular, apuesta 64 bb. Notas el pulso.',
    pregunta: 'Aplica la rutina.',
    respuesta:
      'Parar. Bote en ciegas: 98 + 64 = 162 bb; pagas 64: precio 28,3 %. Tres grupos: colores (As de picas con otra, Q♠ J♠, J♠ T♠, T♠ 8♠, 8♠ 7♠: unos 9 combos), valor peor (99, 66, 22: 9 combos, de los que apuesta la mitad, 4–5) y faroles (proyectos de escalera fallidos como 87 sin picas y T8, unos 4). Ganas a 4,5 + 4 de 17,5: 49 %. Supera 28 %: pago. Con cifras de dólares ($128) la mano tiembla; con 48 contra 28 se decide sola.',
    calculos: [
      { da: '162 bb', tipo: 'cuenta', expresion: '98+64' },
      { da: '28,3 %', tipo: 'potOdds', bote: 98, apuesta: 64 },
      { da: '49 %', tipo: 'cuenta', expresion: '8.5/17.5*100' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      mano: 'Qc Qs',
      mesa: 'Qd 9d 6c 3d 7h',
      situacion:
        'NL5000, 150 bb, con el 50 % de tu acción vendida. Bote de 120 bb en el river; pasas y el rival, al que respetas, va all-in por 95. Llevas dos noches pensando en un bote parecido que perdiste.',
      pregunta: 'Aplica la rutina: precio en ciegas, tres grupos, decisión y qué harás después.',
      respuesta:
        'Parar, soltar el ratón. Precio: 30,6 %. Grupos: colores y escaleras (14 combos), valor peor, tríos y dobles parejas que van all-in (5), faroles con el A♦ o el K♦ sin color (7). Ganas 12 de 26 = 46,2 %: paga. EV: 0,462 × 215 − 0,538 × 95 = +48 bb. Con la mitad vendida arriesgas $2.375, cifra que aceptaste antes de sentarte. El bote de hace dos noches no está en ningún grupo. Después, gane o pierda: una línea con los números y diez minutos fuera de la mesa.',
      calculos: [
        { tipo: 'potOdds', bote: 120, apuesta: 95, da: '30,6 %' },
        { tipo: 'cuenta', expresion: '100*12/26', da: '46,2 %' },
        { tipo: 'cuenta', expresion: '0.462*215-0.538*95', da: '+48 bb' },
        { tipo: 'cuenta', expresion: '95*50/2', da: '$2.375' },
      ],
    },
  ],
  spots: [
    {
      niveles: [3, 5],
      mano: 'Ad Qc',
      mesa: 'Qd 8s 5c 3h 2d',
      situacion:
        'NL100. Bote 70 bb en el river con AQ; el rival, pagador, pasa. Piensas en pasar «para no complicarte».',
      pregunta: '¿Cuánto cuesta el miedo?',
      respuesta:
        'Apuesta de 40 bb: si paga el 48 % y ganas el 66 % de esos, 0,48 × (0,66 × 40 − 0,34 × 40) = 6,1 bb. Si te sube (5 %) tiras y pierdes 40: resta 0,05 × 40 = 2 bb. Neto, más de 4,1 bb. Una vez por sesión y 200 sesiones al año son 829 bb: el miedo cuesta ocho cajas anuales en un solo nodo.',
      calculos: [
        { da: '6,1 bb', tipo: 'cuenta', expresion: '0.48*(0.66*40-0.34*40)' },
        { da: '2 bb', tipo: 'cuenta', expresion: '0.05*40' },
        { da: '4,1 bb', tipo: 'cuenta', expresion: '6.144-2' },
        { da: '829 bb', tipo: 'cuenta', expresion: '4.144*200' },
      ],
    },
    {
      niveles: [3, 5],
      situacion: 'Banca de $4.000, juegas NL200 con 200 bb ($400) y te bloqueas en cada bote de más de $150.',
      pregunta: '¿Qué dice la cuenta?',
      respuesta:
        'Una caja profunda es 400 ÷ 4.000 = 10 % de tu banca; con 100 bb, 5 %. Lo recomendable está cerca de 2,5–3 %: 4.000 × 0,025 = $100, es decir NL100. No es un problema de carácter: estás jugando con cuatro veces el riesgo de tu regla. Baja hoy.',
      calculos: [
        { da: '10 %', tipo: 'cuenta', expresion: '400/4000*100' },
        { da: '5 %', tipo: 'cuenta', expresion: '200/4000*100' },
        { da: '$100', tipo: 'cuenta', expresion: '4000*0.025' },
      ],
    },
    {
      niveles: [3, 4],
      mano: '9h 8h',
      mesa: 'Th 7c 2d 6s',
      situacion:
        'Torneo, bote de 52 bb, tienes escalera máxima en el turn; el rival mete 60 bb y el pulso se dispara por la burbuja.',
      pregunta: 'Precio, riesgo y decisión.',
      respuesta:
        'Tienes la mejor mano posible: contra un trío ganas 77 %. Precio 34,9 %. Ni la prima de burbuja más alta (70 %) llega a tu equity: pago inmediato… tras la rutina. La emoción no era duda sobre la mano sino sobre lo que está en juego; nombrarlo en voz baja ayuda a separarlas.',
      calculos: [
        { da: '77 %', tipo: 'equity', mano: '9h 8h', rivales: ['Ts Tc'], mesa: 'Th 7c 2d 6s' },
        { da: '34,9 %', tipo: 'potOdds', bote: 52, apuesta: 60 },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'En 46 botes grandes revisados: 9 folds con equity superior al precio (media +9 bb perdidas) y 5 pagos sin precio (media −14 bb).',
      pregunta: '¿Qué trabajas primero?',
      respuesta:
        'Miedo: 9 × 9 = 81 bb. Impulso: 5 × 14 = 70 bb. Están parejos: entre los dos, 151 bb en 46 botes, 3,3 bb por bote grande. El miedo aparece en el 20 % y se corrige con umbral escrito; el impulso, en el 11 %, con pausa obligatoria. La misma rutina de cinco pasos ataca ambos.',
      calculos: [
        { da: '81 bb', tipo: 'cuenta', expresion: '9*9' },
        { da: '70 bb', tipo: 'cuenta', expresion: '5*14' },
        { da: '3,3 bb', tipo: 'cuenta', expresion: '151/46' },
        { da: '20 %', tipo: 'cuenta', expresion: '9/46*100' },
        { da: '11 %', tipo: 'cuenta', expresion: '5/46*100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Plan de exposición: tres sesiones por semana en NL400 con tope de una caja cada una; tu límite es NL200 y la banca $16.000.',
      pregunta: '¿Cuánto arriesgas al mes y cómo mides el éxito?',
      respuesta:
        'Máximo 12 sesiones × $400 = $4.800, el 30 % de la banca si todas salieran mal: demasiado. Reduce a una por semana: 4 × 400 = $1.600, 10 %. Éxito = rutina cumplida en nueve de cada diez botes grandes, no el saldo. Si el tope se toca dos semanas seguidas, vuelves a NL200 un mes: no se sube a recuperar.',
      calculos: [
        { da: '$4.800', tipo: 'cuenta', expresion: '12*400' },
        { da: '30 %', tipo: 'cuenta', expresion: '4800/16000*100' },
        { da: '$1.600', tipo: 'cuenta', expresion: '4*400' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ad Qd',
      mesa: 'Qh 8h 5s 2c Jh',
      situacion:
        'NL200, 120 bb. Bote de 60 bb en el river que completa el color. El rival, regular tranquilo, apuesta 38. Notas el pulso y llevas dos botes grandes perdidos hoy.',
      pregunta: 'Aplica la rutina: precio, tres grupos y decisión.',
      respuesta:
        'Parar y contar en ciegas: 38 para ganar 60 + 38, precio 27,9 %. Grupos: colores (10 combos), dobles parejas y tríos (6), faroles de 10-9 y 9-7 fallados (6). Ganas 6 de 22 = 27 %: retírate, con tranquilidad. Los dos botes perdidos no entran en la cuenta: si hubieras ganado los dos, la respuesta sería la misma. Escribe los números; el pulso baja solo.',
      calculos: [
        { tipo: 'potOdds', bote: 60, apuesta: 38, da: '27,9 %' },
        { tipo: 'cuenta', expresion: '100*6/22', da: '27 %' },
      ],
    },
    {
      niveles: [3, 4],
      mano: '9s 9d',
      mesa: 'Ks 9h 4c 6d 2s',
      situacion:
        'NL100, 140 bb. River: bote 55 bb, te quedan 80 y el rival pasa. Tienes trío y tu impulso es apostar 15 «para cobrar algo».',
      pregunta: '¿Qué cuesta el tamaño tímido? Con 15 paga el 60 %, con 45 el 34 %; ganas el 92 % de los pagos.',
      respuesta:
        '15: 0,60 × (0,92 − 0,08) × 15 = 7,56 bb. 45: 0,34 × 0,84 × 45 = 12,85 bb. Apuesta 45: el miedo a que se vaya cuesta 5,3 bb por mano. Si en tus últimas diez manos así apostaste pequeño, son 53 bb. La rutina no es para pagar mejor: es para apostar mejor.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.6*0.84*15', da: '7,56 bb' },
        { tipo: 'cuenta', expresion: '0.34*0.84*45', da: '12,85 bb' },
        { tipo: 'cuenta', expresion: '0.34*0.84*45-0.6*0.84*15', da: '5,3 bb' },
        { tipo: 'cuenta', expresion: '10*(0.34*0.84*45-0.6*0.84*15)', da: '53 bb' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'Esta semana jugaste un límite arriba con el 40 % de la acción. En 30 botes de más de 80 bb tuviste 6 decisiones dudosas; al revisar en frío, 4 eran correctas y 2 costaron 30 bb cada una.',
      pregunta: '¿Cuánto costó el nerviosismo y mides el ensayo por eso?',
      respuesta:
        '2 × 30 = 60 bb, y con el 40 % tu parte es 24 bb. De 30 botes, la tasa de error fue 6,7 %: en tu límite habitual es del 4 %. El ensayo no se juzga por el saldo ni por esas 2 manos, sino por si las 4 dudosas correctas las decidiste con la rutina o con prisa. Repite otra semana con la misma parte vendida y compara el mismo porcentaje.',
      calculos: [
        { tipo: 'cuenta', expresion: '2*30', da: '60 bb' },
        { tipo: 'cuenta', expresion: '60*0.4', da: '24 bb' },
        { tipo: 'cuenta', expresion: '100*2/30', da: '6,7 %' },
      ],
    },
  ],
};
