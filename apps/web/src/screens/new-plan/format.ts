const NUMBER = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** 3500 is "3.500", 5.5 is "5,5". */
export function formatNumber(value: number): string {
  return NUMBER.format(value);
}

/** The unit never starts a line of its own. */
export function formatHours(hours: number): string {
  return `${NUMBER.format(hours)}\u00a0h`;
}
