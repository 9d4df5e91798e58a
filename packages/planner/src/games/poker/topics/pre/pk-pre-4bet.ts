import type { PokerTopic } from '../../poker-topic.ts';

export const pkPre4bet: PokerTopic = {
  id: 'pk-pre-4bet',
  titulo: '4-bet y guerras de resubidas preflop',
  area: 'PRE',
  nivelMin: 3,
  nivelMax: 5,
  prerequisitos: ['pk-pre-vs3bet'],
  favorece: ['cash'],
  minutosEtapa: 270,
  terminos: [
    '4-bet',
    '4bet',
    '4 bet',
    'cuatro bet',
    '5-bet',
    '5bet',
    'resubir el 3-bet',
    'guerra de resubidas',
    '4-bet de farol',
    'light 4bet',
    '4-bet por valor',
    'all-in preflop',
    'ak contra 4-bet',
    'kk preflop',
    'resubir a la resubida',
    '4betear',
  ],
  ideas: [
    '4-bet es resubir un 3-bet. A 100 bb basta 2,2–2,5 veces el 3-bet en posición (8 → 18–20 bb) y algo más fuera de ella (11 → 25 bb); el 5-bet suele ser all-in.',
    'Valor depende de lo que va all-in el rival: K-K y A-A siempre; Q-Q y A-K contra quien 5-betea o paga ancho; J-J casi nunca contra rangos normales.',
    'El farol de 4-bet quiere un as (bloquea A-A y A-K) y una segunda carta que no importe: A-5s a A-3s. Arriesgas unas 17 bb para ganar unas 12: necesitas cerca del 60 % de retiradas.',
    'Antes de 4-betear decide qué haces contra el all-in: si pagas, es valor; si te retiras, es farol. «Ya veré» es la peor respuesta.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        '4-bet casi solo de valor, con dos o tres combos de farol contra quien 3-betea mucho; aprende los precios del all-in.',
      idea: 'Con 20 bb puestas y 80 por pagar necesitas cerca del 40 %: A-K llega contra QQ+ y A-K con un par de faroles, y no llega si solo hay KK+.',
    },
    {
      nivel: 4,
      enfoque:
        'Construye rangos por combos con bloqueadores y prevé la mezcla de 5-bet rival. Decide qué paga el 3-bettor y juega el bote 4-beteado con SPR bajo.',
      idea: 'Un rango de 4-bet de 30 combos de valor admite entre 15 y 20 de farol: más es regalar, menos es legible.',
    },
    {
      nivel: 5,
      enfoque:
        'Ajusta tamaños según profundidad (a 150–200 bb aparece el pago al 4-bet), incluye 4-bets mixtos y 4-bets en frío, y mide en EV cada cambio.',
      idea: 'A 200 bb A-5s gana valor de pago y Q-Q lo pierde de all-in: la profundidad cambia qué mano es valor.',
    },
  ],
  errorTipico:
    '4-betear Q-Q o A-K y retirarse luego al all-in contra alguien que va con A-K y J-J; o al revés, ir all-in «porque es A-K» contra quien solo 5-betea A-A y K-K.',
  preguntas: [
    {
      pregunta: '3-bet a 8, 4-bet a 19 y all-in por 100. Si habías abierto a 2,5, ¿qué equity pide pagar 81 más?',
      respuesta: '81 ÷ (100 + 100 + 1,5) = 81/201,5 = 40,2 %.',
    },
    {
      pregunta: '¿Por qué A-5 del mismo palo es mejor farol que K-5 del mismo palo?',
      respuesta: 'Bloquea A-A y A-K, que son el grueso de lo que continúa; y si pagan liga color y escalera.',
    },
    {
      pregunta: '¿Cuándo Q-Q deja de ser 4-bet de valor?',
      respuesta: 'Cuando el rival solo continúa con K-K y A-A: contra eso tiene cerca del 19 %.',
    },
  ],
  criterio: {
    texto: 'Decide el 4-bet y la respuesta al all-in con el precio correcto en {aciertos} de {de} manos.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Antes de 4-betear di «pago el all-in» o «me retiro al all-in», y cuánta retirada necesitas.',
  revision: '¿Sabía mi respuesta al all-in antes de 4-betear, y era la correcta por combos?',
  variantes: {
    teoria: [
      {
        titulo: 'la respuesta al all-in primero',
        consigna:
          'Para cinco manos de 4-bet escribe si pagarías el all-in y con qué equity mínima. Comprueba con el ejemplo.',
      },
      {
        titulo: 'tamaños y precios',
        consigna:
          'Calcula el precio del all-in después de 4-bets a 18, 20 y 25 bb con 100 bb. Explica por qué el 4-bet pequeño obliga a pagar menos.',
      },
      {
        titulo: 'bloqueadores por mano',
        consigna:
          'Ordena A-5s, K-Qs, J-10s y 7-6s por combos de A-A, K-K, Q-Q y A-K que quitan; deduce cuál es el mejor farol.',
      },
    ],
    ejercicios: [
      {
        titulo: 'valor o farol',
        consigna: 'Decide en cada mano de abajo qué es tu 4-bet y di tu respuesta al all-in antes de mirar.',
      },
      {
        titulo: 'precio del all-in',
        consigna: 'Calcula la equity necesaria en cada mano de abajo si te ponen all-in tras tu 4-bet.',
      },
      {
        titulo: 'combos que continúan',
        consigna: 'Cuenta en cada mano de abajo los combos del rival que continúan con tus bloqueadores.',
      },
      {
        titulo: 'otro 3-bettor',
        consigna: 'Resuelve las manos de abajo contra un 3-bet del 4 % y del 15 %.',
      },
      {
        titulo: 'a otra profundidad',
        consigna: 'Recalcula las manos de abajo con 60 y con 200 bb; indica qué mano cambia de grupo.',
      },
      {
        titulo: 'cuadra tu rango',
        consigna:
          'Escribe un rango de 4-bet para el par de asientos de cada mano de abajo y la proporción valor/farol.',
      },
      {
        titulo: 'del lado del 3-bettor',
        consigna: 'Decide en las manos de abajo con qué irías all-in contra tu propio 4-bet.',
      },
      {
        titulo: 'a contrarreloj',
        consigna: 'Con reloj, di para las {n} manos de abajo «4-bet y pago», «4-bet y me retiro», «pago» o «fuera».',
      },
    ],
    test: [
      {
        titulo: '4-bet y respuesta',
        consigna: 'Responde las {n} manos de abajo con acción, tamaño y respuesta al all-in.',
      },
      {
        titulo: 'equity contra el 5-bet',
        consigna: 'Estima la equity contra el rango de all-in de cada mano de abajo, con cuatro puntos de margen.',
      },
      {
        titulo: 'cuenta de retiradas',
        consigna: 'Da la retirada que necesita el 4-bet de farol en cada mano de abajo.',
      },
      {
        titulo: 'elige el farol',
        consigna: 'Ordena tres candidatos de farol para cada mano de abajo y justifica con combos.',
      },
    ],
    jugar: [
      {
        titulo: 'decide antes',
        consigna: 'Juega {min} minutos y, antes de cada 4-bet, di en voz baja tu respuesta al all-in.',
      },
      {
        titulo: 'registro de guerras',
        consigna: 'Juega {n} manos apuntando toda mano con 3-bet o más: rangos supuestos y resultado.',
      },
      {
        titulo: 'solo as bloqueador',
        consigna: 'Juega {min} minutos limitando tus 4-bets de farol a ases bajos del mismo palo.',
      },
    ],
    analizar: [
      {
        titulo: 'all-ins preflop',
        consigna: 'Reúne tus all-in preflop y calcula la equity contra el rango que suponías.',
      },
      {
        titulo: '4-bets que abandonaste',
        consigna: 'Busca 4-bets en los que te retiraste al all-in y decide si eran faroles o errores.',
      },
      {
        titulo: 'rango del rival',
        consigna: 'Anota lo que mostraron los rivales que 5-betean y ajusta tu umbral.',
      },
    ],
  },
  ejemplo: {
    niveles: [3, 5],
    mano: 'Ac 4c',
    situacion:
      'NL100, 100 bb. Abres en el botón a 2,5 bb; la ciega grande (3-bet del 14 %) sube a 11 bb y se retira al 4-bet el 60 %.',
    pregunta: '¿4-bet de farol a 24 bb, y qué haces si va all-in?',
    respuesta:
      'Arriesgas 21,5 bb para ganar 2,5 + 11 + 0,5 = 14 bb: pides 60,6 %. Con 60 % quedas en −0,20 bb solo por retiradas: casi empate, y la parte de pagos te lo vuelve positivo. Tu as deja A-A en 3 combos y A-K en 12. Ante el all-in pagarías 76 para un bote final de 200,5: 37,9 %; A-4 del mismo palo contra QQ+ y A-K tiene cerca del 30 %: te retiras. Era farol, y lo sabías antes de hacerlo.',
    calculos: [
      { tipo: 'alfa', bote: 14, apuesta: 21.5, da: '60,6 %' },
      {
        tipo: 'ev',
        ramas: [
          { p: 0.6, valor: 14 },
          { p: 0.4, valor: -21.5 },
        ],
        da: '−0,20',
      },
      { tipo: 'combos', mano: 'AA', muertas: 'Ac 4c', da: '3' },
      { tipo: 'combos', mano: 'AK', muertas: 'Ac 4c', da: '12' },
      { tipo: 'cuenta', expresion: '100 * 76 / 200.5', da: '37,9 %' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      mano: 'Qs Qh',
      situacion:
        'NL5000, 200 bb. Abres en el CO a 2,5 bb, el botón hace 3-bet a 8,5, haces 4-bet a 24 y va all-in por 200. Su rango de 5-bet all-in a esta profundidad: KK+ y A-K.',
      pregunta: '¿Pagas con Q-Q? ¿Qué cambia con 100 bb y un rango de JJ+, A-K y A-5s?',
      respuesta:
        'Pagas 176 para un bote final de 401,5: 43,8 %. Contra KK+ (12 combos) y A-K (16), Q-Q tiene ≈ 40 %: retírate; el error de pagar cuesta 0,438 − 0,40 del bote, unas 15 bb. Con 100 bb pagarías 76 para 201,5, 37,7 %, y contra JJ+, A-K y A-5s (44 combos) tienes ≈ 50 %: pago claro. La misma mano es valor de all-in a 100 y mano de pago a 4-bets a 200: fija antes qué haces con ella en cada profundidad.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*176/401.5', da: '43,8 %' },
        { tipo: 'cuenta', expresion: '(0.438-0.4)*401.5', da: '15 bb' },
        { tipo: 'cuenta', expresion: '100*76/201.5', da: '37,7 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [3, 4],
      mano: 'Kd Kc',
      situacion: 'NL100. Abres en UTG, el CO 3-betea a 8 bb y te toca. 100 bb.',
      pregunta: '¿A cuánto 4-beteas y qué paga?',
      respuesta:
        '4-bet a 2,4 veces: 19,2 bb, redondea a 20. Continúan A-A 6, Q-Q 6, J-J (6) y A-K 8: contra A-K y parejas menores eres amplio favorito. Ante el all-in pagas sin pensar: solo A-A (6 combos) te gana. No pagues el 3-bet por esconder la mano: fuera de posición pierdes bote y dejas ver un as barato.',
      calculos: [
        { tipo: 'cuenta', expresion: '8 * 2.4', da: '19,2' },
        { tipo: 'combos', mano: 'AA', muertas: 'Kd Kc', da: '6' },
        { tipo: 'combos', mano: 'QQ', muertas: 'Kd Kc', da: '6' },
        { tipo: 'combos', mano: 'AK', muertas: 'Kd Kc', da: '8' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ah Kh',
      situacion: 'NL100. 4-beteas a 20 bb y un regular va all-in por 100. Su rango de 5-bet es KK+ y A-K offsuit.',
      pregunta: '¿Pagas?',
      respuesta:
        'Combos: A-A 3, K-K 3 y A-K offsuit 6. Equities aproximadas: 12 %, 34 % y 52 %: media (3 × 12 + 3 × 34 + 6 × 52) ÷ 12 = 37,5 %. Pagar 80 para 201,5 pide 39,7 %. Retirada por poco; si añade Q-Q (6 combos, ≈ 46 %) la media sube a 40,3 % y el pago gana.',
      calculos: [
        { tipo: 'combos', mano: 'AA', muertas: 'Ah Kh', da: '3' },
        { tipo: 'combos', mano: 'KK', muertas: 'Ah Kh', da: '3' },
        { tipo: 'combos', mano: 'AKo', muertas: 'Ah Kh', da: '6' },
        { tipo: 'cuenta', expresion: '(3 * 12 + 3 * 34 + 6 * 52) / 12', da: '37,5' },
        { tipo: 'cuenta', expresion: '100 * 80 / 201.5', da: '39,7 %' },
        { tipo: 'cuenta', expresion: '(3 * 12 + 3 * 34 + 6 * 52 + 6 * 46) / 18', da: '40,3' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Qs Qd',
      situacion: 'NL200. Abres en HJ a 2,5 bb, el botón 3-betea a 8 bb (11 %) y 5-betea all-in con TT+, AK y A-5s.',
      pregunta: '¿4-bet para pagar el all-in?',
      respuesta:
        'Sí. Contra A-A y K-K (12 combos, ≈ 19 %), Q-Q (1, 50 %), J-J y 10-10 (12, ≈ 81 %), A-K (16, ≈ 56 %) y A-5s (4, ≈ 67 %): 53,6 %. El all-in pide cerca del 40 %: pago claro. Contra otro que solo va con KK+, 4-betear Q-Q sirve para perder 20 bb; entonces paga el 3-bet.',
      calculos: [{ tipo: 'cuenta', expresion: '(12 * 19 + 50 + 12 * 81 + 16 * 56 + 4 * 67) / 45', da: '53,6' }],
    },
    {
      niveles: [3, 5],
      mano: 'Jd Js',
      situacion:
        'NL100. CO contra botón. Abres, te 3-betea a 8 bb y consideras 4-bet a 20 bb. Él continúa con QQ+, A-K (paga o va all-in) y se retira el resto.',
      pregunta: '¿Qué consigues 4-beteando J-J?',
      respuesta:
        'Solo continúan QQ+ (18 combos, ≈ 19 % para ti) y A-K (16, ≈ 56 %): media 36,4 %. Echas A-Q, A-J, 10-10 y 9-9, que ganas casi siempre. J-J 4-beteada es un farol con buena mano: paga el 3-bet y juega con ese rango completo delante.',
      calculos: [
        { tipo: 'cuenta', expresion: '3 * 6', da: '18' },
        { tipo: 'cuenta', expresion: '(18 * 19 + 16 * 56) / 34', da: '36,4' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'As 5s',
      situacion: 'NL400. Tu valor de 4-bet contra un 3-bettor ancho son KK+, AK y Q-Q a media frecuencia.',
      pregunta: '¿Cuántos combos de farol caben si quieres retirarte como mucho el 40 % de las veces ante su all-in?',
      respuesta:
        'Valor: A-A 6, K-K 6, A-K 16 y Q-Q 3: 31 combos que pagan. Para que te retires el 40 % ante el all-in, los faroles son 31 × 0,4/0,6 = 20,7 combos. Eso cabe en A-5s, A-4s, A-3s y A-2s (16) más K-Js (4). Si añades muchos más te retirarás tan a menudo que sus all-in ligeros pasarán a ganar.',
      calculos: [
        { tipo: 'cuenta', expresion: '6 + 6 + 16 + 3', da: '31' },
        { tipo: 'cuenta', expresion: '31 * 0.4 / 0.6', da: '20,7' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Kc Qc',
      mesa: 'Qh 8d 3s',
      situacion: 'NL600. Bote 4-beteado pagado: 41 bb en el flop y 80 detrás. Eres el 4-bettor fuera de posición.',
      pregunta: '¿Apuestas y qué SPR manejas?',
      respuesta:
        'SPR 2,0. Con pareja alta estás comprometido: apuesta un cuarto (10,3 bb) y continúa. Contra J-J, 10-10, A-Qs y A-Ks (muestra: J♠ J♣, T♠ T♣, A♠ Q♠, A♠ K♠) tu equity es 68,2 %. Con SPR menor que 2 y pareja alta, no te retiras.',
      calculos: [
        { tipo: 'spr', stack: 80, bote: 41, da: '2,0' },
        { tipo: 'cuenta', expresion: '41 / 4', da: '10,3' },
        {
          tipo: 'equity',
          mano: 'Kc Qc',
          rivales: ['Js Jc', 'Ts Tc', 'As Qs', 'As Ks'],
          mesa: 'Qh 8d 3s',
          da: '68,2 %',
        },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Ad Qd',
      situacion:
        'NL1000, 200 bb. Abres en el CO; el botón 3-betea a 9 bb. Consideras 4-bet a 23 bb con A-Q del mismo palo.',
      pregunta: '¿Qué cambia a 200 bb respecto de 100?',
      respuesta:
        'A 100 bb el 4-bet deja 77 bb detrás y quien continúa va all-in o se retira. A 200 bb pagará más: el bote sería 47,5 bb con 177 detrás, SPR 3,7. A-Q del mismo palo funciona mejor como 4-bet mixto a 200 (bloquea y juega) y como pago a 100. El all-in de 5-bet a 200 bb es solo A-A y K-K: retírate ante él sin dudar.',
      calculos: [
        { tipo: 'cuenta', expresion: '23 + 23 + 1.5', da: '47,5' },
        { tipo: 'spr', stack: 177, bote: 47.5, da: '3,7' },
      ],
    },
    {
      niveles: [5, 5],
      mano: '7d 7h',
      situacion:
        'NL1000. Ciega grande. El botón abre, la ciega pequeña 3-betea a 11 bb y se retira al 4-bet en frío el 65 %. Piensas en un 4-bet en frío a 25 bb.',
      pregunta: '¿Qué retirada conjunta necesitas y tiene sentido 7-7?',
      respuesta:
        'Arriesgas 24 bb para ganar 2,5 + 11 + 1 = 14,5: pides 62,3 % de que se retiren ambos. Si el botón se retira el 92 % y la pequeña el 65 %, el conjunto es 59,8 %: no alcanza por poco. Con A-5s, que bloquea A-A y A-K, la retirada real sube y además juegas cuando pagan: es la mano correcta para ese hueco, no 7-7, que no bloquea nada.',
      calculos: [
        { tipo: 'alfa', bote: 14.5, apuesta: 24, da: '62,3 %' },
        { tipo: 'cuenta', expresion: '100 * 0.92 * 0.65', da: '59,8 %' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Ad Kc',
      situacion:
        'NL100, 100 bb. Abres en el CO a 2,5 bb y el botón, que hace 3-bet el 9 %, sube a 8 bb. Ante 4-bet a 20 se retira el 45 % y va all-in el 25 %; el resto paga.',
      pregunta: '¿4-bet o pago? Si haces 4-bet, ¿pagas el all-in con ≈ 41 % contra QQ+, A-K y algún farol?',
      respuesta:
        '4-bet. Añades 17,5 y en el centro hay 2,5 + 8 + 1,5 = 12 bb: el 45 % de retiradas da 5,4 bb de por sí. Ante el all-in pagas 80 para un bote de 201,5: 39,7 % contra ≈ 41 %: pago por poco. Tu as y tu rey dejan A-A y K-K en 6 combos. Pagar el 3-bet fuera de posición también es posible, pero deja la mitad de los flops sin pareja y hablando primero.',
      calculos: [
        { tipo: 'cuenta', expresion: '2.5+8+1.5', da: '12 bb' },
        { tipo: 'cuenta', expresion: '0.45*12', da: '5,4 bb' },
        { tipo: 'cuenta', expresion: '100*80/201.5', da: '39,7 %' },
        { tipo: 'cuenta', expresion: '3+3', da: '6 combos' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ah Qd',
      situacion:
        'NL200, 100 bb. Abres en el botón a 2,5 bb, la ciega pequeña hace 3-bet a 11 (10 %) y te toca. Ante 4-bet a 24 abandona el 50 %.',
      pregunta: '¿4-bet, pago o fold con A-Q offsuit?',
      respuesta:
        'Paga en posición. 4-bet como farol: añades 21,5 para ganar 2,5 + 11 + 1 = 14,5: pide 59,7 % y abandona 50 %: 0,50 × 14,5 − 0,50 × 21,5 = −3,5 bb sin contar pagos, y cuando sigue lo hace con A-K, Q-Q y mejores. Pagar 8,5 para un bote de 23 pide 37,0 %; contra un 10 % tienes ≈ 48 % y juegas con posición. Contra un 4 %, retírate. A-5 del mismo palo hace mejor el 4-bet.',
      calculos: [
        { tipo: 'alfa', bote: 14.5, apuesta: 21.5, da: '59,7 %' },
        { tipo: 'cuenta', expresion: '0.5*14.5-0.5*21.5', da: '−3,5 bb' },
        { tipo: 'cuenta', expresion: '100*8.5/23', da: '37,0 %' },
      ],
    },
  ],
};
