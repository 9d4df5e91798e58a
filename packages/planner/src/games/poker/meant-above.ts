/** A theme whose last level lies two below the player's: what a coach would take the same words for. */
export const POKER_MEANT_ABOVE: Readonly<Record<string, string>> = {
  'pk-fun-manos': 'pk-exp-lectura',
  'pk-fun-posicion': 'pk-pos-oop',
  'pk-fun-tamanos': 'pk-pos-valor',
  'pk-fun-errores': 'pk-rev-leaks',
  'pk-mat-outs': 'pk-mat-equity',
  'pk-mat-odds': 'pk-mat-mdf',
  'pk-pre-aislar': 'pk-exp-ajustes',
  'pk-pos-proyectos': 'pk-pos-farol',
  'pk-sng-estructura': 'pk-sng-spin',
};

/** Bankroll, stakes, rooms and deals: of no use to whoever may not play for money. */
export const POKER_MONEY: readonly string[] = [
  'pk-ban-banca',
  'pk-ban-niveles',
  'pk-ban-registro',
  'pk-ban-riesgo',
  'pk-ban-staking',
  'pk-cas-sala',
  'pk-cas-sesion',
  'pk-cas-altos',
  'pk-tor-altos',
  'pk-tor-calendario',
  'pk-men-limites',
];
