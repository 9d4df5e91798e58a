import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosTurn: PokerTopic = {
  id: 'pk-pos-turn',
  titulo: 'Segundo barril y juego en el turn',
  area: 'POS',
  nivelMin: 2,
  nivelMax: 5,
  prerequisitos: ['pk-pos-cbet'],
  minutosEtapa: 320,
  importancia: 'esencial',
  terminos: [
    'turn',
    'el turn',
    'juego en el turn',
    'segundo barril',
    'segundo disparo',
    'double barrel',
    'doble barril',
    'second barrel',
    'apostar el turn',
    'apuesta en el turn',
    'cartas del turn',
    'carta blanca',
    'scare card',
    'carta que asusta',
    'me pierdo en el turn',
    'jugar el turn',
    'cuarta calle',
    'seguir barrileando',
    'barrilear',
    'delayed cbet',
    'c-bet retrasada',
    'decisiones de turn',
  ],
  ideas: [
    'Cada carta del turn se clasifica en tres: mejora tu rango (overcards altas si abriste), mejora el suyo (completa proyectos o empareja la carta media) o no cambia nada.',
    'El segundo barril de farol pide equity o cartas que continúen: proyecto nuevo, dos overcards o bloqueadores; con aire total y un blanco se deja.',
    'En el turn el tamaño crece: dos tercios o más, porque queda una sola carta y los rangos están más definidos. Un tercio en el turn casi nunca hace abandonar una pareja.',
    'Pasar el turn en posición con mano media asegura enfrentamiento barato; pasar fuera de posición obliga a tener plan de pago o de check-raise.',
    'Si los dos pasaron el flop, la c-bet retrasada en el turn gana mucho contra rangos que pasaron dos veces: rara vez tienen algo que aguante.',
  ],
  etapas: [
    {
      nivel: 2,
      enfoque:
        'Nombra la carta del turn (tuya, suya o blanca) antes de mirar tu mano y apuesta el segundo barril con valor o proyecto.',
      idea: 'Con K-9-4 y turn A, quien abrió tiene casi todos los ases fuertes: apuesta mucho; con turn 8 o 9, quien pagó ligó: frena.',
    },
    {
      nivel: 3,
      enfoque: 'Decide el tamaño del turn mirando el river: que la tercera apuesta sea posible sin forzar.',
      idea: 'Con SPR 4 al llegar al turn, una apuesta del 75 % deja 1,3 botes para el river; con un 33 % deja 2,2 y el all-in será una sobreapuesta.',
    },
    {
      nivel: 4,
      enfoque:
        'Reparte tu rango de flop en apostar, pasar para pagar y pasar para abandonar por cada clase de carta, no por mano suelta.',
      idea: 'Abandonar la mitad del rango tras la c-bet no es grave si la otra mitad apuesta dos tercios: lo caro es pasar siempre para abandonar.',
    },
    {
      nivel: 5,
      enfoque:
        'Aprovecha la asimetría del turn: sobreapuestas cuando la carta solo te ayuda a ti y bloques pequeños cuando te ayuda a ti pero la mesa es estática.',
      idea: 'La carta que empareja la alta del flop (K-8-3, turn K) reduce los reyes de ambos a la mitad y favorece a quien tiene más reyes: suele ser turn de tamaño pequeño y frecuente.',
    },
  ],
  errorTipico:
    'Hacer segundo barril «porque ya aposté el flop» con una carta que solo mejora al rival, y al revés: rendirse en el as o el rey que caen, que son las mejores cartas del que abrió.',
  preguntas: [
    {
      pregunta: 'Abriste en CO, c-beteaste K-7-3 y paga la ciega grande. ¿Qué cartas del turn son mejores para ti?',
      respuesta:
        'Ases, damas y jotas: están más en tu rango y dan overcards con proyecto a tus faroles. Las peores: ochos, sietes y treses, que mejoran o conectan su rango.',
    },
    {
      pregunta: '¿Cuántos abandonos pide un segundo barril de tres cuartos y cuántos de un tercio?',
      respuesta:
        '42,9 % y 25 %. Un tercio hace abandonar poco en el turn, así que casi solo se usa con mucha ventaja de rango.',
    },
    {
      pregunta: '¿Qué es la c-bet retrasada y cuándo conviene?',
      respuesta:
        'Apostar el turn tras pasar el flop habiendo abierto. Conviene con manos medias que ya controlaron el bote y con aire en cartas favorables, cuando el rival vuelve a pasar.',
    },
    {
      pregunta: '¿Qué equity aproximada tiene en el turn un proyecto de color y uno de escalera abierta?',
      respuesta: '19,6 % y 17,4 % (9 y 8 de 46 cartas). La mitad de lo que tenían con dos cartas.',
    },
    {
      pregunta: '¿Por qué el tamaño del turn debe mirar el stack?',
      respuesta:
        'Porque decide si la apuesta del river será proporcionada. Si con tu mano quieres all-in en el river, elige un turn que deje entre 0,7 y 1,3 botes detrás.',
    },
  ],
  criterio: {
    texto: 'Clasificas la carta y decides bien el turn en {aciertos} de {de} manos',
    aciertos: 8,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Al caer el turn di «mía, suya o blanca» antes de mirar tu mano y elige tamaño según el river que quieres.',
  revision: '¿Mi segundo barril respondía a la carta del turn o seguía por inercia?',
  ejemplo: {
    niveles: [2, 5],
    mano: 'Ac Qd',
    mesa: 'Kh 8c 4d Ah',
    situacion:
      'NL50, 6-max, 100 bb. Abres a 2,5 bb en MP, paga la ciega grande. Bote 5,5: apuestas 1,8 y paga. Turn A♥: bote 9,1 bb, te pasa.',
    pregunta: '¿Apuestas? ¿Cuánto y qué haces en el river?',
    respuesta:
      'El as mejora sobre todo a tu rango (A-K, A-Q, A-J suyos son raros porque habría hecho 3-bet). Apuesta grande, 8 bb en 9,1: cobras a los reyes y a los ochos que pagarán una vez más. Tras el pago el bote será 25,1 y quedarán 87,7 bb, SPR 3,5: en el river apuesta unas 15 con un blanco y pasa a controlar si llega el tercer corazón. Con J♦ T♦ sin as, esta misma carta es el mejor segundo barril de farol.',
    calculos: [
      { da: '25,1', tipo: 'cuenta', expresion: '9.1+8+8' },
      { da: '3,5', tipo: 'spr', stack: 87.7, bote: 25.1 },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [4, 5],
      mano: 'Ah Kd',
      mesa: 'Qd 7s 3h Ac',
      situacion:
        'NL2000, 100 bb. Abriste en el botón a 2,3 bb y pagó la ciega grande. Flop (5,1 bb): apostaste 1,7 y pagó. Turn A♣: bote 8,5 bb, te pasa, quedan 96.',
      pregunta: '¿Por qué 11 bb y no 4? SPR del river y qué manos acompañan como farol.',
      respuesta:
        'El as es tuyo: A-A, A-K, A-Q y A-J están casi todos en tu rango, mientras que la ciega grande llega con damas, sietes y ases flojos que no hicieron 3-bet. 11 en 8,5 le pide 36,1 % a sus damas y, como farol, pide 56,4 % de abandonos. Si paga, el bote será 30,5 y quedarán 85, SPR 2,8: otra sobreapuesta mete el stack. Faroles: K-J, K-T y J-T, que tienen interna a la nuez y poco valor de enfrentamiento. Contra quien paga toda dama, quita los faroles y deja el tamaño.',
      calculos: [
        { tipo: 'potOdds', bote: 8.5, apuesta: 11, da: '36,1 %' },
        { tipo: 'alfa', bote: 8.5, apuesta: 11, da: '56,4 %' },
        { tipo: 'cuenta', expresion: '8.5+22', da: '30,5' },
        { tipo: 'spr', stack: 85, bote: 30.5, da: '2,8' },
      ],
    },
  ],
  spots: [
    {
      niveles: [2, 3],
      mano: 'Jd Td',
      mesa: 'Kc 8d 4s Ac',
      situacion:
        'NL25, 6-max, 100 bb. Abres en CO a 2,5 bb, paga la ciega grande. Flop: apuestas 1,8 y paga (bote 9,1). Turn A♣. Te pasa.',
      pregunta: '¿Segundo barril de 6,5 bb con interna? Abandonos exigidos y outs.',
      respuesta:
        'Abandonos: 41,7 %. El as es tu carta: en tu rango hay ases de sobra, el suyo hizo 3-bet con casi todos los buenos. Además, una dama te da A-K-Q-J-T, la mejor escalera posible: 4 outs, 8,7 %. Abandonan ochos, cuatros y muchos reyes flojos. Apuesta; si paga, el river Q te da el bote grande y otra carta alta permite el tercer barril en algunos casos.',
      calculos: [
        { da: '41,7 %', tipo: 'alfa', bote: 9.1, apuesta: 6.5 },
        { da: '8,7 %', tipo: 'outs', outs: 4, cartas: 1, vistas: 6 },
      ],
    },
    {
      niveles: [2, 3],
      mano: '9h 9d',
      mesa: 'Qh 6s 3d 7c',
      situacion:
        'NL25, 6-max, 100 bb. Abres en MP a 2,5 bb, paga el botón. Flop: apuestas 2 y paga. Bote 10,5. Turn 7♣. Hablas tú.',
      pregunta: '¿Otra apuesta o pase? Cartas que te empeoran en el river y precio si pasas y él apuesta 6.',
      respuesta:
        'Cartas mayores que nueve y distintas de dama: T, J, K, A = 16 de 46: 34,8 %. El botón con Q-x paga y no abandona. Pasa para pagar una apuesta razonable: ante 6 pides 26,7 %. Apostar 7 otra vez solo hace tirar seises y proyectos peores.',
      calculos: [
        { da: '34,8 %', tipo: 'cuenta', expresion: '100*16/46' },
        { da: '26,7 %', tipo: 'potOdds', bote: 10.5, apuesta: 6 },
      ],
    },
    {
      niveles: [2, 4],
      mano: 'Ks Js',
      mesa: 'Jh 9s 4s 2d',
      situacion:
        'NL100, 6-max, 100 bb. Abres en el botón a 2,5 bb, paga la ciega grande. Flop: 3,5 y paga (bote 12,5). Turn 2♦, te pasa. Stack 94.',
      pregunta: 'Pareja alta con proyecto de color: tamaño de turn y stack del river.',
      respuesta:
        'Blanco total. Apuesta 9 bb (72 %): el bote será 30,5 y te quedan 85 para el river: SPR 2,8. Es mano de tres calles; cualquier pica te da color. Contra Q♥T♥ (escalera abierta) tienes 81,8 % y contra A♦J♣, 27,3 %: cobra ahora.',
      calculos: [
        { da: '30,5', tipo: 'cuenta', expresion: '12.5+9+9' },
        { da: '2,8', tipo: 'spr', stack: 85, bote: 30.5 },
        { da: '81,8 %', tipo: 'equity', mano: 'Ks Js', rivales: ['Qh Th'], mesa: 'Jh 9s 4s 2d' },
        { da: '27,3 %', tipo: 'equity', mano: 'Ks Js', rivales: ['Ad Jc'], mesa: 'Jh 9s 4s 2d' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ah Kd',
      mesa: 'Qs 7h 3c 3d',
      situacion:
        'NL200, 6-max, 100 bb. Abres en UTG a 2,5 bb, paga el botón. Flop: pasan ambos. Turn 3♦: bote 6,5 bb y hablas tú.',
      pregunta: '¿C-bet retrasada con A-K? Abandonos exigidos con 4,5 bb y lo que aporta tu equity.',
      respuesta:
        'Pide 40,9 % de abandonos. El botón pasó el flop: ya no tiene damas fuertes ni tríos; abandona as alto, parejas bajas y J-T. Cuando paga tienes 6 outs limpias, 13,0 %, y a veces ya vas ganando. Apuesta: es el momento ideal de la c-bet que no hiciste. Si el turn hubiese sido un 9 o un 8, que conecta con su rango, la mitad de tu aire debería pasar otra vez.',
      calculos: [
        { da: '40,9 %', tipo: 'alfa', bote: 6.5, apuesta: 4.5 },
        { da: '13,0 %', tipo: 'outs', outs: 6, cartas: 1, vistas: 6 },
      ],
    },
    {
      niveles: [3, 5],
      mano: '8c 8s',
      mesa: 'Jh Th 8h 4c',
      situacion:
        'NL200, 6-max, 100 bb. Abres en CO a 2,5 bb, paga la ciega grande. Flop monocolor: apuestas 1,8 y paga. Bote 9,1; turn 4♣. Te pasa.',
      pregunta: '¿Tamaño y por qué? Equity contra A♥2♠, Q♠9♠ y J♠9♣.',
      respuesta:
        'Trío en mesa monocolor: cobra a los proyectos con un corazón antes de la cuarta carta. Apuesta tres cuartos, 7 bb. Contra A♥ 2♠ tienes 81,8 %, contra la escalera hecha Q♠ 9♠, 22,7 %, y contra J♠ 9♣ (pareja con escalera abierta), 81,8 %. Si te resuben, paga: 10 cartas te dan full o póker, 21,7 %.',
      calculos: [
        { da: '81,8 %', tipo: 'equity', mano: '8c 8s', rivales: ['Ah 2s'], mesa: 'Jh Th 8h 4c' },
        { da: '22,7 %', tipo: 'equity', mano: '8c 8s', rivales: ['Qs 9s'], mesa: 'Jh Th 8h 4c' },
        { da: '81,8 %', tipo: 'equity', mano: '8c 8s', rivales: ['Js 9c'], mesa: 'Jh Th 8h 4c' },
        { da: '21,7 %', tipo: 'outs', outs: 10, cartas: 1, vistas: 6 },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'Ad 9d',
      mesa: 'Kd 7s 2h Kc',
      situacion:
        'NL500, 6-max, 100 bb. Abres en el botón a 2,3 bb, paga la ciega grande. Flop: apuestas 1,7 (un tercio) y paga (bote 8,5). Turn K♣: te pasa.',
      pregunta: '¿Apuesta pequeña o grande con as alto? Abandonos de 2,8 y de 10 bb.',
      respuesta:
        'La carta reduce los reyes de ambos a la mitad y los tuyos siguen siendo más. Un tercio, 2,8 bb, pide 24,8 % y hace pagar mal a parejas bajas y ases altos que no abandonan; 10 bb pide 54,1 % y solo se enfrenta a reyes y sietes que ya no tiran. Elige pequeño con as alto; reserva la grande para K-x y faroles sin valor de enfrentamiento, como Q-J de diamantes.',
      calculos: [
        { da: '24,8 %', tipo: 'alfa', bote: 8.5, apuesta: 2.8 },
        { da: '54,1 %', tipo: 'alfa', bote: 8.5, apuesta: 10 },
      ],
    },
    {
      niveles: [4, 5],
      mano: '6s 5s',
      mesa: '9c 8s 3d Qh',
      situacion:
        'NL1000, 6-max, 100 bb. Abres en el botón a 2,3 bb, paga la ciega grande. Flop: 1,7 y paga (bote 8,5). Turn Q♥, te pasa. Te quedan 96.',
      pregunta: 'Diseña el turn: ¿apuestas este proyecto, cuánto y qué harías en el river sin mejorar?',
      respuesta:
        'La dama es carta tuya (Q-J, K-Q, A-Q en tu rango) y 6♠5♠ solo tiene interna al siete: 4 outs, 8,7 %. Como farol puro, una apuesta de 11 bb (130 %) pide 56,4 % de abandonos, mucho; 6 bb pide 41,4 %. Elige 6 y continúa en A, K o 7; ríndete en blancos pequeños. La sobreapuesta la usan mejor J-T, que ya es escalera, tus tríos y faroles con más mejoras, como T-7 del mismo palo.',
      calculos: [
        { da: '8,7 %', tipo: 'outs', outs: 4, cartas: 1, vistas: 6 },
        { da: '56,4 %', tipo: 'alfa', bote: 8.5, apuesta: 11 },
        { da: '41,4 %', tipo: 'alfa', bote: 8.5, apuesta: 6 },
      ],
    },
    {
      niveles: [2, 3],
      mano: 'Ac Kc',
      mesa: 'Kd 7s 5h 6h',
      situacion:
        'NL25, 100 bb. Abriste en MP y pagó la ciega grande. Apostaste 3,5 en 5,5 y pagó. Turn 6♥: bote 12,5, te pasa.',
      pregunta: '¿Sigues apostando? ¿Cuánto y qué carta del river te frena?',
      respuesta:
        'Sí: 8 bb, dos tercios. Siguen pagando reyes peores, sietes con proyecto y parejas. El 6♥ completa 9-8, 8-4 y 4-3: pocos combos en su rango. A una escalera abierta le pides 28,1 % y a una carta tiene 17,4 %. Bote del river: 28,5 con 86 detrás. Un 8, un 4 o un 9 pide pasar; con un blanco, apuesta otra vez unas 15.',
      calculos: [
        { tipo: 'potOdds', bote: 12.5, apuesta: 8, da: '28,1 %' },
        { tipo: 'outs', outs: 8, cartas: 1, vistas: 6, da: '17,4 %' },
        { tipo: 'cuenta', expresion: '12.5+16', da: '28,5' },
      ],
    },
    {
      niveles: [2, 2],
      mano: '8h 8s',
      mesa: 'Th 6d 2c Jd',
      situacion:
        'NL25, 100 bb. Abriste en el botón, pagó la ciega grande; apostaste 1,8 y pagó. Turn J♦: bote 9,1, te pasa.',
      pregunta: '¿Segundo barril con 8-8?',
      respuesta:
        'Pasa. La jota mejora a quien pagó (J-T, Q-J, K-J, 9-8) y tu pareja queda con dos cartas mayores en la mesa. Apostando 6 te pagan sobre todo mejores; tus outs son dos ochos, 4,3 %. Si en el river apuesta 5, pagas por 26,2 % cuando la carta no completa nada. Segundo barril con J-T, 10-9 o proyectos; las medias buscan enfrentamiento barato.',
      calculos: [
        { tipo: 'outs', outs: 2, cartas: 1, vistas: 6, da: '4,3 %' },
        { tipo: 'potOdds', bote: 9.1, apuesta: 5, da: '26,2 %' },
      ],
    },
    {
      niveles: [4, 5],
      mano: '7s 6s',
      mesa: 'Qs 8d 3s As',
      situacion:
        'NL1000, 100 bb. Botón contra ciega grande: apostaste 1,7 y pagó. Turn A♠: ligas color bajo. Bote 8,5, te pasa.',
      pregunta: '¿Tamaño y por qué no sobreapuesta?',
      respuesta:
        'Apuesta 5,5, dos tercios. El as te favorece, pero la tercera pica reparte: la ciega grande tiene K♠x, J♠x y colores mejores que el tuyo. Una sobreapuesta de 11 haría seguir casi solo a colores y picas altas; dos tercios la pagan ases, damas con pica y proyectos. A una pica suelta le pides 28,2 % y tiene 15,2 %. River con cuarta pica: pasa. River blanco: apuesta de nuevo unas 13 en 19,5.',
      calculos: [
        { tipo: 'potOdds', bote: 8.5, apuesta: 5.5, da: '28,2 %' },
        { tipo: 'outs', outs: 7, cartas: 1, vistas: 6, da: '15,2 %' },
        { tipo: 'cuenta', expresion: '8.5+11', da: '19,5' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Kd Td',
      mesa: 'Jd 7c 4d 4s',
      situacion:
        'NL5000, 100 bb. CO contra ciega grande: apostaste 1,7 en 5,1 y pagó. Turn 4♠: bote 8,5. El rival abandona el 36 % ante 3 bb y el 54 % ante 11 bb. Pagado recuperas el 28 % del bote final en los dos casos.',
      pregunta: '¿Tamaño pequeño o sobreapuesta con color y carta alta?',
      respuesta:
        'Pequeño: 0,36 × 8,5 + 0,64 × (0,28 × 14,5 − 3) = +3,74 bb. Grande: 0,54 × 8,5 + 0,46 × (0,28 × 30,5 − 11) = +3,46 bb. Casi iguales: elige por el river. Tras la grande quedan 85 en 30,5, SPR 2,8, y el all-in es creíble; tras la pequeña, el bote es 14,5 y faltará dinero si ligas. Contra quien paga de más el turn, pequeña; contra quien tira, grande.',
      calculos: [
        { tipo: 'cuenta', expresion: '0.36*8.5+0.64*(0.28*14.5-3)', da: '+3,74 bb' },
        { tipo: 'cuenta', expresion: '0.54*8.5+0.46*(0.28*30.5-11)', da: '+3,46 bb' },
        { tipo: 'cuenta', expresion: '8.5+22', da: '30,5' },
        { tipo: 'spr', stack: 85, bote: 30.5, da: '2,8' },
        { tipo: 'cuenta', expresion: '8.5+6', da: '14,5' },
      ],
    },
    {
      niveles: [2, 2],
      mano: 'As Td',
      mesa: 'Ts 8c 4h 3d',
      situacion:
        'NL25, 100 bb. Abriste en el botón, pagó la ciega grande. Apostaste 3,6 en 5,5 y pagó. Turn 3♦: bote 12,7, te pasa.',
      pregunta: '¿Segunda apuesta? ¿Cuánto?',
      respuesta:
        'Sí, 8 bb. El 3♦ es blanco: no cambia nada y te pagan dieces peores, ochos y proyectos como 9-7 y J-9. A una escalera abierta le pides 27,9 % y tiene 17,4 %. Bote del river: 28,7. Con pareja alta y mejor kicker apuesta dos calles siempre que el turn sea blanco; si cae 9, 7 o J, baja el tamaño o pasa.',
      calculos: [
        { tipo: 'potOdds', bote: 12.7, apuesta: 8, da: '27,9 %' },
        { tipo: 'outs', outs: 8, cartas: 1, vistas: 6, da: '17,4 %' },
        { tipo: 'cuenta', expresion: '12.7+16', da: '28,7' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Qd Qc',
      mesa: 'Jd 9s 4d Kd',
      situacion:
        'NL5000, 100 bb. Botón contra ciega grande: apostaste 3,4 en 5,1 y pagó. Turn K♦: bote 11,9, te pasa. Tienes la Q♦ y un proyecto de color y de escalera interna.',
      pregunta: '¿Apuestas o pasas? ¿Qué bloqueas?',
      respuesta:
        'Pasa la mayoría de las veces. El rey y el tercer diamante ayudan más a quien pagó (colores, K-x, Q-10), y Q-Q tiene valor de enfrentamiento y 19,6 % de color. Apostar 8 pide 40,2 % y te expone al check-raise con una mano que no quiere abandonar. Tu Q♦ bloquea Q♦-x de color y Q-10. Si en el river no cae nada y te apuestan dos tercios, 28,7 %, paga; con diamante, apuesta tú.',
      calculos: [
        { tipo: 'outs', outs: 9, cartas: 1, vistas: 6, da: '19,6 %' },
        { tipo: 'alfa', bote: 11.9, apuesta: 8, da: '40,2 %' },
        { tipo: 'potOdds', bote: 11.9, apuesta: 8, da: '28,7 %' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'mía, suya o blanca',
        consigna:
          'Toma el flop K-8-4 y clasifica las 49 cartas del turn en tres columnas para el que abrió y para el que pagó. Comprueba con el ejemplo que las columnas no coinciden.',
      },
      {
        titulo: 'tamaño del turn y river',
        consigna:
          'Calcula el bote y el SPR del river tras apuestas del 33 %, 75 % y 120 % partiendo de bote 10 y stack 40. Escribe qué manos quieren cada uno.',
      },
      {
        titulo: 'plan de c-bet retrasada',
        consigna:
          'Resume cuándo pasar el flop para apostar el turn y en qué cartas. Responde las preguntas sin volver atrás.',
      },
    ],
    ejercicios: [
      {
        titulo: 'clasifica la carta primero',
        consigna: 'En las manos de abajo escribe «mía», «suya» o «blanca» y por qué, antes de cualquier decisión.',
      },
      {
        titulo: 'acción con tamaño de river',
        consigna:
          'Para las manos de abajo elige apuesta de turn y escribe el bote y el stack que quedan para el river.',
      },
      {
        titulo: 'el mejor turn y el peor',
        consigna:
          'En las mesas de abajo (sin el turn) elige la mejor y la peor carta para ti y decide qué harías en cada una.',
      },
      {
        titulo: 'abandonos, outs y decisión',
        consigna: 'Rellena los tres números en las manos de abajo: exigidos, outs, resultado. Decide con ellos.',
      },
      {
        titulo: 'turn desde el otro lado',
        consigna: 'Juega las manos de abajo como el que pagó: qué cartas aprovecharías para apostar tú.',
      },
      {
        titulo: 'pasar con motivo',
        consigna:
          'Encuentra en las manos de abajo las que pasan y escribe si pasan para pagar, para check-raise o para abandonar, con la carta que cambia la decisión.',
      },
      {
        titulo: 'tres tamaños comparados',
        consigna:
          'Calcula el EV de las manos de abajo con 33 %, 66 % y 130 % suponiendo abandonos que tú justifiques. Compara cuál gana.',
      },
      {
        titulo: 'series de turns',
        consigna:
          'Con reloj, decide la acción para cada una de las {n} manos de abajo y di qué carta del turn la invertiría.',
      },
    ],
    test: [
      {
        titulo: 'examen de clases de carta',
        consigna: 'Resuelve las {n} manos de abajo con la clase de la carta y la acción. Acierto con las dos.',
      },
      {
        titulo: 'examen de segundo barril',
        consigna: 'En las {n} manos de abajo di barril, pase o c-bet retrasada y los abandonos que pide el tamaño.',
      },
      {
        titulo: 'examen de turn y river',
        consigna: 'Elige en las {n} manos de abajo un tamaño que deje entre 0,7 y 1,3 botes detrás y compáralo.',
      },
      {
        titulo: 'examen con flop tapado',
        consigna:
          'Responde las {n} manos de abajo mirando solo el turn y tu rango; luego destapa tus cartas y di si cambias.',
      },
    ],
    jugar: [
      {
        titulo: 'turn en voz baja',
        consigna:
          'Juega {min} minutos clasificando cada carta del turn antes de actuar. Marca dos manos en que te sorprendió.',
      },
      {
        titulo: 'sin segundo barril por inercia',
        consigna: 'Durante {min} minutos no hagas segundo barril sin equity o carta favorable. Apunta las tentaciones.',
      },
      {
        titulo: 'c-bets retrasadas',
        consigna:
          'Juega {min} minutos apostando el turn en cada bote en que ambos pasaron el flop y la carta te favorece. Anota el resultado.',
      },
    ],
    analizar: [
      {
        titulo: 'tus turns por clase de carta',
        consigna: 'Filtra {n} turns en que apostaste y clasifícalos. ¿Cuántos barriles hiciste en cartas «suyas»?',
      },
      {
        titulo: 'cuando pasaste para abandonar',
        consigna: 'Revisa {n} turns pasados y abandonados. Comprueba si el precio y el plan eran los anotados.',
      },
      {
        titulo: 'proporción del turn al river',
        consigna:
          'En {n} botes grandes anota el tamaño de turn y el SPR del river. Señala los que te obligaron a sobreapostar.',
      },
    ],
  },
};
