import type { PokerTopic } from '../../poker-topic.ts';

export const pkMatOdds: PokerTopic = {
  id: 'pk-mat-odds',
  titulo: 'Pot odds y odds implícitas',
  area: 'MAT',
  nivelMin: 0,
  nivelMax: 3,
  prerequisitos: ['pk-mat-outs'],
  minutosEtapa: 250,
  importancia: 'esencial',
  terminos: [
    'pot odds',
    'odds del bote',
    'probabilidades del bote',
    'odds implícitas',
    'implícitas',
    'implied odds',
    'odds implícitas inversas',
    'reverse implied odds',
    'precio para pagar',
    'precio del bote',
    'qué equity necesito',
    'cuándo pagar un proyecto',
    'matemáticas para pagar',
    'relación riesgo beneficio',
    'odds',
    'calcular odds',
  ],
  ideas: [
    'Pot odds en porcentaje = lo que pagas ÷ (bote + apuesta + tu pago). Si tu equity (la parte de las veces que ganas) supera ese número, pagar gana dinero a la larga.',
    'Memoriza la tabla: apuesta de un cuarto de bote pide 16,7 %; un tercio 20 %; medio 25 %; dos tercios 28,6 %; tres cuartos 30 %; bote 33,3 %; dos botes 40 %.',
    'Si te falta equity, calcula cuánto tendrías que ganar además cuando ligues: pago × (1 − equity) ÷ equity − bote actual. Si el rival no tiene o no pagará tanto, no hay odds implícitas.',
    'Las implícitas inversas restan: un proyecto que al completarse puede perder contra uno mejor (color bajo, extremo bajo de la escalera) paga menos y a veces cuesta el stack.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Antes de pagar, di dos cantidades en voz alta: cuánto te cuesta y cuánto hay ya en el bote, con la apuesta del rival incluida. Todavía sin porcentajes: basta comparar cuántas veces entra tu pago en lo que puedes ganar.',
      idea: 'Si pagas 10 para ganar 40, te dan 4 por 1: no pierdes a la larga si ganas al menos una de cada cinco veces. Un proyecto de color se completa en la carta siguiente casi una de cada cinco veces; una escalera interna, una de cada doce.',
    },
    {
      nivel: 1,
      enfoque:
        'Aprende la tabla de precios y decide proyectos comparando dos números: lo que pide el bote y outs × 2. Nada más.',
      idea: 'Frente a media apuesta de bote un proyecto de color (19 %) no tiene precio directo a una carta: necesita implícitas.',
    },
    {
      nivel: 2,
      enfoque:
        'Calcula cuánto debes ganar en calles posteriores y juzga si ese rival lo paga: stack que queda, tipo de jugador y lo visible que es tu proyecto.',
      idea: 'Un proyecto escondido (escalera interna con dos cartas de la mano) cobra más que cuatro corazones a la vista.',
    },
    {
      nivel: 3,
      enfoque:
        'Integra realización: descuenta equity que no podrás cobrar fuera de posición y suma la fold equity futura. Aplica las implícitas inversas a tus colores medios y escaleras bajas.',
      idea: 'Pagar con «precio justo» fuera de posición suele perder: la equity bruta no se realiza entera.',
    },
  ],
  errorTipico:
    'Dividir el pago por el bote de antes de pagar: con 100 en el bote y apuesta de 50 decir «50/150 = 33 %». El total incluye tu pago: 50/200 = 25 %.',
  preguntas: [
    {
      pregunta:
        'En el bote hay 30 (con la apuesta del rival) y pagar te cuesta 10. ¿Cuántas veces debes ganar para no perder dinero?',
      respuesta:
        'Te dan 3 a 1: una de cada cuatro. Pones 10 para que el total sea 40, y 10 es la cuarta parte de 40 (25 %).',
    },
    {
      pregunta: 'Bote 80, apuesta 40. ¿Qué equity necesitas?',
      respuesta: '40 ÷ (80 + 40 + 40) = 40/160 = 25 %.',
    },
    {
      pregunta: '¿Por qué el set con pareja pequeña se juzga por el stack y no por el bote?',
      respuesta:
        'Porque se liga alrededor de una de cada 8,5 veces (11,8 %) y casi todo el beneficio viene de lo que cobres después; se pide al menos 15 veces el pago en stacks efectivos.',
    },
    {
      pregunta: '¿Qué son las odds implícitas inversas y con qué mano las temes?',
      respuesta:
        'Lo que perderás de más al ligar y seguir detrás: por ejemplo 6♥ 5♥ cuando salen tres corazones y el rival sube fuerte.',
    },
    {
      pregunta: 'Tienes 9 outs en el turn, el bote es 60 y te apuestan 40. ¿Cuánto debes ganar después cuando ligues?',
      respuesta:
        'Con equity 9/46 ≈ 19,6 %: 40 × 0,804/0,196 − 100 ≈ 64. Si le quedan menos de 64 o no los pagará, retírate.',
    },
  ],
  criterio: {
    texto: 'Decide bien y da el precio con un punto de error en {aciertos} de {de} manos.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Antes de pagar con un proyecto di dos números: lo que pide el bote y lo que tienes.',
  revision: '¿Tenía precio directo, implícitas razonables o solo ganas de ver la carta?',
  variantes: {
    teoria: [
      {
        titulo: 'la tabla que sí se memoriza',
        consigna:
          'Deduce con fichas de cuánto pide cada fracción de bote y escríbela en una tarjeta. Lee el ejemplo comprobando cada número con la tarjeta.',
      },
      {
        titulo: 'implícitas con fórmula',
        consigna:
          'Copia la fórmula pago × (1 − e)/e − bote y aplícala al ejemplo y a dos manos inventadas. Di qué parte depende del rival y no de la fórmula.',
      },
      {
        titulo: 'el error del 33 %',
        consigna:
          'Explica a un amigo imaginario por qué se suma el propio pago al total. Usa monedas si hace falta, hasta que la división salga sola.',
      },
    ],
    ejercicios: [
      {
        titulo: 'dos números y decisión',
        consigna: 'Escribe en cada mano de abajo lo que pide el bote y lo que tienes; subraya el mayor y decide.',
      },
      {
        titulo: '¿cuánto falta cobrar?',
        consigna: 'Calcula las implícitas necesarias en cada mano de abajo y juzga si ese rival concreto las paga.',
      },
      {
        titulo: 'cambia la apuesta',
        consigna:
          'Repite cada mano de abajo con la apuesta en un tercio de bote y en bote entero, y di desde qué tamaño te retirarías.',
      },
      {
        titulo: 'de la cuenta al enunciado',
        consigna: 'Inventa a partir de cada mano de abajo otra apuesta que deje la decisión exactamente al límite.',
      },
      {
        titulo: 'con alguien que paga en medio',
        consigna: 'Añade un pagador a cada mano de abajo y recalcula el precio; indica en cuáles cambia la decisión.',
      },
      {
        titulo: 'inversas a la vista',
        consigna:
          'Busca en las manos de abajo qué carta que te completa te puede costar el stack, y cuánto restarías por ella.',
      },
      {
        titulo: 'precio en cinco segundos',
        consigna: 'Con reloj, di solo el porcentaje que pide el bote en las {n} manos de abajo, redondeado al entero.',
      },
      {
        titulo: 'el rival ideal y el peor',
        consigna:
          'Describe en cada mano de abajo el rival contra el que pagarías y aquel contra el que no, con la misma cuenta.',
      },
    ],
    test: [
      {
        titulo: 'precio exacto',
        consigna: 'Da el precio de las {n} manos de abajo con un decimal y la decisión; ambos deben estar bien.',
      },
      {
        titulo: 'sin calculadora',
        consigna:
          'Responde las manos de abajo con aproximaciones mentales; cuenta como acierto un error menor de dos puntos.',
      },
      {
        titulo: 'directo, implícito o nada',
        consigna:
          'Clasifica cada mano de abajo en «precio directo», «implícitas suficientes» o «retirada» y justifica.',
      },
      {
        titulo: 'mezcla de calles',
        consigna: 'Resuelve las manos de abajo en orden aleatorio y corrige al final sin cambiar respuestas.',
      },
    ],
    jugar: [
      {
        titulo: 'dos números por proyecto',
        consigna: 'Juega {min} minutos anotando, en cada proyecto, precio pedido y equity a una carta antes de pagar.',
      },
      {
        titulo: 'ningún pago sin cuenta',
        consigna: 'Juega {n} manos y retírate de todo proyecto cuya cuenta no hayas hecho.',
      },
      {
        titulo: 'apuestas que niegan precio',
        consigna: 'Juega {min} minutos con la mano hecha, eligiendo tamaños que dejen al proyecto sin precio.',
      },
    ],
    analizar: [
      {
        titulo: 'pagos con proyecto',
        consigna: 'Reúne {n} pagos con proyecto: precio, equity, implícitas que supusiste y lo que cobraste de verdad.',
      },
      {
        titulo: 'implícitas cobradas',
        consigna: 'Calcula cuánto ganaste de media las veces que ligaste; compáralo con lo que la fórmula pedía.',
      },
      {
        titulo: 'colores que perdieron',
        consigna: 'Busca proyectos completados que perdieron y decide si el descuento por inversas ya lo avisaba.',
      },
    ],
  },
  ejemplo: {
    niveles: [0, 3],
    mano: 'Qh Jh',
    mesa: 'Ah 7h 3c 9s',
    situacion: 'NL10, turn. Bote $2,40; el rival, con un as, apuesta $1,20 y le quedan $6. Tú tienes lo mismo.',
    pregunta: '¿Pagas?',
    respuesta:
      'Te cuesta $1,20 y puedes ganar $3,60: 3 a 1, así que necesitas ganar una de cada cuatro veces. En porcentaje: 1,20 ÷ (2,40 + 1,20 + 1,20) = 25 %. Tu color tiene 9 outs: 19,6 %. No alcanza directo, así que miras implícitas: debes ganar $1,33 más cuando ligues. Le quedan $6. Si al completarse el color te paga $3 la mitad de las veces promedias $1,50: alcanza y pagas. Si se frena ante el tercer corazón y solo paga $2 una de cada cuatro, promedias $0,50: te retiras. La cuenta es la misma; lo que decide es el rival.',
    calculos: [
      { tipo: 'cuenta', expresion: '2.4 + 1.2', da: '$3,60' },
      { tipo: 'potOdds', bote: 2.4, apuesta: 1.2, da: '25 %' },
      { tipo: 'outs', outs: 9, cartas: 1, vistas: 6, da: '19,6 %' },
      { tipo: 'implicitas', bote: 3.6, pagar: 1.2, equity: 0.1957, da: '$1,33' },
      { tipo: 'cuenta', expresion: '3 / 2', da: '$1,50' },
      { tipo: 'cuenta', expresion: '2 / 4', da: '$0,50' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [0, 0],
      mano: 'Qc 8c',
      mesa: 'Kc 7c 3d Jh',
      situacion:
        'Mesa con fichas sin valor. En el turn hay 80 en el bote y el rival apuesta 20. Tienes cuatro tréboles: te falta uno para el color. Los dos tienen pocas fichas más.',
      pregunta: '¿Pagas?',
      respuesta:
        'Di las dos cantidades: te cuesta 20 y puedes ganar 80 + 20 = 100. Tu pago entra 5 veces en lo que ganas: te dan 5 por 1, así que basta ganar una de cada 6 veces. Hay 13 tréboles y ves 4: quedan 9 entre 46 cartas que no ves, una de cada 5,1. Llegas más a menudo de lo que te piden: paga. Si solo te sirvieran cuatro cartas (una escalera interna) llegarías una de cada 11,5: con este precio, retírate.',
      calculos: [
        { tipo: 'cuenta', expresion: '80+20', da: '100' },
        { tipo: 'cuenta', expresion: '100/20', da: '5' },
        { tipo: 'cuenta', expresion: '5+1', da: '6' },
        { tipo: 'cuenta', expresion: '13-4', da: '9' },
        { tipo: 'cuenta', expresion: '46/9', da: '5,1' },
        { tipo: 'cuenta', expresion: '46/4', da: '11,5' },
      ],
    },
    {
      niveles: [3, 3],
      mano: '7d 6d',
      mesa: 'Ad Jd 4s 9h',
      situacion:
        'NL100, 100 bb. Defendiste la ciega grande contra UTG y pagaste el flop. Turn: bote 20 bb, pasas y apuesta 14 bb; le quedan 66.',
      pregunta: '¿Pagas con el color bajo fuera de posición?',
      respuesta:
        'Precio: 29,2 %; a una carta tienes 19,6 %. Falta cobrar, contando solo el color: 14 × 0,804 ÷ 0,196 − 34 = 23,4 bb de media cada vez que llegue. Descuenta implícitas inversas: si una de cada diez veces él tiene un color mayor, tu equity útil es 0,196 × 0,9 = 17,6 % y la cifra sube a 31,5 bb. Sin posición y con el tercer diamante a la vista, cobrar 30 bb un 40 % de las veces es lo razonable: 12 bb. No llega: retírate. Con K♦ Q♦ o en posición la cuenta sería otra.',
      calculos: [
        { tipo: 'potOdds', bote: 20, apuesta: 14, da: '29,2 %' },
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 6, da: '19,6 %' },
        { tipo: 'implicitas', bote: 34, pagar: 14, equity: 0.196, da: '23,4 bb' },
        { tipo: 'cuenta', expresion: '100*0.196*0.9', da: '17,6 %' },
        { tipo: 'implicitas', bote: 34, pagar: 14, equity: 0.176, da: '31,5 bb' },
        { tipo: 'cuenta', expresion: '30*0.4', da: '12 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 2],
      mano: '9c 8c',
      mesa: 'Kc 7d 2c',
      situacion: 'NL5. Bote $0,50 en el flop, el rival apuesta $0,25 con posición y stacks de $4,50.',
      pregunta: '¿Qué pide el bote, qué tienes a una carta y qué haces?',
      respuesta:
        'Pide 25 %. Con 9 outs a una carta tienes 19,1 %. Faltan implícitas de $0,31: muy poco comparado con los $4,25 que quedan. Paga. Si en el turn te apuestan el bote entero sin ligar, vuelve a hacer la cuenta.',
      calculos: [
        { tipo: 'potOdds', bote: 0.5, apuesta: 0.25, da: '25 %' },
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 5, da: '19,1 %' },
        { tipo: 'implicitas', bote: 0.75, pagar: 0.25, equity: 0.1915, da: '$0,31' },
      ],
    },
    {
      niveles: [1, 2],
      mano: '6s 5s',
      mesa: '9d 8h Kc',
      situacion: 'NL5. Bote $0,60 en el flop, apuesta de $0,60; el rival es conservador y le quedan $1.',
      pregunta: 'Escalera interna con el 7: ¿pagas?',
      respuesta:
        'El precio es 33,3 % y tienes 4 outs: 8,5 %. Necesitarías ganar $5,25 más al ligar y solo le queda $1. Retírate sin pensarlo.',
      calculos: [
        { tipo: 'potOdds', bote: 0.6, apuesta: 0.6, da: '33,3 %' },
        { tipo: 'outs', outs: 4, cartas: 1, vistas: 5, da: '8,5 %' },
        { tipo: 'implicitas', bote: 1.2, pagar: 0.6, equity: 0.0851, da: '$5,25' },
      ],
    },
    {
      niveles: [1, 3],
      mano: '5h 5d',
      situacion:
        'NL10, 100 bb. UTG sube a $0,30; todos se retiran hasta ti, en el botón, con $10. Él también tiene $10.',
      pregunta: '¿Justifican los stacks pagar solo para ligar trío?',
      respuesta:
        'Ligas set o mejor en el flop el 11,8 %. La relación stack/pago es 33,3 a 1, por encima del 15 a 1 que se pide. Ganar de media $2,54 cada vez que ligas ya cubre el pago (sin contar lo que hay en el bote). Paga; con stacks de $3 sería 10 a 1 y convendría retirarse contra un rango que no te paga.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * (1 - (48 * 47 * 46) / (50 * 49 * 48))', da: '11,8 %' },
        { tipo: 'cuenta', expresion: '10 / 0.3', da: '33,3' },
        { tipo: 'cuenta', expresion: '0.3 / 0.118', da: '$2,54' },
        { tipo: 'cuenta', expresion: '3 / 0.3', da: '10' },
      ],
    },
    {
      niveles: [1, 3],
      mano: 'Ad 4d',
      mesa: 'Kd 8d 3s',
      situacion: 'NL10. Bote $1, apuesta $0,70, otro jugador paga $0,70 y te toca cerrar.',
      pregunta: '¿Cómo cambia el precio con un pago por medio?',
      respuesta:
        'Pagas 0,70 para un total de 1 + 0,70 × 3 = $3,10: 22,6 %. Con 9 outs de color máximo (y algún as) tienes 19,1 % a una carta: casi precio directo, y al color máximo no le temes a las implícitas inversas. Paga.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 0.7 / 3.1', da: '22,6 %' },
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 5, da: '19,1 %' },
      ],
    },
    {
      niveles: [2, 3],
      mano: '7h 6h',
      mesa: 'Qh 9h 2c',
      situacion: 'NL25. Bote $5, el rival apuesta $3,50; un tercero, regular apretado, ya pagó. Te quedan $20.',
      pregunta: '¿Qué implícitas inversas hay y qué decides?',
      respuesta:
        'Precio: 22,6 %; tienes 19,1 %: el precio directo casi alcanza. Pero el regular apretado paga ahí con proyectos de color mejores (A♥ x♥, K♥ J♥): frente a A♥ 5♥ tu equity es 21,0 %. Si una de cada tres veces que ligas pierdes el stack, la ganancia media al ligar es de apenas $0,01: desaparecen las implícitas. Retírate o paga solo si ese regular paga también con parejas.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 3.5 / (5 + 3.5 * 3)', da: '22,6 %' },
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 5, da: '19,1 %' },
        { tipo: 'equity', mano: '7h 6h', rivales: ['Ah 5h'], mesa: 'Qh 9h 2c', da: '21,0 %' },
        {
          tipo: 'ev',
          ramas: [
            { p: 0.667, valor: 10 },
            { p: 0.333, valor: -20 },
          ],
          da: '$0,01',
        },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Td 9d',
      mesa: '8s 7h 2c Kd',
      situacion: 'NL25, turn. Bote $8, apuesta $6, rival con $22 por detrás. Tienes escalera abierta escondida.',
      pregunta: '¿Cuánto debes cobrar de más y es razonable?',
      respuesta:
        'Precio 30,0 %; con 8 outs, 17,4 %. Hace falta ganar $14,50 de media al ligar. Un river J o 6 no parece completar nada, así que con un rey pagará una apuesta de $15 más de la mitad de las veces; necesitas casi todo ese pago siempre. Está al límite: paga contra un rival que no suelta un rey, retírate contra uno que abandona en el river.',
      calculos: [
        { tipo: 'potOdds', bote: 8, apuesta: 6, da: '30,0 %' },
        { tipo: 'outs', outs: 8, cartas: 1, vistas: 6, da: '17,4 %' },
        { tipo: 'implicitas', bote: 14, pagar: 6, equity: 0.1739, da: '$14,50' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Kc Jc',
      mesa: 'Tc 6c 4h',
      situacion:
        'NL100, 100 bb. Subiste desde el CO, la ciega grande pagó. Bote $6,50; c-bet de $3 y te sube a $11. Te quedan $94.',
      pregunta: '¿Qué precio tienes y qué equity contra su rango de sets, dos pares y proyectos?',
      respuesta:
        'Pagas $8 para un total de 6,5 + 11 + 11 = $28,50: 28,1 %. Contra un rango aproximado de 6-6, 4-4, 10♠ 6♠ y proyectos como 9♣ 8♣ y 8♠ 7♠ tu equity es 37,5 %. Estás en posición y sobra: paga; puedes incluso resubir cuando su rango tiene más proyectos que sets.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 8 / 28.5', da: '28,1 %' },
        {
          tipo: 'equity',
          mano: 'Kc Jc',
          rivales: ['66', '44', 'Ts 6s', '9c 8c', '8s 7s'],
          mesa: 'Tc 6c 4h',
          da: '37,5 %',
        },
      ],
    },
    {
      niveles: [3, 3],
      mano: '8h 7h',
      mesa: 'Ah Jh 5s',
      situacion:
        'NL100. Ciega grande contra botón, bote con una sola subida, de $5,50; él apuesta $4 (73 %). Estás fuera de posición con $95.',
      pregunta: 'El precio pide más que tu equity a una carta: ¿paga la implícita, y qué descuento haces?',
      respuesta:
        'Precio 29,6 %; color con 9 outs 19,1 %: implícitas necesarias $7,39. Parece poco con $95 detrás, pero fuera de posición cobras menos cuando liga y a veces pierdes contra un color mayor. Descontando un 20 % de equity (realizas 15,3 %) necesitas $12,64. Sigue siendo pago, aunque la parte de farol (subir de vez en cuando) es la que lo vuelve rentable.',
      calculos: [
        { tipo: 'potOdds', bote: 5.5, apuesta: 4, da: '29,6 %' },
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 5, da: '19,1 %' },
        { tipo: 'implicitas', bote: 9.5, pagar: 4, equity: 0.1915, da: '$7,39' },
        { tipo: 'implicitas', bote: 9.5, pagar: 4, equity: 0.153, da: '$12,64' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Ac 5c',
      situacion: 'NL200, 100 bb. UTG abre a 2,5 bb, HJ sube a 8 bb y te toca en el botón con A-5 del mismo palo.',
      pregunta: '¿Hay implícitas para pagar en frío?',
      respuesta:
        'Pagas 8 bb para un bote de 8 + 2,5 + 1,5 + 8 = 20 bb: 40 % si UTG se retira. Color hecho en el flop sale el 0,8 % y proyecto de color el 10,9 %. Detrás quedan 92 bb con un bote de 20: SPR 4,6, poco margen para cobrar implícitas, y tus ases pierden contra A-K y A-Q. Retírate o resube de farol; pagar es la peor opción.',
      calculos: [
        { tipo: 'cuenta', expresion: '100 * 8 / 20', da: '40 %' },
        { tipo: 'cuenta', expresion: '100 * (11 * 10 * 9) / (50 * 49 * 48)', da: '0,8 %' },
        { tipo: 'cuenta', expresion: '100 * (11 * 10 * 39 * 3) / (50 * 49 * 48)', da: '10,9 %' },
        { tipo: 'spr', stack: 92, bote: 20, da: '4,6' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ah 8h',
      mesa: 'Kh 6h 2s Jc',
      situacion:
        'NL2 (ciegas $0,01/$0,02), turn. En el bote hay $0,24; el rival apuesta $0,06 y solo quedas tú. Los dos tienen $1,50 más.',
      pregunta: '¿Cuánto te cuesta, cuánto puedes ganar y pagas?',
      respuesta:
        'Te cuesta $0,06 y puedes ganar 0,24 + 0,06 = $0,30: 5 a 1, o sea que basta con ganar una de cada seis veces (16,7 %). Tu color llega con 9 de las 46 cartas que no ves: 19,6 %, casi una de cada cinco. Te dan más de lo que necesitas: paga.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.24 + 0.06', da: '$0,30' },
        { tipo: 'potOdds', bote: 0.24, apuesta: 0.06, da: '16,7 %' },
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 6, da: '19,6 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: '9s 8d',
      mesa: 'Qc 6h 5d Kc',
      situacion: 'NL2, turn. En el bote hay $0,20 y el rival apuesta otros $0,20. Le quedan $0,40 y a ti también.',
      pregunta: 'Solo un 7 te da la escalera: ¿pagas?',
      respuesta:
        'Retírate. Te cuesta $0,20 y puedes ganar 0,20 + 0,20 = $0,40: 2 a 1, necesitas ganar una de cada tres veces (33,3 %). Hay cuatro sietes en 46 cartas: 8,7 %, menos de una de cada once. Aun si cobraras después los $0,40 que le quedan, no alcanza.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.2 + 0.2', da: '$0,40' },
        { tipo: 'potOdds', bote: 0.2, apuesta: 0.2, da: '33,3 %' },
        { tipo: 'outs', outs: 4, cartas: 1, vistas: 6, da: '8,7 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ts 9c',
      mesa: 'Kd Th 4c 7s 2d',
      situacion:
        'NL2, river. En el bote hay $0,40; el rival, que apuesta de todo, pone $0,10. Tienes pareja de dieces.',
      pregunta: 'No hay más cartas. ¿Cuántas veces debes tener la mejor mano para pagar?',
      respuesta:
        'Pagas $0,10 para ganar 0,40 + 0,10 = $0,50: 5 a 1, es decir una de cada seis veces (16,7 %). En el river ya no cuentas outs: te preguntas si al menos una de cada seis veces lleva una pareja menor o nada. Contra quien apuesta de todo, sí: paga. Contra alguien que solo apuesta con manos fuertes te retirarías con la misma cuenta.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.4 + 0.1', da: '$0,50' },
        { tipo: 'potOdds', bote: 0.4, apuesta: 0.1, da: '16,7 %' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Jc Td',
      mesa: 'Qs 9h 3c',
      situacion:
        'Mesa con fichas sin valor, flop. En el bote hay 300 fichas y el rival apuesta 100. Cada uno tiene 2.000 más.',
      pregunta: 'Escalera abierta (te sirven reyes y ochos): ¿pagas?',
      respuesta:
        'Te cuesta 100 y puedes ganar 400: 4 a 1, necesitas una de cada cinco veces (20 %). Con 8 cartas de 47 llega el 17,0 %: falta un poco. Pero cuando ligues podrás ganar más que lo que hay ahora: basta con cobrar 88 fichas más de media, y al rival le quedan 2.000. Paga.',
      calculos: [
        { tipo: 'cuenta', expresion: '300 + 100', da: '400' },
        { tipo: 'potOdds', bote: 300, apuesta: 100, da: '20 %' },
        { tipo: 'outs', outs: 8, cartas: 1, vistas: 5, da: '17,0 %' },
        { tipo: 'implicitas', bote: 400, pagar: 100, equity: 0.1702, da: '88 fichas' },
      ],
    },
    {
      niveles: [0, 1],
      mano: '7h 6h',
      mesa: 'Ah Kh 9s 4d 2c',
      situacion:
        'NL2, river. Buscabas color y no llegó. En el bote hay $1,20, de los que tú pusiste $0,45. El rival apuesta $0,10.',
      pregunta: '«Ya puse $0,45, por $0,10 más pago»: ¿es correcto?',
      respuesta:
        'No: retírate. Lo que pusiste ya es del bote, no tuyo. El precio es buenísimo, 7,1 %, pero tu mano es siete alto y no le gana ni a un farol con una figura: ganas cerca del 0 % de las veces. Un precio barato por una mano que nunca gana sigue siendo dinero perdido.',
      calculos: [{ tipo: 'potOdds', bote: 1.2, apuesta: 0.1, da: '7,1 %' }],
    },
    {
      niveles: [0, 1],
      mano: '6h 5h',
      mesa: '8h 7s 2c Kd',
      situacion:
        'Fichas sin valor, turn. En el bote hay 90 y el rival apuesta 30. Tienes escalera abierta: te sirven los nueves y los cuatros.',
      pregunta: '¿Cuánto te dan por uno, cada cuánto ligas y pagas?',
      respuesta:
        'Te cuesta 30 y puedes ganar 90 + 30 = 120: 4 por 1, basta ganar una de cada 5 veces. Te sirven 8 cartas de 46: una de cada 5,8. Por muy poco no alcanza con lo que hay ahora; si al ligar te pagan aunque sea 30 fichas más, ganas 150 por 30 y ya alcanza. Paga si el rival suele pagar; si no, retírate.',
      calculos: [
        { tipo: 'cuenta', expresion: '90+30', da: '120' },
        { tipo: 'cuenta', expresion: '120/30', da: '4' },
        { tipo: 'cuenta', expresion: '4+1', da: '5' },
        { tipo: 'cuenta', expresion: '46/8', da: '5,8' },
      ],
    },
    {
      niveles: [0, 1],
      mano: 'Ad Kd',
      mesa: '9c 6h 2s',
      situacion:
        'NL2, flop. En el bote hay $0,14. El rival pone todo lo que le queda, $0,60. Tienes as y rey, sin pareja.',
      pregunta: '¿Cuánto te dan por uno y pagas?',
      respuesta:
        'Te cuesta $0,60 para ganar 0,14 + 0,60 = $0,74: 1,2 por 1. Tendrías que ganar 45 % de las veces, casi la mitad. Con dos cartas altas y sin pareja mejoras en las dos cartas que faltan cerca de una de cada cuatro veces. Retírate: un bote de $0,14 no vale un stack.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.14+0.6', da: '$0,74' },
        { tipo: 'cuenta', expresion: '0.74/0.6', da: '1,2' },
        { tipo: 'cuenta', expresion: '100*0.6/1.34', da: '45 %' },
      ],
    },
  ],
};
