import type { PokerTopic } from '../../poker-topic.ts';

export const pkFunReglas: PokerTopic = {
  id: 'pk-fun-reglas',
  titulo: 'Reglas, ciegas y rondas de apuestas',
  area: 'FUN',
  nivelMin: 0,
  nivelMax: 0,
  prerequisitos: [],
  minutosEtapa: 160,
  importancia: 'esencial',
  terminos: [
    'reglas',
    'reglas del póker',
    'reglas del poker',
    "reglas del hold'em",
    'cómo se juega',
    'ciegas',
    'ciega chica',
    'botón del dealer',
    'rondas de apuestas',
    'preflop flop turn river',
    'mínimo para subir',
    'bote secundario',
    'side pot',
    'all-in',
    'all in',
    'no límite',
    'no limit',
    'texas holdem',
    'turno de apuesta',
    'orden de las apuestas',
  ],
  ideas: [
    'Cada mano tiene cuatro rondas: preflop (dos cartas propias), flop (tres comunes), turn (una más) y river (la última). En cada ronda se apuesta hasta que todos los que siguen han puesto lo mismo o están all-in.',
    'Preflop habla primero el jugador a la izquierda de la ciega grande y cierra la ciega grande; desde el flop habla primero el jugador activo más cercano a la izquierda del botón y cierra el botón.',
    'La subida mínima es, al menos, del tamaño de la última apuesta o subida: si alguien apuesta 6, la subida mínima es a 12; si suben de 6 a 16 (10 más), la siguiente es a 26.',
    'Un jugador all-in solo puede ganarle a cada rival lo mismo que él puso: lo que sobra forma un bote secundario entre los demás, y lo que nadie igualó se devuelve.',
  ],
  etapas: [
    {
      nivel: 0,
      enfoque:
        'Reparte manos de práctica hasta decir, sin dudar, de quién es el turno, cuánto cuesta seguir y cuál es la subida mínima. Repite en voz alta el bote después de cada acción.',
      idea: 'Antes de mirar tus cartas responde siempre tres cosas: quién habla, cuánto hay en el bote y cuánto te cuesta seguir.',
    },
  ],
  errorTipico:
    'Creer que se puede «pagar y además subir» en dos gestos, o subir menos del mínimo: la acción se anuncia entera y el crupier corrige una subida corta (según el reglamento, a la mínima o a un simple pago). Otro clásico es contar el all-in de un stack corto como si cubriera a todos.',
  preguntas: [
    {
      pregunta:
        'Mesa de 6, ciegas 1/2. ¿Quién habla primero preflop y quién en el flop si solo quedan la ciega grande y el botón?',
      respuesta:
        'Preflop habla primero UTG, el asiento a la izquierda de la ciega grande. En el flop habla la ciega grande, porque es la primera activa a la izquierda del botón; el botón habla último.',
    },
    {
      pregunta: 'Ciegas 1/2; UTG sube a 6. ¿A cuánto es la resubida mínima y por qué?',
      respuesta:
        'A 10: la subida de UTG fue de 4 sobre la ciega grande (6 − 2), así que hay que añadir al menos otros 4 a los 6.',
    },
    {
      pregunta: 'Tres jugadores van all-in con 20, 50 y 50. ¿Qué botes se forman?',
      respuesta:
        'Un bote principal de 60 (20 × 3) que pueden ganar los tres y uno secundario de 60 (30 × 2) que solo disputan los dos stacks de 50.',
    },
    {
      pregunta: 'Todos se retiran menos uno antes del river. ¿Debe mostrar sus cartas?',
      respuesta:
        'No. Quien se queda solo gana el bote sin mostrar; solo se muestra cuando dos o más llegan al final del river.',
    },
  ],
  criterio: {
    texto:
      'Resuelve {aciertos} de {de} situaciones de turno, bote, subida mínima o bote secundario sin consultar nada.',
    aciertos: 9,
    de: 10,
    unidad: 'situaciones',
  },
  foco: 'Antes de cada decisión tuya di en silencio de quién era el turno, el tamaño del bote y lo que te cuesta seguir.',
  revision: '¿Hubo alguna mano en la que no supe el bote, la subida mínima o a quién le tocaba hablar?',
  variantes: {
    teoria: [
      {
        titulo: 'el recorrido de una mano',
        consigna:
          'Lee el ejemplo y escribe en cuatro líneas qué pasa en preflop, flop, turn y river: cartas que salen, quién habla primero y quién cierra. Termina cuando puedas decirlo sin mirar.',
      },
      {
        titulo: 'las cuentas del crupier',
        consigna:
          'Toma el ejemplo y calcula tú el bote después de cada acción antes de leer la cifra. Luego inventa otra mano con dos subidas y lleva el bote hasta el flop.',
      },
      {
        titulo: 'explícaselo a un novato',
        consigna:
          'Explica en voz alta ciegas, botón, turno y subida mínima como si enseñaras a alguien que nunca jugó. Si te trabas en una regla, reléela y vuelve a empezar esa parte.',
      },
    ],
    ejercicios: [
      {
        titulo: 'quién habla y quién cierra',
        consigna:
          'En cada mano de abajo nombra primero al que habla y al que cierra la ronda, y después responde la pregunta. Da por hecha la mano solo si las tres respuestas son correctas.',
      },
      {
        titulo: 'lleva el bote en voz alta',
        consigna:
          'Para cada mano de abajo suma el bote acción por acción, en voz alta y sin papel, y compáralo con la respuesta.',
      },
      {
        titulo: 'la subida mínima',
        consigna:
          'Busca en cada mano de abajo cuál fue la última subida completa y di a cuánto sería la siguiente como mínimo, aunque no te lo pregunten.',
      },
      {
        titulo: 'con fichas sobre la mesa',
        consigna:
          'Reproduce las manos de abajo con fichas o monedas: mueve cada apuesta al centro y cuenta el bote real antes de responder.',
      },
      {
        titulo: 'botes divididos',
        consigna:
          'Después de resolver cada mano de abajo cambia un stack por otro de la mitad, supón all-in y separa bote principal y secundario.',
      },
      {
        titulo: 'encuentra la acción ilegal',
        consigna:
          'En cada mano de abajo inventa una acción que las reglas no permiten en ese punto y explica por qué el crupier la corregiría.',
      },
      {
        titulo: 'del final al principio',
        consigna:
          'Lee solo el bote de la respuesta de cada mano de abajo y reconstruye qué acciones lo formaron; comprueba con la situación.',
      },
      {
        titulo: 'contra el reloj',
        consigna:
          'Responde las {n} manos de abajo con reloj y sin escribir: el objetivo es contestar cada una antes de que un crupier normal te reclame la acción.',
      },
    ],
    test: [
      {
        titulo: 'examen de crupier',
        consigna:
          'Responde las {n} manos de abajo por escrito y sin consultar; corrige al final y cuenta un acierto solo si bote y subida mínima son exactos.',
      },
      {
        titulo: 'verdadero o falso razonado',
        consigna:
          'Convierte la respuesta de cada mano de abajo en una afirmación, decide si es cierta antes de mirarla y justifica en una línea.',
      },
      {
        titulo: 'mezcla de rondas',
        consigna:
          'Resuelve las manos de abajo en orden inverso y anota además quién hablaría primero en la ronda siguiente. Vale el acierto doble.',
      },
      {
        titulo: 'de memoria',
        consigna:
          'Lee cada situación de abajo una sola vez, tápala y responde; si tienes que volver a leer, cuenta como fallo.',
      },
    ],
    jugar: [
      {
        titulo: 'partida con fichas de juego',
        consigna:
          'Juega {min} minutos con fichas sin valor en tu plataforma o con amigos. Antes de cada decisión di el bote y lo que cuesta seguir; apunta las veces que dudaste.',
      },
      {
        titulo: 'anuncia cada acción',
        consigna:
          'Juega {n} manos anunciando en voz alta «paso», «pago», «subo a…» antes de hacerlo, y comprueba que la mesa lo acepta tal cual.',
      },
      {
        titulo: 'haz de crupier',
        consigna:
          'Reparte {n} manos para ti y dos jugadores imaginarios, decide por los tres y lleva tú los turnos y el bote.',
      },
    ],
    analizar: [
      {
        titulo: 'repasa los turnos',
        consigna:
          'Toma {n} manos jugadas y reescribe la secuencia de turnos ronda por ronda; marca cualquier duda sobre quién hablaba.',
      },
      {
        titulo: 'repasa los botes',
        consigna: 'En {n} manos jugadas calcula el bote al final de cada ronda y compáralo con el que mostró la mesa.',
      },
      {
        titulo: 'manos con all-in',
        consigna:
          'Elige manos con un all-in y reparte tú los botes: principal, secundario y devolución. Anota las reglas que tuviste que consultar.',
      },
    ],
  },
  ejemplo: {
    niveles: [0, 0],
    mano: 'Kd Qd',
    situacion:
      'Mesa de 6 en cash, ciegas $1/$2. UTG se retira, el siguiente sube a $6, los demás se retiran y tú estás en la ciega grande.',
    pregunta: '¿Cuánto te cuesta seguir, cuánto hay en el bote y cuál sería la resubida mínima?',
    respuesta:
      'Ya pusiste $2, así que seguir cuesta $4. En el bote hay la ciega pequeña, tu ciega y la subida: $9. La subida fue de $4 sobre la ciega grande, de modo que la resubida mínima es a $10. Si pagas, el flop se ve con un bote de $13 y hablas tú primero.',
    calculos: [
      { tipo: 'cuenta', expresion: '6 - 2', da: '$4' },
      { tipo: 'cuenta', expresion: '1 + 2 + 6', da: '$9' },
      { tipo: 'cuenta', expresion: '6 + 4', da: '$10' },
      { tipo: 'cuenta', expresion: '9 + 4', da: '$13' },
    ],
  },
  spots: [
    {
      niveles: [0, 0],
      mano: '9h 9c',
      situacion: 'Mesa de 6, ciegas 1/2. UTG sube a 6, el botón resube a 18, las ciegas se retiran y vuelve a UTG.',
      pregunta: '¿Cuánto debe añadir UTG para pagar, cuál es su subida mínima y cuánto habrá en el bote si paga?',
      respuesta:
        'UTG añade 12. La resubida fue de 12 (de 6 a 18), así que la siguiente subida mínima es a 30. Si paga, el bote es 18 + 18 más las ciegas: 39. En el flop hablará primero UTG, porque el botón siempre cierra.',
      calculos: [
        { tipo: 'cuenta', expresion: '18 - 6', da: '12' },
        { tipo: 'cuenta', expresion: '18 + 12', da: '30' },
        { tipo: 'cuenta', expresion: '18 + 18 + 1 + 2', da: '39' },
      ],
    },
    {
      niveles: [0, 0],
      mano: 'As Kd',
      situacion:
        'Ciegas 1/2. Vas all-in con 30; te pagan un jugador con 30 y otro con 100 y un tercero con 100. Las ciegas, ya retiradas, dejaron 3 en el bote.',
      pregunta: '¿Cuánto hay en el bote principal y pueden seguir apostando los jugadores de 100?',
      respuesta:
        'El bote principal junta 30 de cada uno de los cuatro más las ciegas: 123. Los dos stacks de 100 conservan 70 cada uno y pueden seguir apostando entre ellos en un bote secundario que tú no puedes ganar: como máximo sería de 140.',
      calculos: [
        { tipo: 'cuenta', expresion: '4 * 30 + 3', da: '123' },
        { tipo: 'cuenta', expresion: '100 - 30', da: '70' },
        { tipo: 'cuenta', expresion: '2 * 70', da: '140' },
      ],
    },
    {
      niveles: [0, 0],
      mano: '7s 7d',
      mesa: 'Qh 8c 2d',
      situacion: 'Flop, bote de 20. El primero pasa, el segundo apuesta 10 y tú eres el último, con 200 por delante.',
      pregunta: '¿Cuáles son tus tres opciones y cuál es la subida mínima?',
      respuesta:
        'Retirarte, pagar 10 o subir. La apuesta fue de 10, así que la subida mínima es a 20. Si pagas, en el bote quedan 20 + 10 + 10 = 40 y todavía puede hablar el jugador que pasó. «Pasar» ya no existe: hay una apuesta que igualar.',
      calculos: [
        { tipo: 'cuenta', expresion: '10 + 10', da: '20' },
        { tipo: 'cuenta', expresion: '20 + 10 + 10', da: '40' },
      ],
    },
    {
      niveles: [0, 0],
      situacion:
        'Torneo, ciegas 50/100 sin ante. Un jugador con 180 fichas va all-in preflop, otro paga 180 y la ciega grande, con 2.000, quiere resubir.',
      pregunta: '¿Es válido que la ciega grande anuncie «subo a 250»?',
      respuesta:
        'No. El all-in sumó solo 80 sobre la ciega grande, menos que una subida completa de 100, así que la referencia sigue siendo 100: la mínima es 180 + 100 = 280. Como 250 pasa de la mitad de la subida exigida (70 de 100), el reglamento habitual obliga a completarla a 280; online el programa ni siquiera deja escribir 250. Si solo pagara, el bote sería de 590 con la ciega pequeña.',
      calculos: [
        { tipo: 'cuenta', expresion: '180 + 100', da: '280' },
        { tipo: 'cuenta', expresion: '180 * 3 + 50', da: '590' },
      ],
    },
    {
      niveles: [0, 0],
      mano: 'Qs Qh',
      mesa: 'Jd 7c 2h 5s',
      situacion:
        'Cash, ciegas $1/$2. En el turn el bote es de $40. El primero apuesta $20, el segundo sube a $50 y te toca.',
      pregunta: '¿Cuánto cuesta pagar, cuánto hay en el bote y cuál es tu resubida mínima?',
      respuesta:
        'Pagar cuesta $50. En el bote hay 40 + 20 + 50 = $110. La última subida fue de 50 − 20 = $30, así que lo mínimo es $80. Si pagas, el primero todavía puede pagar $30 más o volver a subir: la ronda no termina hasta que todos igualan.',
      calculos: [
        { tipo: 'cuenta', expresion: '40+20+50', da: '$110' },
        { tipo: 'cuenta', expresion: '50-20', da: '$30' },
        { tipo: 'cuenta', expresion: '50+30', da: '$80' },
      ],
    },
    {
      niveles: [0, 0],
      mano: 'Jh Jd',
      situacion:
        'Ciegas 5/10. Tres jugadores van all-in antes del flop: A con 40, B con 100 y tú con 100. Los demás se retiraron y las ciegas dejaron 15.',
      pregunta: '¿Cuánto hay en el bote principal, cuánto en el lateral y quién puede ganar cada uno?',
      respuesta:
        'Principal: 40 de cada uno más las ciegas, 3 × 40 + 15 = 135. Lo pueden ganar los tres. Lateral: lo que sobra de B y tuyo, 60 + 60 = 120. Solo lo disputan B y tú. Si A tiene la mejor mano de todas, se lleva 135 y B y tú se juegan los 120 aparte.',
      calculos: [
        { tipo: 'cuenta', expresion: '3*40+15', da: '135' },
        { tipo: 'cuenta', expresion: '60+60', da: '120' },
      ],
    },
    {
      niveles: [0, 0],
      situacion: 'Torneo, mesa de 9, ciegas 50/100 con ante de 10 por jugador. Todavía nadie ha hablado.',
      pregunta: '¿Cuánto hay en el bote antes de la primera decisión y cuánto cuesta entrar?',
      respuesta:
        'Antes: 9 × 10 = 90. Con las ciegas: 90 + 50 + 100 = 240. Entrar igualando cuesta 100, la ciega grande; subir, como mínimo a 200. El ante ya no es tuyo y no cuenta para igualar: por eso en los torneos con ante hay más para ganar en cada mano.',
      calculos: [
        { tipo: 'cuenta', expresion: '9*10', da: '90' },
        { tipo: 'cuenta', expresion: '90+50+100', da: '240' },
        { tipo: 'cuenta', expresion: '100', da: '100' },
      ],
    },
    {
      niveles: [0, 0],
      mano: 'Ac 9c',
      mesa: 'Kc 8c 4d',
      situacion:
        'Flop, ciegas 1/2, bote de 12. El primero apuesta 8. Tú tienes 14 fichas en total y quieres jugar tu proyecto.',
      pregunta: '¿Qué opciones tienes y es válida tu subida si pones todo?',
      respuesta:
        'Retirarte, pagar 8 o ir all-in con 14. Una subida completa sería a 8 + 8 = 16; tus 14 no llegan, pero el all-in siempre se permite: pones lo que tienes. Como tu subida es de solo 6 más, quien apostó únicamente decide si paga esa diferencia. Bote si te paga: 12 + 14 + 14 = 40.',
      calculos: [
        { tipo: 'cuenta', expresion: '8+8', da: '16' },
        { tipo: 'cuenta', expresion: '14-8', da: '6' },
        { tipo: 'cuenta', expresion: '12+14+14', da: '40' },
      ],
    },
  ],
};
