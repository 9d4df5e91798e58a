/** How articles write numbers. For the files that recompute them. */
export const figure = (value: number, decimals = 0): string =>
  new Intl.NumberFormat('es-AR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);

export const percent = (ratio: number, decimals = 0): string => `${figure(ratio * 100, decimals)} %`;
