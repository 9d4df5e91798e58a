import type { Persona } from './personas.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/gu, (char) => `&#${char.charCodeAt(0)};`);

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; display: grid; min-height: 100vh; place-items: center; background: light-dark(#f4f5f7, #17181a); color: light-dark(#1c1d1f, #ececee); }
  main { box-sizing: border-box; width: min(26rem, 100vw); padding: 2rem; background: light-dark(#fff, #222326); border: 1px solid light-dark(#d3d6db, #3b3d42); border-radius: 12px; }
  h1 { font-size: 1.4rem; margin: 0 0 .25rem; }
  p { margin: 0 0 1.25rem; color: light-dark(#4a4d53, #b9bcc3); }
  button { display: block; width: 100%; margin: 0 0 .5rem; padding: .75rem 1rem; font: inherit; text-align: left; color: inherit; background: none; border: 1px solid light-dark(#8a8f98, #7c828c); border-radius: 8px; cursor: pointer; }
  button:hover { background: light-dark(#eef1f5, #2d2f34); }
  button:focus-visible { outline: 2px solid light-dark(#1a57c9, #8ab4f8); outline-offset: 2px; }
  strong, small { display: block; }
  .cancel { margin-top: 1rem; text-align: center; }
`;

/** The page on which a person says who they are; no script, so that any content policy holds. */
export const chooserPage = (action: string, personas: readonly Persona[]): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Elige una cuenta (Google de prueba)</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Elige una cuenta</h1>
<p>Google de prueba: ninguna de estas personas existe.</p>
<form method="post" action="${escapeHtml(action)}">
${personas
  .map(
    (persona) =>
      `<button name="cuenta" value="${escapeHtml(persona.sub)}"><strong>${escapeHtml(persona.name ?? persona.email)}</strong><small>${escapeHtml(persona.email)} · ${escapeHtml(persona.note)}</small></button>`,
  )
  .join('\n')}
<button class="cancel" name="cuenta" value="">Cancelar</button>
</form>
</main>
</body>
</html>`;
