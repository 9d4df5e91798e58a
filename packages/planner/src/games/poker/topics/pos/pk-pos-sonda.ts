import type { PokerTopic } from '../../poker-topic.ts';

export const pkPosSonda: PokerTopic = {
  id: 'pk-pos-sonda',
  titulo: 'Donk bet, apuesta sonda y float',
  area: 'POS',
  nivelMin: 3,
  nivelMax: 5,
  prerequisitos: ['pk-pos-vscbet'],
  minutosEtapa: 250,
  terminos: [
    'donk bet',
    'donk bets',
    'donkbet',
    'donkear',
    'donk',
    'apuesta sonda',
    'apuestas sonda',
    'probe bet',
    'probe',
    'sondear',
    'float',
    'floats',
    'flotar',
    'flotar el flop',
    'stab',
    'apostar contra el agresor',
    'liderar el flop',
    'lead',
    'leadear',
    'apostar sin iniciativa',
    'pagar para robar después',
  ],
  ideas: [
    'Tres jugadas sin iniciativa: donk (apostar antes que el agresor en la misma calle en que le tocaba), sonda (apostar el turn después de que él pasara el flop) y float (pagar en posición para quitarle el bote más tarde).',
    'La sonda es la más rentable: quien pasó el flop en posición rara vez tiene pareja alta o mejor, así que apostar de medio a dos tercios gana botes con pareja baja, proyectos y aire bien elegido.',
    'La donk solo tiene sentido cuando la carta mejora mucho más tu rango que el suyo: flops bajos y conectados o turns que completan tus escaleras. En K-Q-7 casi no existe.',
    'El float necesita posición, un rival que se rinda en el turn más de la mitad de las veces y alguna mejora (trasero, overcard): pagar sin nada contra quien dispara tres veces es perder.',
  ],
  etapas: [
    {
      nivel: 3,
      enfoque:
        'Sondea el turn tras flop pasado con cualquier pareja, proyecto o carta que te favorezca, y flota solo con trasero y posición.',
      idea: 'Si el rival apuesta el flop el 75 % de las veces, su pase anuncia debilidad: con medio bote te bastan 33 % de abandonos.',
    },
    {
      nivel: 4,
      enfoque:
        'Elige tamaño y rango: sonda pequeña con rango ancho en cartas neutras, grande y polar en las que te ligan; donk en turns que cambian la ventaja.',
      idea: 'El turn que empareja la carta media (T-7-3, turn 7) es la sonda clásica de la ciega grande: el siete está mucho más en tu rango.',
    },
    {
      nivel: 5,
      enfoque:
        'Protege también los pases: no sondees con todo lo fuerte, guarda check-raise, y responde a las sondas ajenas resubiendo con un rango pensado.',
      idea: 'Quien pasa el flop con manos fuertes a propósito castiga la sonda automática: mide cuántas veces resube el turn tras pasar antes de seguir sondeando con aire.',
    },
  ],
  errorTipico:
    'Hacer donk con pareja media «para que no dé carta gratis» en mesas que favorecen al agresor: las peores abandonan, las mejores resuben y tu rango de pase se queda sin esa mano.',
  preguntas: [
    {
      pregunta: '¿En qué se diferencian donk, sonda y float?',
      respuesta:
        'Donk: apuestas antes que el agresor de la calle anterior. Sonda: apuestas el turn (o river) sin iniciativa porque el agresor pasó el flop. Float: pagas la c-bet en posición con poca mano para apostar cuando él pase.',
    },
    {
      pregunta: 'El botón apuesta el flop el 80 % y pasó: ¿qué sabes de su rango?',
      respuesta:
        'Que es sobre todo manos medias con enfrentamiento (as alto, segunda pareja) y aire sin trasero; casi todos los tríos y parejas altas habrían apostado.',
    },
    {
      pregunta: '¿Cuándo no debes flotar?',
      respuesta:
        'Sin posición, contra rivales que disparan turn más del 60 %, en mesas donde ninguna carta te mejora o con stacks tan cortos que su segunda apuesta es all-in.',
    },
    {
      pregunta: 'Da un turn en que la ciega grande hace donk tras pagar el flop en J-8-3 con dos corazones.',
      respuesta:
        'Un 9 o un 7 que conecta con T-7, T-9, 9-7, 8-7: completa o refuerza escaleras y dobles parejas que el botón tiene menos.',
    },
  ],
  criterio: {
    texto: 'Reconoces y juegas bien {aciertos} de {de} situaciones sin iniciativa, con abandonos exigidos',
    aciertos: 7,
    de: 10,
    unidad: 'manos',
  },
  foco: 'Cada vez que el agresor pase el flop, pregúntate si la sonda del turn gana con el porcentaje de abandonos que pide.',
  revision: '¿Dejé pasar turns en que el agresor había mostrado debilidad, o aposté sin iniciativa en cartas suyas?',
  ejemplo: {
    niveles: [3, 5],
    mano: '8d 7d',
    mesa: 'Tc 7s 3h 7c',
    situacion:
      'NL100, 6-max, 100 bb. El botón abre a 2,5 bb, defiendes la ciega grande. Flop (5,5 bb): pasas y pasa. Turn 7♣: hablas tú.',
    pregunta: '¿Sonda? ¿Tamaño y qué manos peores pagan?',
    respuesta:
      'Apuesta grande, 4,5 bb en 5,5. Tu trío es claro valor y el siete está en tu rango, no en el suyo (queda un solo siete suelto). Pagan dieces, A-x con enfrentamiento, 99 y 88. Con la misma frecuencia apuestas faroles como 6-5, Q-J o K-9: la apuesta pide 45,0 % de abandonos, y un botón que pasó este flop con A-x y aire abandona la mitad. Así la línea tiene de todo.',
    calculos: [{ da: '45,0 %', tipo: 'alfa', bote: 5.5, apuesta: 4.5 }],
  },
  otrosEjemplos: [
    {
      niveles: [5, 5],
      mano: '6h 5h',
      mesa: 'Kc 7d 4s 2c',
      situacion:
        'NL5000, 100 bb. El botón abre a 2,3 bb y defiendes la ciega grande. Flop K-7-4 (5,1 bb): pasas y pasa. Turn 2♣. Este rival, tras pasar el flop, abandona el 46 % ante 3,4 bb y resube el 14 %; otro abandona el 52 % y resube el 4 %.',
      pregunta: '¿Sondeas con la escalera abierta contra los dos?',
      respuesta:
        '8 outs: 17,4 %. Pagado supón que recuperas el 27 % de 11,9. Contra el segundo: 0,52 × 5,1 − 0,04 × 3,4 + 0,44 × (0,27 × 11,9 − 3,4) = +2,43 bb. Contra el primero: 0,46 × 5,1 − 0,14 × 3,4 + 0,40 × (−0,19) = +1,79 bb. Las dos ganan, pero pasar no vale cero: con carta casi gratis y check-raise posible recuperas cerca del 30 % del bote, 1,53 bb. Contra el que resube el 14 % la diferencia es pequeña: pasa una parte, y ahí guarda también K-x y tríos. Contra el otro, sondea siempre.',
      calculos: [
        { tipo: 'outs', outs: 8, cartas: 1, vistas: 6, da: '17,4 %' },
        { tipo: 'cuenta', expresion: '0.52*5.1-0.04*3.4+0.44*(0.27*11.9-3.4)', da: '+2,43 bb' },
        { tipo: 'cuenta', expresion: '0.46*5.1-0.14*3.4-0.4*0.19', da: '+1,79 bb' },
        { tipo: 'cuenta', expresion: '0.3*5.1', da: '1,53 bb' },
      ],
    },
  ],
  spots: [
    {
      niveles: [3, 4],
      mano: 'Js 9s',
      mesa: 'Kd 6c 2h 8h',
      situacion:
        'NL50, 6-max, 100 bb. CO abre a 2,5 bb, defiendes la ciega grande. Flop (5,5): pasan ambos. Turn 8♥: hablas tú.',
      pregunta: '¿Sonda de 3 bb? Abandonos exigidos, outs y EV si abandona el 52 %, contando cero después.',
      respuesta:
        'Pide 35,3 % de abandonos. Con 52 %: EV = 0,52 × 5,5 − 0,48 × 3 = 1,4 bb. Si paga, aún te quedan las 3 jotas y los 3 nueves. Es suficiente: un CO que pasó K-6-2 tiene as alto y parejas bajas.',
      calculos: [
        { da: '35,3 %', tipo: 'alfa', bote: 5.5, apuesta: 3 },
        {
          da: '1,4 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.52, valor: 5.5 },
            { p: 0.48, valor: -3 },
          ],
        },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Qc Tc',
      mesa: 'Ad 8c 5h',
      situacion:
        'NL100, 6-max, 100 bb. MP abre a 2,5 bb y pagas en el botón. Bote 6,5. MP apuesta 2,2 bb; sabes que se rinde en el turn el 58 %.',
      pregunta:
        '¿Float? Calcula el EV aproximado: pagas 2,2, si pasa el turn apuestas 6,5 y abandona el 60 %; en los demás casos pierdes lo puesto.',
      respuesta:
        'Bote tras pagar: 10,9. Si pasa (58 %) apuestas 6,5: ganas 8,7 netas el 60 % (el bote sin tus 2,2) y pierdes 8,7 (2,2 + 6,5) el 40 %: 0,6 × 8,7 − 0,4 × 8,7 = 1,74. Si dispara (42 %) pierdes 2,2. EV = 0,58 × 1,74 − 0,42 × 2,2 = 0,1 bb: casi cero sin contar tus mejoras (tréboles, escaleras traseras). Con ellas el float es ligeramente rentable; con Q♦ T♥ sin trasero no lo es.',
      calculos: [
        { da: '10,9', tipo: 'cuenta', expresion: '6.5+2.2+2.2' },
        {
          da: '0,1 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.348, valor: 8.7 },
            { p: 0.232, valor: -8.7 },
            { p: 0.42, valor: -2.2 },
          ],
        },
      ],
    },
    {
      niveles: [3, 5],
      mano: '6d 5d',
      mesa: 'Jh 7c 4s 3c',
      situacion:
        'NL100, 6-max, 100 bb. El botón abre a 2,5 bb, defiendes. Flop: pasas, apuesta 1,8, pagas con tu escalera abierta (3 y 8). Bote 9,1. Turn 3♣: hablas tú con la escalera hecha 3-4-5-6-7.',
      pregunta: '¿Donk de 6,5 bb o pasar? Compara si él, cuando pasas, apuesta el 45 %.',
      respuesta:
        'El tres es carta tuya: 6-5, 7-3, 4-3 y sets bajos están casi solo en tu rango, y él pasará mucho. Si pasas y apuesta 6 el 45 % de las veces, metes de media 2,7 bb en esta calle; si haces donk de 6,5 y paga el 50 %, 3,25 bb, y con el bote ya crecido para el river. Las dos son buenas; la donk gana cuando el rival pasa más de lo que paga.',
      calculos: [
        { da: '2,7 bb', tipo: 'cuenta', expresion: '0.45*6' },
        { da: '3,25 bb', tipo: 'cuenta', expresion: '0.5*6.5' },
      ],
    },
    {
      niveles: [4, 5],
      mano: 'As 4s',
      mesa: 'Qh 9d 2c Kc',
      situacion:
        'NL500, 6-max, 100 bb. El botón abre a 2,3 bb, defiendes. Flop (5,1): pasan ambos. Turn K♣: hablas tú.',
      pregunta: '¿Sondeas con as alto en el rey? Abandonos exigidos por 3,4 bb y alternativa.',
      respuesta:
        'Pide 40,0 % de abandonos, pero la carta es suya: K-x, J-T y A-K que pasaron están en su rango y tu as alto tiene valor de enfrentamiento contra J-8 o T-8. Pasa: ganas alguna vez enseñando y puedes pagar una apuesta pequeña. Sondea esta carta con J-T (escalera hecha K-Q-J-T-9), K-9 y faroles como 8-7 sin nada que perder.',
      calculos: [{ da: '40,0 %', tipo: 'alfa', bote: 5.1, apuesta: 3.4 }],
    },
    {
      niveles: [4, 5],
      mano: 'Ah Qd',
      mesa: 'Jd 8s 4c 8h',
      situacion:
        'NL500, 6-max, 100 bb. Abriste en el botón a 2,3 bb y pasaste el flop detrás (5,1 bb). La ciega grande sonda 3,4 bb en el 8♥.',
      pregunta:
        '¿Pagas con as alto? Precio y qué parte de su sonda debe ser aire o proyecto; tiene 14 combos de 8-x y J-x y sondea 30 combos en total.',
      respuesta:
        'Pagas 3,4 para 11,9: 28,6 %. De 30 combos, 16 no son ni trío ni jota: vas por delante del 53,3 %. Aunque en el river cedas parte, pagas esta calle con comodidad: A-Q es de lo mejor de tu rango pasado. Si vuelve a apostar dos tercios en un blanco, abandona salvo bloqueador de sus proyectos.',
      calculos: [
        { da: '28,6 %', tipo: 'potOdds', bote: 5.1, apuesta: 3.4 },
        { da: '53,3 %', tipo: 'cuenta', expresion: '100*16/30' },
      ],
    },
    {
      niveles: [4, 5],
      mesa: '6h 5c 4d',
      situacion:
        'NL1000, 6-max, 100 bb. UTG abre a 2,3 bb y defiendes la ciega grande. Bote 5,1 bb. Piensas en una donk de 1,7 bb con parte de tu rango, porque UTG pasará este flop el 65 % de las veces.',
      pregunta:
        'Si UTG apostaría solo el 35 % y abandona el 35 % ante tu donk, ¿cuánto gana la donk con aire puro y cuánto pasar con aire?',
      respuesta:
        'Donk con aire: 0,35 × 5,1 − 0,65 × 1,7 = 0,7 bb. Pasar con aire y rendirse vale alrededor de cero en esta calle, aunque conserva la sonda del turn. La donk pequeña existe en teoría justo en mesas así, donde tienes 8-7, alguna 7-3 del mismo palo, dobles parejas como 6-5 y 5-4 y todos los tríos bajos, y UTG casi nada de eso. Exige ponerla con rango mixto, no solo con aire ni solo con escaleras.',
      calculos: [
        {
          da: '0,7 bb',
          tipo: 'ev',
          ramas: [
            { p: 0.35, valor: 5.1 },
            { p: 0.65, valor: -1.7 },
          ],
        },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Kh 7h',
      mesa: 'Jd 7s 3c 4h',
      situacion:
        'NL100, 100 bb. El CO abre a 2,5 bb, defiendes la ciega grande. Flop (5,5): pasan ambos. Turn 4♥: hablas tú.',
      pregunta: '¿Sonda con segunda pareja? Tamaño y quién paga peor.',
      respuesta:
        'Apuesta 2,8, medio bote: pide 33,7 % como farol, pero aquí es valor fino y protección. Pagan A-x altos, 6-6, 5-5, 4-x y 3-x; abandonan Q-10 y Q-9, que tenían seis outs contra ti, 13,0 %. Su pase del flop tacha casi todas las jotas. Ante una resubida, abandona: quien pasó el flop y resube el turn suele traer trío o una trampa. Si paga, en el river pasa y paga una apuesta pequeña.',
      calculos: [
        { tipo: 'alfa', bote: 5.5, apuesta: 2.8, da: '33,7 %' },
        { tipo: 'outs', outs: 6, cartas: 1, vistas: 6, da: '13,0 %' },
      ],
    },
    {
      niveles: [3, 4],
      mano: 'Ac 9c',
      mesa: 'Kd Th 6s 6c',
      situacion:
        'NL200, 100 bb. MP abre a 2,5 bb y pagas en el botón. Bote 6,5. MP apuesta 2,2 y pagas (float). Turn 6♣: bote 10,9 y MP pasa; tras pasar el turn abandona el 63 % ante 7 bb.',
      pregunta: '¿Apuestas? EV sin equity y qué representas.',
      respuesta:
        'Pide 39,1 %. EV: 0,63 × 10,9 − 0,37 × 7 = +4,28 bb. Apuesta: representas reyes, dieces y algún seis que pagó el flop; él abandona 9-9, A-J y A-Q. A-9 tiene poco enfrentamiento contra lo que pasa (pierde con cualquier par) y tréboles traseros no quedan: si paga, ríndete. El float se decide en el flop; sin este dato del 63 % no había que pagar.',
      calculos: [
        { tipo: 'alfa', bote: 10.9, apuesta: 7, da: '39,1 %' },
        { tipo: 'cuenta', expresion: '0.63*10.9-0.37*7', da: '+4,28 bb' },
      ],
    },
    {
      niveles: [5, 5],
      mano: 'Jc Jd',
      mesa: 'Qh 8s 4c 4d',
      situacion:
        'NL5000, 100 bb. Botón: pasaste el flop (5,1) con J-J a propósito. La ciega grande sondea 3,4 en el turn. Su sonda: 8-x (12), 4-x (8), Q-x flojas (6) y aire o proyectos (24).',
      pregunta: '¿Pagas o resubes? Cuenta.',
      respuesta:
        'Vas delante de 12 + 24 y detrás de 8 + 6: 36 de 50 = 72 %. Precio 28,6 %. Resubir a 11 hace abandonar el aire que te da dinero y deja 4-x y damas; paga. En el river, ante otra apuesta de 8 en 11,9 paga por 28,7 % si no cae as o rey. Guardar J-J en el pase es lo que castiga la sonda automática: si solo pasaras aire, esos 24 faroles serían gratis.',
      calculos: [
        { tipo: 'cuenta', expresion: '100*36/50', da: '72 %' },
        { tipo: 'potOdds', bote: 5.1, apuesta: 3.4, da: '28,6 %' },
        { tipo: 'cuenta', expresion: '5.1+6.8', da: '11,9' },
        { tipo: 'potOdds', bote: 11.9, apuesta: 8, da: '28,7 %' },
      ],
    },
    {
      niveles: [3, 3],
      mano: 'Qh Jh',
      mesa: 'As 9h 5c 8h',
      situacion:
        'NL100, 100 bb. Defendiste la ciega grande contra el botón. Flop: pasan ambos (5,5 bb). Turn 8♥: tienes color y escalera interna.',
      pregunta: '¿Sondeas? ¿Cuánto y qué plan llevas?',
      respuesta:
        'Sonda de 3,6, dos tercios: pide 39,6 % y el botón que pasó este as abandona parejas bajas y K-x. Outs: 9 corazones y tres dieces, 12, 26,1 %. EV con 45 % de abandonos y 24 % recuperado de 12,7: 0,45 × 5,5 + 0,55 × (0,24 × 12,7 − 3,6) = +2,17 bb. River: si ligas, apuesta grande; si no, ríndete salvo K o 10 que asuste. No sondees con tus ases flojos: ésos pasan y pagan.',
      calculos: [
        { tipo: 'alfa', bote: 5.5, apuesta: 3.6, da: '39,6 %' },
        { tipo: 'outs', outs: 12, cartas: 1, vistas: 6, da: '26,1 %' },
        { tipo: 'cuenta', expresion: '0.45*5.5+0.55*(0.24*12.7-3.6)', da: '+2,17 bb' },
      ],
    },
  ],
  variantes: {
    teoria: [
      {
        titulo: 'tres jugadas en una tabla',
        consigna:
          'Haz una tabla donk, sonda y float con condición, tamaño, mejor carta y peor carta. Complétala con un ejemplo tuyo en cada casilla.',
      },
      {
        titulo: 'qué significa su pase',
        consigna:
          'Escribe el rango con que pasarías el flop siendo agresor en tres mesas y deduce qué turns sondearías contra ti mismo.',
      },
      {
        titulo: 'cartas del defensor',
        consigna:
          'Lista para J-8-3 y para Q-9-2 los turns que mejoran a la ciega grande más que al botón. Comprueba con el ejemplo y contesta las preguntas.',
      },
    ],
    ejercicios: [
      {
        titulo: 'nombra la jugada',
        consigna:
          'Di primero en las manos de abajo si se trata de donk, sonda, float o respuesta a una de ellas; después resuelve.',
      },
      {
        titulo: 'carta mía o carta suya',
        consigna:
          'Clasifica el turn de las manos de abajo por rango antes de mirar tus cartas y di si justifica apostar sin iniciativa.',
      },
      {
        titulo: 'float con calculadora',
        consigna:
          'Monta en las manos de abajo el árbol de tres ramas (se rinde y abandona, se rinde y paga, dispara) con porcentajes propios y halla el EV.',
      },
      {
        titulo: 'sonda grande o pequeña',
        consigna:
          'Propón dos tamaños en las manos de abajo, calcula abandonos exigidos y di qué parte de tu rango usa cada uno.',
      },
      {
        titulo: 'quien recibe la sonda',
        consigna:
          'Ocupa el otro asiento en las manos de abajo: pasaste el flop y te sondean. Reparte cinco manos tuyas en pagar, resubir y abandonar.',
      },
      {
        titulo: 'el pase trampa',
        consigna:
          'Supón en las manos de abajo que el rival pasa el flop con el 20 % de sus manos fuertes. ¿Sigue siendo buena la apuesta?',
      },
      {
        titulo: 'composición del rango',
        consigna:
          'Añade a la mano de cada situación de abajo dos de valor y dos faroles que jugarían igual y comprueba que la línea queda equilibrada.',
      },
      {
        titulo: 'serie mezclada sin iniciativa',
        consigna:
          'Con reloj, resuelve las {n} manos de abajo y anota junto a cada una el dato del rival que la decidió.',
      },
    ],
    test: [
      {
        titulo: 'examen de jugadas sin iniciativa',
        consigna: 'Resuelve las {n} manos de abajo con nombre de la jugada, número exigido y decisión.',
      },
      {
        titulo: 'examen de cartas de turn',
        consigna:
          'En las {n} mesas de abajo di, sin ver tu mano, si sondearías con rango ancho, estrecho o nada; luego responde.',
      },
      {
        titulo: 'examen de EV de float',
        consigna:
          'Calcula el valor de la línea en las {n} manos de abajo con los porcentajes dados o razonables. Margen de 0,3 bb.',
      },
      {
        titulo: 'examen de ambos asientos',
        consigna:
          'Responde las {n} manos de abajo como quien apuesta y como quien recibe; acierto si no te contradices.',
      },
    ],
    jugar: [
      {
        titulo: 'sondear cada flop pasado',
        consigna:
          'Juega {min} minutos apostando el turn en los botes que el agresor pasó y la carta no es suya. Lleva la cuenta de abandonos.',
      },
      {
        titulo: 'float con nombre',
        consigna:
          'Durante {min} minutos flota solo contra rivales que identificaste como rendidores de turn. Anota qué hicieron.',
      },
      {
        titulo: 'ninguna donk de miedo',
        consigna:
          'Juega {min} minutos sin apostar antes que el agresor salvo en cartas claramente tuyas; escribe cada tentación.',
      },
    ],
    analizar: [
      {
        titulo: 'turns regalados',
        consigna: 'Filtra {n} botes con flop pasado en que tampoco apostaste el turn. Calcula cuántos pedían sonda.',
      },
      {
        titulo: 'balance de floats',
        consigna: 'Reúne {n} pagos de flop sin mano hecha en posición y suma el resultado por tipo de rival.',
      },
      {
        titulo: 'tus pases como agresor',
        consigna:
          'Revisa {n} flops que pasaste habiendo subido: ¿cómo respondiste a las sondas y qué manos fuertes tenías ahí?',
      },
    ],
  },
};
