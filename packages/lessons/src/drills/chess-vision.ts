import { Chess, type Color, type PieceSymbol, type Square } from '@estratega/chess/rules';
import {
  ALL_SQUARES,
  openingLine,
  pieceName,
  playGame,
  rating,
  sensibleMove,
  sideName,
  spanishLine,
  withArticle,
} from './chess-positions.ts';
import { type Drill, type MadeQuestion, numberQuestion } from './drill.ts';
import { type Rng, until } from './random.ts';
import { capital, list } from './words.ts';

/** Seeing the board: squares and lines without pieces, who attacks what, and moves in the head. */

type Question = MadeQuestion['preguntas'][number];

const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';

const file = (square: string): number => 'abcdefgh'.indexOf(square.charAt(0));
const rank = (square: string): number => Number(square.charAt(1)) - 1;
const at = (f: number, r: number): Square => `${'abcdefgh'.charAt(f)}${r + 1}` as Square;
const dark = (square: string): boolean => (file(square) + rank(square)) % 2 === 0;
const color = (square: string): string => (dark(square) ? 'negra' : 'blanca');

const choose = (rng: Rng, pide: string, right: string, wrong: readonly string[]): Question => {
  const textos = rng.shuffle([right, ...rng.shuffle([...new Set(wrong)].filter((one) => one !== right)).slice(0, 3)]);
  return { tipo: 'elige', pide, textos, correcta: textos.indexOf(right), aceptables: [] };
};

/** A question about squares and why its answer is right. */
interface Asked {
  readonly pregunta: Question;
  readonly porque: string;
  readonly marca?: Square;
}

const askColor = (rng: Rng): Asked => {
  const square = rng.pick(ALL_SQUARES);
  return {
    pregunta: {
      tipo: 'elige',
      pide: `Sin mirar un tablero: ¿de qué color es la casilla ${square}?`,
      textos: ['Blanca', 'Negra'],
      correcta: dark(square) ? 1 : 0,
      aceptables: [],
    },
    porque: `la casilla ${square} es ${color(square)}: a1 es negra y cada paso de lado o de frente cambia el color`,
  };
};

const askName = (rng: Rng): Asked => {
  const square = rng.pick(ALL_SQUARES);
  const mirrors = [
    at(7 - file(square), rank(square)),
    at(file(square), 7 - rank(square)),
    at(7 - file(square), 7 - rank(square)),
    at(rank(square), file(square)),
    at((file(square) + 1) % 8, rank(square)),
    at(file(square), (rank(square) + 1) % 8),
  ];
  return {
    pregunta: choose(rng, '¿Cómo se llama la casilla marcada?', square, mirrors),
    porque: `la casilla marcada es ${square}: columna ${square.charAt(0)}, fila ${square.charAt(1)}`,
    marca: square,
  };
};

const askDiagonal = (rng: Rng): Asked => {
  const first = rng.pick(ALL_SQUARES);
  const same = rng.chance(0.5);
  const second = until(() => {
    const square = rng.pick(ALL_SQUARES);
    const [df, dr] = [Math.abs(file(square) - file(first)), Math.abs(rank(square) - rank(first))];
    if (square === first || Math.min(df, dr) < 1 || Math.max(df, dr) < 2) return undefined;
    // Near misses: off by one.
    return (same ? df === dr : Math.abs(df - dr) === 1 || Math.abs(df - dr) === 2) ? square : undefined;
  });
  const [df, dr] = [Math.abs(file(second) - file(first)), Math.abs(rank(second) - rank(first))];
  return {
    pregunta: {
      tipo: 'elige',
      pide: `¿Puede un alfil ir de ${first} a ${second} en una jugada, con el tablero vacío?`,
      textos: ['Sí', 'No'],
      correcta: same ? 0 : 1,
      aceptables: [],
    },
    porque: `de ${first} a ${second} hay ${df} de lado y ${dr} de frente: ${same ? 'lo mismo, es una diagonal' : 'no es lo mismo, no es una diagonal'}`,
  };
};

const KNIGHT = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;

const knightPath = (from: Square, to: Square): Square[] => {
  const before = new Map<Square, Square>();
  let frontier: Square[] = [from];
  const seen = new Set<Square>(frontier);
  while (!seen.has(to)) {
    const next: Square[] = [];
    for (const square of frontier)
      for (const [df, dr] of KNIGHT) {
        const [f, r] = [file(square) + df, rank(square) + dr];
        if (f < 0 || f > 7 || r < 0 || r > 7 || seen.has(at(f, r))) continue;
        seen.add(at(f, r));
        before.set(at(f, r), square);
        next.push(at(f, r));
      }
    frontier = next;
  }
  const path = [to];
  for (let square = to; square !== from; ) {
    square = before.get(square) as Square;
    path.unshift(square);
  }
  return path;
};

