import type { Subscription } from './ledger.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/gu, (char) => `&#${char.charCodeAt(0)};`);

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; display: grid; min-height: 100vh; place-items: center; background: light-dark(#f4f5f7, #17181a); color: light-dark(#1c1d1f, #ececee); }
  main { box-sizing: border-box; width: min(26rem, 100vw); padding: 2rem; background: light-dark(#fff, #222326); border: 1px solid light-dark(#d3d6db, #3b3d42); border-radius: 12px; }
  main.ancho { width: min(60rem, 100vw); }
  h1 { font-size: 1.4rem; margin: 0 0 .5rem; }
  button { min-height: 44px; padding: .5rem 1rem; font: inherit; border: 1px solid #6b7079; border-radius: 8px; cursor: pointer; background: none; color: inherit; }
  .decidir button { display: block; width: 100%; margin: .75rem 0 0; }
  .decidir button:first-of-type { background: #003087; border-color: #003087; color: #fff; }
  button:focus-visible { outline: 3px solid light-dark(#1a57c9, #8ab4f8); outline-offset: 2px; }
  ul { list-style: none; padding: 0; } li { padding: 1rem 0; border-top: 1px solid light-dark(#d3d6db, #3b3d42); }
  .acciones { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .5rem; }
`;

const page = (body: string, head = '') => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>PayPal de prueba</title><style>${STYLE}</style>${head}</head>
<body>${body}</body></html>`;

/** The window in which a person agrees to pay. */
export const approvalPage = (action: string, { id, status }: Subscription, plan: string): string =>
  page(
    status === 'APPROVAL_PENDING'
      ? `<main><h1>PayPal de prueba</h1>
<p>Modo de prueba: nadie cobra nada aquí.</p>
<p>Suscripción ${escapeHtml(id)}: ${escapeHtml(plan)}.</p>
<form class="decidir" method="post" action="${escapeHtml(action)}">
<button name="decision" value="aprobar">Aceptar y suscribirme</button>
<button name="decision" value="rechazar">Cancelar y volver</button>
</form></main>`
      : `<main><h1>PayPal de prueba</h1><p>La suscripción ${escapeHtml(id)} ya no espera tu aprobación.</p></main>`,
  );

/** Tells the window that opened it, by a channel that survives any opener policy, and closes. */
export const donePage = (script: string): string =>
  page(
    '<main><h1>PayPal de prueba</h1><p>Listo. Puedes cerrar esta ventana.</p></main>',
    `<script src="${escapeHtml(script)}"></script>`,
  );

const NAMES: Readonly<Record<string, string>> = {
  aprobar: 'Aprobar',
  renovar: 'Cobrar otro mes',
  rechazar: 'Rechazar un cobro',
  suspender: 'Suspender',
  vencer: 'Vencer',
  cancelar: 'Cancelar',
  reembolsar: 'Reembolsar',
};

const entry = (base: string, { id, planId, status }: Subscription, happenings: readonly string[]) =>
  `<li>${escapeHtml(id)} · ${escapeHtml(planId)} · ${status}<div class="acciones">${happenings
    .map(
      (name) =>
        `<form method="post" action="${base}/_control/${id}/${name}"><button>${NAMES[name] ?? name}</button></form>`,
    )
    .join('')}</div></li>`;

export const listPage = (
  base: string,
  subscriptions: readonly Subscription[],
  happenings: readonly string[],
): string => {
  const list = subscriptions.map((subscription) => entry(base, subscription, happenings)).join('');
  return page(
    `<main class="ancho"><h1>PayPal de prueba</h1><p>Modo de prueba: nadie cobra nada aquí. Cada botón hace que algo ocurra y avisa a Estratega.</p>${
      subscriptions.length === 0 ? '<p>Todavía no hay suscripciones.</p>' : `<ul>${list}</ul>`
    }</main>`,
  );
};
