import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosControl: PokerTopic = {
  id: 'pk-pos-control',
  titulo: 'Control del bote con manos medias',
  area: 'POS',
  nivelMin: 1,
  nivelMax: 4,
  prerequisitos: ['pk-pos-valor'],
  minutosEtapa: 230,
  terminos: [
    'control del bote',
    'controlar el bote',
    'pot control',
    'manos medias',
    'mano media',
    'pareja media',
    'parejas medias',
    'segunda pareja',
    'mano marginal',
    'manos marginales',
    'valor de enfrentamiento',
    'showdown value',
    'check behind',
    'pasar detrás',
    'bote pequeño',
    'botes chicos',
    'llegar barato al showdown',
    'bluffcatcher',
    'bluff catcher',
    'cazafaroles',
    'no inflar el bote',
  ],
  ideas: [
    'El tamaño del bote debe seguir a la fuerza de la mano: las manos medias quieren una apuesta entre las tres calles, no tres.',
    'Pasar una calle con pareja media no es debilidad: quita una apuesta al bote, invita al rival a farolear manos peores y evita la resubida que te echa.',
    'Elige bien qué calle pasas: el flop si la mesa es estática y no temes cartas, el turn si en el flop aún cobras a proyectos y parejas menores.',
    'Después de pasar debes pagar más: si pasas el turn para controlar y abandonas cualquier apuesta en el river, has regalado el bote.',
  ],
  etapas: [
    {
      nivel: 1,
      enfoque:
        'Separa tus manos en tres cajas: grande (tres calles), media (una, dos como mucho) y nada. Con la caja media busca el enfrentamiento barato.',
      idea: 'Segunda pareja o pareja alta con kicker bajo: apuesta una vez, pasa la siguiente y decide en el river con lo que veas.',
    },
    {
      nivel: 2,
      enfoque:
        'Elige la calle que pasas según la textura y según cuántas cartas te perjudican, y prepara la defensa del river antes de pasar.',
      idea: 'Si menos de un cuarto de las cartas del turn te superan, puedes dar carta gratis; si son más de un tercio, apuesta ahora y pasa después.',
    },
    {
      nivel: 3,
      enfoque:
        'Mira tu rango: reparte manos medias entre apostar y pasar para que tu línea de pase no sea siempre rendirse, y guarda algunas manos fuertes en ella.',
      idea: 'Una línea de pase formada solo por aire y manos débiles se castiga con apuestas grandes: protégela con un par de manos fuertes por textura.',
    },
    {
      nivel: 4,
      enfoque:
        'Compara EV: apostar fino un tercio, pasar e inducir, o pasar y pagar. Usa bloqueadores para elegir cuáles manos medias pagan en el river.',
      idea: 'Entre dos parejas iguales paga la que no bloquea sus proyectos fallados: si tienes una carta del palo que no llegó, él tiene menos faroles.',
    },
  ],
  errorTipico:
    'Apostar flop y turn con segunda pareja «por si acaso» y encontrarse en el river con un bote de 40 ciegas y una mano que solo pagan mejores. El otro extremo es pasar todo y abandonar a la primera apuesta, que convierte tu mano media en aire.',
  preguntas: [
    {
      pregunta: '¿Qué es una mano con valor de enfrentamiento y en qué se diferencia de una mano de valor?',
      respuesta:
        'Gana a menudo si se muestra sin más apuestas, pero las manos que pagarían una apuesta grande suelen ser mejores. La de valor gana también contra las que pagan.',
    },
    {
      pregunta: '¿Cuándo prefieres apostar flop y pasar turn en lugar de pasar flop?',
      respuesta:
        'Cuando en el flop hay muchas manos peores que pagan una vez (proyectos, parejas menores) y muchas cartas del turn te perjudican. En mesas estáticas se puede pasar ya el flop.',
    },
    {
      pregunta:
        'Pasas el turn con segunda pareja y el rival apuesta 70 % del bote en el river. ¿Qué porcentaje de veces tienes que ganar?',
      respuesta:
        '0,7/(1 + 1,4) = 29,2 %. Como tu pase invita a farolear, muchas veces se cumple; se decide contando sus faroles y sus manos de valor.',
    },
    {
      pregunta: '¿Por qué conviene pasar también alguna mano fuerte?',
      respuesta:
        'Porque si todas tus manos pasadas son débiles, el rival puede apostar cualquier cosa con beneficio. Algunas fuertes en esa línea hacen caro su farol y cobran de él.',
    },
    {
      pregunta:
        '¿Qué parte de las cartas del turn supera a tu pareja de dieces en T-6-2 arcoíris si temes J, Q, K y A?',
      respuesta: '16 de 49 cartas: 32,7 %. Es mucho: mejor apostar el flop y controlar más tarde.',
    },
  ],
  criterio: {
    texto: 'En {aciertos} de {de} manos medias eliges la calle que pasas y el pago del river con precio correcto',
    aciertos: 7,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Con cada mano media decide en el flop cuántas apuestas admite (una o dos) y cuál calle vas a pasar; respétalo.',
  revision: '¿Este bote acabó del tamaño que merecía mi mano, y si no, en qué calle se me fue?',
  ejemplo: {
    niveles: [1, 4],
    mano: 'Ts 9s',
    mesa: 'Kd Th 4c 2s 7h',
    situacion:
      'NL25, 6-max, 100 bb. Abres a 2,5 bb en el botón, paga la ciega grande. Flop (bote 5,5 bb): pasa, apuestas 1,8 y paga. Turn (9,1 bb): pasa y pasas. River (9,1 bb): apuesta 6 bb.',
    pregunta: '¿Por qué pasar el turn y qué haces ahora?',
    respuesta:
      'En el flop una apuesta pequeña cobra a cuatros, 5-5 y proyectos; en el turn, de lo que siguió, pagarían otra vez sobre todo los reyes: pasas. En el river pagas 6 para un bote final de 21,1: necesitas 28,4 %. Él apuesta reyes (K-9, K-8, K-7 y similares, unos 14 combos), alguna doble pareja (3) y faroles con proyectos fallados Q-J, J-9, Q-9 y 6-5 (unos 12). Ganas 12 de 29 = 41,4 %: paga. Si hubieras apostado 6,5 en el turn, la misma decisión costaría 15 o más.',
    calculos: [
      { da: '28,4 %', tipo: 'potOdds', bote: 9.1, apuesta: 6 },
      { da: '41,4 %', tipo: 'cuenta', expresion: '100*12/29' },
    ],
  },
  otrosEjemplos: [
    {
      niveles: [1, 1],
      mano: 'Kd 6d',
      mesa: 'Kc 9s 5h 2c',
      situacion:
        'NL10, 100 bb. Subiste a $0,30 en el botón y pagó la ciega grande. Flop (bote $0,65): apostaste $0,30 y pagó. Turn (bote $1,25): te pasa.',
      pregunta: '¿Apuestas otra vez con pareja alta y mal acompañante?',
      respuesta:
        'Pasa. Es una mano de la caja media: una calle, dos como mucho. Si apuestas $0,80 y paga, en el river el bote será 1,25 + 0,80 + 0,80 = $2,85 y pagarán sobre todo reyes mejores (K-Q, K-J, K-10: dos reyes por cuatro cartas, 8 combos cada uno, 24). Pasando, el river llega con $1,25: si él apuesta $0,60 pagas por 24,5 %, barato para una pareja alta; si pasa otra vez, apuesta tú la mitad por valor contra nueves y parejas. Con A-K harías lo contrario: apostar las tres.',
      calculos: [
        { tipo: 'cuenta', expresion: '1.25+0.8+0.8', da: '$2,85' },
        { tipo: 'cuenta', expresion: '3*8', da: '24' },
        { tipo: 'potOdds', bote: 1.25, apuesta: 0.6, da: '24,5 %' },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Td 9d',
      mesa: 'Qs Ts 4d 2c 5h',
      situacion:
        'NL500, 100 bb. Abriste en el botón, apostaste pequeño el flop y pasaste el turn. River: bote 16 bb y la ciega grande apuesta 12. Su valor son unos 22 combos (damas, dobles parejas); sus faroles, 12 proyectos de picas fallados, 4 de ellos con el 9♠.',
      pregunta: '¿Pagas T♦ 9♦? ¿Y si tu mano fuera T♦ 9♠?',
      respuesta:
        'Precio: 12 ÷ 40 = 30 %. Con T♦ 9♦ no quitas ningún farol: 12 ÷ 34 = 35,3 %, paga. Con T♦ 9♠ desaparecen A♠9♠, K♠9♠, 9♠8♠ y 9♠7♠: 8 ÷ 30 = 26,7 %, retírate. EV por pago: 0,353 × 28 − 0,647 × 12 = +2,1 bb contra 0,267 × 28 − 0,733 × 12 = −1,3 bb. La pareja es la misma; la que paga es la que deja vivos sus proyectos fallados.',
      calculos: [
        { tipo: 'potOdds', bote: 16, apuesta: 12, da: '30 %' },
        { tipo: 'cuenta', expresion: '100*12/34', da: '35,3 %' },
        { tipo: 'cuenta', expresion: '100*8/30', da: '26,7 %' },
        { tipo: 'cuenta', expresion: '0.353*28-0.647*12', da: '+2,1 bb' },
        { tipo: 'cuenta', expresion: '0.267*28-0.733*12', da: '−1,3 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [1, 2],
      mano: 'Kc 6c',
      mesa: 'Kh 9d 3s',
      situacion:
        'NL5, 6-max, 100 bb. Ves el flop gratis en la ciega grande contra un limper y la ciega pequeña. Bote: 3 bb. La ciega pequeña pasa.',
      pregunta:
        'Tienes pareja alta con kicker 6 contra dos rivales. ¿Cuántas calles quieres apostar y a cuánto llega el bote con una apuesta de dos tercios y un pago, y con tres?',
      respuesta:
        'Una, dos como mucho. Una apuesta de dos tercios (2 bb) y un pago: bote de 7 bb. Tres seguidas: 3 × (7/3)³ = 38,1 bb, y en ese bote casi todos los reyes que siguen llevan mejor acompañante. Apuesta el flop, pasa el turn si te pagan y decide en el river por precio.',
      calculos: [
        { da: '7 bb', tipo: 'cuenta', expresion: '3+2+2' },
        { da: '38,1 bb', tipo: 'cuenta', expresion: '3*7/3*7/3*7/3' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Jd Jc',
      mesa: 'Qs 7h 2d',
      situacion: 'NL10, 6-max, 100 bb. Abres a 3 bb en MP, paga el botón. Bote: 7,5 bb. Hablas tú.',
      pregunta:
        'Con pareja por debajo de la carta alta, ¿apuestas? Cuenta cuántas cartas del turn son mayores que tu pareja y distintas de una dama.',
      respuesta:
        'K y A: 8 cartas de 49 = 16,3 %. Pocas: la mesa es estática y puedes controlar. Apuesta pequeña (2,5 bb) o pase, ambas valen; lo que no vale son tres apuestas, porque a partir de la segunda pagan damas. Si pasas y él apuesta 4 bb, pagas: te pide 25,8 % y te cree sin nada.',
      calculos: [
        { da: '16,3 %', tipo: 'cuenta', expresion: '100*8/49' },
        { da: '25,8 %', tipo: 'potOdds', bote: 7.5, apuesta: 4 },
      ],
    },
    {
      niveles: [1, 3],
      mano: 'Ah 8h',
      mesa: 'Ks 8d 5c 5h',
      situacion:
        'Torneo, 50 bb efectivas. Defendiste la ciega grande contra una apertura de 2,2 bb del botón (bote preflop 5,9 bb con ante). Flop: pasas, apuesta 2, pagas. Turn: bote 9,9 bb, pasas y apuesta 6,5.',
      pregunta: '¿Pagas otra vez? Precio y equity contra K♣ Q♣, Q♦ J♦, T♣ 9♣ y A♣ 7♣.',
      respuesta:
        'Pagas 6,5 para un bote final de 22,9: 28,4 %. Contra esas cuatro manos (un rey, dos faroles y un as inferior) tienes 71,0 %. Pagas: tu as juega además como carta alta. Si en el river vuelve a apostar fuerte un rival que no farolea tres calles, abandonas; ése es el límite de la mano.',
      calculos: [
        { da: '28,4 %', tipo: 'potOdds', bote: 9.9, apuesta: 6.5 },
        {
          da: '71,0 %',
          tipo: 'equity',
          mano: 'Ah 8h',
          rivales: ['Kc Qc', 'Qd Jd', 'Tc 9c', 'Ac 7c'],
          mesa: 'Ks 8d 5c 5h',
        },
      ],
    },
    {
      niveles: [2, 4],
      mano: '9h 9c',
      mesa: 'Jd 6s 3h',
      situacion: 'NL50, 6-max, 100 bb. Abres a 2,5 bb en CO, paga la ciega grande. Bote: 5,5 bb. Te pasa.',
      pregunta: '¿Apuestas flop y pasas turn, o al revés? Cuenta las cartas malas para ti.',
      respuesta:
        'Cartas mayores que nueve que no son jota: T, Q, K y A, 16 de 49 = 32,7 %; las jotas también frenan. Casi un tercio de los turns te empeora: apuesta el flop (1,8 bb), que cobra a seises, treses, 5-4 y overcards que igual tienen su parte de equity, y pasa el turn. En la mesa J-6-3 una pareja de nueves quiere una apuesta temprana y un final barato.',
      calculos: [{ da: '32,7 %', tipo: 'cuenta', expresion: '100*16/49' }],
    },
    {
      niveles: [2, 4],
      mano: 'Qc Td',
      mesa: 'Qd 8h 5h 2c 2s',
      situacion:
        'NL100, 6-max, 100 bb. Abres en el botón a 2,5 bb, paga la ciega grande. Flop: 3,5 y paga (bote 12,5). Turn: pasan ambos. River: apuesta 18,75 bb (150 %).',
      pregunta:
        '¿Pagas? Precio, y equilibrio si él tiene 9 combos de valor y faroles de 7-6, J-T, 9-7 y A♥x♥ fallados.',
      respuesta:
        'Pagas 18,75 para 50: 37,5 %. Con 9 combos de valor hacen falta 5,4 combos de farol para que pagar empate. Solo los proyectos de color A♥ con 3, 4, 6, 7, 9, J o K dan 7, más varios 7-6 y J-T: tiene faroles de sobra y tu pase del turn los invitó. Paga. Si tu Q♣ T♦ fuera Q♥ T♥, bloquearías esos faroles y abandonar sería razonable.',
      calculos: [
        { da: '37,5 %', tipo: 'potOdds', bote: 12.5, apuesta: 18.75 },
        { da: '5,4 combos', tipo: 'cuenta', expresion: '9*0.375/0.625' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'As Jd',
      mesa: 'Ad Kh 7s 4c',
      situacion:
        'NL200, 6-max, 100 bb. Abres en MP a 2,5 bb, paga el botón. Flop (bote 6,5 bb): apuestas 2 y paga. Turn: bote 10,5 bb. Hablas tú.',
      pregunta:
        '¿Segunda apuesta o pase? El rival paga 7 bb con A-Q (8 combos), A-T y A-9 del mismo palo (4), K-Q y K-J (14) y tiene 77, 44, A-7 y A-4 del mismo palo (10).',
      respuesta:
        'Peores que pagan: A-T y A-9 4, K-Q y K-J 14 = 18. Mejores: A-Q 8 y los 10 fuertes = 18. Ganas exactamente 50,0 % de los pagos, sin contar las resubidas, que vienen todas de mejores: apostar no añade nada. Pasa: dejas que apueste K-x y faroles Q-J, Q-T, y controlas el bote. En el river apuesta fina de un tercio si él también pasa.',
      calculos: [{ da: '50,0 %', tipo: 'cuenta', expresion: '100*18/36' }],
    },
    {
      niveles: [3, 4],
      mano: 'Kd Tc',
      mesa: 'Ts 7s 4d Kh 3s',
      situacion:
        'NL200, 6-max, 100 bb. Abres en CO a 2,3 bb, paga la ciega grande. Flop: 1,7 y paga; turn: 6 y paga. Bote 20,5 bb. El river completa el color de picas y te pasa. Le quedan 90 bb.',
      pregunta:
        'Con dos parejas altas y el color hecho en la mesa, ¿apuestas 10 bb o pasas detrás? Supón que paga con 12 combos de K-x y T-x peores y resube o paga con 14 colores y 2 sets.',
      respuesta:
        'Cuando sigue: ganas 12 de 28 = 42,9 %. Menos de la mitad: pasa y muestra. Aunque tu mano sea fuerte en abstracto, en esta carta quedó en la caja media. Con una mesa sin tercera pica las 14 manos de color serían abandonos y la apuesta de dos tercios sería obligatoria.',
      calculos: [{ da: '42,9 %', tipo: 'cuenta', expresion: '100*12/28' }],
    },
    {
      niveles: [1, 2],
      mano: '9h 9s',
      mesa: 'Kc Jd 4h',
      situacion: 'NL10, 100 bb. Subiste a $0,30 en el botón y pagó la ciega grande. Bote $0,65, te pasa.',
      pregunta: '¿Apuestas con 9-9 o pasas?',
      respuesta:
        'Pasa. Hay dos cartas mayores y te pagarían sobre todo reyes y jotas. Tu pareja gana a todo lo que no ligó, pero eso abandona: apostando solo sigues contra mejores. Si ella apuesta $0,35 en el turn, pagas por 25,9 % una vez. Cuenta lo que temes: una Q, un 10 o un as en el turn son 12 cartas de 47, 25,5 %; no hay prisa por protegerse. Un 9 te da trío y entonces sí apuestas grande.',
      calculos: [
        { tipo: 'potOdds', bote: 0.65, apuesta: 0.35, da: '25,9 %' },
        { tipo: 'cuenta', expresion: '100*12/47', da: '25,5 %' },
      ],
    },
    {
      niveles: [1, 2],
      mano: 'Ad 6d',
      mesa: 'Ac Th 7s 3d 8c',
      situacion:
        'NL5, 100 bb. Abriste en el CO, pagó la ciega grande. Apostaste $0,15 en el flop y te pagó; el turn quedó pasado. River: bote $0,62 y ella apuesta $0,40.',
      pregunta: '¿Pagas con el as y mal kicker?',
      respuesta:
        'Precio: 0,40 ÷ 1,42 = 28,2 %. Pasaste el turn para llegar aquí barato. Te ganan A-K a A-9 que pagaron (pocos, muchos habrían subido antes), 9-6 y J-9 en escalera; ganas a dieces, sietes y proyectos fallados. Con que una de cada 3,5 veces vayas delante basta: paga. Si en cambio apostara $1,20 pedirías 39,7 % y contra un pasivo es retirada.',
      calculos: [
        { tipo: 'potOdds', bote: 0.62, apuesta: 0.4, da: '28,2 %' },
        { tipo: 'cuenta', expresion: '100/28.2', da: '3,5' },
        { tipo: 'potOdds', bote: 0.62, apuesta: 1.2, da: '39,7 %' },
      ],
    },
    {
      niveles: [4, 4],
      mano: 'Kc 9c',
      mesa: 'Ks 8d 5h 5c',
      situacion:
        'NL600, 100 bb. Botón contra ciega grande: apostaste 1,7 y pagó. Turn 5♣: bote 8,5 bb, te pasa. Si apuestas 5,6 pagan 20 combos peores y 14 mejores; si pasas, en el river ella apuesta 6 con 10 mejores y 12 faroles, y tú ganas 3 bb más a 15 peores apostando fino cuando pasa.',
      pregunta: '¿Apuestas o pasas el turn?',
      respuesta:
        'Apostar: (20 − 14) × 5,6 = 33,6 bb en total. Pasar: pagas el river y ganas 12 × 6 − 10 × 6 = 12 bb, y apuestas fino, 15 × 3 = 45 bb: 57 bb. Pasar gana más: induces faroles y cobras barato a lo que no habría pagado dos calles. Contra quien no farolea el river, los 12 desaparecen: pagar pasaría a −60 y habría que abandonar; queda 45 y el pase aún es mejor por poco.',
      calculos: [
        { tipo: 'cuenta', expresion: '(20-14)*5.6', da: '33,6 bb' },
        { tipo: 'cuenta', expresion: '12*6-10*6', da: '12 bb' },
        { tipo: 'cuenta', expresion: '15*3', da: '45 bb' },
        { tipo: 'cuenta', expresion: '12+45', da: '57 bb' },
      ],
    },
    {
      niveles: [1, 1],
      mano: 'Qh 9d',
      mesa: 'Qc 8s 4d 4c 6h',
      situacion:
        'NL10, 100 bb. Abriste en el botón, pagó la ciega grande. Apostaste $0,35 en el flop y pagó; el turn quedó pasado. River: bote $1,35, te pasa.',
      pregunta: '¿Apuestas ahora? ¿Cuánto?',
      respuesta:
        'Sí, una segunda calle pequeña: la mitad, unos $0,65. Te pagan ochos, parejas como 7-7 y damas peores (Q-7, Q-5, Q-3: 8 maneras cada una, 24); ganan A-Q, K-Q, Q-J, Q-T (32, pero casi todos habrían subido o apostado antes) y cuatros. Pasaste el turn para no inflar; ahora que nadie mostró fuerza, cobra. Si te sube, retírate: cuesta $0,65 y en este límite es doble pareja o mejor.',
      calculos: [
        { tipo: 'cuenta', expresion: '3*8', da: '24' },
        { tipo: 'cuenta', expresion: '0.65', da: '$0,65' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Tc Td',
      mesa: 'Jh 7s 4c 4d',
      situacion:
        'NL100, 100 bb. Abriste en el CO y pagó el botón. Flop: apostaste 2 en 6,5 y pagó. Turn 4♦: bote 10,5, hablas tú.',
      pregunta: '¿Pasas para pagar o apuestas? Si pasas, apuesta 6 con 14 mejores y 12 faroles.',
      respuesta:
        'Pasa. Apostando 6 pagan sobre todo jotas y 9-9, 8-8; te gana el grupo de jotas. Pasar y pagar: precio 26,7 %; ganas 12 de 26 = 46 %: +4,38 bb por pago. En el river, con otra apuesta de 14 en 22,5, pides 27,7 %: paga si no cae Q, K o A, 12 cartas de 46, 26 %. Guarda en esta misma línea A-J y J-J: si solo pasas medias, te apuestan siempre.',
      calculos: [
        { tipo: 'potOdds', bote: 10.5, apuesta: 6, da: '26,7 %' },
        { tipo: 'cuenta', expresion: '100*12/26', da: '46 %' },
        { tipo: 'cuenta', expresion: '12/26*16.5-14/26*6', da: '+4,38 bb' },
        { tipo: 'potOdds', bote: 22.5, apuesta: 14, da: '27,7 %' },
        { tipo: 'cuenta', expresion: '100*12/46', da: '26 %' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'tres cajas para tus manos',
        consigna:
          'Escribe para tres flops (K-8-3, J-T-6 con dos palos, 7-7-2) cinco manos de cada caja: grande, media y nada. Revisa con las ideas que la media lleve una o dos calles.',
      },
      {
        titulo: 'qué calle se pasa',
        consigna:
          'Haz una tabla con seis manos medias, las cartas del turn que las empeoran sobre 49 y la calle que conviene pasar. Contrasta con el ejemplo resuelto.',
      },
      {
        titulo: 'el pase que paga',
        consigna:
          'Explica por escrito por qué pasar el turn obliga a pagar más rivers y calcula el precio a un tercio, dos tercios y bote entero. Cierra con las preguntas sin mirar.',
      },
    ],
    ejercicios: [
      {
        titulo: 'cuántas apuestas admite',
        consigna:
          'Antes de cada respuesta escribe el número de calles que quiere tu mano en las manos de abajo y a cuánto llega el bote si lo cumples.',
      },
      {
        titulo: 'cartas malas sobre 49',
        consigna:
          'En las manos de abajo cuenta las cartas del siguiente reparto que te empeoran y decide por el criterio del cuarto y del tercio.',
      },
      {
        titulo: 'pasar con plan',
        consigna:
          'Si tu acción en las manos de abajo es pasar, escribe qué pagarás y qué abandonarás en la calle siguiente, con tamaño y carta.',
      },
      {
        titulo: 'precio del cazafaroles',
        consigna:
          'Resuelve las manos de abajo solo por precio: valor de él, faroles necesarios y faroles que encuentras de verdad en su línea.',
      },
      {
        titulo: 'con y sin bloqueador',
        consigna:
          'Cambia el palo de una de tus cartas en las manos de abajo y di si pasas de pagar a abandonar o al revés, y por qué.',
      },
      {
        titulo: 'la misma mano, otra mesa',
        consigna:
          'Reescribe las mesas de abajo cambiando una carta para que tu mano media suba a la caja grande o baje a la de nada.',
      },
      {
        titulo: 'apostar fino contra pasar',
        consigna:
          'Escribe para las manos de abajo los combos que pagan un tercio, peores y mejores, y el saldo de apostar frente a pasar.',
      },
      {
        titulo: 'proteger la línea de pase',
        consigna:
          'Para cada mesa de abajo añade dos manos fuertes que también pasarías y explica a qué rival castigan.',
      },
    ],
    test: [
      {
        titulo: 'examen de cajas',
        consigna:
          'Clasifica y resuelve las {n} manos de abajo: caja, calle que se pasa y acción. Acierto con las tres.',
      },
      {
        titulo: 'examen de pagos de river',
        consigna:
          'En las {n} manos de abajo da precio, combos y decisión; se corrige por la coincidencia de la decisión y del precio.',
      },
      {
        titulo: 'examen a ciegas',
        consigna:
          'Resuelve las {n} manos de abajo sin ver los tamaños, di cuál te haría cambiar y compáralo con el real.',
      },
      {
        titulo: 'examen de rangos de pase',
        consigna:
          'Para las {n} situaciones de abajo escribe qué tres manos pasas con intención de pagar y cuál de abandonar.',
      },
    ],
    jugar: [
      {
        titulo: 'una calle menos con manos medias',
        consigna:
          'Juega {min} minutos pasando una calle con toda segunda pareja o pareja alta floja, y pagando después por precio. Anota los faroles que provocas.',
      },
      {
        titulo: 'etiqueta tu caja al ver el flop',
        consigna:
          'Durante {min} minutos di «grande, media o nada» en cada flop y cuenta las veces en que el bote final no correspondió.',
      },
      {
        titulo: 'rivers por precio',
        consigna:
          'Juega {min} minutos y, ante toda apuesta de river con mano media, di el porcentaje exigido antes de actuar.',
      },
    ],
    analizar: [
      {
        titulo: 'botes que se fueron de las manos',
        consigna:
          'Elige {n} botes de más de 40 bb perdidos con una pareja. Señala la calle en que debiste pasar y el bote que habría quedado.',
      },
      {
        titulo: 'pases y rendiciones',
        consigna:
          'Revisa {n} manos en que pasaste el turn y abandonaste el river; calcula el precio y di cuántos abandonos fueron de más.',
      },
      {
        titulo: 'tu rango de pase por dentro',
        consigna:
          'Toma una textura frecuente y lista con {n} manos reales qué pasaste en ella: ¿hay alguna mano fuerte en esa lista?',
      },
    ],
  },
};
