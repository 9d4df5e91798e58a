import type { PokerExercise as Exercise } from '@estratega/lessons';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PokerExercise } from '../src/screens/session/poker/poker-exercise.tsx';

/** What a player has before answering: what stands on the screen, and what a screen reader says. */
export interface Shown {
  readonly seen: string;
  readonly heard: string;
}

const NAMES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (html: string): string =>
  html.replaceAll(/&(amp|lt|gt|quot|#x27);/gu, (_, name: string) => NAMES[name] ?? '').replaceAll(/\s+/gu, ' ');

const nothing = () => undefined;

/** One question of an exercise, as it is asked. Pictures of cards carry their code in their address. */
export const shownOf = (exercise: Exercise, at: number): Shown => {
  const html = renderToStaticMarkup(
    createElement(PokerExercise, {
      exercise: { ...exercise, preguntas: [exercise.preguntas[at] as Exercise['preguntas'][number]] },
      onAnswer: nothing,
      onNext: nothing,
      announce: nothing,
      spent: () => 0,
      vuelve: '',
      last: false,
    }),
  );
  // Whoever hears a picture hears its label and nothing of what it is made of.
  const [scene = '', ...sheet] = html.split('<section');
  const labels = [...scene.matchAll(/aria-label="([^"]*)"/gu)].map(([, label = '']) => label);
  const text = (part: string): string => plain(part.replaceAll(/<[^>]*>/gu, ' '));
  const told = text(`<section${sheet.join('<section')}`);
  return {
    seen: text(html),
    heard: [plain(labels.join(' ')), scene.includes('role="img"') ? '' : text(scene), told].join(' '),
  };
};
