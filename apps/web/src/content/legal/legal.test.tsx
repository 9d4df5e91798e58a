import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatArs, formatUsd, keptLine, PRICES, TIER_RULES, TIERS } from '@estratega/domain';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PRERENDERED_PATHS } from '../../routes.ts';
import { LEGAL_LINKS } from '../../shell/navigation.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { LEGAL, LEGAL_SLUGS, shortDate } from './front-matter.ts';
import { BROWSER_STORAGE } from './parts/browser-storage.ts';

const modules = import.meta.glob<{ default: ComponentType }>('./text/*.tsx', { eager: true });

/** As the page is prerendered: without a browser, without a session. */
function textOf(slug: string): Document {
  const Page = modules[`./text/${slug}.tsx`]?.default;
  if (!Page) throw new Error(`no page ${slug}`);
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [`/${slug}`] });
  return new DOMParser().parseFromString(renderToStaticMarkup(<RouterProvider router={router} />), 'text/html');
}
const PAGES = new Map(LEGAL_SLUGS.map((slug) => [slug as string, textOf(slug)]));
const words = (slug: string) => (PAGES.get(slug)?.body.textContent ?? '').replace(/\s+/gu, ' ');

describe.each(LEGAL_SLUGS)('%s', (slug) => {
  const page = PAGES.get(slug);

  it('has a file, a route, a place in the footer, and its own title and description', () => {
    expect(PRERENDERED_PATHS).toContain(`/${slug}`);
    expect(LEGAL_LINKS).toContainEqual({ to: `/${slug}`, label: LEGAL[slug].title });
    const { description } = LEGAL[slug];
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(LEGAL_SLUGS.filter((other) => LEGAL[other].description === description)).toEqual([slug]);
  });

  it('shows its date, one h1, and a table of contents that matches its sections', () => {
    expect(page?.querySelectorAll('h1')).toHaveLength(1);
    expect(words(slug)).toContain(`Última actualización: ${shortDate(LEGAL[slug].updated)}`);
    const listed = [...(page?.querySelectorAll('.indice a') ?? [])].map((a) => [a.getAttribute('href'), a.textContent]);
    const sections = [...(page?.querySelectorAll('h2[id]') ?? [])].map((h2) => [`#${h2.id}`, h2.textContent]);
    expect(listed).toEqual(sections);
    expect(new Set(sections.map(([id]) => id)).size).toBe(sections.length);
    expect(sections.length).toBeGreaterThanOrEqual(5);
  });

  it('links only to pages and anchors that exist', () => {
    for (const link of page?.querySelectorAll('a[href]') ?? []) {
      const href = link.getAttribute('href') ?? '';
      if (href.startsWith('mailto:')) continue;
      const [path = '', anchor] = href.split('#', 2);
      const target = path === '' ? slug : path.slice(1);
      if (path !== '') expect(PRERENDERED_PATHS, href).toContain(path);
      const known = PAGES.get(target);
      if (anchor !== undefined && known) expect(known.getElementById(anchor), href).not.toBeNull();
    }
  });

  it('holds a real text, without gaps to fill', () => {
    expect(words(slug).split(' ').length).toBeGreaterThan(300);
    expect(words(slug)).not.toMatch(/\{|\}|undefined|TODO|lorem|XX|\[…\]/u);
  });
});

it('a page per file, and a file per page', () => {
  const pages = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));
  for (const files of [pages, readdirSync(join(import.meta.dirname, 'text'))])
    expect(files.map((file) => file.slice(0, -4)).sort()).toEqual([...LEGAL_SLUGS].sort());
});

describe('what the specification and the decisions ask', () => {
  it('dates the privacy policy 1/4/2025 and fills the date of the terms', () => {
    expect(words('politica-de-privacidad')).toContain('Última actualización: 1/4/2025');
    expect(words('terminos-y-condiciones')).toMatch(/Última actualización: \d+\/\d+\/20\d\d/u);
  });

  it('the terms: age, each price in both currencies with its name, each rule of each tier, seven days', () => {
    const terms = words('terminos-y-condiciones');
    expect(terms).toMatch(/mayor de 18 años o tener el consentimiento de tu madre, padre o tutor/u);
    for (const text of ['US$ 2,99', 'US$ 4,99', 'US$ 0', '$3.000', '$5.000', 'dólares', 'pesos argentinos'])
      expect(terms).toContain(text);
    expect(terms).toContain('primeros 7 días');
    const table = [...(PAGES.get('terminos-y-condiciones')?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    );
    const yes = (given: boolean) => (given ? 'Sí' : 'No');
    expect(table).toEqual([
      TIERS.map((tier) => String(TIER_RULES[tier].planesActivos)),
      TIERS.map((tier) => yes(TIER_RULES[tier].anuncios)),
      TIERS.map((tier) => String(TIER_RULES[tier].progresiones ?? 'Ilimitadas')),
      TIERS.map((tier) => yes(TIER_RULES[tier].informacionProgreso)),
      TIERS.map((tier) => yes(TIER_RULES[tier].nuevaInformacion)),
      TIERS.map(keptLine),
      TIERS.map((tier) => formatUsd(PRICES[tier].usd)),
      TIERS.map((tier) => formatArs(PRICES[tier].ars)),
    ]);
  });

  it('rights: download and edit in the account, deletion there and by e-mail', () => {
    const rights = words('mecanismos-para-derechos-de-usuario');
    for (const text of ['Descargar', 'Editar', 'Eliminar', 'Por correo']) expect(rights).toContain(text);
    expect(PAGES.get('mecanismos-para-derechos-de-usuario')?.querySelector('a[href="/cuenta"]')).not.toBeNull();
  });

  it('compliance: GDPR, CCPA and law 25.326, with the button', () => {
    const text = words('cumplimiento-de-regulaciones');
    for (const law of ['GDPR', 'CCPA', '25.326']) expect(text).toContain(law);
    const button = PAGES.get('cumplimiento-de-regulaciones')?.querySelector('.no-vender button');
    expect(button?.textContent).toBe('No vender mi información personal');
  });

  it('consent: the words of the register form, and marketing apart', () => {
    const text = words('consentimiento-explicito');
    expect(text).toContain('Acepto el tratamiento de mis datos');
    expect(text).toContain('Quiero recibir novedades y ofertas por correo.');
    expect(text).toMatch(/debes marcar la casilla de tratamiento de datos/u);
    expect(text).toMatch(/términos de marketing se aceptan por separado/u);
  });
});

/** Files of the program, tests apart. */
function sources(root: string, wanted: (name: string) => boolean): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => wanted(name) && !/\.test\.|(?:^|\/)test\//u.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'));
}

