/** What fills a session once its own theme is used up: work on the same leak, or nothing. */

/** Decided on the flop and after it: whole hands, dealt for ever. */
const handsFrom = (level: number, format: string): readonly string[] => [
  'pk-pos-cbet',
  ...(level >= 2 ? ['pk-pos-vscbet', 'pk-pos-turn', 'pk-pos-river'] : []),
  ...(level >= 3 && format === 'cash' ? ['pk-pos-bote3bet'] : []),
];

/** Beside a theme, its nearest: who pays too much is not taught to defend wider. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'pk-fun-errores': ['pk-mat-odds', 'pk-exp-ajustes'],
  'pk-exp-tipos': ['pk-exp-ajustes'],
  'pk-exp-ajustes': ['pk-pos-river', 'pk-pos-turn'],
  'pk-exp-regulares': ['pk-exp-ajustes', 'pk-exp-contraajustes'],
  'pk-exp-contraajustes': ['pk-exp-ajustes'],
  'pk-pos-valor': ['pk-pos-river', 'pk-exp-ajustes'],
  'pk-pos-farol': ['pk-exp-ajustes', 'pk-pos-river', 'pk-pos-turn'],
  'pk-pos-river': ['pk-exp-ajustes', 'pk-pos-turn'],
  'pk-pos-xrtardio': ['pk-pos-checkraise', 'pk-pos-oop'],
  'pk-pos-checkraise': ['pk-pos-oop', 'pk-pos-vscbet'],
  'pk-pos-bote3bet': ['pk-pos-oop', 'pk-pre-vs3bet'],
  'pk-pos-overbet': ['pk-pos-river', 'pk-pos-farol'],
  'pk-pos-geometria': ['pk-pos-overbet', 'pk-pos-river'],
  'pk-pre-4bet': ['pk-pos-bote4bet', 'pk-pos-bote3bet'],
  'pk-pre-vs3bet': ['pk-pos-bote3bet', 'pk-pos-oop'],
  'pk-tor-burbuja': ['pk-tor-icm', 'pk-tor-pushfold'],
  'pk-tor-icm': ['pk-tor-burbuja', 'pk-tor-pushfold'],
  'pk-tor-headsup': ['pk-tor-pushfold'],
  'pk-sng-burbuja': ['pk-tor-icm', 'pk-tor-pushfold'],
  'pk-sng-duelo': ['pk-tor-headsup', 'pk-tor-pushfold'],
};

const counted = (level: number): readonly string[] =>
  level < 3 ? ['pk-mat-odds', 'pk-mat-equity'] : ['pk-mat-mdf', 'pk-mat-combos', 'pk-pos-valor'];

/** Charts, asked in rounds; all-ins for who plays for prizes. */
const charts = (level: number, format: string): readonly string[] =>
  format === 'cash'
    ? ['pk-pre-rfi', 'pk-pre-3bet', 'pk-pre-cigrande', ...counted(level).slice(0, 1)]
    : ['pk-tor-pushfold', 'pk-pre-cigrande', ...counted(level)];

/** Nobody who asked for calm is dealt cards to use up the minutes: what steadies is more of the same, and what the money needs. */
const STEADY: Readonly<Record<string, readonly string[]>> = {
  MEN: ['pk-men-limites', 'pk-men-rutina', 'pk-men-foco', 'pk-men-downswing', 'pk-men-energia', 'pk-ban-banca'],
  BAN: ['pk-ban-registro', 'pk-ban-banca', 'pk-men-limites', 'pk-men-downswing'],
};
/** Decided after the flop. */
const PLAYED = ['POS', 'GTO', 'EXP', 'CAS', 'REV'];

/** By level and format, for a theme of an area; no area where nobody is to play. */
export const pokerFiller = (level: number, format: string, area: string, topicId: string): readonly string[] => {
  const steady = STEADY[area];
  if (steady) return steady;
  if (level === 0) return ['pk-fun-manos', 'pk-mat-outs'];
  if (area === '') return charts(level, format);
  const beside = BESIDE[topicId];
  if (beside) return beside;
  if (PLAYED.includes(area)) return handsFrom(level, format);
  if (area === 'MAT' || area === 'FUN') return counted(level);
  if (area === 'TOR' || area === 'SNG') return ['pk-tor-pushfold', 'pk-tor-icm'];
  return charts(level, format);
};
