/** What shell/before-paint.js asked for while the script of the page was on its way. */
export interface Early {
  readonly path: string;
  readonly token: string;
  /** performance.now() when it was asked for. */
  readonly at: number;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    estrategaPedido?: Early | undefined;
  }
}

/** A page that was left standing before its script took the answer asks anew. */
const FRESH_MS = 30_000;

/** Once: who asks again wants what is true then. */
export function takeEarly(path: string, token: string): Early | undefined {
  const early = window.estrategaPedido;
  if (early?.path !== path || early.token !== token) return undefined;
  window.estrategaPedido = undefined;
  return performance.now() - early.at < FRESH_MS ? early : undefined;
}
