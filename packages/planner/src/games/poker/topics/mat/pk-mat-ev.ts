import type { PokerTopic } from '../../poker-topic.ts';

export const pkMatEv: PokerTopic = {
  id: 'pk-mat-ev',
  titulo: 'Valor esperado (EV)',
  area: 'MAT',
  nivelMin: 1,
  nivelMax: 4,
  prerequisitos: ['pk-mat-odds'],
  minutosEtapa: 250,
  terminos: [
    'ev',
    'valor esperado',
    'esperanza matemática',
    'expected value',
    'ev+',
    'ev positivo',
    'ev negativo',
    'decisión rentable a largo plazo',
    'árbol de ev',
    'calcular el ev',
    '+ev',
    '-ev',
    'ganancia media',
    'orientado a resultados',
    'results oriented',
    'ev de una jugada',
  ],
  ideas: [
    'EV = suma de (probabilidad × resultado) de cada rama. Las probabilidades deben sumar 1 y cada resultado se mide desde el momento de la decisión: lo que ya está en el bote no es tuyo.',
    'Retirarse vale siempre 0 desde ahora. Por eso una jugada de EV +0,5 bb es buena aunque pierdas la mano siete de cada diez veces.',
    'Para pagar: EV = equity × (bote + apuesta) − (1 − equity) × pago. Para apostar de farol: EV = F × bote − (1 − F) × apuesta, con F la frecuencia de retirada.',
    'Se elige la acción de mayor EV, no una de EV positivo: si pagar da +2 y subir da +5, pagar cuesta 3.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Calcula el EV de pagos y faroles simples con dos ramas y compáralo con retirarte. Escribe siempre las unidades: dólares o ciegas.',
      idea: 'Comprueba la suma de probabilidades antes de multiplicar: si no da 1, falta una rama.',
    },
    {
      nivel: 2,
      enfoque:
        'Monta árboles de tres o cuatro ramas: se retira, paga y gano, paga y pierdo, me sube. Compara dos acciones con el mismo método.',
      idea: 'Una apuesta de valor también puede tener una rama en la que te suben y te retiras: réstala.',
    },
    {
      nivel: 3,
      enfoque:
        'Expresa el EV en función de una incógnita (frecuencia de retirada o de farol) y encuentra el punto de indiferencia.',
      idea: 'Despejar F dice más que calcular el EV: te da la pregunta concreta que debes hacerle a tu lectura del rival.',
    },
    {
      nivel: 4,
      enfoque:
        'Compara líneas completas, con turn y river, y mide el coste de la alternativa descartada. Analiza la sensibilidad: cuánto cambia el EV si tu supuesto se mueve diez puntos.',
      idea: 'Si el EV cambia de signo con cinco puntos de error en tu lectura, la decisión es casi neutra: gasta el tiempo en otra.',
    },
  ],
  errorTipico:
    'Juzgar por el resultado: «pagué y gané, buen pago». O restar el dinero ya puesto («ya llevo $10 metidos»): ese dinero es del bote, no tuyo.',
  preguntas: [
    {
      pregunta: 'Bote 100, apuesta 50, tu equity es 30 %. ¿EV de pagar?',
      respuesta: '0,30 × 150 − 0,70 × 50 = 45 − 35 = +10.',
    },
    {
      pregunta: 'Faroleas 60 a un bote de 90 y se retira el 45 %. ¿EV?',
      respuesta: '0,45 × 90 − 0,55 × 60 = 40,5 − 33 = +7,5.',
    },
    {
      pregunta: '¿Por qué retirarse vale 0 y no «menos lo que puse»?',
      respuesta:
        'Porque se compara desde la decisión: lo puesto antes se pierde igual en las otras ramas si no ganas el bote.',
    },
    {
      pregunta: '¿Cuándo una acción de EV positivo es un error?',
      respuesta: 'Cuando existe otra acción con EV mayor: la diferencia es lo que pierdes.',
    },
    {
      pregunta:
        'Apuestas 40 a un bote de 60, te pagan el 50 % y ganas el 70 % de esos pagos; el resto se retira. ¿EV respecto de retirarte?',
      respuesta: '0,5 × 60 + 0,5 × (0,7 × 100 − 0,3 × 40) = 30 + 0,5 × 58 = 59.',
    },
  ],
  criterio: {
    texto: 'Calcula el EV con error menor del 10 % y elige la mejor acción en {aciertos} de {de} manos.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'En la decisión más cara de cada órbita nombra las ramas y estima su probabilidad antes de actuar.',
  revision: '¿Qué EV tenía mi acción frente a la mejor alternativa, sin mirar el resultado?',
  variantes: {
    teoria: [
      {
        titulo: 'el árbol dibujado',
        consigna:
          'Dibuja el árbol del ejemplo con probabilidad y resultado en cada rama y verifica que suman 1. Cambia un solo número y predice el nuevo EV antes de calcularlo.',
      },
      {
        titulo: 'cero es retirarse',
        consigna:
          'Explica por qué el dinero ya puesto no cuenta, usando el ejemplo. Después escribe la fórmula del pago y la del farol sin mirar.',
      },
      {
        titulo: 'mejor, no solo bueno',
        consigna:
          'Busca en las ideas la diferencia entre una acción con EV positivo y la mejor acción. Inventa una mano en la que ambas opciones ganan y elige.',
      },
    ],
    ejercicios: [
      {
        titulo: 'ramas, probabilidades, suma',
        consigna: 'En cada mano de abajo escribe las ramas con su probabilidad, comprueba que suman 1 y calcula el EV.',
      },
      {
        titulo: 'dos acciones cara a cara',
        consigna: 'Calcula el EV de dos acciones distintas en cada mano de abajo y di por cuánto gana la mejor.',
      },
      {
        titulo: 'despeja la incógnita',
        consigna:
          'Convierte en cada mano de abajo una probabilidad en incógnita y halla el valor que deja el EV en cero.',
      },
      {
        titulo: 'cinco puntos de error',
        consigna:
          'Mueve la estimación principal de cada mano de abajo cinco puntos arriba y abajo; señala las decisiones que no aguantan.',
      },
      {
        titulo: 'cuenta en ciegas',
        consigna:
          'Rehaz las manos de abajo pasando los dólares a ciegas grandes y comprueba que la decisión es la misma.',
      },
      {
        titulo: 'resultado oculto',
        consigna:
          'Decide y calcula sin leer la respuesta en las {n} manos de abajo; después juzga tu decisión, no tu acierto numérico, con la respuesta delante.',
      },
      {
        titulo: 'solo el signo',
        consigna:
          'Con reloj, di si el EV es positivo, negativo o cercano a cero en cada mano de abajo; comprueba luego.',
      },
      {
        titulo: 'inventa la rama que falta',
        consigna:
          'Añade a cada mano de abajo una rama realista que el enunciado no menciona (una subida, un farol) y recalcula.',
      },
    ],
    test: [
      {
        titulo: 'EV con margen',
        consigna: 'Calcula el EV de las {n} manos de abajo; acierto con un error máximo del 10 % y la acción correcta.',
      },
      {
        titulo: 'umbral de indiferencia',
        consigna: 'Da para cada mano de abajo la frecuencia o equity que deja el EV en cero, con un punto de margen.',
      },
      {
        titulo: 'elige la mejor',
        consigna: 'Ordena las acciones posibles de cada mano de abajo de mayor a menor EV y comprueba la primera.',
      },
      {
        titulo: 'revisión ciega',
        consigna: 'Escribe la decisión y el EV de las manos de abajo sin mirar ninguna respuesta hasta terminar.',
      },
    ],
    jugar: [
      {
        titulo: 'una cuenta por órbita',
        consigna:
          'Juega {min} minutos y haz el árbol de la decisión más cara de cada órbita, con números aunque sean aproximados.',
      },
      {
        titulo: 'apunta el EV',
        consigna:
          'Juega {n} manos marcando las decisiones grandes con el EV que estimaste en la mesa; guárdalas para revisarlas.',
      },
      {
        titulo: 'ni un «ya puesto»',
        consigna: 'Juega {min} minutos vigilando que ninguna decisión use el dinero ya metido como argumento.',
      },
    ],
    analizar: [
      {
        titulo: 'EV contra resultado',
        consigna:
          'Toma {n} manos grandes y escribe el EV de tu decisión al lado del resultado; suma ambos por separado.',
      },
      {
        titulo: 'la alternativa',
        consigna: 'Revisa tres manos perdidas y calcula el EV de la acción que descartaste.',
      },
      {
        titulo: 'sensibilidad de tus lecturas',
        consigna: 'En una mano dudosa calcula el EV con tu lectura, con una optimista y con una pesimista.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 4],
    mano: 'Ks Qs',
    mesa: 'Js 9s 4d 2c',
    situacion:
      'NL10, turn. Bote $3, el rival apuesta $2 y le quedan $5. Estimas 26 % de equity a una carta (color, escalera interna y algunas parejas).',
    pregunta: '¿Cuál es el EV de pagar sin contar el river?',
    respuesta:
      'EV = 0,26 × (3 + 2) − 0,74 × 2 = −$0,18. Es casi cero y negativo por poco. Si cuando ligas ganas otros $2 de media, la rama buena vale 7: +$0,34. El pago depende de las implícitas, y el umbral exacto de equity sin ellas es 28,6 %.',
    calculos: [
      {
        tipo: 'ev',
        ramas: [
          { p: 0.26, valor: 5 },
          { p: 0.74, valor: -2 },
        ],
        da: '−$0,18',
      },
      {
        tipo: 'ev',
        ramas: [
          { p: 0.26, valor: 7 },
          { p: 0.74, valor: -2 },
        ],
        da: '+$0,34',
      },
      { tipo: 'potOdds', bote: 3, apuesta: 2, da: '28,6 %' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [3, 4],
      mano: 'Ac Td',
      mesa: 'Ts 7s 3h 2d Kc',
      situacion:
        'NL400, river, bote 60 bb. Pasas y un regular apuesta 45 bb. Su valor son unos 14 combos (reyes fuertes, tríos); llega al river con unos 10 proyectos de picas y de escalera fallados.',
      pregunta:
        '¿Qué parte de esos 10 tiene que disparar para que pagar sea indiferente, y cuánto te cuesta equivocarte?',
      respuesta:
        'EV de pagar = f × 105 − (1 − f) × 45 = 0 da f = 45 ÷ 150 = 30 %. Con 14 de valor hacen falta 6 faroles: 6 ÷ 20 = 30 %, es decir, que dispare el 60 % de sus fallados. Si dispara 4, f = 4 ÷ 18 y el EV es −11,7 bb; si dispara 8, f = 8 ÷ 22 y es +9,5 bb. La pregunta útil no es «¿farolea?», sino «¿dispara más de seis de cada diez?». Sin dato la decisión es casi neutra; con uno que se frena en el river, retírate.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*45/150', da: '30 %' },
        { tipo: 'cuenta', expresion: '100*6/20', da: '30 %' },
        { tipo: 'cuenta', expresion: '4/18*105-14/18*45', da: '−11,7 bb' },
        { tipo: 'cuenta', expresion: '8/22*105-14/22*45', da: '+9,5 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 2],
      mano: 'Ad 9c',
      mesa: 'Kd 7h 4s 2c 3d',
      situacion:
        'NL5, river. Bote $2; el rival pasa y te quedan $4. Crees que se retira el 60 % de las veces si apuestas $1,40.',
      pregunta: '¿EV del farol frente a pasar, si pasando ganas el 15 % de las veces?',
      respuesta:
        'Farol: 0,60 × 2 − 0,40 × 1,40 = $0,64. Pasar: 0,15 × 2 = $0,30. El farol gana más: la diferencia es $0,34.',
      calculos: [
        {
          tipo: 'ev',
          ramas: [
            { p: 0.6, valor: 2 },
            { p: 0.4, valor: -1.4 },
          ],
          da: '$0,64',
        },
        { tipo: 'cuenta', expresion: '0.15 * 2', da: '$0,30' },
        { tipo: 'cuenta', expresion: '0.64 - 0.3', da: '$0,34' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Jh Jd',
      mesa: 'Ah 8c 5s 2d 9c',
      situacion: 'NL5, river. Bote $3 y el rival apuesta $1,50. Estimas que farolea el 20 % de las veces.',
      pregunta: '¿Cuál es el EV de pagar?',
      respuesta:
        'Ganas los $4,50 el 20 %: 0,20 × 4,50 − 0,80 × 1,50 = −$0,30. El precio pide 25 %: con un 20 % de faroles, retírate; con un 30 % sería +$0,30.',
      calculos: [
        {
          tipo: 'ev',
          ramas: [
            { p: 0.2, valor: 4.5 },
            { p: 0.8, valor: -1.5 },
          ],
          da: '−$0,30',
        },
        { tipo: 'potOdds', bote: 3, apuesta: 1.5, da: '25 %' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.3, valor: 4.5 },
            { p: 0.7, valor: -1.5 },
          ],
          da: '+$0,30',
        },
      ],
    },
    {
      niveles: [1, 3],
      mano: 'Kd Kh',
      mesa: 'Qh 7d 3s 3c 8h',
      situacion:
        'NL10, river. Bote $6, te quedan $8. Si apuestas $4 te paga peor el 50 % y mejor el 10 %; el resto se retira.',
      pregunta: '¿EV de apostar frente a pasar, si pasando ganas el 85 % del bote?',
      respuesta:
        'Pasar: 0,85 × 6 = $5,10. Apostar: se retira 40 % y cobras 6; paga peor 50 % y cobras 10; paga mejor 10 % y pierdes 4. EV = $7,00. Apostar añade $1,90.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.85 * 6', da: '$5,10' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.4, valor: 6 },
            { p: 0.5, valor: 10 },
            { p: 0.1, valor: -4 },
          ],
          da: '$7,00',
        },
        { tipo: 'cuenta', expresion: '7 - 5.1', da: '$1,90' },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Qc Jc',
      mesa: 'Tc 9d 2c',
      situacion:
        'NL25, flop. Bote $5; c-bet de $3. Te quedan $22 y el rival $22. Consideras subir a $10 (semifarol) o pagar.',
      pregunta:
        'Si se retira el 40 %, te paga el 45 % (y entonces tienes 50 % de equity en un bote de $25) y te va all-in el 15 % (te retiras), ¿qué da más?',
      respuesta:
        'Pagar, sin contar calles futuras, con equity ≈ 50 %: 0,5 × 8 − 0,5 × 3 = +$2,50. Subir: 0,40 × 8 + 0,45 × (0,5 × 25 − 10) − 0,15 × 10 = +$2,83. Están muy cerca: retirarte ante el all-in con un proyecto tan fuerte es lo que estropea la subida. Si lo pagas con ≈ 45 % de equity, esa rama vale 0,45 × 49 − 22 = +$0,05 en lugar de −10 y la subida sube a +$4,33: ahora sí gana con claridad.',
      calculos: [
        {
          tipo: 'ev',
          ramas: [
            { p: 0.5, valor: 8 },
            { p: 0.5, valor: -3 },
          ],
          da: '+$2,50',
        },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.4, valor: 8 },
            { p: 0.45, valor: 2.5 },
            { p: 0.15, valor: -10 },
          ],
          da: '+$2,83',
        },
        { tipo: 'cuenta', expresion: '0.45 * 49 - 22', da: '+$0,05' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.4, valor: 8 },
            { p: 0.45, valor: 2.5 },
            { p: 0.15, valor: 0.05 },
          ],
          da: '+$4,33',
        },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'As Qd',
      mesa: 'Qs 8h 5c Jd',
      situacion: 'NL50, turn. Bote $14, el rival pasa. Dudas entre apostar $9 o pasar detrás para inducir.',
      pregunta: 'Si apostando te paga el 55 % con un 78 % de equity para ti y nunca sube, ¿qué EV ganas sobre el bote?',
      respuesta:
        'Se retira el 45 %: cobras 14. Paga el 55 %: tu parte es 0,78 × 32 − 9 = $15,96. EV = $15,08. Si pasas y en el river ganas el bote el 80 % y cobras una apuesta de $7 el 30 % de las veces: 0,80 × 14 + 0,30 × 7 = $13,30. Apostar gana unos $1,80 más.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.78 * 32 - 9', da: '$15,96' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.45, valor: 14 },
            { p: 0.55, valor: 15.96 },
          ],
          da: '$15,08',
        },
        { tipo: 'cuenta', expresion: '0.8 * 14 + 0.3 * 7', da: '$13,30' },
      ],
    },
    {
      niveles: [3, 4],
      mano: '8d 7d',
      mesa: 'Kd 9s 4h Ac 2s',
      situacion: 'NL100, river. Bote $40; te quedan $35. Sin mano, farol de $30: no sabes cuánto se retira.',
      pregunta: '¿Con qué frecuencia de retirada empata el farol con rendirse, y qué te da cada 10 puntos extra?',
      respuesta:
        'EV = F × 40 − (1 − F) × 30 = 0 → F = 30/70 = 42,9 %. Cada 10 puntos suman 0,10 × (40 + 30) = $7. Si tu lectura es «entre 40 % y 50 %», el EV va de −$2 a +$5: el as del turn, que mejora tu historia, es lo que decide.',
      calculos: [
        { tipo: 'alfa', bote: 40, apuesta: 30, da: '42,9 %' },
        { tipo: 'cuenta', expresion: '0.1 * 70', da: '$7' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.4, valor: 40 },
            { p: 0.6, valor: -30 },
          ],
          da: '−$2',
        },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.5, valor: 40 },
            { p: 0.5, valor: -30 },
          ],
          da: '+$5',
        },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Tc Td',
      mesa: '9h 6d 3c',
      situacion:
        'NL100. Bote 3-bet de $22, te quedan $85. El rival, agresor, va all-in por $40 en el flop. Su rango: JJ+ (24 combos) y faroles.',
      pregunta: '¿Cuántos combos de farol tipo A-K hacen indiferente el pago?',
      respuesta:
        'Precio: 39,2 %. Contra pareja mayor tienes cerca de 10,0 % y contra un farol tipo A♠ K♠, 76,1 %. Con x faroles y tomando 10 % y 76 %: (24 × 10 + x × 76) ÷ (24 + x) = 39,2 → x = 19. Si incluye las 16 combinaciones de A-K y algunas A-Q, pagas.',
      calculos: [
        { tipo: 'potOdds', bote: 22, apuesta: 40, da: '39,2 %' },
        { tipo: 'equity', mano: 'Tc Td', rivales: ['JJ', 'QQ', 'KK', 'AA'], mesa: '9h 6d 3c', da: '10,0 %' },
        { tipo: 'equity', mano: 'Tc Td', rivales: ['As Ks'], mesa: '9h 6d 3c', da: '76,1 %' },
        { tipo: 'cuenta', expresion: '24 * (39.2 - 10) / (76 - 39.2)', da: '19' },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Ah Jh',
      mesa: 'Jd 8s 5h Kh',
      situacion:
        'NL400, turn. Bote $60, stacks $180. Con pareja y proyecto de color máximo comparas apostar $40 o pasar.',
      pregunta:
        'Apostando: 40 % retirada; 60 % paga con 44 % de equity para ti y en el river ganas otros $25 de media cuando ligas. ¿EV?',
      respuesta:
        'Rama de pago: 0,44 × (60 + 40 + 40) − 40 = $21,60, más 0,44 × 25 = $11,00. EV de apostar = 0,40 × 60 + 0,60 × 32,60 = $43,56. Pasar y jugar con 50 % de equity realizada vale 0,5 × 60 = $30. Sensibilidad: si la retirada baja a 25 %, apostar cae a $39,45 y sigue por delante.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.44 * 140 - 40', da: '$21,60' },
        { tipo: 'cuenta', expresion: '0.44 * 25', da: '$11,00' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.4, valor: 60 },
            { p: 0.6, valor: 32.6 },
          ],
          da: '$43,56',
        },
        { tipo: 'cuenta', expresion: '0.5 * 60', da: '$30' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.25, valor: 60 },
            { p: 0.75, valor: 32.6 },
          ],
          da: '$39,45',
        },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Kc Qd',
      mesa: 'Ks 9c 4d 4s 7h',
      situacion: 'NL600, river. Bote $300; él pasa. Dudas entre apostar $90 o $240 con pareja alta.',
      pregunta: 'Con $90 paga peor el 60 % y mejor el 5 %; con $240 paga peor el 30 % y mejor el 12 %. ¿Cuál gana más?',
      respuesta:
        'Ganancia sobre el bote ya seguro. Con $90: 0,60 × 90 − 0,05 × 90 = $49,50. Con $240: 0,30 × 240 − 0,12 × 240 = $43,20. (Las manos mejores ya te ganaban el bote en ambos casos.) Es casi un empate; si el rival sube faroles contra $90, el tamaño grande gana por no dejarte en la duda.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.6 * 90 - 0.05 * 90', da: '$49,50' },
        { tipo: 'cuenta', expresion: '0.3 * 240 - 0.12 * 240', da: '$43,20' },
      ],
    },
    {
      niveles: [1, 2],
      mano: '8s 8c',
      mesa: 'Kd 9h 5c 4d 2s',
      situacion: 'NL5, river. Bote $1,20; el rival apuesta $0,40 y crees que farolea tres de cada diez veces.',
      pregunta: '¿EV de pagar con 8-8?',
      respuesta:
        'Ganas 1,20 + 0,40 = $1,60 el 30 % y pierdes $0,40 el 70 %: 0,30 × 1,60 − 0,70 × 0,40 = +$0,20. Paga. Comprueba las probabilidades: 0,30 + 0,70 = 1. El punto de empate es 20 %: si farolea menos de dos de cada diez veces, pagar pierde.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.3*1.6-0.7*0.4', da: '+$0,20' },
        { tipo: 'cuenta', expresion: '0.3+0.7', da: '1' },
        { tipo: 'potOdds', bote: 1.2, apuesta: 0.4, da: '20 %' },
      ],
    },
    {
      niveles: [1, 1],
      situacion:
        'NL5, botón. Subes a $0,15 con una mano floja para ganar los $0,07 de las ciegas. Crees que las dos se retiran el 55 % de las veces y que, si no, pierdes los $0,15.',
      pregunta: '¿EV del robo? ¿Y si al pagarte recuperas $0,08 de media?',
      respuesta:
        'Robo puro: 0,55 × 0,07 − 0,45 × 0,15 = −$0,029: pierde casi tres centavos. Si pagado recuperas $0,08, pierdes solo $0,07: 0,55 × 0,07 − 0,45 × 0,07 = +$0,007. La diferencia la hace la mano cuando te pagan: por eso se roba con cartas que juegan bien, no con cualquiera.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.55*0.07-0.45*0.15', da: '−$0,029' },
        { tipo: 'cuenta', expresion: '0.55*0.07-0.45*0.07', da: '+$0,007' },
      ],
    },
    {
      niveles: [1, 1],
      mano: 'Ah Kc',
      mesa: 'Kd 8s 3c',
      situacion:
        'NL5, flop. Bote $0,40. Si apuestas $0,25, de cada diez veces se retira cinco, te paga con peor cuatro y con mejor una.',
      pregunta: 'Escribe las tres ramas y calcula el EV contando solo esta apuesta.',
      respuesta:
        'Se retira: 0,5 × 0,40 = $0,20. Paga peor: 0,4 × (0,40 + 0,25) = $0,26. Paga mejor: 0,1 × (−0,25) = −$0,025. Suma: +$0,44. Comprueba: 0,5 + 0,4 + 0,1 = 1. Si pasas y ganas el bote nueve de cada diez veces, 0,9 × 0,40 = $0,36: apostar es mejor porque peores pagan.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.5*0.4', da: '$0,20' },
        { tipo: 'cuenta', expresion: '0.4*0.65', da: '$0,26' },
        { tipo: 'cuenta', expresion: '-0.1*0.25', da: '−$0,025' },
        { tipo: 'cuenta', expresion: '0.5*0.4+0.4*0.65-0.1*0.25', da: '+$0,44' },
        { tipo: 'cuenta', expresion: '0.5+0.4+0.1', da: '1' },
        { tipo: 'cuenta', expresion: '0.9*0.4', da: '$0,36' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Ks Td',
      mesa: 'Kh 9c 5s 3d',
      situacion:
        'NL100, turn en posición. Bote 12 bb, te pasan. Apostar 7: abandona el 45 %, paga el 45 % (tienes 72 % de 26 y no hay más apuestas) y resube el 10 % (abandonas). Pasar: ganas el 74 % del bote y 1,5 bb más de media en el river.',
      pregunta: '¿Qué vale más y qué resubida iguala las dos?',
      respuesta:
        'Apostar: 0,45 × 12 + 0,45 × (0,72 × 26 − 7) − 0,10 × 7 = 9,97 bb. Pasar: 0,74 × 12 + 1,5 = 10,38 bb. Pasar gana por poco. Sin resubidas (esos 10 puntos pasan a abandono) apostar daría 11,87 bb: la resubida cuesta 1,9 bb. Contra un pasivo, apuesta; contra quien resube, pasa.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.45*12+0.45*(0.72*26-7)-0.1*7', da: '9,97 bb' },
        { tipo: 'cuenta', expresion: '0.74*12+1.5', da: '10,38 bb' },
        { tipo: 'cuenta', expresion: '0.55*12+0.45*(0.72*26-7)', da: '11,87 bb' },
        { tipo: 'cuenta', expresion: '0.1*(12+7)', da: '1,9 bb' },
      ],
    },
  ],
};
