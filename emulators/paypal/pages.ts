import type { Subscription } from './ledger.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/gu, (char) => `&#${char.charCodeAt(0)};`);

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; display: grid; min-height: 100vh; place-items: center; background: light-dark(#f4f5f7, #17181a); color: light-dark(#1c1d1f, #ececee); }
  main { box-sizing: border-box; width: min(26rem, 100vw); padding: 2rem; background: light-dark(#fff, #222326); border: 1px solid light-dark(#d3d6db, #3b3d42); border-radius: 12px; }
  h1 { font-size: 1.4rem; margin: 0 0 .5rem; }
  button { display: block; width: 100%; margin: .75rem 0 0; padding: .75rem 1rem; font: inherit; border: 1px solid #6b7079; border-radius: 8px; cursor: pointer; background: none; color: inherit; }
  button:first-of-type { background: #003087; border-color: #003087; color: #fff; }
  button:focus-visible { outline: 3px solid light-dark(#1a57c9, #8ab4f8); outline-offset: 2px; }
`;

/** The window in which a person agrees to pay. */
export const approvalPage = (action: string, subscription: Subscription): string => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>PayPal de prueba</title><style>${STYLE}</style></head>
<body><main><h1>PayPal de prueba</h1>
<p>Nadie cobra nada aquí. Suscripción ${escapeHtml(subscription.id)} al plan ${escapeHtml(subscription.planId)}.</p>
<form method="post" action="${escapeHtml(action)}">
<button name="decision" value="aprobar">Aceptar y suscribirme</button>
<button name="decision" value="rechazar">Cancelar y volver</button>
</form></main></body></html>`;

/** Tells the window that opened it, by a channel that survives any opener policy, and closes. */
export const donePage = (script: string): string => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><title>PayPal de prueba</title><script src="${escapeHtml(script)}"></script></head>
<body><main><p>Listo. Puedes cerrar esta ventana.</p></main></body></html>`;

export const listPage = (
  base: string,
  subscriptions: readonly Subscription[],
  happenings: readonly string[],
): string => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>PayPal de prueba</title></head>
<body><main><h1>PayPal de prueba</h1>${subscriptions.length === 0 ? '<p>Todavía no hay suscripciones.</p>' : ''}
<ul>${subscriptions
  .map(
    (subscription) =>
      `<li>${escapeHtml(subscription.id)} · ${escapeHtml(subscription.planId)} · ${subscription.status}${happenings
        .map(
          (name) =>
            ` <form method="post" action="${base}/_control/${subscription.id}/${name}"><button>${name}</button></form>`,
        )
        .join('')}</li>`,
  )
  .join('')}</ul></main></body></html>`;
