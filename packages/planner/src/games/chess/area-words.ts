/** Words for a whole area: they stand for its first topic. Lower case, as a player writes them. */
export const CHESS_FIRST_OF_AREA = {
  FUN: 'aj-fun-reglas',
  TAC: 'aj-tac-mixta',
  CAL: 'aj-cal-variantes',
  FIN: 'aj-fin-principios',
  APE: 'aj-ape-principios',
  EST: 'aj-est-plan',
  PAR: 'aj-par-jugar',
  COM: 'aj-com-torneo',
} as const;

export const CHESS_AREA_WORDS = {
  FUN: [
    'reglas',
    'movimientos de las piezas',
    'mover las piezas',
    'como se mueven las piezas',
    'lo básico',
    'notación',
  ],
  TAC: ['táctica', 'tácticas', 'tactics', 'combinaciones', 'problemas tácticos', 'ejercicios de táctica', 'puzzles'],
  CAL: ['cálculo', 'calcular', 'calcular variantes'],
  FIN: ['finales', 'los finales', 'final de partida', 'endgame', 'endgames', 'finales básicos'],
  APE: ['aperturas', 'apertura', 'openings', 'la fase de apertura'],
  EST: [
    'estrategia',
    'medio juego',
    'mediojuego',
    'juego posicional',
    'planes',
    'plan',
    'ajedrez posicional',
    'middlegame',
  ],
  PAR: ['jugar partidas', 'partidas de práctica'],
  COM: ['torneos', 'torneo', 'competir', 'competición'],
} as const;

/** Names that players use besides the terms of each topic. */
export const CHESS_TOPIC_WORDS = {
  'aj-ape-indias': ['indias', 'india', 'nimzo', 'defensa india'],
  'aj-fun-seguridad': [
    'colgar piezas',
    'colgar',
    'regalar piezas',
    'dejarme piezas',
    'piezas colgadas',
    'perder piezas',
    'blunders',
  ],
  'aj-fin-matedificil': ['alfil y caballo', 'mate con alfil y caballo', 'dos alfiles'],
  'aj-par-analizar': ['analizar partidas', 'analizar', 'analizar mis partidas'],
  'aj-cal-variantes': ['calcular', 'variantes'],
  'aj-tac-mate1': ['mates en una', 'mate en una', 'mates en 1', 'mate en 1'],
  'aj-com-tiempo': ['perder por tiempo', 'por tiempo', 'sin tiempo', 'apuros de tiempo', 'el reloj'],
  'aj-tac-descubierta': ['descubiertos', 'descubiertas', 'jaques a la descubierta'],
  'aj-tac-doble': ['dobles', 'ataques dobles', 'horquillas', 'dobletes'],
  'aj-fin-conversion': ['convertir ventajas', 'rematar partidas ganadas', 'ganar partidas ganadas', 'convertir'],
  'aj-com-psicologia': ['nervios', 'nervioso', 'concentrarme', 'concentración'],
} as const;
