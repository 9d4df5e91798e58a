import { send } from '../../shell/api/client.ts';
import { saveFile } from '../../shell/save-file.ts';

/** The file needs the token, so it is fetched and handed over. */
export async function takeWeek(planId: string, token: string): Promise<void> {
  const response = await send(`/api/planes/${planId}/calendario`, { token });
  saveFile(await response.blob(), 'estratega-semana.ics');
}
