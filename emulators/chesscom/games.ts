/** Legal games of nobody, with a rough count of the material as their evaluation. */

export interface StockGame {
  readonly moves: string;
  readonly evals: readonly number[];
  readonly mate: boolean;
}

export const STOCK: readonly StockGame[] = [
  {
    moves:
      'e4 c5 Nf3 d6 Na3 Bd7 Be2 e6 Nb1 Bc6 O-O Bxe4 Bc4 Bxf3 Qxf3 Ne7 Bb3 Nc8 Qxb7 f5 Qxa8 Qg5 Qxb8 a6 Qxc8+ Kf7 Qxe6#',
    evals: [
      12, 24, 20, 26, 15, -22, -8, -25, -14, 21, 29, -74, -109, -428, -82, -78, -107, -126, 17, -9, 505, 515, 818, 819,
      1089, 1095, 1201,
    ],
    mate: true,
  },
  {
    moves:
      'e4 e6 d4 d5 Be3 Nf6 Bd3 Nc6 Bg5 Ng8 Bxd8 Nxd8 Nc3 Ne7 Nf3 Nec6 O-O Be7 Nd2 O-O Ncb1 dxe4 Kh1 exd3 Qg4 Bf6 Rd1 Be7 Rc1 Bf6 cxd3 Be7 Rc4 f6 Qe2 Nf7 h3 Re8 Kh2 Rf8 g4 Re8 h4 Bd7 a4 Nfd8 Qf1 Rb8 Kg1 Kh8 h5 a5 Qd1 Bc8 f3 Rg8 Qe2 b6 Kh2 Na7 Rxc7 Ra8 Rxe7 Rf8',
    evals: [
      18, 17, 15, 34, 4, 12, -2, -11, 27, -6, 911, 612, 618, 576, 624, 588, 600, 605, 592, 590, 593, 489, 505, 184, 195,
      183, 227, 184, 177, 195, 325, 276, 273, 272, 328, 289, 328, 322, 292, 282, 302, 296, 312, 301, 318, 325, 275, 311,
      326, 275, 307, 288, 285, 309, 303, 287, 322, 296, 312, 290, 371, 404, 673, 697,
    ],
    mate: false,
  },
  {
    moves:
      'c4 e5 Nc3 Nf6 Nf3 Bc5 Na4 Bb4 Nxe5 Na6 Qc2 O-O Nf3 Nh5 Ng1 Ba5 a3 Nb8 e3 Nc6 Qf5 d6 Qxh5 Qe7 Qd1 Nb8 g3 Bf5 Ne2 Qe4 Ra2 Qxh1 Qb3 Qxh2 f4 Nc6 Qd1 Be6 Ra1 Bxc4 f5 Bxe2 e4 Bxd1 Kxd1 Rfd8 Bd3 Qxg3 Kc2 Ne5 Be2 Qh4 b3 Qxe4+ Kb2 Qxe2 Kc2 Kh8 Kb1 g5 f6 Qf3 d4 Qf2',
    evals: [
      5, 39, 9, 20, 8, 7, -3, 14, 72, 73, 85, 77, 72, 83, 94, 90, 117, 86, 92, 113, 124, 89, 396, 380, 404, 419, 397,
      382, 423, 415, 410, -88, -113, -191, -199, -200, -204, -184, -208, -295, -311, -600, -614, -1476, -1213, -1202,
      -1216, -1311, -1275, -1286, -1298, -1280, -1274, -1390, -1407, -1700, -1717, -1680, -1711, -1678, -1688, -1671,
      -1683, -1676,
    ],
    mate: false,
  },
  {
    moves:
      'e4 c6 d4 d5 Bd2 dxe4 Bf4 a5 Be5 Kd7 Bxb8 Rxb8 Ne2 Kc7 Na3 Be6 Ng3 Kb6 Nxe4 Bd7 Rg1 Ka7 Qf3 Qb6 O-O-O a4 Nb1 e6 Nec3 Ka8 Qxf7 Bc8 Qxf8 g5 Nxa4 g4 Nxb6+ Ka7 a4 Kxb6 Re1 Ka5 Qe8 Kxa4 Qf8 c5 Rd1 Ka5 dxc5 h6 Rh1 h5 c4 Ka4 Rd3 e5 Rg3 Bd7 Qxb8 Kb4 Qxe5 Ka5 Qxh8 Ka6',
    evals: [
      31, 10, 14, 2, 22, -115, -113, -109, -126, -119, 180, -120, -74, -123, -99, -95, -111, -90, 24, -20, -22, 30, -29,
      17, -6, 14, -25, 12, -7, -29, 91, 89, 379, 391, 492, 485, 1389, 1391, 1393, 1078, 1118, 1107, 1119, 993, 1012,
      992, 991, 972, 1102, 1114, 1080, 1097, 1099, 1092, 1107, 1103, 1071, 1072, 1587, 1619, 1699, 1726, 2179, 2230,
    ],
    mate: false,
  },
  {
    moves:
      'e4 e5 Nf3 Nc6 Nc3 Bd6 Nd5 Bc5 Nc3 Nb8 Nxe5 Bf8 Ne2 Bd6 Ng1 Bxe5 Bc4 Nh6 Bb3 Nc6 Bc4 O-O Bd3 a5 Kf1 Nb8 Qe1 Re8 Bc4 g5 b3 Bxa1 d3 Bd4 Nf3 Bf6 Ba3 Ng4 Qd1 Ra7 Bc1 d6 Ke1 Kg7 Kd2 Rg8 Qg1 c5 Ne1 Ba1 g3 Qc7 Bb5 Nf6 a4 Be6 Qf1 Be5 Ba3 Nh5 Qe2 Rc8 Qxh5 Kh8',
    evals: [
      24, 18, 12, 10, -13, -18, -22, -21, -28, -24, 102, 96, 126, 121, 126, -188, -218, -202, -222, -225, -193, -190,
      -228, -205, -187, -212, -195, -180, -207, -194, -209, -721, -703, -715, -691, -705, -672, -716, -694, -688, -679,
      -694, -680, -671, -727, -673, -724, -679, -697, -675, -712, -711, -715, -674, -706, -713, -702, -693, -724, -696,
      -673, -710, -387, -409,
    ],
    mate: false,
  },
  {
    moves:
      'd4 d5 c4 e6 Nh3 Nd7 Ng1 Ngf6 Bd2 dxc4 Ba5 Nh5 Nh3 Nhf6 Nf4 Bd6 Bc3 Bxf4 Ba5 O-O h4 h6 a3 h5 Qc2 Bd6 Qxc4 Be7 g3 Ne4 Qd3 Bf6 Qxe4 Re8 Nd2 a6 O-O-O Nb8 Bh3 Kf8 Rdf1 Bd7 Bb4+ Kg8 Bc5 g6 Qxb7 Kh7 Qxa8 Bc8 Qxb8 Qd7 Re1 Qc6 Ref1 Kh8 f4 Qd5 Qxc7 Bg7 Qxf7 Rd8 Be7 Bxd4',
    evals: [
      11, 37, 20, 21, 30, -11, 14, -10, 11, -70, -75, -111, -110, -87, -113, -121, -97, -397, -424, -414, -429, -410,
      -426, -378, -379, -420, -326, -286, -325, -313, -326, -305, -9, -6, -26, -1, -13, -12, -5, 13, 19, 8, 6, 21, -22,
      -24, 103, 111, 580, 584, 878, 913, 880, 890, 882, 916, 917, 896, 1005, 1025, 1099, 1110, 1082, 981,
    ],
    mate: false,
  },
];
