import { randomBytes } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
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
      const button = document.querySelector('.cabecera .tema');
      return button === null || Object.keys(button).some((key) => key.startsWith('__reactProps'));
    });
    return response;
  };
};

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
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

export const axeViolations = async (page: Page) => {
  // What is fixed lies over whatever happens to be under it; people scroll.
  await page.evaluate(() => {
    scrollTo(0, 0);
    for (const notice of document.querySelectorAll<HTMLElement>('.entorno')) notice.style.position = 'static';
  });
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // No frame of another site to join: it spares a second page for every run.
    .setLegacyMode(true)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
};
