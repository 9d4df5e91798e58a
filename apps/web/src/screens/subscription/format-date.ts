const LONG = new Intl.DateTimeFormat('es-AR', { dateStyle: 'long' });

/** "1 de diciembre de 2025" */
export function formatDate(iso: string): string {
  return LONG.format(new Date(iso));
}
