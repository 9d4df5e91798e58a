/**
 * The worker that opens the app without network. Asked for by the screens that need it, never by the public pages, and
 * only once the screen is drawn.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // Refused by the browser (private window, settings): the app then needs the network, as any page.
    });
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}
