import type { ChessTopic } from '../../chess-topic.ts';

export const ajTacPocaspiezas: ChessTopic = {
  id: 'aj-tac-pocaspiezas',
  titulo: 'Ataques de mate con pocas piezas',
  area: 'TAC',
  nivelMin: 4,
  nivelMax: 6,
  prerequisitos: ['aj-tac-patrones', 'aj-tac-mate3'],
  favorece: ['clasica'],
  minutosEtapa: 290,
  terminos: [
    'mate con pocas piezas',
    'ataque con pocas piezas',
    'redes de mate en el final',
    'mate en el final',
    'ataque al rey en el final',
    'torre y caballo contra rey',
    'torre y alfil atacan al rey',
    'dos torres en séptima',
    'torres en séptima',
    'cerdos ciegos',
    'mate de stamma',
    'mating net in endgame',
    'few pieces attack',
    'rey activo en el ataque',
    'mate sin damas',
    'ataque sin damas',
  ],
  ideas: [
    'Sin damas también hay mate. Dos o tres piezas bastan si el rey rival está en el borde y sus propias piezas le quitan casillas.',
    'Parejas que atacan bien: dos torres en séptima, torre y caballo (patrón árabe), torre y alfil en la gran diagonal, caballo y rey contra rey encerrado por su peón.',
    'El rey propio es un atacante: en finales suele cubrir las dos o tres casillas que faltan. Cuenta sus pasos antes de cambiar piezas.',
    'La amenaza de mate vale como ganancia de tiempo aunque no se cumpla: obliga a una pieza a defender, y ese tiempo gana peones o permite coronar.',
  ],
  etapas: [
    {
      nivel: 4,
      enfoque:
        'Aprende las parejas básicas y resuelve mates de dos y tres jugadas en finales. Vigila siempre la última fila.',
      idea: 'Con dos torres en séptima y una torre rival en f8 que tapa a su rey, busca Tg7+ y Th7+: el mate o el perpetuo están asegurados a menudo.',
    },
    {
      nivel: 5,
      enfoque: 'Usa la red de mate para ganar material en finales de torre y pieza menor. Incluye el rey en el ataque.',
      idea: 'Antes de ir a por peones cuenta las casillas del rey rival: si son dos o menos, acercar el rey suele ganar más que capturar.',
    },
    {
      nivel: 6,
      enfoque:
        'Construye redes con zugzwang y jugadas tranquilas, y evalúa cuándo cambiar damas conduce a un ataque mejor.',
      idea: 'El cambio de damas puede reforzar tu ataque: quita al único defensor móvil y deja al rey rival sin escondites.',
    },
  ],
  errorTipico:
    'Pensar «es un final, ya no hay mate» y dejar el rey en el borde con la torre pasiva. Muchos finales de torre y pieza menor se deciden por redes de mate.',
  preguntas: [
    {
      pregunta: '¿Cómo dan mate dos torres en séptima cuando la torre rival está en f8 junto a su rey en g8?',
      respuesta: 'Tg7+ Rh8, Txh7+ Rg8 y la otra torre a g7 es mate, porque la torre de f8 tapa la salida.',
    },
    {
      pregunta: '¿Qué casillas cubre el caballo de f6 en una red contra rey en h8?',
      respuesta: 'g8 y h7: apoya a la torre en h7 y quita la casilla de escape g8.',
    },
    {
      pregunta: '¿Por qué la amenaza de mate sirve aunque se pueda parar?',
      respuesta:
        'Porque obliga a una pieza a quedarse defendiendo y el tiempo ganado permite capturar o coronar en otra zona.',
    },
    {
      pregunta: '¿Cuándo conviene cambiar damas teniendo ataque?',
      respuesta:
        'Cuando la dama rival es su único defensor activo y las piezas que quedan forman una red contra el rey.',
    },
  ],
  criterio: {
    texto: 'Encuentra la red de mate o la ganancia que produce en {aciertos} de {de} finales.',
    aciertos: 10,
    de: 14,
    unidad: 'posiciones',
  },
  foco: 'En finales con torres cuenta las casillas del rey rival antes de capturar peones.',
  revision: '¿Hubo una red de mate posible sin damas y qué pieza faltaba por acercar?',
  variantes: {
    teoria: [
      {
        titulo: 'parejas atacantes',
        consigna:
          'Monta un mate con cada pareja de las ideas y anota qué casillas cubre cada pieza. Repítelos en la esquina opuesta sin mirar tus notas.',
      },
      {
        titulo: 'séptima fila a fondo',
        consigna:
          'Estudia el ejemplo y cambia la torre negra de f8 a e8: comprueba que el rey escapa por f8 y que el ataque ya no gana. Explica qué hacía la torre en f8.',
      },
      {
        titulo: 'el rey que ataca',
        consigna:
          'Coloca rey y torre contra rey y torre con peones y busca posiciones donde acercar el rey amenaza mate. Escribe cuántos pasos necesita.',
      },
    ],
    ejercicios: [
      {
        titulo: 'casillas del rey',
        consigna:
          'Escribe en cada posición de abajo las casillas libres del rey rival y quién puede quitarlas. Resuelve empezando por la más barata.',
      },
      {
        titulo: 'pareja y papel',
        consigna:
          'Indica en las posiciones de abajo qué hace cada pieza atacante: da jaque, cubre o encierra. Ninguna debe sobrar.',
      },
      {
        titulo: 'mate o material',
        consigna:
          'Decide en las posiciones de abajo si la red termina en mate o en ganancia de material. Da la línea hasta el final.',
      },
      {
        titulo: 'acerca al rey',
        consigna:
          'Cuenta en las posiciones de abajo los pasos de tu rey hasta la zona útil y comprueba si llega antes que la defensa.',
      },
      {
        titulo: 'jaque de más, jaque de menos',
        consigna:
          'Prueba en las posiciones de abajo un jaque natural que deja escapar al rey. Explica la alternativa correcta.',
      },
      {
        titulo: 'defensor único',
        consigna: 'Señala en las posiciones de abajo la pieza que evita el mate y busca cómo atarla o cambiarla.',
      },
      {
        titulo: 'posición desnuda',
        consigna:
          'Quita de las posiciones de abajo los peones que no intervienen y resuelve de nuevo. Comprueba cuáles eran esenciales.',
      },
      {
        titulo: 'con el bando acosado',
        consigna:
          'Defiende las posiciones de abajo: halla la jugada que daba aire una jugada antes y la mejor resistencia ahora.',
      },
    ],
    test: [
      {
        titulo: 'red cerrada',
        consigna:
          'Escribe en las {n} posiciones de abajo la línea hasta mate o ganancia clara y las casillas cubiertas al final.',
      },
      {
        titulo: 'sin damas',
        consigna:
          'Resuelve las {n} posiciones de abajo explicando la función de cada pieza; media nota por jugada y media por función.',
      },
      {
        titulo: 'técnica en {min} minutos',
        consigna:
          'Reparte {min} minutos en las {n} posiciones de abajo con el orden que prefieras y anota en cuáles contaste pasos de rey.',
      },
      {
        titulo: 'mate, perpetuo o nada',
        consigna: 'Clasifica las {n} posiciones de abajo y demuestra tu respuesta con una línea.',
      },
    ],
    jugar: [
      {
        titulo: 'final activo',
        consigna:
          'Juega un final de dos torres contra dos torres desde una posición igual buscando la séptima fila. Cambia de bando.',
      },
      {
        titulo: 'torre y caballo',
        consigna:
          'Juega torre y caballo contra torre y alfil con peones, con el objetivo de crear amenazas de mate. Apunta cuándo cambió la actividad.',
      },
      {
        titulo: 'sin damas desde temprano',
        consigna:
          'Juega una partida cambiando damas pronto y manteniendo la iniciativa contra el rey. Revisa si el ataque siguió vivo.',
      },
    ],
    analizar: [
      {
        titulo: 'finales con rey en el borde',
        consigna: 'Busca en tus finales momentos en que un rey tenía dos casillas o menos. Comprueba si había red.',
      },
      {
        titulo: 'amenazas no usadas',
        consigna:
          'Señala tres jugadas en que amenazar mate habría ganado un tiempo. Escribe qué se podía hacer con ese tiempo.',
      },
      {
        titulo: 'cambio de damas a examen',
        consigna: 'Revisa tus cambios de damas y decide en cuáles el ataque mejoraba o moría después.',
      },
    ],
  },
  ejemplo: {
    fen: '1r3rk1/R2R3p/8/8/8/1q6/5PPP/6K1 w - - 0 1',
    linea: '1.Tg7+ Rh8 2.Txh7+ Rg8 3.Tag7#',
    explicacion:
      'Dos torres contra dama y dos torres, y ganan las blancas. La torre negra de f8 le quita la salida a su propio rey; las torres en séptima dan jaque en g7, toman en h7 y rematan. Además, la dama no llega a cubrir g7 ni h7 desde b3.',
  },
};
