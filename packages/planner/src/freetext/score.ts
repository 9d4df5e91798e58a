import { GAMES, type Juego, SHORT_NAMES } from '@estratega/domain';
import { gameOf } from '../games/index.ts';
import type { Polaridad } from '../learner/state.ts';
import { readMentions } from './read.ts';

/** Scores the reader on annotated sentences: sets of (theme, polarity) pairs, micro-averaged. */

export interface Annotated {
  readonly id: string;
  readonly texto: string;
  readonly esperado: readonly { readonly tema: string; readonly polaridad: string }[];
}

export type Sentences = Readonly<Record<Juego, readonly Annotated[]>>;

export interface Score {
  readonly f1: number;
  /** Right polarity among the themes found. */
  readonly polarity: number;
  readonly mistakes: readonly string[];
}

export const scoreReader = (sentences: Sentences): Score => {
  let right = 0;
  let extra = 0;
  let missing = 0;
  let themes = 0;
  let polarities = 0;
  const mistakes: string[] = [];
  for (const campo of GAMES) {
    for (const { id, texto, esperado } of sentences[SHORT_NAMES[campo]]) {
      const found = readMentions(gameOf(campo), texto);
      const pair = ({ tema, polaridad }: { readonly tema: string; readonly polaridad: string | Polaridad }): string =>
        `${tema} ${polaridad}`;
      const got = new Set(found.map(pair));
      const wanted = new Set(esperado.map(pair));
      const hits = [...got].filter((one) => wanted.has(one)).length;
      right += hits;
      extra += got.size - hits;
      missing += wanted.size - hits;
      for (const mention of found) {
        const same = esperado.find((one) => one.tema === mention.tema);
        if (!same) continue;
        themes++;
        if (same.polaridad === mention.polaridad) polarities++;
      }
      if (hits < got.size || hits < wanted.size) mistakes.push(`${id} «${texto}»: ${[...got].join(', ') || 'nada'}`);
    }
  }
  return { f1: (2 * right) / (2 * right + extra + missing), polarity: polarities / Math.max(1, themes), mistakes };
};