const askKnight = (rng: Rng, nivel: number): Asked => {
  const [from, path] = until(() => {
    const [a, b] = rng.shuffle(ALL_SQUARES) as [Square, Square];
    const found = knightPath(a, b);
    const jumps = found.length - 1;
    return (nivel <= 1 ? jumps === 2 : nivel === 2 ? jumps === 2 || jumps === 3 : jumps >= 3)
      ? ([a, found] as const)
      : undefined;
  });
  const to = path.at(-1) as Square;
  const jumps = path.length - 1;
  const parity = dark(from) === dark(to) ? 'par' : 'impar';
  const aviso = `Cada salto cambia el color de la casilla: de ${from} (${color(from)}) a ${to} (${color(to)}) el número es ${parity}.`;
  return {
    pregunta: numberQuestion({
      pide: `¿Cuántos saltos necesita un caballo, como mínimo, para ir de ${from} a ${to} con el tablero vacío?`,
      unidad: '',
      valor: jumps,
      margen: 0.3,
      trampas: [
        { valor: jumps - 1, aviso },
        { valor: jumps + 1, aviso },
        { valor: jumps + 2, aviso: 'Hay un camino más corto: prueba a rodear por el otro lado.' },
      ],
    }),
    porque: `el caballo va ${path.join('-')}, ${jumps} saltos`,
  };
};

const LINES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  torre: [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ],
  alfil: [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ],
};

const askReach = (rng: Rng): Asked => {
  const square = rng.pick(ALL_SQUARES);
  const piece = rng.pick(['alfil', 'dama', 'caballo', 'rey'] as const);
  const count = (lines: readonly (readonly [number, number])[], far: boolean): number =>
    lines.reduce((sum, [df, dr]) => {
      let [f, r, n] = [file(square) + df, rank(square) + dr, 0];
      while (f >= 0 && f <= 7 && r >= 0 && r <= 7) {
        n++;
        if (!far) break;
        f += df;
        r += dr;
      }
      return sum + n;
    }, 0);
  const [rook, bishop] = [count(LINES.torre ?? [], true), count(LINES.alfil ?? [], true)];
  const around = count([...(LINES.torre ?? []), ...(LINES.alfil ?? [])], false);
  const knight = count(KNIGHT, false);
  const valor = { alfil: bishop, dama: rook + bishop, caballo: knight, rey: around }[piece];
  const centre = { alfil: 13, dama: 27, caballo: 8, rey: 8 }[piece];
  const name =
    piece === 'dama' ? 'una dama' : piece === 'alfil' ? 'un alfil' : piece === 'rey' ? 'un rey' : 'un caballo';
  return {
    pregunta: numberQuestion({
      pide: `¿A cuántas casillas puede ir ${name} desde ${square} con el tablero vacío?`,
      unidad: '',
      valor,
      margen: 0.3,
      trampas: [
        { valor: centre, aviso: `Eso es en el centro: desde ${square} el borde le quita casillas.` },
        { valor: valor + 1, aviso: 'Contaste también la casilla en la que está.' },
      ],
    }),
    porque:
      piece === 'dama'
        ? `la dama en ${square} llega a ${rook} casillas como torre y a ${bishop} como alfil, ${valor}`
        : `${name} en ${square} llega a ${valor} casillas`,
  };
};

const makeVision = (rng: Rng, nivel: number): MadeQuestion => {
  const kinds = [
    [askName, askColor, askName],
    [askColor, askDiagonal, askKnight],
    [askDiagonal, askKnight, askReach],
    [askKnight, askReach, askKnight],
  ][nivel] as readonly ((rng: Rng, nivel: number) => Asked)[];
  const asked = (nivel === 0 ? [rng.pick(kinds), askColor] : rng.shuffle(kinds).slice(0, 3)).map((ask) =>
    ask(rng, nivel),
  );
  const marks = asked.flatMap(({ marca }) => (marca ? [marca] : []));
  return {
    tipo: 'ajedrez-pregunta',
    temas: ['aj-fun-vision'],
    nivel,
    dificultad: rating(nivel),
    orientacion: rng.pick(['blancas', 'negras'] as const),
    ...(marks.length > 0 ? { fen: EMPTY, casillas: marks } : {}),
    preguntas: asked.map(({ pregunta }) => pregunta),
    explicacion: `${capital(asked.map(({ porque }) => porque).join('. '))}.`.replace(/\. \p{Ll}/gu, (text) =>
      text.toUpperCase(),
    ),
  };
};

