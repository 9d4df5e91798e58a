import type { Campo, NivelDeclarado, RespuestaAbierta } from '@estratega/domain';
import { useSyncExternalStore } from 'react';
import { whenForgotten } from '../session/forget.ts';
import { readStored, writeStored } from '../storage.ts';

/**
 * The test of the level of somebody without an account: it is kept here and nowhere else, answer by answer, until an account takes it.
 * No schema is loaded for it: what cannot be read as a test is none.
 */

const KEY = 'estratega.primera-jugada';

export const GAME_NAMES = { Ajedrez: 'ajedrez', 'Poker Texas Holdem': 'póker' } as const satisfies Record<
  Campo,
  string
>;

/** Where measuring starts for somebody who has said nothing yet. */
const LEVELS: Readonly<Record<Campo, NivelDeclarado>> = {
  Ajedrez: { campo: 'Ajedrez', experienciaAjedrez: 'No tengo elo' },
  'Poker Texas Holdem': {
    campo: 'Poker Texas Holdem',
    tipoPoker: 'Cash games',
    limiteMesa: 'Micro-stakes NL2-NL25',
  },
};

export interface OpenAnswer extends RespuestaAbierta {
  readonly acierto: boolean;
  /** Right in the end, at another try: it counts as missed. */
  readonly segunda?: boolean;
}
export interface OpenTest {
  readonly id: string;
  readonly nivel: NivelDeclarado;
  readonly respuestas: readonly OpenAnswer[];
  /** «Guardar mi semana» was pressed: who then makes an account has asked for it already. */
  readonly guardar?: boolean;
}
export interface OpenTests {
  /** The game that is shown. */
  readonly juego: Campo;
  readonly pruebas: Readonly<Partial<Record<Campo, OpenTest>>>;
}

const NONE: OpenTests = { juego: 'Ajedrez', pruebas: {} };
const listeners = new Set<() => void>();

const isTest = (value: unknown, campo: Campo): value is OpenTest => {
  const test = value as OpenTest | undefined;
  return typeof test?.id === 'string' && test.nivel?.campo === campo && Array.isArray(test.respuestas);
};

function read(text: string | null): OpenTests {
  try {
    const raw = JSON.parse(text ?? 'null') as Partial<OpenTests> | null;
    const campos = Object.keys(LEVELS) as Campo[];
    return {
      juego: campos.find((campo) => campo === raw?.juego) ?? NONE.juego,
      pruebas: Object.fromEntries(
        campos.flatMap((campo) => (isTest(raw?.pruebas?.[campo], campo) ? [[campo, raw?.pruebas?.[campo]]] : [])),
      ),
    };
  } catch {
    return NONE;
  }
}

/** A browser that stores nothing keeps it as long as the page. */
let kept: { text: string | null; tests: OpenTests } | undefined;
export function openTests(): OpenTests {
  const text = readStored(KEY);
  if (!kept || (text !== null && text !== kept.text)) kept = { text, tests: read(text) };
  return kept.tests;
}

function write(tests: OpenTests): void {
  const text = JSON.stringify(tests);
  writeStored(KEY, text);
  kept = { text, tests };
  for (const notify of listeners) notify();
}

const change = (campo: Campo, test: OpenTest | undefined): void => {
  const { juego, pruebas } = openTests();
  const { [campo]: _before, ...others } = pruebas;
  write({ juego, pruebas: test ? { ...others, [campo]: test } : others });
};

const newTest = (campo: Campo): OpenTest => ({ id: crypto.randomUUID(), nivel: LEVELS[campo], respuestas: [] });

export function chooseGame(juego: Campo): void {
  write({ ...openTests(), juego });
}

/** From its first exercise, or where it was left. */
export function beginTest(campo: Campo): void {
  chooseGame(campo);
  if (!openTests().pruebas[campo]) change(campo, newTest(campo));
}

/** Each exercise is answered once: the first answer is the one that counts. */
export function addAnswer(campo: Campo, answer: OpenAnswer): OpenTest {
  const test = openTests().pruebas[campo] ?? newTest(campo);
  if (test.respuestas.some(({ ejercicio }) => ejercicio === answer.ejercicio)) return test;
  const next = { ...test, respuestas: [...test.respuestas, answer] };
  change(campo, next);
  return next;
}

export function markSecond(campo: Campo, ejercicio: string): void {
  const test = openTests().pruebas[campo];
  if (!test) return;
  const respuestas = test.respuestas.map((one) => (one.ejercicio === ejercicio ? { ...one, segunda: true } : one));
  change(campo, { ...test, respuestas });
}

export function askToKeep(campo: Campo): void {
  const test = openTests().pruebas[campo];
  if (test) change(campo, { ...test, guardar: true });
}

export function forgetTest(campo: Campo): void {
  change(campo, undefined);
}

// Its owner has left: what was stored has gone, and so has this copy.
whenForgotten(() => {
  if (readStored(KEY) === null) kept = undefined;
  for (const notify of listeners) notify();
});

/** What is sent of it. */
export const sentOf = ({ id, nivel, respuestas }: OpenTest) => ({
  id,
  nivel,
  respuestas: respuestas.map(({ ejercicio, respuesta, ms }) => ({ ejercicio, respuesta, ms })),
});

const subscribeTests = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};

export const useOpenTests = (): OpenTests => useSyncExternalStore(subscribeTests, openTests, () => NONE);