describe('true to the program', () => {
  it('tells every key that the site writes in the browser, and no other', () => {
    const src = join(import.meta.dirname, '../..');
    const code = sources(src, (name) => /\.tsx?$/u.test(name) && !name.includes('content/legal/parts/browser-storage'));
    const found = new Set<string>();
    for (const text of code.filter((file) =>
      /readStored|writeStored|localStorage|sessionStorage|createStore|keyedQueue/u.test(file),
    )) {
      for (const [, key] of text.matchAll(/['"`](estratega(?:\.[\w-]+)+\.?|cookieConsent|tema)(?=['"`$])/gu))
        if (key) found.add(key.endsWith('.') ? `${key}*` : key);
      for (const [, name] of text.matchAll(/createStore\('([\w-]+)'/gu)) found.add(`${name} (IndexedDB)`);
    }
    // Locks, not keys: nothing is kept.
    found.delete('estratega.cambios');
    found.delete('estratega.analisis');
    expect([...found].sort()).toEqual(BROWSER_STORAGE.map(([key]) => key as string).sort());
  });

  it('tells every table of the database', () => {
    const told: Record<string, string> = {
      usuarios: 'Tu nombre, tu correo electrónico, un identificador interno',
      sesiones: 'Por cada sesión abierta',
      cuentas: 'el identificador de tu cuenta de Google',
      verificaciones: 'Los enlaces para restablecer la contraseña',
      // The same data, to be found by: an address, an account elsewhere, a subscription, a key from before.
      directorio_correos: 'Tu nombre, tu correo electrónico, un identificador interno',
      directorio_accesos: 'el identificador de tu cuenta de Google',
      directorio_suscripciones: 'El identificador que le da PayPal',
      directorio_sesiones: 'Por cada sesión abierta',
      boletos: 'Por cada sesión abierta',
      bajas: 'una huella irreversible del identificador interno de la cuenta eliminada',
      limites: 'Contadores para frenar abusos',
      planes: 'Cada plan con sus tareas y objetivos',
      tareas: 'Cada plan con sus tareas y objetivos',
      tareas_propias: 'las tareas que agregas tú',
      objetivos: 'Cada plan con sus tareas y objetivos',
      intentos: 'Tus respuestas a los ejercicios',
      avances_ejercicios: 'cómo te fue con cada ejercicio de tu semana',
      informes: 'un informe de cuánto acertamos al esperarlas, que solo tiene sumas',
      dificultades: 'calculamos la dificultad de cada ejercicio',
      apuntes: 'Lo que anotas de cada tarea',
      tiempos: 'cuánto tiempo trabajaste en ella',
      correos: 'Los correos que faltan enviarte',
      problemas: 'Los problemas de ajedrez que agrega quien opera el sitio',
      importaciones: 'desde qué archivo',
      pruebas_nivel: 'la última prueba de cada juego',
      partidas: 'Si traes tus partidas de ajedrez',
      manos: 'tus manos de póker',
      ejercicios_propios: 'los errores que se vuelven ejercicios',
      hechos_llevados: 'los temas que llevas a tu plan',
      cupos: 'cuántas se analizaron cada mes',
      guardado: 'cuánto ocupan',
      aprendices: 'Una estimación de lo que dominas',
      semanas: 'un resumen en cifras de cada semana terminada',
      suscripciones: 'El identificador que le da PayPal',
      suscripciones_huerfanas: 'queda solo su número',
      eventos_pago: 'Avisos de PayPal ya atendidos',
      mensajes_contacto: 'Cuando usas el formulario de contacto guardamos',
    };
    const server = join(import.meta.dirname, '../../../../server/src');
    const tables = sources(server, (name) => name.endsWith('tables.ts')).flatMap((text) =>
      [...text.matchAll(/pgTable\(\s*'(\w+)'/gu)].map(([, name]) => name ?? ''),
    );
    // A new table is a new line of the privacy policy, and then one here.
    expect(Object.keys(told).sort()).toEqual(tables.sort());
    for (const phrase of Object.values(told)) expect(words('politica-de-privacidad')).toContain(phrase);
  });

  it('shows the e-mail of this installation once it is known', async () => {
    fakeServer({ 'GET /api/config': { json: { contactEmail: 'legal@mi-club.example' } } });
    const Page = modules['./text/politica-de-privacidad.tsx']?.default as ComponentType;
    const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
    const { findAllByRole } = render(<RouterProvider router={router} />);
    const links = await findAllByRole('link', { name: 'legal@mi-club.example' });
    expect(links[0]?.getAttribute('href')).toBe('mailto:legal@mi-club.example');
  });
});