const other = (side: Color): Color => (side === 'w' ? 'b' : 'w');

/** Those that stand behind another attacker on the same line. */
const behind = (chess: Chess, square: Square, side: Color): number => {
  const copy = new Chess(chess.fen());
  const direct = copy.attackers(square, side);
  for (const from of direct) if (copy.get(from)?.type !== 'k') copy.remove(from);
  return copy.attackers(square, side).filter((from) => !direct.includes(from)).length;
};

interface Contested {
  readonly square: Square;
  readonly piece: { readonly type: PieceSymbol; readonly color: Color };
  readonly attackers: readonly Square[];
  readonly defenders: readonly Square[];
}

/** Pieces that are attacked, with as much to count as the level asks for. */
const contested = (chess: Chess, nivel: number): Contested[] =>
  ALL_SQUARES.flatMap((square) => {
    const piece = chess.get(square);
    if (!piece || piece.type === 'k') return [];
    const attackers = chess.attackers(square, other(piece.color));
    const defenders = chess.attackers(square, piece.color);
    const total = attackers.length + defenders.length;
    if (attackers.length === 0 || total > (nivel === 0 ? 3 : nivel === 1 ? 4 : 9)) return [];
    if (total < nivel + 1) return [];
    const hidden =
      nivel === 0 || nivel === 3 ? behind(chess, square, other(piece.color)) + behind(chess, square, piece.color) : 0;
    const fits =
      nivel === 0 ? hidden === 0 : nivel < 3 || hidden > 0 || Math.min(attackers.length, defenders.length) >= 2;
    return fits ? [{ square, piece, attackers, defenders }] : [];
  });

const makeAttackers = (rng: Rng, nivel: number): MadeQuestion =>
  until(() => {
    const chess = playGame(rng, rng.int(12, nivel <= 1 ? 22 : 34));
    const found = (): Contested[] => (chess.inCheck() ? [] : contested(chess, nivel));
    // Where nothing is contested, a few moves earlier something may be.
    let candidates = found();
    for (let back = 0; back < 8 && candidates.length === 0; back++) {
      chess.undo();
      candidates = found();
    }
    if (candidates.length === 0) return undefined;
    const { square, piece, attackers, defenders } = rng.pick(candidates);
    const rival = other(piece.color);
    const names = (squares: readonly Square[]): string =>
      squares.length === 0
        ? 'nadie'
        : list(
            squares.map(
              (from) =>
                `${withArticle(chess.get(from)?.type as PieceSymbol, chess.get(from)?.color as Color)} de ${from}`,
            ),
          );
    const ask = (side: Color, count: number, verb: string, contrary: number): Question =>
      numberQuestion({
        pide: `¿Cuántas piezas y peones de las ${sideName(side)} ${verb} ${square}?`,
        unidad: '',
        valor: count,
        margen: 0.3,
        trampas: [
          behind(chess, square, side) > 0
            ? {
                valor: count + behind(chess, square, side),
                aviso:
                  'Contaste también la que está detrás de otra en la misma línea: entra después, pero no llega todavía.',
              }
            : undefined,
          { valor: contrary, aviso: 'Ese es el número del otro bando.' },
        ],
      });
    return {
      tipo: 'ajedrez-pregunta',
      temas: ['aj-fun-valor', 'aj-fun-seguridad'],
      nivel,
      dificultad: rating(nivel),
      fen: chess.fen(),
      orientacion: chess.turn() === 'w' ? 'blancas' : 'negras',
      casillas: [square],
      situacion: `En ${square} hay ${piece.type === 'r' || piece.type === 'q' ? 'una' : 'un'} ${pieceName(piece.type, piece.color)}. Cuenta solo lo que llega a la casilla directamente, aunque esté clavado.`,
      preguntas: [
        ask(rival, attackers.length, 'atacan', defenders.length),
        ask(piece.color, defenders.length, 'defienden', attackers.length),
      ],
      explicacion: `Atacan ${square}: ${names(attackers)} (${attackers.length}). Defienden: ${names(defenders)} (${defenders.length}).`,
    };
  });

