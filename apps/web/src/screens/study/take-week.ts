import { send } from '../../shell/api/client.ts';

/** The file needs the token, so it is fetched and handed over. */
export async function takeWeek(planId: string, token: string): Promise<void> {
  const response = await send(`/api/planes/${planId}/calendario`, { token });
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = 'estratega-semana.ics';
  link.click();
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
