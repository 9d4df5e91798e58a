const LONG = new Intl.DateTimeFormat('es-419', { dateStyle: 'long' });

export function formatDate(iso: string): string {
  return LONG.format(new Date(iso));
}
