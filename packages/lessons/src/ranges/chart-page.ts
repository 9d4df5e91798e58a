/** Charts that are read side by side share a page: all seats of one decision at one depth. */

const KINDS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^rg-abrir-cash(\d)-/u, ([, seats]) => `abrir-cash-${seats}`],
  [/^rg-abrir-mtt(\d+)-/u, ([, depth]) => `abrir-torneo-${depth}`],
  [/^rg-abrir-spin-btn-(\d+)$/u, ([, depth]) => `abrir-spin-${depth}`],
  [/^rg-3bet-spin-sb-btn-(\d+)$/u, ([, depth]) => `resubir-spin-${depth}`],
  [/^rg-defensa-spin-bb-\w+-(\d+)$/u, ([, depth]) => `ciega-grande-spin-${depth}`],
  [/^rg-respuesta-spin-btn-\w+-(\d+)$/u, ([, depth]) => `respuesta-spin-${depth}`],
  [/^rg-3bet-\w+-\w+-(\d+)$/u, ([, depth]) => `resubir-torneo-${depth}`],
  [/^rg-3bet-\w+-\w+$/u, () => 'resubir-cash-100'],
  [/^rg-squeeze-\w+-\w+-\w+-100$/u, () => 'squeeze-cash-100'],
  [/^rg-defensa-bb-\w+(?:-\dbb)?-100$/u, () => 'ciega-grande-cash-100'],
  [/^rg-defensa-bb-\w+-(\d+)$/u, ([, depth]) => `ciega-grande-torneo-${depth}`],
  [/^rg-respuesta-\w+-\w+-100$/u, () => 'respuesta-cash-100'],
  [/^rg-contra4bet-\w+-\w+-100$/u, () => 'contra-cuarta-cash-100'],
  [/^rg-completar-mtt-sb-(\d+)$/u, ([, depth]) => `completar-torneo-${depth}`],
  [/^rg-completar-spin-sb-(\d+)$/u, ([, depth]) => `completar-spin-${depth}`],
  [/^rg-respuesta-\w+-\w+-(\d+)$/u, ([, depth]) => `respuesta-torneo-${depth}`],
  [/^rg-premios-(.+?)(?:-(?:utg\d?|lj|hj|co|btn|sb|bb)){1,2}-(\d+)$/u, ([, table, depth]) => `${table}-${depth}`],
  [/^rg-push-\w+-(\d+)$/u, ([, depth]) => `all-in-${depth}`],
  [/^rg-pago-\w+-\w+-(\d+)$/u, ([, depth]) => `pagar-all-in-${depth}`],
];

/** The page on which a chart is drawn. Ids are permanent, so they are enough to find it. */
export const chartPage = (id: string): string => {
  for (const [pattern, page] of KINDS) {
    const found = pattern.exec(id);
    if (found) return page(found);
  }
  throw new RangeError(`no page for ${id}`);
};

export const chartAddress = (id: string): string => `/tablas/${chartPage(id)}#${id}`;
