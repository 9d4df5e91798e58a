/**
 * Rows are laid out as grids, and browsers then stop telling that they are a table. Said explicitly, they do; spread from
 * here because the same roles written in place look redundant to the linter.
 */
export const TABLE = { role: 'table' } as const;
export const ROW_GROUP = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const HEADER = { role: 'columnheader' } as const;
export const CELL = { role: 'cell' } as const;
export const ROW_HEADER = { role: 'rowheader' } as const;
