/** Legal games of nobody, with a rough count of the material as their evaluation. */

export interface StockGame {
  readonly moves: string;
  readonly evals: readonly number[];
  readonly mate: boolean;
}

export const STOCK: readonly StockGame[] = [
  {
    moves:
      'c4 e5 Nc3 Nf6 h3 Bc5 Nb1 O-O Nf3 Nc6 Qc2 Na5 Ng1 Nc6 Nc3 Ne7 Kd1 Bxf2 Nb1 Ne8 b4 Bg3 Nc3 c6 Qb3 Nd6 a3 Qc7 Qa4 Nxc4 e4 Rd8 Bxc4 Kh8 Bxf7 Rf8 Nge2 Rxf7 Nxg3 Qd6 Rh2 Rf4 Nb1 Rb8 Qxa7 g5 Ke1 Qe6 Qxb8 Rf6 Rh1 Ng8 Qxc8 d6 Qxe6 Rxe6 Rf1 Rh6 Nc3 Kg7 Nh1 Rg6 Nf2 Kh8',
    evals: [
      8, 13, 21, 36, 23, 1, -1, -28, -19, -18, -24, -20, -3, -2, -9, -29, -15, -110, -118, -90, -71, -71, -103, -84,
      -120, -89, -90, -126, -77, -215, -183, -199, 91, 102, 210, 217, 201, -129, 171, 226, 218, 198, 198, 202, 273, 320,
      301, 309, 775, 828, 782, 807, 1128, 1104, 1986, 1095, 1123, 1123, 1103, 1073, 1089, 1073, 1090, 1096,
    ],
    mate: false,
  },
  {
    moves:
      'e4 c6 d4 d5 Ne2 Bd7 Nec3 Be6 Nd2 Bc8 Be2 a5 O-O Nd7 Bf3 g6 Na4 Nb8 Nc3 f6 Ne2 Kf7 g3 Be6 exd5 Nh6 dxe6+ Kxe6 Kh1 Qd6 Ne4 Rg8 Nxd6 exd6 Bxh6 Bxh6 c4 b6 Re1 Na6 Kg2 Rg7 Bxc6 Nb4 Bxa8 Kd7 Rh1 Ke8 Rg1 Rd7 Nc3 Bg7 Re1+ Kd8 g4 Na6 Bd5 Bf8 Re6 Nb4 Qf1 Rf7 Qd1 h6',
    evals: [
      5, 31, 22, 26, -21, -9, -2, -15, 8, -6, -11, -14, 21, -16, -27, -26, 9, -10, -1, -18, -27, -20, -21, 11, 125, 85,
      429, 300, 275, 328, 303, 280, 1181, 917, 1176, 924, 922, 894, 879, 870, 879, 914, 1030, 1009, 1477, 1473, 1525,
      1519, 1509, 1512, 1504, 1502, 1481, 1513, 1503, 1482, 1483, 1524, 1499, 1507, 1485, 1500, 1506, 1493,
    ],
    mate: false,
  },
  {
    moves:
      'e4 e5 Nf3 Nc6 Bd3 Bd6 O-O Nce7 c3 a5 Nh4 Bc5 Bc2 Be3 dxe3 f6 Ba4 Nh6 Bb3 Rb8 Re1 g5 Qh5+ Kf8 Qxh6+ Ke8 h3 gxh4 Qxh4 Kf8 Bd1 b6 Qxf6+ Kg8 Rf1 Qe8 Re1 Ba6 Qxe5 Rc8 h4 c6 Qf6 Bd3 Bb3+ d5 Nd2 Nf5 Qxf5 Rd8 Qg4+ Kf8 Qg3 Rc8 Nf3 Qxe4 Kh1 Bb5 Qd6+ Kf7 Qh6 Qe8 Rg1 Rg8',
    evals: [
      28, 22, 30, 39, -4, -5, 30, -25, 20, 13, 26, -8, 15, -25, 287, 325, 270, 316, 304, 275, 286, 289, 289, 320, 614,
      579, 622, 276, 410, 392, 380, 404, 504, 522, 520, 526, 519, 526, 601, 593, 620, 589, 597, 609, 622, 603, 586, 596,
      885, 917, 921, 924, 882, 900, 904, 806, 828, 786, 823, 778, 825, 814, 784, 818,
    ],
    mate: false,
  },
  {
    moves:
      'd4 d5 c4 e6 Bd2 dxc4 Bc3 Na6 e3 Nh6 Bd2 g6 Ne2 Nb8 Nec3 Bd7 Ne2 Bg7 Na3 O-O Nxc4 Qe8 Nc1 Kh8 Rb1 Ng8 Rg1 f6 Qc2 Rf7 Bb4 Bc6 Na5 Nd7 Bd3 h6 Bxg6 b6 Bxf7 Qxf7 Qxc6 bxa5 Qxa8 axb4 Qxa7 h5 h3 Qg6 f3 Qxb1 Qxc7 Qxb2 Qxd7 Qxc1+ Kf2 Bf8 Rxc1 f5 Qxe6 Kh7 Rc2 Kg7 Qxf5 Kh8',
    evals: [
      11, 38, 5, 35, -15, -106, -73, -129, -130, -72, -123, -103, -127, -103, -115, -73, -82, -93, -76, -122, -1, 2,
      -15, -8, -23, 26, -14, 28, 0, 12, -6, -13, -30, 15, -10, 27, 122, 113, 629, 328, 574, 280, 802, 484, 619, 581,
      578, 623, 597, 106, 198, 112, 428, 91, 75, 82, 1010, 1002, 1085, 1110, 1124, 1129, 1201, 1184,
    ],
    mate: false,
  },
  {
    moves:
      'e4 c5 Nf3 d6 Ng5 a5 Qh5 Nc6 Nf3 Nb8 Nc3 Kd7 Qxf7 Kc6 Ng1 Kc7 Nge2 Nd7 Nb1 Ne5 Nec3 Nxf7 Bc4 h5 Bxf7 Kb8 O-O Rh6 Bxg8 Rf6 a4 Qb6 Bd5 Rh6 Ra2 Rg6 h4 Ra6 Ne2 Qc7 Bb3 Rb6 d3 Ra6 f3 Qd8 Nd2 Ra8 Nc3 Rh6 Bg8 Ka7 Bc4 e5 Nd1 Qxh4 b3 Rg6 Bg8 Kb8 Bf7 Qf4 Bxg6 Qf6',
    evals: [
      40, 38, 29, 9, -18, -4, -2, 13, -11, -29, -24, 28, 119, 128, 81, 94, 114, 121, 80, 97, 86, -814, -783, -803, -505,
      -515, -484, -471, -191, -209, -211, -194, -180, -172, -206, -194, -199, -178, -204, -194, -227, -198, -224, -178,
      -223, -208, -172, -176, -216, -199, -189, -176, -171, -219, -225, -301, -282, -317, -309, -304, -277, -292, 207,
      195,
    ],
    mate: false,
  },
  {
    moves:
      'e4 e6 d4 d5 Be2 dxe4 Bh5 Qd7 Bf4 Nc6 Be3 b5 Bf4 Bb4+ c3 Be7 Bg3 Bf6 Ke2 Bb7 Qf1 O-O-O Nh3 Kb8 Bf4 Qd5 Bxf7 Nce7 Na3 e5 Bxd5 Bxd5 Nxb5 exf4 Nxf4 Ka8 Nxd5 Nxd5 a3 Nh6 f4 Be7 Ke1 Rdg8 Rd1 Kb8 h3 Nf6 Qe2 Nd7 Qxe4 Bd8 Rd2 Nf8 Qc6 a5 Qe8 Kb7 Qxd8 a4 Rd3 Ka6 b3 Kxb5',
    evals: [
      5, 12, 38, 30, -3, -109, -110, -104, -90, -74, -118, -99, -86, -115, -87, -73, -121, -73, -98, -78, -74, -125,
      -117, -103, -106, -101, -2, 25, -6, 29, 927, 603, 705, 380, 496, 485, 798, 487, 522, 515, 485, 529, 523, 500, 527,
      496, 472, 471, 525, 498, 610, 576, 614, 622, 571, 620, 615, 599, 912, 900, 915, 921, 927, 607,
    ],
    mate: false,
  },
  {
    moves:
      'c4 e5 Nc3 Nf6 Nb5 Be7 b3 O-O Nd6 Bxd6 Rb1 Ne8 Rb2 Nc6 Qc2 Nb4 Nf3 Nxc2+ Rxc2 Nf6 Ng5 a6 Rc3 Qe8 Re3 Ra7 Kd1 Qd8 Nh3 Bc5 Rxe5 h6 Rxc5 Kh7 f3 c6 Kc2 Ra8 Re5 Qc7 Rc5 Qb8 Bb2 Qa7 a3 Qxc5 Kb1 Qa5 Kc1 Qc7 Bd4 Qb8 Nf2 Ne8 Kb2 f5 Kb1 Kg6 h3 Kf7 Ba1 Qd6 Ka2 Qxd2+',
    evals: [
      8, 26, 5, 32, -13, -8, -19, -5, 27, -285, -324, -291, -317, -310, -315, -308, -284, -1223, -913, -897, -886, -908,
      -897, -887, -925, -923, -902, -886, -870, -895, -811, -791, -523, -527, -481, -527, -527, -472, -502, -521, -497,
      -505, -485, -494, -492, -977, -973, -1007, -1007, -978, -970, -1000, -1029, -990, -1026, -971, -1020, -1015,
      -1027, -1024, -1024, -982, -999, -1129,
    ],
    mate: false,
  },
  {
    moves:
      'e4 c6 d4 d5 Nf3 Be6 Be2 Nd7 Ng5 Bf5 exf5 Ndf6 O-O Qc8 Na3 Nd7 Nh3 Nb6 Be3 Qxf5 Qc1 O-O-O b4 Re8 c3 Qf6 Qd1 Kc7 Bc1 Nc8 Nb1 Kb8 Qb3 g6 Bg4 a6 Be6 fxe6 g4 Kc7 Be3 Rd8 Kh1 Na7 Qa4 Rc8 a3 Rb8 Qc2 Kc8 Ra2 Ra8 Rb2 Qf3+ Kg1 Qxh3 Rc1 Nb5 Qd2 Kd7 Kh1 Qxg4 Ra2 Ra7',
    evals: [
      38, 14, 28, 20, -15, -29, -10, -9, -9, -10, 329, 302, 282, 324, 294, 307, 294, 299, 287, 177, 228, 217, 183, 207,
      217, 172, 191, 187, 201, 181, 184, 186, 206, 219, 227, 191, 183, -98, -124, -95, -100, -72, -94, -126, -96, -116,
      -104, -120, -125, -98, -81, -90, -103, -111, -123, -423, -380, -405, -402, -402, -416, -481, -474, -501,
    ],
    mate: false,
  },
  {
    moves:
      'e4 e5 Nf3 Nc6 Be2 Na5 O-O Ne7 Nxe5 f6 Bg4 fxe5 Bh5+ g6 Be2 Nac6 Na3 Na5 Bg4 a6 c4 c5 Qc2 h6 f3 Ng8 Rd1 Qe7 Qc3 Bg7 Qxa5 Qf7 d3 Ke7 Qxc5+ Ke8 Qf2 Qe7 b3 a5 Be3 Qxa3 Qg3 Bf8 Bh3 Rb8 Qxe5+ Kd8 Bb6#',
    evals: [
      17, 15, 30, 33, 25, 23, -13, -23, 76, 88, 92, -216, -212, -198, -182, -198, -198, -176, -176, -193, -172, -191,
      -175, -192, -186, -186, -225, -199, -187, -211, 114, 77, 110, 124, 226, 222, 183, 200, 170, 202, 201, -127, -85,
      -98, -91, -91, 3, -26, 21,
    ],
    mate: true,
  },
  {
    moves:
      'd4 d5 c4 e6 Nd2 Bd6 Ndf3 dxc4 Be3 Nd7 Nd2 Ndf6 Nb1 Nd5 Bd2 Bf8 Bc1 Nb6 Nd2 Nd7 Ndf3 b5 a3 Nb8 Nd2 Qxd4 Ndf3 Qxd1+ Kxd1 h5 Nd4 Ne7 Nxb5 Nf5 Nxc7+ Kd8 Nxa8 Ke7 Bd2 Nc6 Nh3 Nd6 Ra2 h4 Ng1 Ke8 Kc2 Nf5 e4 Kd8 exf5 Ke7 Bxc4 exf5 Bc1 Kd7 Bxf7 Rh7 f4 Nd8 Kb3 Nxf7 Kc3 a6',
    evals: [
      37, 33, 24, 6, -14, 4, -5, -82, -106, -127, -81, -118, -81, -111, -125, -122, -85, -95, -84, -96, -71, -106, -91,
      -116, -121, -205, -181, -1085, -197, -202, -227, -223, -79, -115, 2, -2, 481, 515, 483, 496, 501, 492, 494, 516,
      511, 490, 478, 472, 507, 529, 786, 807, 907, 778, 830, 810, 924, 903, 930, 920, 878, 600, 597, 576,
    ],
    mate: false,
  },
];
