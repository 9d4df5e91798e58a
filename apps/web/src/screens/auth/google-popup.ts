import { api } from '../../shell/api/client.ts';
import { GOOGLE_CHANNEL, type GoogleMessage } from '../../shell/google/channel.ts';

const POLL_MS = 250;
/** Whoever closes the window themselves may do so a moment before its message arrives. */
const GRACE_MS = 1000;

/**
 * Resolves with the session token; rejects when the user, the browser or the server refuses. Call it straight from the
 * click: a window opened any later is a blocked popup.
 */
export async function signInWithGoogle(): Promise<string> {
  const popup = window.open('about:blank', 'estratega-google', 'popup,width=480,height=680');
  if (!popup) throw new Error('popup blocked');
  const channel = new BroadcastChannel(GOOGLE_CHANNEL);
  try {
    const answer = listen(channel, popup);
    // Rejection before anybody awaits it (window closed while we ask for the address) is handled below.
    answer.catch(() => {});
    const { url } = await api<{ url: string }>('/api/auth/sign-in/social', {
      method: 'POST',
      body: {
        provider: 'google',
        callbackURL: '/acceso-google',
        errorCallbackURL: '/acceso-google',
        disableRedirect: true,
      },
    });
    popup.location.href = url;
    return await answer;
  } finally {
    channel.close();
    popup.close();
  }
}

function listen(channel: BroadcastChannel, popup: Window): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let closedFor = 0;
  const poll = setInterval(() => {
    if (!popup.closed) return;
    closedFor += POLL_MS;
    if (closedFor > GRACE_MS) reject(new Error('popup closed'));
  }, POLL_MS);
  channel.onmessage = ({ data }: MessageEvent<GoogleMessage>) => {
    if ('token' in data) resolve(data.token);
    else reject(new Error('refused'));
  };
  return promise.finally(() => clearInterval(poll));
}
