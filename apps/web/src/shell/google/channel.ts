/** Between the sign-in screen and the window where Google's answer lands. Same origin only, by nature of the channel. */
export const GOOGLE_CHANNEL = 'estratega-acceso';

export type GoogleMessage = { token: string } | { error: true };
