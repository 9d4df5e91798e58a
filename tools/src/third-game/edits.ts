import type { Edit } from './compile.ts';

/** Where somebody who adds a game begins: its names, what is asked of a player, what is answered and what is brought. */
export const BACKGAMMON: readonly Edit[] = [
  {
    file: 'packages/domain/src/plan/game.ts',
    from: `GAMES = ['Ajedrez', 'Poker Texas Holdem']`,
    to: `GAMES = ['Ajedrez', 'Poker Texas Holdem', 'Backgammon']`,
  },
  ...(
    [
      [
        `'Poker Texas Holdem': 'poker',\n} as const satisfies Record<Campo, string>;\nexport type GameFolder`,
        'backgammon',
      ],
      [`'Poker Texas Holdem': 'poker',\n} as const satisfies Record<Campo, string>;\nexport type Juego`, 'backgammon'],
      [`'Poker Texas Holdem': 'pk-'`, 'bg-'],
    ] as const
  ).map(([from, name]) => ({
    file: 'packages/domain/src/plan/game.ts',
    from,
    to: `Backgammon: '${name}', ${from}`,
  })),
  {
    file: 'packages/domain/src/plan/game.ts',
    from: `'Poker Texas Holdem': true`,
    to: `Backgammon: true, 'Poker Texas Holdem': true`,
  },
  {
    file: 'packages/domain/src/plan/request.ts',
    from: 'const pokerRequest =',
    to: `const backgammonRequest = z.strictObject({ campo: z.literal('Backgammon'), ...common, puntos: z.int() });\nconst pokerRequest =`,
  },
  {
    file: 'packages/domain/src/plan/request.ts',
    from: 'z.infer<typeof chessRequest> | z.infer<typeof pokerRequest>',
    to: 'z.infer<typeof chessRequest> | z.infer<typeof pokerRequest> | z.infer<typeof backgammonRequest>',
  },
  {
    file: 'packages/domain/src/plan/request.ts',
    from: '[chessRequest, pokerRequest]',
    to: '[chessRequest, pokerRequest, backgammonRequest]',
  },
  {
    file: 'packages/domain/src/plan/request.ts',
    from: 'pokerRequest.extend(advanceExtras)]',
    to: 'pokerRequest.extend(advanceExtras), backgammonRequest.extend(advanceExtras)]',
  },
  {
    file: 'packages/domain/src/plan/request.ts',
    from: `z.strictObject({ campo: z.literal('Poker Texas Holdem'), ...pokerLevel }),`,
    to: `z.strictObject({ campo: z.literal('Poker Texas Holdem'), ...pokerLevel }), z.strictObject({ campo: z.literal('Backgammon'), puntos: z.int() }),`,
  },
  {
    file: 'packages/lessons/src/schema/exercise.ts',
    from: 'chessQuestion,\n',
    to: `chessQuestion, z.strictObject({ id: z.string(), tipo: z.literal('backgammon'), temas: z.array(z.string()), puntos: z.array(z.int()) }),\n`,
  },
  {
    file: 'packages/lessons/src/schema/pack.ts',
    from: '[ejemploAjedrez, ejemploPoker]',
    to: `[ejemploAjedrez, ejemploPoker, z.strictObject({ tipo: z.literal('backgammon'), puntos: z.array(z.int()) })]`,
  },
  {
    file: 'packages/domain/src/own-games/quota.ts',
    from: `KINDS = ['partidas', 'manos']`,
    to: `KINDS = ['partidas', 'manos', 'encuentros']`,
  },
];
