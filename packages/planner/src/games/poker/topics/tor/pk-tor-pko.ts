import type { PokerTopic } from '../../poker-topic.ts';

export const pkTorPko: PokerTopic = {
  id: 'pk-tor-pko',
  titulo: 'Torneos con recompensa (bounty y PKO)',
  area: 'TOR',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-tor-icm'],
  exclusivo: ['torneo'],
  minutosEtapa: 270,
  terminos: [
    'pko',
    'bounty',
    'bounties',
    'recompensa',
    'recompensas',
    'torneo con recompensa',
    'torneos con recompensa',
    'knockout',
    'ko progresivo',
    'progressive knockout',
    'bounty builder',
    'cobrar bounties',
    'cabezas',
    'cazarrecompensas',
    'precio por la cabeza',
    'valor del bounty',
    'mystery bounty',
    'cubrir al rival en pko',
  ],
  ideas: [
    'En un PKO típico la mitad de la entrada va a premios y la mitad a cabezas; al eliminar cobras la mitad de la recompensa en efectivo y la otra mitad se suma a tu cabeza. Solo cobra quien cubre.',
    'La recompensa se convierte en fichas: (parte en efectivo ÷ dinero de premios por jugador) × stack inicial. Con $5 a premios, cabeza de $5 ($2,50 en mano) y 10.000 fichas, son 5.000 fichas que se suman al bote.',
    'El precio del pago baja: equity necesaria = lo que pagas ÷ (bote final + recompensa en fichas). Por eso contra quien cubres se paga y se aísla mucho más ancho.',
    'La misma recompensa pesa menos en ciegas cada nivel: 5.000 fichas son 25 bb con ciegas 100/200 y 5 bb con 500/1.000. Y cuando no cubres, no existe para ti, pero sí para quien te ataca: espera más pagos y farolea menos.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Pregunta en cada bote «¿cubro?» y convierte la cabeza inicial en ciegas; paga más ancho los all-in de cortos cuando cubres.',
      idea: 'Antes de pagar di dos precios: el normal y el que suma la recompensa. La diferencia suele ser de 8 a 15 puntos.',
    },
    {
      nivel: 3,
      enfoque:
        'Abre y aísla para jugar contra los cortos que cubres, evita que otro se meta en medio y recorta los all-in de farol contra quien te cubre.',
      idea: 'Tu fold equity baja en un PKO: quien te cubre paga por tu cabeza, así que tus all-in necesitan más equity y menos esperanza.',
    },
    {
      nivel: 4,
      enfoque:
        'Combina recompensa e ICM: lejos de premios manda la cabeza; en burbuja y mesa final las dos fuerzas tiran al revés y se suman en dinero.',
      idea: 'Cerca del final convierte todo a dinero: valor ICM de cada resultado más recompensa cobrada, y umbral como siempre.',
    },
    {
      nivel: 5,
      enfoque:
        'Trabaja tu propia cabeza: su mitad futura, los botes de tres con dos cabezas y la lucha por cubrir de la mesa final.',
      idea: 'Duplicarte para pasar a cubrir a dos rivales vale más que sus fichas: te da derecho a cobrar. Pon ese valor en la cuenta.',
    },
  ],
  errorTipico:
    'Pagar all-in «por el bounty» a un rival que te cubre (no cobras nada) o calcular con la recompensa entera cuando solo la mitad llega a tu bolsillo.',
  preguntas: [
    {
      pregunta: '¿Cómo se convierte una recompensa en fichas?',
      respuesta:
        'Parte en efectivo dividida por el dinero de premios que compró cada stack inicial, multiplicada por el stack inicial. Ejemplo: 2,50 ÷ 5 × 10.000 = 5.000 fichas.',
    },
    {
      pregunta: '¿Qué cambia en el precio de un pago cuando cubres?',
      respuesta:
        'Se suma la recompensa en fichas al bote final: pagar / (bote final + recompensa). Con 11 bb por 25,5 y 10 bb de recompensa pasa de 43 % a 31 %.',
    },
    {
      pregunta: '¿Por qué se farolea menos con all-in en PKO?',
      respuesta:
        'Porque quienes te cubren tienen un incentivo extra para pagarte: tu fold equity baja justo lo que vale tu cabeza.',
    },
    {
      pregunta: '¿Qué pasa con la recompensa si los dos tienen el mismo stack?',
      respuesta:
        'Ambos cubren: quien gane elimina y cobra. Con una ficha menos, solo cobra el otro: ese detalle puede mover un pago ajustado.',
    },
    {
      pregunta: '¿Cómo cambia el peso de la recompensa inicial a lo largo del torneo?',
      respuesta:
        'En ciegas se encoge con cada nivel; solo las cabezas que crecieron siguen pesando. Al final importa la suma de ICM y cabezas grandes.',
    },
  ],
  criterio: {
    texto:
      'Calculas el precio con recompensa y decides bien en {aciertos} de {de} manos, diciendo siempre quién cubre.',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'En cada bote di «cubro» o «me cubren» y la recompensa en ciegas antes de mirar el precio.',
  revision: '¿Cubrías, cuánto valía esa cabeza en ciegas y con ella el pago o la apertura eran correctos?',
  variantes: {
    teoria: [
      {
        titulo: 'de dólares a fichas',
        consigna:
          'Convierte a fichas y a ciegas cinco recompensas de tu torneo habitual en tres niveles distintos. Comprueba cómo se encogen.',
      },
      {
        titulo: 'dos precios de un pago',
        consigna:
          'Rehace el ejemplo con recompensa doble y con recompensa nula. Explica en voz alta cuánto se mueve el umbral y por qué.',
      },
      {
        titulo: 'cubrir o no cubrir',
        consigna:
          'Escribe en dos columnas qué haces más y qué haces menos cuando cubres y cuando te cubren. Añade un número a cada línea.',
      },
    ],
    ejercicios: [
      {
        titulo: 'cubro, recompensa, precio',
        consigna:
          'En cada mano de abajo escribe quién cubre, la recompensa en ciegas y los dos precios. Decide después.',
      },
      {
        titulo: 'sin cabeza',
        consigna: 'Resuelve las manos de abajo como torneo normal y luego como PKO. Marca las que cambian.',
      },
      {
        titulo: 'la recompensa creció',
        consigna: 'Duplica la cabeza del rival en las manos de abajo y vuelve a decidir. Di hasta qué mano pagas.',
      },
      {
        titulo: 'una ficha menos',
        consigna: 'Cambia los stacks de las manos de abajo para que el otro cubra. Escribe lo que pierdes exactamente.',
      },
      {
        titulo: 'aísla o comparte',
        consigna:
          'En las manos de abajo decide si resubes para quedarte solo con el corto y calcula cuánto vale hacerlo.',
      },
      {
        titulo: 'nivel siguiente',
        consigna:
          'Sube un nivel de ciegas en las manos de abajo sin cambiar cabezas. Recalcula la recompensa en ciegas y la decisión.',
      },
      {
        titulo: 'suma ICM y cabeza',
        consigna:
          'En las manos de abajo cercanas a premios escribe el valor en dinero de ganar con la recompensa incluida. Calcula el umbral.',
      },
      {
        titulo: 'con reloj de mesa',
        consigna:
          'Decide las manos de abajo con reloj usando solo la regla «un tercio menos de equity si la cabeza vale la mitad del bote». Comprueba el error.',
      },
    ],
    test: [
      {
        titulo: 'precios de PKO',
        consigna: 'Da los dos precios en las manos de abajo con error menor de 2 puntos. 80 % para aprobar.',
      },
      {
        titulo: '¿cobro o no?',
        consigna: 'Di en cada mano de abajo si ganar te da recompensa y cuánta en efectivo. Ningún fallo permitido.',
      },
      {
        titulo: 'decisión completa',
        consigna: 'Decide las manos de abajo sin apuntes y con una línea de razón. Aprobado con 75 %.',
      },
      {
        titulo: 'detector de errores',
        consigna: 'Para cada mano de abajo escribe la cuenta equivocada que haría un novato y corrígela.',
      },
    ],
    jugar: [
      {
        titulo: 'cubro en voz alta',
        consigna: 'Juega {min} minutos de un PKO diciendo quién cubre en cada bote que juegues. Cuenta olvidos.',
      },
      {
        titulo: 'caza ordenada',
        consigna:
          'Elige a los cortos que cubres y juega para aislarlos con manos correctas. Anota intentos, precio y resultado.',
      },
      {
        titulo: 'defensa de tu cabeza',
        consigna:
          'Contra quienes te cubren, elimina los all-in de farol durante la sesión. Apunta las veces que lo pensaste.',
      },
    ],
    analizar: [
      {
        titulo: 'cuentas de recompensas',
        consigna: 'En {n} pagos de PKO calcula los dos precios y marca los que eran malos aun con la cabeza.',
      },
      {
        titulo: 'cabezas perdidas',
        consigna:
          'Busca {n} all-in de cortos que tiraste cubriendo y recalcula con recompensa. Suma lo dejado en ciegas.',
      },
      {
        titulo: 'tu cabeza en la cuenta',
        consigna: 'En {n} all-in tuyos contra quien te cubría, estima cuántos abandonos perdiste por tu recompensa.',
      },
    ],
  },
  ejemplo: {
    niveles: [2, 4],
    mano: 'Kc Td',
    situacion:
      'PKO de $10: $5 a premios y $5 de cabeza inicial, 10.000 fichas iniciales. Ciegas 250/500 con BBA de 500. Un jugador con 6.000 fichas (12 bb) y cabeza de $5 mete all-in desde el botón; estás en la ciega grande con 15.000 y la pequeña tira.',
    pregunta: '¿Pagas KTo?',
    respuesta:
      'Cubres. Recompensa en efectivo $2,50 → 2,5 ÷ 5 × 10.000 = 5.000 fichas = 10 bb. Precio normal: 11 por un bote de 12 + 0,5 + 1 + 1 = 14,5: 43,1 %. Con la cabeza: 11 ÷ (25,5 + 10) = 31,0 %. Contra un rango de botón de 12 bb (≈ 38 %) KTo ronda el 49 %: ya pagaba sin recompensa y ahora sobra. Con esa cabeza paga casi todo: Q8s (≈ 40 %), 75s (≈ 38 %) y hasta 10-7 de distinto palo (≈ 35 %).',
    calculos: [
      { da: '5.000 fichas', tipo: 'cuenta', expresion: '2.5/5*10000' },
      { da: '10 bb', tipo: 'cuenta', expresion: '5000/500' },
      { da: '43,1 %', tipo: 'cuenta', expresion: '11/25.5*100' },
      { da: '31,0 %', tipo: 'cuenta', expresion: '11/35.5*100' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      mano: 'Qh 9h',
      situacion:
        'PKO de $530, quedan tres; premios $9.000, $6.000 y $4.200. Stacks: 40 bb (tú, ciega grande), 25 y 15. El de 25, ciega pequeña, mete all-in con cerca del 43 % de sus manos; su cabeza paga $3.000, la mitad en efectivo y la mitad a la tuya. Ya pusiste 1 bb; sin ante.',
      pregunta: 'Suma ICM y recompensa: ¿umbral y decisión con Q-9 del mismo palo (≈ 46 % contra ese rango)?',
      respuesta:
        'Tirar (39, 26, 15): $7.165. Ganar (65 y 15): $8.438 más $1.500 en efectivo. Perder (15, 50, 15): $5.740. Sin recompensa el umbral sería (7.165 − 5.740) ÷ (8.438 − 5.740) = 52,8 %: fold. Con ella, 1.425 ÷ (9.938 − 5.740) = 33,9 %: pago claro. Falta además lo que no está en la cuenta: tu cabeza crece otros $1.500, que cobrarás si ganas el torneo, y aunque pierdas sigues con 15 bb. Si fuera él quien te cubriera a ti, la recompensa desaparece de tu lado y vuelves al primer umbral.',
      calculos: [
        { tipo: 'icm', stacks: [39, 26, 15], premios: [9000, 6000, 4200], jugador: 0, da: '$7.165' },
        { tipo: 'icm', stacks: [65, 15], premios: [9000, 6000, 4200], jugador: 0, da: '$8.438' },
        { tipo: 'icm', stacks: [15, 50, 15], premios: [9000, 6000, 4200], jugador: 0, da: '$5.740' },
        { tipo: 'cuenta', expresion: '100*(7165-5740)/(8438-5740)', da: '52,8 %' },
        { tipo: 'cuenta', expresion: '100*(7165-5740)/(9938-5740)', da: '33,9 %' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 3],
      mano: 'Js 9s',
      situacion:
        'Mismo torneo y ciegas 250/500. El all-in de 6.000 viene del corte, de un jugador que mete el 25 %. Cubres con 20.000 en la ciega grande.',
      pregunta: '¿Pagas J9s?',
      respuesta:
        'Precio con cabeza 31,0 %; sin ella 43,1 %. J9s contra un 25 % tiene ≈ 39 %: en un torneo normal se tira, en éste se paga con casi 8 puntos de margen. La diferencia entera es la recompensa.',
      calculos: [
        { da: '31,0 %', tipo: 'cuenta', expresion: '11/35.5*100' },
        { da: '43,1 %', tipo: 'cuenta', expresion: '11/25.5*100' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Ad 8c',
      situacion:
        'Ciegas 250/500. Un jugador con 22.000 abre all-in por error de dedo desde el botón; tú tienes 14.000 en la ciega grande. Su cabeza es de $15 y la tuya de $5.',
      pregunta: '¿Suma su cabeza a tu precio?',
      respuesta:
        'No: te cubre, así que ganar no lo elimina y no cobras. Precio normal: 13.500 por un bote de 14.000 + 250 + 500 + 500 = 15.250: 47,0 %. Tú, en cambio, vales para él 2,50 en efectivo. Contra un rango de verdad ancho (50 %) A8o tiene ≈ 55 %: pagas por fichas. Contra un 15 % sería fold, por grande que sea su cabeza.',
      calculos: [{ da: '47,0 %', tipo: 'cuenta', expresion: '13500/(15250+13500)*100' }],
    },
    {
      niveles: [2, 4],
      mano: '7h 7c',
      situacion:
        'Ciegas 500/1.000, BBA de 1.000. UTG con 8.000 mete all-in; su cabeza sigue siendo de $5 (5.000 fichas). Estás en el corte con 30.000; detrás, tres jugadores, dos de ellos te cubren.',
      pregunta: '¿Pagas, aíslas o tiras?',
      respuesta:
        'La cabeza vale ahora 5 bb. Aísla con all-in o resubida grande: pagas 8 por un bote de 8 + 2,5 = 10,5; precio 43,2 % sin cabeza y 8 ÷ (18,5 + 5) = 34,0 % con ella. 77 contra un 20 % tiene ≈ 51 %: EV 0,51 × 23,5 − 8 = 4,0 bb. Resubes para que los que te cubren no entren por dos cabezas, la suya y la tuya.',
      calculos: [
        { da: '5 bb', tipo: 'cuenta', expresion: '5000/1000' },
        { da: '43,2 %', tipo: 'cuenta', expresion: '8/18.5*100' },
        { da: '34,0 %', tipo: 'cuenta', expresion: '8/23.5*100' },
        { da: '4,0 bb', tipo: 'cuenta', expresion: '0.51*23.5-8' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Ac 9h',
      situacion:
        'Ciegas 1.000/2.000 con BBA. Tienes 24.000 (12 bb) y cabeza de $20; en el botón, las ciegas tienen 60.000 y 80.000.',
      pregunta: '¿All-in o fold, y cuánto baja tu fold equity?',
      respuesta:
        'Tu cabeza paga $10 en mano al que te elimine: 10 ÷ 5 × 10.000 = 20.000 fichas, 10 bb extra para ellos. A la ciega grande el precio le baja de 11 ÷ 25,5 = 43 % a 11 ÷ 35,5 = 31 %, así que pagará cerca de la mitad de sus manos. A9o sigue siendo all-in porque tiene ≈ 57 % contra rangos tan anchos; lo que sale del rango son K6s, 87s y otras manos que vivían de los abandonos.',
      calculos: [
        { da: '20.000 fichas', tipo: 'cuenta', expresion: '10/5*10000' },
        { da: '10 bb', tipo: 'cuenta', expresion: '20000/2000' },
        { da: '43 %', tipo: 'cuenta', expresion: '11/25.5*100' },
        { da: '31 %', tipo: 'cuenta', expresion: '11/35.5*100' },
      ],
    },
    {
      niveles: [4, 5],
      situacion:
        'Mesa final PKO de cuatro: 40, 25, 20 y 15 bb; premios 800, 500, 350 y 250. Tienes 25 bb; el de 15 mete all-in y su cabeza es de $240 ($120 en mano). Hay 2,5 bb muertas.',
      pregunta: 'Umbral con ICM y con recompensa.',
      respuesta:
        'Tirar: $477,1. Ganar (42,5): $591,5 + 120 de recompensa. Perder (10): $357,8. Sin cabeza: (477,1 − 357,8) ÷ (591,5 − 357,8) = 51 %. Con ella: (477,1 − 357,8) ÷ (591,5 + 120 − 357,8) = 34 %. La recompensa convierte un pago exigente en uno ancho, y eso sin contar los $120 que crece tu propia cabeza.',
      calculos: [
        { da: '$477,1', tipo: 'icm', stacks: [40, 25, 20, 17.5], premios: [800, 500, 350, 250], jugador: 1 },
        { da: '$591,5', tipo: 'icm', stacks: [40, 42.5, 20], premios: [800, 500, 350], jugador: 1 },
        { da: '$357,8', tipo: 'icm', stacks: [40, 10, 20, 32.5], premios: [800, 500, 350, 250], jugador: 1 },
        { da: '51 %', tipo: 'cuenta', expresion: '(477.1-357.8)/(591.5-357.8)*100' },
        { da: '34 %', tipo: 'cuenta', expresion: '(477.1-357.8)/(591.5+120-357.8)*100' },
      ],
    },
    {
      niveles: [3, 5],
      mano: 'Qs Js',
      situacion:
        'Ciegas 300/600, BBA de 600. Un corto con 4.800 (8 bb, cabeza de $5) mete all-in en el corte y el botón, con 9.000, paga. Tienes 18.000 en la ciega grande y cubres a los dos; ambos con cabeza de $5.',
      pregunta: '¿Entras?',
      respuesta:
        'Cada cabeza son 8,3 bb. El bote es 8 + 8 + 0,5 + 1 + 1 = 18,5 y pagas 7: precio 27,5 % sin cabezas. Con la del corto incluida, 7 ÷ (25,5 + 8,3) = 20,7 %, y si metes para 15 bb juegas también por la segunda. QJs a tres manos tiene ≈ 30 % contra rangos normales: paga. Con QJo (≈ 27 %) el margen casi desaparece.',
      calculos: [
        { da: '8,3 bb', tipo: 'cuenta', expresion: '5000/600' },
        { da: '27,5 %', tipo: 'cuenta', expresion: '7/25.5*100' },
        { da: '20,7 %', tipo: 'cuenta', expresion: '7/33.8*100' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ac 8c',
      situacion:
        'PKO avanzado: ciegas 2.000/4.000, BBA de 4.000. Un corto con 20.000 (5 bb) y cabeza de $60 mete all-in UTG; conversión: $1 de premio ≈ 500 fichas. Tienes 160.000 en el botón; las ciegas tienen 120.000 y 90.000.',
      pregunta: '¿Cuánto vale la cabeza y qué haces?',
      respuesta:
        'En mano cobras $30: 30 × 500 = 15.000 fichas, 3,8 bb. Pagas 5 por 5 + 2,5 = 7,5: sin cabeza 40 %; con ella 5 ÷ 16,25 = 31 %. A8s contra un 35 % tiene ≈ 54 %: resube para aislar, porque las ciegas también quieren esos $30 y, con un tercero en el bote, tu equity bajaría a cerca de un tercio.',
      calculos: [
        { da: '15.000 fichas', tipo: 'cuenta', expresion: '30*500' },
        { da: '3,8 bb', tipo: 'cuenta', expresion: '15000/4000' },
        { da: '40 %', tipo: 'cuenta', expresion: '5/12.5*100' },
        { da: '31 %', tipo: 'cuenta', expresion: '5/16.25*100' },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Ac 7d',
      situacion:
        'PKO de $5: $2,50 a premios y $2,50 de cabeza; 5.000 fichas iniciales. Ciegas 100/200, BBA de 200. Un jugador con 1.600 (8 bb) y cabeza inicial mete all-in en el corte con un 25 %; estás en el botón con 9.000 y las ciegas, con 3.000 y 4.000, no te cubren.',
      pregunta: 'Convierte la cabeza y decide.',
      respuesta:
        'Cobras en mano la mitad de la cabeza, $1,25: 1,25 ÷ 2,50 × 5.000 = 2.500 fichas. Precio normal: 1.600 ÷ (1.600 + 1.600 + 100 + 200 + 200) = 43,2 %. Con cabeza: 1.600 ÷ (3.700 + 2.500) = 25,8 %. A-7 contra un 25 % ronda el 43 %: paga o, mejor, aísla con all-in para que las ciegas no entren por la misma cabeza. Sin recompensa estarías justo en la línea.',
      calculos: [
        { tipo: 'cuenta', expresion: '1.25/2.5*5000', da: '2.500 fichas' },
        { tipo: 'cuenta', expresion: '100*1600/3700', da: '43,2 %' },
        { tipo: 'cuenta', expresion: '100*1600/6200', da: '25,8 %' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'Qd 5c',
      situacion:
        'El mismo PKO y ciegas 100/200. Un corto con 500 fichas (2,5 bb) y cabeza inicial mete all-in; tira todo el mundo hasta ti, ciega grande con 6.000. La cabeza vale 2.500 fichas.',
      pregunta: '¿Pagas Q-5 offsuit?',
      respuesta:
        'Pagas 300 para un bote de 500 + 500 + 100 + 200 = 1.300: 23,1 %. Con la cabeza: 300 ÷ (1.300 + 2.500) = 7,9 %. Cualquier mano tiene más que eso: paga con las dos cartas que sean. La recompensa vale cinco veces su stack: a los muy cortos que cubres se les paga siempre que seas el último en hablar.',
      calculos: [
        { tipo: 'cuenta', expresion: '500+500+100+200', da: '1.300' },
        { tipo: 'cuenta', expresion: '100*300/1300', da: '23,1 %' },
        { tipo: 'cuenta', expresion: '100*300/3800', da: '7,9 %' },
      ],
    },
    {
      niveles: [5, 5],
      situacion:
        'PKO de $530, mesa final. Tu cabeza es de $1.200. Tienes 30 bb; hay un rival de 28 bb con cabeza de $900 y otro de 55 que te cubre, con cabeza de $2.000. Puedes ganar un bote de 6 bb sin riesgo o jugar un volado de 28 bb contra el primero. Cada bb vale $60 en ICM.',
      pregunta: '¿Cuánto añade la cabeza al volado y qué cambia pasar a 58 bb?',
      respuesta:
        'Cabeza en mano: $450, 7,5 bb. Volado en fichas a $60 por bb: neutro salvo la prima; con 10 puntos de prima pierdes cerca de 0,10 × 56 × 60 = $336 y ganas la mitad de las veces 450: $225. Además, con 58 cubrirías al de 55 y su cabeza de $2.000 pasa a ser cobrable: si lo eliminas el 12 % de las veces, 0,5 × 0,12 × 1.000 = $60. Suma $285 contra 336: toma el bote pequeño. Con un 55 % en vez de un volado, la cuenta se da vuelta.',
      calculos: [
        { tipo: 'cuenta', expresion: '450/60', da: '7,5 bb' },
        { tipo: 'cuenta', expresion: '0.1*56*60', da: '$336' },
        { tipo: 'cuenta', expresion: '0.5*450', da: '$225' },
        { tipo: 'cuenta', expresion: '0.5*0.12*1000', da: '$60' },
        { tipo: 'cuenta', expresion: '225+60', da: '$285' },
      ],
    },
    {
      niveles: [2, 2],
      mano: '9c 9d',
      situacion:
        'PKO de $5 (2,50 a premios, 2,50 de cabeza; 5.000 fichas). Ciegas 150/300, BBA de 300. Un jugador con 3.000 (10 bb) y cabeza de $5 mete all-in UTG con un 15 %. Estás en el corte con 8.000; detrás hay un stack de 12.000.',
      pregunta: '¿Pagas, aíslas o tiras 9-9? Convierte la cabeza.',
      respuesta:
        'Cobras $2,50 en mano: 2,50 ÷ 2,50 × 5.000 = 5.000 fichas, casi dos stacks suyos. Precio con cabeza: 3.000 ÷ (3.000 × 2 + 750 + 5.000) = 25,5 %; sin ella, 44,4 %. 9-9 contra un 15 % ronda el 53 %: va en los dos casos. Aísla con all-in: si solo pagas, el de 12.000 puede meterse por la misma cabeza y por la tuya.',
      calculos: [
        { tipo: 'cuenta', expresion: '2.5/2.5*5000', da: '5.000' },
        { tipo: 'cuenta', expresion: '100*3000/11750', da: '25,5 %' },
        { tipo: 'cuenta', expresion: '100*3000/6750', da: '44,4 %' },
      ],
    },
  ],
};
