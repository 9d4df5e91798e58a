import { writeStored } from '../storage.ts';

/** Without a stored choice the page follows the system, and so does the browser's own chrome. */
const PAPER = { light: '#F5F1E6', dark: '#0D1512' } as const;
type Theme = keyof typeof PAPER;

function current(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function toggleTheme(): void {
  const next: Theme = current() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  writeStored('tema', next);
  paintBrowserChrome();
}

export function paintBrowserChrome(): void {
  if (!document.documentElement.dataset.theme) return;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = PAPER[current()];
  }
}
