/** Words for a whole area: they stand for its first topic. Lower case, as a player writes them. */
export const POKER_FIRST_OF_AREA = {
  FUN: 'pk-fun-reglas',
  MAT: 'pk-mat-odds',
  PRE: 'pk-pre-rfi',
  POS: 'pk-pos-cbet',
  EXP: 'pk-exp-ajustes',
  GTO: 'pk-gto-intro',
  CAS: 'pk-cas-sesion',
  TOR: 'pk-tor-etapas',
  SNG: 'pk-sng-estructura',
  MEN: 'pk-men-tilt',
  BAN: 'pk-ban-banca',
  REV: 'pk-rev-manos',
} as const;

export const POKER_AREA_WORDS = {
  FUN: ['reglas', 'las reglas', 'lo básico', 'cómo se juega'],
  MAT: ['matemáticas', 'mates del póker', 'probabilidades', 'los números', 'matemática', 'cálculos'],
  PRE: ['preflop', 'pre-flop', 'rangos', 'rangos preflop', 'juego preflop', 'antes del flop'],
  POS: ['postflop', 'post-flop', 'juego postflop', 'jugar después del flop'],
  EXP: ['explotar', 'explotación', 'explotar rivales', 'juego explotativo'],
  GTO: ['gto', 'teoría de juegos', 'equilibrio'],
  CAS: ['cash', 'mesas de cash'],
  TOR: ['torneos', 'torneo', 'mtt', 'mtts', 'jugar torneos'],
  SNG: ['sit and go', 'sng', 'sngs', 'sit & go'],
  MEN: ['mental', 'juego mental', 'mentalidad', 'emociones', 'parte mental'],
  BAN: ['banca', 'bankroll', 'dinero'],
  REV: ['revisar', 'repasar manos', 'analizar manos'],
} as const;

/** Names that players use besides the terms of each topic. */
export const POKER_TOPIC_WORDS = {
  'pk-ban-registro': ['registro', 'registro de sesiones', 'registrar sesiones', 'anotar resultados'],
  'pk-men-tilt': ['tiltear', 'tilt'],
  'pk-rev-manos': ['revisar manos', 'analizar manos', 'repasar manos', 'revisar mis manos'],
  'pk-pre-vs3bet': [
    'fold al 3bet',
    'responder al 3bet',
    'contra 3bet',
    'contra el 3bet',
    'enfrentar 3bets',
    'pagar 3bets',
  ],
  'pk-exp-lectura': ['leer manos', 'leer las manos', 'leer a los rivales', 'lectura de manos', 'poner en un rango'],
  'pk-pos-valor': ['apostar por valor', 'value bet', 'apuesta por valor', 'valor'],
  'pk-pos-farol': ['farolear', 'faroles', 'bluff', 'bluffear'],
} as const;
