/** Opening lines that end just before the refutation of a well-known mistake (facts of opening theory). */
export interface TrapLine {
  readonly tag: string;
  /** Only when the mistake has a name of its own. */
  readonly name?: string;
  readonly moves: string;
}

export const TRAPS: readonly TrapLine[] = [
  { tag: 'abiertas', name: 'mate de Légal', moves: 'e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6' },
  { tag: 'abiertas', name: 'mate del pastor', moves: 'e4 e5 Bc4 Nc6 Qh5 Nf6' },
  { tag: 'abiertas', name: 'arca de Noé', moves: 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6 d4 b5 Bb3 Nxd4 Nxd4 exd4 Qxd4' },
  { tag: 'abiertas', name: 'ataque Fegatello', moves: 'e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5' },
  {
    tag: 'abiertas',
    name: 'celada de Tarrasch en la Española',
    moves: 'e4 e5 Nf3 Nc6 Bb5 d6 d4 Bd7 Nc3 Nf6 O-O Be7 Re1 O-O Bxc6 Bxc6 dxe5 dxe5 Qxd8 Raxd8 Nxe5 Bxe4 Nxe4 Nxe4',
  },
  { tag: 'abiertas', moves: 'e4 e5 Nf3 Nf6 Nxe5 Nxe4 Qe2 Nf6' },
  { tag: 'abiertas', moves: 'e4 e5 Nf3 Nc6 Nc3 Nf6 Bc4' },
  { tag: 'abiertas', name: 'gambito Blackburne', moves: 'e4 e5 Nf3 Nc6 Bc4 Nd4 Nxe5 Qg5 Nxf7' },
  { tag: 'abiertas', moves: 'e4 e5 Nf3 f6' },
  { tag: 'abiertas', moves: 'e4 e5 Nf3 f6 Nxe5 fxe5' },
  { tag: 'abiertas', moves: 'e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Qh4 Nb5 Qxe4+ Be3' },
  { tag: 'abiertas', moves: 'e4 e5 Nf3 d6 d4 Bg4 dxe5 Nd7' },
  {
    tag: 'siciliana',
    name: 'celada siberiana',
    moves: 'e4 c5 d4 cxd4 c3 dxc3 Nxc3 Nc6 Nf3 e6 Bc4 Qc7 O-O Nf6 Qe2 Ng4 h3',
  },
  { tag: 'siciliana', moves: 'e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 Nc3 Bg7 Be3 Nf6 Bc4 O-O Bb3 Na5 e5 Ne8' },
  { tag: 'siciliana', moves: 'e4 c5 Nf3 d6 c3 Nf6 Be2 Nxe4' },
  { tag: 'siciliana', moves: 'e4 c5 d4 cxd4 c3 dxc3 Nxc3 d6 Bc4 Nf6 e5 dxe5' },
  { tag: 'siciliana', moves: 'e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5 Nxc6 bxc6 Bc4 Bb4 O-O Bxc3 bxc3 Nxe4' },
  { tag: 'francesa', moves: 'e4 e6 d4 d5 e5 c5 c3 Nc6 Nf3 Qb6 Bd3 cxd4 cxd4 Nxd4 Nxd4 Qxd4' },
  { tag: 'francesa', moves: 'e4 e6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Bd3 Qxd4' },
  { tag: 'francesa', moves: 'e4 e6 d4 d5 Nc3 Nf6 e5 Nfd7 Nf3 Bb4 Bd3 O-O' },
  { tag: 'carokann', moves: 'e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nd7 Qe2 Ngf6' },
  { tag: 'carokann', moves: 'e4 c6 Nc3 d5 Nf3 dxe4 Nxe4 Bf5 Ng3 Bg6 h4 h6 Ne5 Qd6' },
  { tag: 'carokann', moves: 'e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nd7 Ng5 h6' },
  { tag: 'carokann', moves: 'e4 c6 d4 d5 exd5 cxd5 c4 Nf6 Nc3 Nc6 Bg5 dxc4 d5 Na5 b4' },
  { tag: 'gambitodama', name: 'celada del elefante', moves: 'd4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 cxd5 exd5 Nxd5' },
  { tag: 'gambitodama', name: 'celada de Lasker', moves: 'd4 d5 c4 e5 dxe5 d4 e3 Bb4+ Bd2 dxe3 Bxb4' },
  { tag: 'gambitodama', moves: 'd4 d5 c4 dxc4 e3 b5 a4 c6 axb5 cxb5' },
  {
    tag: 'indias',
    name: 'celada de la Budapest',
    moves: 'd4 Nf6 c4 e5 dxe5 Ng4 Bf4 Nc6 Nf3 Bb4+ Nbd2 Qe7 a3 Ngxe5 axb4',
  },
  { tag: 'indias', moves: 'd4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 f4 Bg7 Bb5+ Nbd7 e5 dxe5 fxe5' },
  { tag: 'indias', moves: 'd4 Nf6 c4 e6 Nc3 Bb4 Qb3 c5 dxc5 Na6 Qxb4' },
  { tag: 'gambitos', moves: 'e4 e5 f4 f6 fxe5 fxe5' },
  { tag: 'gambitos', moves: 'e4 e5 f4 exf4 h3' },
  { tag: 'gambitos', name: 'gambito Englund', moves: 'd4 e5 dxe5 Nc6 Nf3 Qe7 Bf4 Qb4+ Bd2 Qxb2 Bc3' },
  { tag: 'gambitos', name: 'gambito danés', moves: 'e4 e5 d4 exd4 c3 dxc3 Bc4 cxb2 Bxb2 Nf6 Nc3 Bb4 Nge2 Nxe4' },
  { tag: 'gambitos', moves: 'f4 e5 fxe5 d6 exd6 Bxd6 Nc3' },
  { tag: 'gambitos', moves: 'e4 e5 f4 d6 Nf3 Bg4 fxe5 dxe5' },
  { tag: 'sistemas', moves: 'd4 f5 Bg5 h6 Bh4 g5 Bg3 f4 e3 h5' },
  { tag: 'sistemas', moves: 'd4 d5 Bf4 c5 e3 Qb6 Nc3 Qxb2' },
  { tag: 'sistemas', moves: 'd4 d5 Bf4 Nf6 e3 Nh5 Be5 f6 Bg3 Nxg3 fxg3' },
  { tag: 'flanco', moves: 'c4 e5 Nc3 Nf6 Nf3 e4 Nd4 Nc6 Nxc6 dxc6 d4' },
  { tag: 'flanco', moves: 'c4 Nc6 Nc3 Ne5 e3 Nd3+' },
  { tag: 'principios', name: 'mate del loco', moves: 'f3 e5 g4' },
  { tag: 'principios', moves: 'e4 d5 exd5 Qxd5 Nc3 Qc6' },
  { tag: 'principios', moves: 'e4 Nf6 e5 Ne4' },
  { tag: 'principios', moves: 'e4 g5 d4 f6' },
  { tag: 'principios', moves: 'e4 e5 Qh5 Nf6 Qxe5+' },
  { tag: 'principios', moves: 'e4 e5 Nf3 Bd6 Bc4 Nf6 Ng5' },
];
