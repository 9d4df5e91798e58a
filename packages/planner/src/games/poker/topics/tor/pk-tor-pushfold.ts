import type { PokerTopic } from '../../poker-topic.ts';

export const pkTorPushfold: PokerTopic = {
  id: 'pk-tor-pushfold',
  titulo: 'Push o fold con menos de 15 ciegas',
  area: 'TOR',
  nivelMin: 1,
  nivelMax: 5,
  prerequisitos: ['pk-pre-rfi'],
  exclusivo: ['torneo', 'sng'],
  minutosEtapa: 320,
  importancia: 'esencial',
  terminos: [
    'push fold',
    'push or fold',
    'push o fold',
    'all in preflop',
    'shove',
    'shoves',
    'jam',
    'ir all in con stack corto',
    'stack corto',
    'pocas ciegas',
    'rangos de push',
    'tabla de push',
    'nash',
    'nash push',
    'menos de 15 ciegas',
    'fold equity de all-in',
    'call de all-in',
    'resteal corto',
    '10 ciegas',
    'all in o nada',
  ],
  ideas: [
    'Con menos de 15 bb la jugada buena es all-in o fold: pagar para ver el flop gasta una quinta parte del stack y te quita la fold equity, que es la mitad del beneficio.',
    'El EV del all-in suma tres cosas: abandonos × dinero muerto, pagos × equity y lo que pierdes cuando pagan y pierdes. Ganar las ciegas y antes (2,5 bb con BBA) sin ver cartas es gran parte de todo.',
    'Los rangos dependen de cuántos quedan por actuar y de tu stack: en mesa de 6 con 10 bb y ante se mete desde el botón alrededor del 42 % y desde UTG el 24 %; en la ciega pequeña contra la ciega grande, cerca del 70 %.',
    'Pagar un all-in cuesta más que hacerlo: no hay fold equity. Necesitas llegar al precio con tu equity contra su rango real, no con la mano que te gusta.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Con menos de 10 bb, sin pensar en límites de premio, mete o tira: aprende tres rangos (ciega pequeña, botón y UTG de 6) y no pagues para ver flops.',
      idea: 'Nunca hagas limp con 9 bb: si la mano vale, vale el all-in; si no vale, se tira.',
    },
    {
      nivel: 2,
      enfoque:
        'Aprende los rangos por posición y por cuántos quedan detrás, y añade la resubida all-in contra aperturas sueltas.',
      idea: 'Con antes el all-in gana 2,5 bb cuando todos tiran: con 10 bb eso es el 25 % de tu stack sin ver una carta.',
    },
    {
      nivel: 3,
      enfoque:
        'Calcula el precio de los pagos y el rango del que mete; distingue cuándo un jugador mete demasiado o demasiado poco.',
      idea: 'Contra quien solo mete el 15 % de las manos, tus pagos caen de K7s a JJ+, AQ: la tabla es para quien mete la tabla.',
    },
    {
      nivel: 4,
      enfoque:
        'Corrige por antes, por jugadores cortos detrás, por premios cercanos y por el stack que te queda si pierdes; prepara los rangos de pago más finos.',
      idea: 'Con un stack de 4 bb detrás de ti, tu all-in se paga más: recorta las manos que necesitan abandonos.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja desviaciones de equilibrio: mesas que no pagan, mesas que pagan todo, y la diferencia entre EV en fichas y EV en dinero en la misma mano.',
      idea: 'La explotación barata es ensanchar contra quien no paga y estrechar contra quien paga todo: en ambos casos el rango de la tabla es el punto de partida, no el destino.',
    },
  ],
  errorTipico:
    'Esperar una mano buena con 8 bb porque «las de la tabla son muy malas»: en dos órbitas tu all-in ya no asusta a nadie y metes lo mismo con la mitad de fichas. También pagar un all-in con KQ «porque es bonita» cuando el precio pide 45 %.',
  preguntas: [
    {
      pregunta: '¿Qué tres componentes suma el EV de un all-in?',
      respuesta:
        'Abandonos por el dinero muerto, pagos por la equity sobre el bote final y, restando, lo que pierdes cuando pagan y pierdes. Los dos primeros deben superar al tercero.',
    },
    {
      pregunta: '¿Por qué con 10 bb en la ciega pequeña se mete cerca del 70 % con antes?',
      respuesta:
        'Porque solo queda un rival, el dinero muerto es grande (2 bb además de tu ciega) y la ciega grande no puede pagar bien con la mitad inferior de sus manos.',
    },
    {
      pregunta: '¿Cuánto vale el dinero muerto con ciegas 0,5/1 y ante de 1?',
      respuesta: '2,5 bb. En un robo con 10 bb sin pagar nada es el 25 % del stack por éxito.',
    },
    {
      pregunta:
        '¿Qué manos ganan más al aumentar los jugadores por actuar: las que tienen equity o las que necesitan abandonos?',
      respuesta:
        'Las que tienen equity (pares y ases buenos) resisten; las que dependen de que tiren (98s, K5o) salen del rango, porque la probabilidad de que alguien pague crece con cada jugador.',
    },
    {
      pregunta:
        'Un jugador con 9 bb hace all-in y dicen que «mete todo». ¿Qué necesitas saber para pagar con QJo en la ciega grande?',
      respuesta:
        'Su rango aproximado, el precio exacto y tu equity contra él: contra el 100 % QJo tiene ≈ 58 %; contra el 20 % cae por debajo del 40 %. Con precio de ≈ 42 %, paga solo si de verdad mete ancho.',
    },
  ],
  criterio: {
    texto:
      'Metes o tiras bien en {aciertos} de {de} manos de menos de 15 ciegas, y calculas el precio de los pagos con error menor de 3 puntos.',
    aciertos: 9,
    de: 12,
    unidad: 'decisiones',
  },
  foco: 'Con menos de 15 ciegas decide antes de tu turno: rango por jugadores que quedan, y solo all-in o fold.',
  revision:
    '¿Cuántas ciegas tenías, cuántos quedaban por actuar y tu mano estaba dentro o fuera del rango que anotaste?',
  variantes: {
    teoria: [
      {
        titulo: 'tres rangos en una tarjeta',
        consigna:
          'Escribe los rangos de 10 bb desde la ciega pequeña, el botón y UTG de 6 con su porcentaje y recítalos. Repite hasta decirlos sin mirar.',
      },
      {
        titulo: 'de dónde sale el EV del all-in',
        consigna:
          'Descompón el ejemplo en tres sumandos y escribe cada uno en ciegas. Explica cuál crece con el ante y cuál con tu equity.',
      },
      {
        titulo: 'pagar es otra cuenta',
        consigna:
          'Rehace la cuenta del pago del ejemplo cambiando el rango del rival por uno del 15 % y por uno del 60 %. Di dónde está el punto en que tu mano deja de pagar.',
      },
    ],
    ejercicios: [
      {
        titulo: 'mete o tira',
        consigna:
          'En cada mano de abajo di all-in o fold y el motivo en seis palabras, contando los jugadores que quedan. Corrige con la cuenta.',
      },
      {
        titulo: 'el EV paso a paso',
        consigna:
          'Escribe en las manos de abajo los tres sumandos del EV con sus frecuencias y el total. El ejercicio vale si el total es el de la solución.',
      },
      {
        titulo: 'precio del pago',
        consigna:
          'En las manos de abajo donde te metan all-in, calcula el precio exacto y tu equity contra el rango dado. Decide después.',
      },
      {
        titulo: 'dentro y fuera de la línea',
        consigna:
          'Para cada mano de abajo nombra la mano más débil que aún meterías y la primera que tirarías. Explica la diferencia.',
      },
      {
        titulo: 'uno más detrás',
        consigna:
          'Añade un jugador por actuar en las manos de abajo y vuelve a decidir. Escribe qué manos salen del rango.',
      },
      {
        titulo: 'stack a la mitad',
        consigna: 'Repite las manos de abajo con la mitad de ciegas. Marca las que pasan de fold a all-in y por qué.',
      },
      {
        titulo: 'el que paga todo',
        consigna:
          'Supón que los jugadores de las manos de abajo pagan el doble de lo normal. Recalcula el EV y di a qué manos renuncias.',
      },
      {
        titulo: 'contra el reloj de turbo',
        consigna:
          'Decide las manos de abajo con reloj de turbo y apunta solo all-in o fold. Revisa después con la cuenta completa.',
      },
    ],
    test: [
      {
        titulo: 'rango de memoria',
        consigna:
          'Escribe sin mirar los rangos de la tarjeta y aplícalos a las manos de abajo. Falla quien confunda más de dos.',
      },
      {
        titulo: 'precio y decisión',
        consigna: 'Da precio y decisión en las manos de abajo con calculadora pero sin apuntes. Aprobado con 80 %.',
      },
      {
        titulo: 'manos frontera',
        consigna:
          'Decide las manos de abajo y di si están claras o en la frontera (menos de 0,5 bb de diferencia). Cuenta la clasificación.',
      },
      {
        titulo: 'mete o tira a ciegas',
        consigna:
          'Lee solo posición, ciegas y mano de abajo, sin la situación completa, y decide. Compara y anota qué dato faltó.',
      },
    ],
    jugar: [
      {
        titulo: 'solo all-in o fold con 15 o menos',
        consigna:
          'Juega un turbo con esta regla: por debajo de 15 bb, ni limps ni pagos para ver flop. Apunta cada excepción tentadora.',
      },
      {
        titulo: 'rango escrito por órbita',
        consigna:
          'Antes de cada órbita escribe tu rango de all-in desde el botón y desde la ciega pequeña. Comprueba si lo cumpliste.',
      },
      {
        titulo: 'paga con precio',
        consigna:
          'Juega atento a los all-in rivales: antes de pagar di el precio y tu equity estimada. Cuenta cuántas veces lo hiciste.',
      },
    ],
    analizar: [
      {
        titulo: 'all-in y fold de tus torneos',
        consigna:
          'Revisa {n} manos con menos de 15 bb y márcalas con la tabla. Los desacuerdos son tu lista de estudio.',
      },
      {
        titulo: 'robos que no hiciste',
        consigna:
          'Busca {n} manos en el botón y la ciega pequeña que tiraste con 8–14 bb y que estaban en el rango. Suma 2,5 bb por cada una.',
      },
      {
        titulo: 'pagos con la cuenta hecha',
        consigna:
          'Rehace el precio de {n} pagos tuyos de all-in y di si el EV esperado era positivo. Suma el total en ciegas.',
      },
    ],
  },
  ejemplo: {
    niveles: [1, 2],
    mano: 'Kc 5c',
    situacion:
      'Torneo, ciegas 500/1.000 con ante de 1.000. Quedan tú (ciega pequeña, 10.000) y la ciega grande (12.000).',
    pregunta: '¿Metes K5s? Haz la cuenta.',
    respuesta:
      'All-in. Stack efectivo 10 bb. Si el rival paga el 30 % (22+, A2+, K6s+, K8o+, Q9s+, QTo+) K5s tiene ≈ 39 % contra eso. Abandonos: 0,70 × 2,5 bb = 1,75 bb. Pagos: 0,30 × (0,39 × 21 − 9,5) = −0,39 bb (el bote pagado es de 10 + 10 + 1 de ante = 21 bb y tú añades 9,5). EV = 1,36 bb por encima de tirar, que vale 0. Si pagara mucho más ancho también metería peores manos que la tuya, y el all-in seguiría siendo positivo.',
    calculos: [
      { da: '1,75 bb', tipo: 'cuenta', expresion: '0.7*2.5' },
      { da: '−0,39 bb', tipo: 'cuenta', expresion: '0.3*(0.39*21-9.5)' },
      { da: '1,36 bb', tipo: 'cuenta', expresion: '0.7*2.5+0.3*(0.39*21-9.5)' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [3, 5],
      mano: 'Jd 4d',
      situacion:
        'Torneo de $215, ante de 1 bb. Estás en la ciega pequeña con 10 bb efectivas contra la ciega grande. Un tipo de rival paga el 18 % (44+, A2s+, A7o+, KTs+, KJo+, QJs); otro, el 43 %.',
      pregunta: '¿Metes J-4 del mismo palo contra cada uno? ¿Y si un salto de premio te da 8 puntos de prima?',
      respuesta:
        'En juego hay 2,5 bb y arriesgas 9,5. Contra el 18 %, J-4 tiene ≈ 33 %: 0,82 × 2,5 + 0,18 × (0,33 × 21 − 9,5) = +1,59 bb. Contra el 43 %, ≈ 37 %: 0,57 × 2,5 + 0,43 × (0,37 × 21 − 9,5) = +0,68 bb. Las dos ganan en fichas. Con prima, como aproximación resta 8 puntos a tu equity pagada: contra el primero 0,82 × 2,5 + 0,18 × (0,25 × 21 − 9,5) = +1,29 bb; contra el segundo −0,04 bb: ahí ya es retirada. Quien paga mucho y un salto cerca se suman; quien respeta te deja seguir metiendo.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.82*2.5+0.18*(0.33*21-9.5)', da: '+1,59 bb' },
        { tipo: 'cuenta', expresion: '0.57*2.5+0.43*(0.37*21-9.5)', da: '+0,68 bb' },
        { tipo: 'cuenta', expresion: '0.82*2.5+0.18*(0.25*21-9.5)', da: '+1,29 bb' },
        { tipo: 'cuenta', expresion: '0.57*2.5+0.43*(0.29*21-9.5)', da: '−0,04 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 2],
      mano: 'Kh 9d',
      situacion: '9 bb en UTG de una mesa de 9 jugadores, BBA de 1 bb. Detrás quedan ocho con 15–40 bb.',
      pregunta: '¿Metes K9o?',
      respuesta:
        'Tira. Con ocho por actuar, aunque cada uno pague solo el 13 %, que tiren todos ocurre 0,87 multiplicado ocho veces: 33 %. Cuando pagan, K9o tiene ≈ 33 %: EV = 0,33 × 2,5 + 0,67 × (0,33 × 20,5 − 9) = −0,67 bb. Pierdes más de media ciega. Desde ahí entran pares, A2s+, A4o+, KTs+, KJo+ y poco más; en el botón, con dos rivales, K9o sí mete.',
      calculos: [
        { da: '33 %', tipo: 'cuenta', expresion: '0.87*0.87*0.87*0.87*0.87*0.87*0.87*0.87*100' },
        { da: '−0,67 bb', tipo: 'cuenta', expresion: '0.33*2.5+0.67*(0.33*20.5-9)' },
      ],
    },
    {
      niveles: [1, 3],
      mano: 'Ah 6d',
      situacion: '8 bb efectivas en el botón, ciegas 0,5/1 con BBA de 1 bb. Todos tiran.',
      pregunta: '¿Mete?',
      respuesta:
        'Sí. Dinero muerto 0,5 + 1 + 1 = 2,5 bb. Con A6o en la mano (quita ases), la ciega pequeña paga cerca del 37 % y la grande del 44 %, así que abandonan los dos 0,63 × 0,56 = 35 %. Cuando pagan ganas ≈ 49 % en un bote de unas 17,7 bb: EV = 0,35 × 2,5 + 0,65 × (0,49 × 17,7 − 8) = 1,31 bb. Positivo y claro; cualquier as mete aquí con 8 bb.',
      calculos: [
        { da: '2,5 bb', tipo: 'cuenta', expresion: '0.5+1+1' },
        { da: '35 %', tipo: 'cuenta', expresion: '0.63*0.56*100' },
        { da: '1,31 bb', tipo: 'cuenta', expresion: '0.35*2.5+0.65*(0.49*17.7-8)' },
      ],
    },
    {
      niveles: [1, 3],
      mano: 'Qd Th',
      situacion:
        '10 bb en la ciega grande. La ciega pequeña te mete all-in; tu lectura es que mete la mitad de las manos. Ciegas 0,5/1, BBA 1 bb.',
      pregunta: '¿Pagas QTo?',
      respuesta:
        'En el bote hay 10 + 1 + 1 de ante = 12 bb y te faltan 9: precio 42,9 %. Contra la mitad superior de manos QTo tiene ≈ 47 %: paga. Si solo metiera el 20 % (pares, ases, KJ+), tendría ≈ 36 % y sería fold. El precio no cambió; cambió el rango.',
      calculos: [{ da: '42,9 %', tipo: 'cuenta', expresion: '9/(12+9)*100' }],
    },
    {
      niveles: [2, 4],
      mano: '9c 7c',
      situacion: '12 bb en UTG de una mesa de 6 con BBA de 1 bb; detrás quedan cinco jugadores con 20–30 bb.',
      pregunta: '¿Metes 97s?',
      respuesta:
        'Tira. Desde UTG de 6 con 12 bb el rango de equilibrio ronda el 21 % (pares, A2s+, A5o+, KTs+, KJo+, QTs+, JTs). Si cada uno de los cinco paga de media el 16 %, abandonan todos solo 0,84 × 0,84 × 0,84 × 0,84 × 0,84 = 42 %: 0,42 × 2,5 + 0,58 × (0,36 × 26 − 12) = −0,48 bb. Negativo. En el botón con las mismas 12 bb quedan dos por actuar y 97s sí entra en el rango.',
      calculos: [
        { da: '42 %', tipo: 'cuenta', expresion: '0.84*0.84*0.84*0.84*0.84*100' },
        { da: '−0,48 bb', tipo: 'cuenta', expresion: '0.42*2.5+0.58*(0.36*26-12)' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Ac Jc',
      situacion:
        '11 bb en el botón, ciegas 0,5/1 con BBA. El corte (28 bb, abre ancho) sube a 2 bb y te toca con dos ciegas cortas detrás.',
      pregunta: '¿All-in o tirar?',
      respuesta:
        'All-in. Si el corte abandona el 55 % y las ciegas el 85 % cada una, ganas sin ver flop 0,55 × 0,85 × 0,85 = 40 % de las veces un bote de 2 + 0,5 + 1 + 1 = 4,5 bb. Cuando te pagan (60 %) con AJs tienes ≈ 45 % en un bote de unas 24 bb: EV = 0,4 × 4,5 + 0,6 × (0,45 × 24 − 11) = 1,68 bb. Con KTo, mismo bote pero ≈ 32 % cuando pagan, el EV sería −0,19 bb: por eso KTo se tira.',
      calculos: [
        { da: '40 %', tipo: 'cuenta', expresion: '0.55*0.85*0.85*100' },
        { da: '4,5 bb', tipo: 'cuenta', expresion: '2+0.5+1+1' },
        { da: '1,68 bb', tipo: 'cuenta', expresion: '0.4*4.5+0.6*(0.45*24-11)' },
        { da: '−0,19 bb', tipo: 'cuenta', expresion: '0.4*4.5+0.6*(0.32*24-11)' },
      ],
    },
    {
      niveles: [3, 5],
      mano: '7s 7h',
      situacion:
        '9 bb en la ciega grande. Un jugador muy apretado (15 % de manos) abre all-in por 14 bb; el resto tira. Ciegas 0,5/1 con BBA.',
      pregunta: '¿Pagas 77?',
      respuesta:
        'En el bote: 9 (suyos igualados) + 0,5 + 1 (tu ciega) + 1 de ante = 11,5; te faltan 8 bb. Precio 41,0 %. Contra un 15 % (22+, A7s+, A9o+, KTs+, KJo+, QJs) 77 tiene ≈ 51 %: paga con margen. Contra un 10 % (77+, A9s+, ATo+, KJs+, KQo) baja a ≈ 43 % y apenas llega; contra un 5 % (TT+, AJs+, AQo+, KQs) queda en ≈ 39 % y es fold. Importa el rango real: «apretado» sin número no decide.',
      calculos: [{ da: '41,0 %', tipo: 'cuenta', expresion: '8/(11.5+8)*100' }],
    },
    {
      niveles: [4, 5],
      mano: 'Kd 8d',
      situacion:
        '13 bb en la ciega pequeña, ciega grande con 35 bb que defiende mucho (paga el 55 % de los all-in). BBA de 1 bb.',
      pregunta: '¿All-in o limp y decidir?',
      respuesta:
        'All-in. Contra un 55 % K8s tiene ≈ 51 %: EV = 0,45 × 2,5 + 0,55 × (0,51 × 27 − 12,5) = 1,82 bb. El limp con K8s no está mal en teoría con ciertas mezclas, pero exige plan contra un rival que sube ancho; a igual EV aproximado, el all-in es más simple y le quita posición. Contra un rival que solo paga el 25 % (ahí tendrías ≈ 39 %) sale 0,75 × 2,5 + 0,25 × (0,39 × 27 − 12,5) = 1,38 bb: el all-in gana contra los dos, por caminos distintos.',
      calculos: [
        { da: '1,82 bb', tipo: 'cuenta', expresion: '0.45*2.5+0.55*(0.51*27-12.5)' },
        { da: '1,38 bb', tipo: 'cuenta', expresion: '0.75*2.5+0.25*(0.39*27-12.5)' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ts 9s',
      situacion: '6 bb en el corte con BBA de 1 bb; detrás botón 25 bb, ciega pequeña 4 bb y grande 18 bb.',
      pregunta: '¿Metes T9s?',
      respuesta:
        'Sí, por poco. Mira quién paga: si el botón paga el 22 %, la ciega pequeña de 4 bb el 45 % y la grande el 35 %, abandonan todos 0,78 × 0,55 × 0,65 = 28 %. Pagado, T9s tiene ≈ 41 % en un bote medio de unas 12,5 bb con 5,5 bb tuyas en juego: EV = 0,28 × 2,5 + 0,72 × (0,41 × 12,5 − 5,5) = 0,43 bb. Positivo: mete. Pero el margen viene de la equity, no de los abandonos: una mano que dependía de que tiraran, con ≈ 33 % al ser pagada, da −0,29 bb y se tira. El stack de 4 bb de detrás es la razón.',
      calculos: [
        { da: '28 %', tipo: 'cuenta', expresion: '0.78*0.55*0.65*100' },
        { da: '0,43 bb', tipo: 'cuenta', expresion: '0.28*2.5+0.72*(0.41*12.5-5.5)' },
        { da: '−0,29 bb', tipo: 'cuenta', expresion: '0.28*2.5+0.72*(0.33*12.5-5.5)' },
      ],
    },
    {
      niveles: [1, 2],
      mano: '9s 6s',
      situacion:
        'Torneo, ciegas 0,5/1 con BBA de 1 bb. Un jugador mete 5 bb desde el botón con cerca del 43 % de sus manos, la pequeña tira y estás en la ciega grande con 20 bb.',
      pregunta: '¿Pagas con 9-6 del mismo palo (≈ 38 %)?',
      respuesta:
        'Pagas 4 bb para un bote final de 5 + 5 + 0,5 + 1 = 11,5 bb: 34,8 %. Tienes ≈ 38 %: paga. EV: 0,38 × 11,5 − 4 = +0,37 bb. Contra all-in tan cortos el precio obliga a pagar manos feas. Si metiera 10 bb, pagarías 9 para 21,5, 41,9 %, y ya no llega.',
      calculos: [
        { tipo: 'cuenta', expresion: '5+5+0.5+1', da: '11,5 bb' },
        { tipo: 'cuenta', expresion: '100*4/11.5', da: '34,8 %' },
        { tipo: 'cuenta', expresion: '0.38*11.5-4', da: '+0,37 bb' },
        { tipo: 'cuenta', expresion: '100*9/21.5', da: '41,9 %' },
      ],
    },
    {
      niveles: [1, 2],
      mano: '3c 3s',
      situacion: 'Torneo, 7 bb en el corte (CO), BBA de 1 bb. Nadie ha entrado; quedan botón y ciegas con 20–30 bb.',
      pregunta: '¿All-in con 3-3 o esperas?',
      respuesta:
        'All-in. Si cada uno paga el 15 %, tiran los tres 0,85 × 0,85 × 0,85 = 61 % y ganas 2,5 bb. Pagado tienes cerca del 45 % de un bote de unas 15,5: 0,61 × 2,5 + 0,39 × (0,45 × 15,5 − 7) = +1,52 bb. Esperar dos manos más te cuesta la ciega grande con ante, 2 bb de 7: 29 % del stack.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*0.85*0.85*0.85', da: '61 %' },
        { tipo: 'cuenta', expresion: '0.61*2.5+0.39*(0.45*15.5-7)', da: '+1,52 bb' },
        { tipo: 'cuenta', expresion: '100*2/7', da: '29 %' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Qs 9c',
      situacion:
        'Torneo de $1.050, mesa final lejana. Ciega grande con 11 bb (1 puesta, más el ante). La pequeña, regular, mete 11 bb con el 43 %. Q-9 tiene ≈ 42 %.',
      pregunta: '¿Pagas en fichas? ¿Y con 4 puntos de prima o si él mete el 60 %?',
      respuesta:
        'Pagas 10 para un bote de 11 + 11 + 1 = 23: 43,5 %. Con ≈ 42 % queda −0,34 bb: retirada por muy poco. Con 4 puntos de prima el umbral sube a 47,5 %: retirada clara. Si mete el 60 %, Q-9 pasa a ≈ 47 %: +0,81 bb, pago en fichas y casi neutro con la prima. Tres números (rango, equity y prima) y ninguno se adivina con la mano delante: estudia la frontera antes.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*10/23', da: '43,5 %' },
        { tipo: 'cuenta', expresion: '0.42*23-10', da: '−0,34 bb' },
        { tipo: 'cuenta', expresion: '43.5+4', da: '47,5 %' },
        { tipo: 'cuenta', expresion: '0.47*23-10', da: '+0,81 bb' },
      ],
    },
    {
      niveles: [1, 1],
      mano: 'Kd Jh',
      situacion:
        'Torneo, 9 bb en el botón, ciegas 0,5/1 con ante de 1 bb. Nadie ha entrado; las ciegas tienen 20 y 14 bb y pagan cada una cerca del 20 %.',
      pregunta: '¿Metes K-J?',
      respuesta:
        'All-in. Tiran las dos 0,80 × 0,80 = 64 % y ganas 2,5 bb. Pagado tienes cerca del 38 % de un bote de unas 19,5: 0,64 × 2,5 + 0,36 × (0,38 × 19,5 − 9) = +1,03 bb. No subas a 2 bb «por si acaso»: si te meten all-in tendrías que pagar igual o regalar casi un cuarto de tu stack.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*0.8*0.8', da: '64 %' },
        { tipo: 'cuenta', expresion: '0.64*2.5+0.36*(0.38*19.5-9)', da: '+1,03 bb' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Ad 4d',
      situacion:
        'Torneo, 12 bb en el corte, ante de 1 bb. Botón 15 bb, ciegas 9 y 25 bb. Cada uno paga el 14 % (44+, A2s+, A7o+, KTs+ y parecidas) y, pagado, A-4 tiene ≈ 40 %.',
      pregunta: '¿All-in con A-4 del mismo palo? ¿Y con la ciega pequeña en 3 bb?',
      respuesta:
        'Tiran los tres 0,86 × 0,86 × 0,86 = 63,6 %. EV: 0,636 × 2,5 + 0,364 × (0,40 × 25,5 − 12) = +0,93 bb: mete. Con una pequeña de 3 bb que paga el 50 %: tiran 0,86 × 0,50 × 0,86 = 37 %, pero ese pago solo arriesga 3: el all-in sigue siendo bueno, con menos robo y menos riesgo. Abrir a 2 y retirarte ante un all-in también es posible con manos sin equity; con A-4 es peor.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*0.86*0.86*0.86', da: '63,6 %' },
        { tipo: 'cuenta', expresion: '0.636*2.5+0.364*(0.4*25.5-12)', da: '+0,93 bb' },
        { tipo: 'cuenta', expresion: '100*0.86*0.5*0.86', da: '37 %' },
      ],
    },
  ],
};
