import type { ChessTopic } from '../../chess-topic.ts';

export const ajFinMenores: ChessTopic = {
  id: 'aj-fin-menores',
  titulo: 'Alfil contra caballo en el final',
  area: 'FIN',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-fin-alfil', 'aj-fin-caballo'],
  favorece: ['clasica'],
  minutosEtapa: 290,
  terminos: [
    'alfil contra caballo en el final',
    'alfil contra caballo',
    'alfil vs caballo',
    'caballo contra alfil',
    'caballo vs alfil',
    'alfil o caballo en el final',
    'final de pieza menor contra pieza menor',
    'caballo dominado',
    'dominar al caballo',
    'alfil domina al caballo',
    'caballo bueno contra alfil malo en el final',
    'bishop vs knight ending',
    'bishop versus knight',
    'peones en los dos flancos con alfil',
    'alfil contra caballo con peones',
    'final de alfil contra caballo',
  ],
  ideas: [
    'El alfil prefiere peones en los dos flancos y posiciones abiertas; el caballo, peones en un solo flanco, cadenas bloqueadas y peones rivales fijos en el color del alfil.',
    'El alfil domina al caballo a tres casillas en línea recta: desde d5 quita las cuatro salidas de un caballo en a5.',
    'El alfil puede perder un tiempo y el caballo no; muchos finales se ganan con esa única diferencia.',
    'Contra el alfil, fija los peones rivales en su color y pon los tuyos en el otro, pero mueve el caballo por casillas que el alfil no ve.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Evalúa por tres rasgos: flancos con peones, movilidad de la cadena y colocación de los reyes. Se pide un veredicto razonado antes de cada línea.',
      idea: 'Un alfil «malo» por sus peones puede ser útil si está fuera de la cadena; el que pierde es el pasivo dentro de ella.',
    },
    {
      nivel: 5,
      enfoque:
        'Domina y encierra: caballo en la banda, alfil a tres casillas y rey que llega. Del otro lado, busca un puesto central apoyado por peón.',
      idea: 'Sacar al caballo del centro vale un peón: en la banda solo tiene cuatro salidas y el alfil las cubre solo.',
    },
    {
      nivel: 6,
      enfoque:
        'Decide el cambio en el medio juego: qué estructura de peones construir para que la pieza menor elegida sea superior quince jugadas después.',
      idea: 'La pregunta no es qué pieza es mejor hoy, sino qué estructura queda si se abre o se cierra el otro flanco.',
    },
  ],
  ejemplo: {
    fen: '8/6pk/5p1p/n3p3/4P3/2K5/B4PPP/8 w - - 0 1',
    linea: '1.Ad5 Rg6 2.Rb4 Cb3 3.Axb3',
    explicacion:
      'Desde d5 el alfil, apoyado por e4, quita b3, b7, c4 y c6 al caballo de a5. El rey blanco llega a b4 y captura la pieza; las negras no alcanzan a acudir con el rey. La causa es el caballo en la banda, no una combinación.',
  },
  errorTipico:
    'Aceptar el final por el número de peones sin mirar en cuántos flancos están. Tres contra tres en un solo flanco favorece al caballo aunque el alfil parezca «más largo».',
  preguntas: [
    {
      pregunta: '¿Desde qué casilla domina un alfil a un caballo en h4?',
      respuesta: 'Desde e4: a tres casillas en línea recta cubre f3, f5, g2 y g6.',
    },
    {
      pregunta: '¿Qué estructura pide el alfil y cuál el caballo?',
      respuesta:
        'El alfil, peones en ambos flancos y centro abierto; el caballo, un solo flanco, centro bloqueado y peones enemigos fijos en el color del alfil.',
    },
    {
      pregunta: '¿Por qué el alfil gana los zugzwangs al caballo?',
      respuesta:
        'Porque puede moverse por la diagonal sin perder su función y pasar el turno, mientras que el caballo siempre cambia de color y abandona su casilla.',
    },
  ],
  criterio: {
    texto: 'Evalúa y juega bien {aciertos} de {de} finales de alfil contra caballo',
    aciertos: 7,
    de: 10,
    unidad: 'finales',
  },
  foco: 'Cuando puedas elegir qué pieza menor cambias, cuenta flancos con peones y peones fijos antes de decidir.',
  revision:
    '¿La pieza menor que conservé encajaba con la estructura, y qué avance de peón la mejoraba o la estropeaba?',
  variantes: {
    teoria: [
      {
        titulo: 'distancia tres',
        consigna:
          'Coloca el caballo en cada borde y encuentra el punto del alfil que lo encierra. Comprueba en cuáles falta una casilla por cubrir.',
      },
      {
        titulo: 'misma estructura, otra pieza',
        consigna: 'Toma la estructura del ejemplo, pon el caballo en d6 y explica cómo cambia el veredicto y el plan.',
      },
      {
        titulo: 'tres rasgos, un juicio',
        consigna:
          'Redacta para dos posiciones inventadas un juicio de tres líneas: flancos, cadena, reyes. Contrasta los dos juicios.',
      },
    ],
    ejercicios: [
      {
        titulo: 'juicio antes que línea',
        consigna:
          'Escribe quién está mejor en las posiciones de abajo por los tres rasgos y resuelve después para confirmar.',
      },
      {
        titulo: 'encierra al caballo',
        consigna: 'Busca en las posiciones de abajo la casilla de dominación del alfil y cuántas jugadas tarda tu rey.',
      },
      {
        titulo: 'puesto para el caballo',
        consigna:
          'Halla en cada posición de abajo la casilla fuerte del caballo y el peón que la sostiene o que falta.',
      },
      {
        titulo: 'avance que cambia el juicio',
        consigna: 'Señala en las posiciones de abajo el avance de peón que más perjudica a la pieza menor rival.',
      },
      {
        titulo: 'pasar el turno con el alfil',
        consigna:
          'Comprueba en las posiciones de abajo si hay zugzwang y cómo lo provoca el alfil; si tienes el caballo, cómo lo evitas.',
      },
      {
        titulo: 'intercambia las piezas',
        consigna:
          'Después de resolver, pon alfil donde hay caballo y al revés en las posiciones de abajo; escribe el nuevo veredicto.',
      },
      {
        titulo: 'el cambio correcto',
        consigna:
          'Decide en las posiciones de abajo si entrar en final de peones gana, empata o pierde, con cuenta de jugadas.',
      },
      {
        titulo: 'defensa sin miedo',
        consigna:
          'Busca para el bando inferior de las posiciones de abajo la formación que cierra el juego o reduce a un solo flanco.',
      },
    ],
    test: [
      {
        titulo: 'veredicto con tres motivos',
        consigna:
          'Contesta en las {n} posiciones de abajo quién está mejor y por qué tres rasgos, más la primera jugada.',
      },
      {
        titulo: 'dominación exacta',
        consigna: 'Escribe la casilla del alfil o del caballo que decide cada posición de abajo.',
      },
      {
        titulo: 'plan de cinco jugadas',
        consigna:
          'Anota un plan de cinco jugadas propias por posición de abajo; puntúa si las dos primeras son de la solución.',
      },
      {
        titulo: 'reloj y juicio',
        consigna:
          'Da un juicio inmediato a las posiciones de abajo con reloj y revísalo calculando; cuenta cuántos sobreviven.',
      },
    ],
    jugar: [
      {
        titulo: 'alfil en dos flancos',
        consigna:
          'Juega alfil contra caballo con tres peones por flanco frente a un compañero; después repitan con todos los peones en un flanco.',
      },
      {
        titulo: 'la menor elegida',
        consigna:
          'Juega una partida en tu plataforma o club habitual y escribe en qué jugada elegiste pieza menor y qué estructura buscaste.',
      },
      {
        titulo: 'encierro en vivo',
        consigna:
          'Monta blancas: Rc3, Aa2, peones e4, f2, g2, h2; negras: Rh7, Cc5, peones e5, f6, g7, h6. Jueguen con ambos bandos y vean si el alfil consigue dominar al caballo.',
      },
    ],
    analizar: [
      {
        titulo: 'estructura y menor',
        consigna:
          'Señala en partidas propias de alfil contra caballo cada jugada de peón y si favoreció a tu pieza o a la ajena.',
      },
      {
        titulo: 'el caballo en la banda',
        consigna: 'Busca cuántas jugadas pasó un caballo en las columnas a o h y qué costó en cada caso.',
      },
      {
        titulo: 'decisión del cambio',
        consigna: 'Vuelve a la jugada en que quedaron alfil y caballo y compara las otras tres formas de cambiar.',
      },
    ],
  },
};
