/** What a coach would not leave out of the first weeks, by format and level. See the same of chess. */

const CASH: readonly (readonly string[])[] = [
  ['pk-fun-manos', 'pk-men-limites', 'pk-fun-posicion', 'pk-pre-rfi'],
  ['pk-pre-rfi', 'pk-fun-errores', 'pk-pos-valor', 'pk-mat-odds', 'pk-pos-cbet', 'pk-pre-cigrande'],
  ['pk-pre-rfi', 'pk-pre-cigrande', 'pk-pos-cbet', 'pk-pos-vscbet', 'pk-pre-3bet', 'pk-mat-equity'],
  ['pk-pos-bote3bet', 'pk-pos-turn', 'pk-pos-river', 'pk-pre-vs3bet', 'pk-gto-ventaja', 'pk-mat-mdf', 'pk-exp-ajustes'],
  [
    'pk-pos-overbet',
    'pk-pre-4bet',
    'pk-pos-bote3bet',
    'pk-gto-poblacion',
    'pk-pos-river',
    'pk-mat-bloqueo',
    'pk-pos-geometria',
  ],
  [
    'pk-pos-overbet',
    'pk-pre-mixtas',
    'pk-pos-bote4bet',
    'pk-gto-nodelock',
    'pk-pos-river',
    'pk-mat-bloqueo',
    'pk-pos-xrtardio',
  ],
];

const TOURNAMENTS: readonly (readonly string[])[] = [
  ['pk-fun-manos', 'pk-men-limites', 'pk-fun-posicion', 'pk-tor-etapas'],
  ['pk-mat-ev', 'pk-tor-icm', 'pk-tor-pushfold', 'pk-tor-etapas', 'pk-pre-rfi'],
  ['pk-tor-pushfold', 'pk-tor-icm', 'pk-tor-stackmedio', 'pk-tor-burbuja', 'pk-pre-cigrande', 'pk-pre-3bet'],
  ['pk-tor-stackmedio', 'pk-tor-icm', 'pk-tor-burbuja', 'pk-tor-mesafinal', 'pk-pre-vs3bet', 'pk-pos-turn'],
  ['pk-tor-icm', 'pk-tor-mesafinal', 'pk-tor-futuro', 'pk-tor-pko', 'pk-pos-river', 'pk-gto-ventaja'],
];

const SIT_AND_GO: readonly (readonly string[])[] = [
  ['pk-fun-manos', 'pk-men-limites', 'pk-fun-posicion', 'pk-sng-estructura'],
  ['pk-mat-ev', 'pk-tor-icm', 'pk-sng-burbuja', 'pk-tor-pushfold'],
  ['pk-tor-pushfold', 'pk-tor-icm', 'pk-sng-burbuja', 'pk-sng-duelo', 'pk-pre-robo'],
  ['pk-tor-icm', 'pk-sng-burbuja', 'pk-sng-duelo', 'pk-sng-spin', 'pk-pre-cipequena'],
];

const TABLES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  cash: CASH,
  torneo: TOURNAMENTS,
  sng: SIT_AND_GO,
};

export const pokerCore = (level: number, format: string): readonly string[] => {
  const table = TABLES[format] ?? CASH;
  return table[Math.min(level, table.length - 1)] ?? [];
};

/** A group, a database or a staking contract is had or not had: they come when the player speaks of them. */
export const POKER_ON_REQUEST: readonly string[] = [
  'pk-rev-grupo',
  'pk-rev-poblacion',
  'pk-ban-staking',
  'pk-exp-vivo',
  'pk-cas-straddle',
  'pk-pre-straddle',
];

/** There must be hands before there is a leak to look for. */
export const POKER_AFTER_PLAY: readonly string[] = ['pk-rev-leaks', 'pk-ban-registro', 'pk-exp-mesa'];