const makeBlindfold = (rng: Rng, nivel: number): MadeQuestion =>
  until(() => {
    // From level 4 on there is no board: the moves begin with the game.
    const fromStart = nivel >= 4;
    const chess = fromStart ? new Chess() : playGame(rng, rng.int(10, 24));
    if (chess.isGameOver()) return undefined;
    const start = chess.fen();
    const plies = fromStart ? rng.int(8, 6 + 2 * nivel) : rng.int(1 + nivel, 2 + nivel);
    const book = fromStart ? openingLine(rng) : [];
    const played: { san: string; from: Square; to: Square; piece: PieceSymbol; color: Color; captured: boolean }[] = [];
    for (let ply = 0; ply < plies; ply++) {
      const san = ply < Math.min(book.length, 6) ? book[ply] : sensibleMove(rng, chess);
      if (san === undefined) return undefined;
      const move = chess.move(san);
      played.push({ ...move, captured: move.captured !== undefined });
      if (chess.isGameOver()) return undefined;
    }
    const line = spanishLine(
      played.map(({ san }) => san),
      start,
    );
    const touched = [...new Set(played.flatMap(({ from, to }) => [from, to]))];
    const named = (square: Square): string => {
      const piece = chess.get(square);
      return piece ? capital(pieceName(piece.type, piece.color)) : 'Nada';
    };
    const square = rng.chance(0.65) ? rng.pick(played).to : rng.pick(touched);
    const near = [
      ...played.map(({ piece, color }) => capital(pieceName(piece, color))),
      'Nada',
      'Peón blanco',
      'Peón negro',
      'Caballo blanco',
      'Alfil negro',
    ];
    const first = choose(rng, `Después de esas jugadas, ¿qué hay en ${square}?`, named(square), near);
    const side = chess.turn();
    const captures = new Set(
      chess
        .moves({ verbose: true })
        .filter(({ captured }) => captured)
        .map(({ from, to }) => `${from}${to}`),
    ).size;
    const pieces = ALL_SQUARES.filter((one) => chess.get(one)).length;
    const taken = played.filter(({ captured }) => captured).length;
    const second: Question =
      nivel >= 3 && rng.chance(0.5)
        ? numberQuestion({
            pide: `¿Cuántas capturas distintas pueden hacer entonces las ${sideName(side)}?`,
            unidad: '',
            valor: captures,
            margen: 0.3,
            trampas: [],
          })
        : !chess.inCheck() && rng.chance(0.75)
          ? numberQuestion({
              pide: '¿Cuántas piezas y peones, con los reyes, quedan entonces en el tablero?',
              unidad: '',
              valor: pieces,
              margen: 0.3,
              trampas: [
                taken > 0
                  ? {
                      valor: pieces + taken,
                      aviso: `Olvidaste quitar lo capturado: hubo ${taken === 1 ? 'una captura' : `${taken} capturas`}.`,
                    }
                  : undefined,
                { valor: pieces - 2, aviso: 'Los dos reyes también cuentan.' },
              ],
            })
          : {
              tipo: 'elige',
              pide: `¿Están entonces las ${sideName(side)} en jaque?`,
              textos: ['Sí', 'No'],
              correcta: chess.inCheck() ? 0 : 1,
              aceptables: [],
            };
    const right =
      second.tipo === 'numero'
        ? second.pide.includes('capturas')
          ? `Capturas posibles: ${captures}.`
          : `Quedan ${pieces} en el tablero.`
        : chess.inCheck()
          ? 'Hay jaque.'
          : 'No hay jaque.';
    return {
      tipo: 'ajedrez-pregunta',
      temas: ['aj-cal-visualizacion'],
      nivel,
      dificultad: rating(nivel),
      ...(fromStart ? {} : { fen: start }),
      orientacion: start.split(' ')[1] === 'b' ? 'negras' : 'blancas',
      situacion: `${fromStart ? 'Desde la posición inicial, sin tablero' : 'Sin mover las piezas'}, imagina estas jugadas: ${line}.`,
      preguntas: [first, second],
      explicacion: `Después de ${line}, en ${square} ${chess.get(square) ? `está ${withArticle(chess.get(square)?.type as PieceSymbol, chess.get(square)?.color as Color)}` : 'no queda nada'}. ${right}`,
    };
  });

export const VISION_DRILLS: readonly Drill[] = [
  {
    drill: 'coordenadas',
    juego: 'ajedrez',
    temas: ['aj-fun-vision'],
    niveles: [0, 3],
    titulo: 'Casillas y líneas',
    make: makeVision,
  },
  {
    drill: 'atacantes',
    juego: 'ajedrez',
    temas: ['aj-fun-valor', 'aj-fun-seguridad'],
    niveles: [0, 3],
    titulo: 'Atacantes y defensores',
    make: makeAttackers,
  },
  {
    drill: 'a-ciegas',
    juego: 'ajedrez',
    temas: ['aj-cal-visualizacion'],
    niveles: [1, 6],
    titulo: 'Jugadas a ciegas',
    make: makeBlindfold,
  },
];
