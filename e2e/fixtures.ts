import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

interface Fixtures {
  /** Somebody new, made through the API. */
  person: Person;
  /** A page on which that person is signed in. */
  signedIn: Page;
  /** What the page complained about; a test that expects a complaint takes it out. */
  complaints: string[];
}

export const TOKEN_KEY = 'estratega.token';

export const newEmail = () => `jugador-${randomBytes(5).toString('hex')}@ejemplo.test`;
export const PASSWORD = 'el caballo salta 7';

/** People act when a page answers; a key pressed before the script has arrived tests nothing but the machine's speed. */
const actOnceAlive = async (page: Page) => {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    await page.waitForFunction(() => {
      const button = document.querySelector('.cabecera .cambia-tema');
      return button === null || Object.keys(button).some((key) => key.startsWith('__reactProps'));
    });
    return response;
  };
};

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      // Of the windows that it opens too.
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(complaints);
      // An error on the console is a failure, wherever it comes from.
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) await actOnceAlive(page);
    await use(page);
  },
  person: async ({ request }, use) => {
    const person = { name: 'Julieta Sosa', email: newEmail(), password: PASSWORD };
    const response = await request.post('/api/auth/sign-up/email', { data: person });
    expect(response.status()).toBe(200);
    const { token } = (await response.json()) as { token: string };
    await request.patch('/api/usuarios/yo', {
      data: { consentimientos: { tratamientoDatos: true } },
      headers: { authorization: `Bearer ${token}` },
    });
    await use({ ...person, token });
  },
  signedIn: async ({ page, person }, use) => {
    await page.addInitScript(
      ([key, token]) => {
        // Once: a test that signs out must stay signed out after a reload.
        if (sessionStorage.getItem('e2e') !== null) return;
        sessionStorage.setItem('e2e', '');
        localStorage.setItem(key, token);
        localStorage.setItem('cookieConsent', 'true');
      },
      [TOKEN_KEY, person.token] as const,
    );
    await use(page);
  },
});

export { expect };

/** Answers the next browser alert and gives its text. */
export const nextAlert = (page: Page): Promise<string> =>
  new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      const text = dialog.message();
      void dialog.accept().then(() => resolve(text));
    });
  });

/** The one that the listed package brings. */
const resolve = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve;
const AXE = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');
const EVERYTHING = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** What another theme can change. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

export const SCHEMES = ['light', 'dark'] as const;
/** For states seen in both themes at one size: the second changes colours and nothing else. */
export const rulesOf = (colorScheme: (typeof SCHEMES)[number]) => (colorScheme === 'dark' ? 'colours' : 'everything');

interface Axe {
  run: (
    context: Document,
    options: object,
  ) => Promise<{ violations: readonly { id: string; nodes: readonly { target: readonly string[] }[] }[] }>;
}

/**
 * What axe finds wrong with the page as it is. Its 650 KB are read once for each page, not twice for each run as its own
 * runner does: that was a third of what these checks cost. No frame of another site is looked into.
 */
export const axeViolations = async (page: Page, what: 'everything' | 'colours' = 'everything'): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (runOnly) => {
      // What is fixed lies over whatever happens to be under it; people scroll.
      scrollTo(0, 0);
      for (const notice of document.querySelectorAll<HTMLElement>('.entorno')) notice.style.position = 'static';
      // A theme that has just changed fades in: what is read is what people read, not a colour on the way.
      for (const fading of document.getAnimations()) if (fading instanceof CSSTransition) fading.finish();
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, {
        resultTypes: ['violations'],
        preload: false,
        runOnly,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    },
    what === 'colours' ? COLOURS : EVERYTHING,
  );
};
