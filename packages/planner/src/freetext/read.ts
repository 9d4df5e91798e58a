import { outweighs } from '@estratega/domain';
import type { Game } from '../games/game.ts';
import type { Lado, Polaridad } from '../learner/state.ts';
import { finish, type Steps } from '../steps/steps.ts';
import { readingSteps } from './learnt/reader.ts';
import { MODELS } from './learnt/weights.ts';
import { stacksIn } from './stacks.ts';

/** Themes that a player names, with what is said of each and where. */

export interface Mention {
  readonly tema: string;
  readonly polaridad: Polaridad;
  /** The player's colour, where the words tell it: «contra la Siciliana» is White's matter. */
  readonly lado?: Lado;
  /** Not sure enough to be asserted: the form asks, and no reason says «contaste que…». */
  readonly duda?: true;
  /** Known, and lost at the board: what is missing is practice. */
  readonly practica?: true;
  /** Start and end in the original text. */
  readonly tramo: [number, number];
}

/** What is meant is one of these themes, and the words do not tell which: it is asked, and the plan knows nothing of it before. */
export interface Guess {
  readonly temas: readonly string[];
  readonly polaridad: Polaridad;
  readonly tramo: readonly [number, number];
}

/** «Firmo tablas en finales de torre. Lucena la sé desde el 89»: known and yet hard, so what is missing is practice. */
const stronger = (said: Mention, before: Mention | undefined): Mention => {
  if (!before) return said;
  const [more, less] = outweighs(said, before) ? [said, before] : [before, said];
  return more.polaridad === 'no_sabe' && less.polaridad === 'sabe' && !less.duda ? { ...more, practica: true } : more;
};

/** What a text speaks of as a matter of course: nothing is asked of it, and it is there. */
const SPOKEN_OF = 0.75;

/** One mention per theme, the strongest word winning: not knowing, then knowing, then not wanting, then wanting. */
export function* mentionSteps(
  game: Game,
  text: string,
): Steps<{
  readonly mentions: Mention[];
  readonly spokenOf: readonly string[];
  readonly guesses: readonly Guess[];
}> {
  const best = new Map<string, Mention>();
  const spokenOf = new Set<string>();
  const { found, guesses } = yield* readingSteps(MODELS, game, text);
  for (const { tema, stance, sure, lado, practica, tramo } of found) {
    if (stance === 'nada') {
      if (sure >= SPOKEN_OF) spokenOf.add(tema);
      continue;
    }
    const mention: Mention = {
      tema,
      polaridad: stance,
      ...(lado ? { lado } : {}),
      ...(practica ? { practica } : {}),
      ...(sure < MODELS.least.sure ? { duda: true } : {}),
      tramo: [tramo[0], tramo[1]],
    };
    best.set(tema, stronger(mention, best.get(tema)));
  }
  for (const stack of stacksIn(game, text, best.keys())) best.set(stack.tema, { ...stack, polaridad: 'no_sabe' });
  return {
    mentions: [...best.values()].sort((a, b) => a.tramo[0] - b.tramo[0]),
    spokenOf: [...spokenOf].filter((tema) => !best.has(tema)),
    // Who names one of them elsewhere has said which; what is known or only mentioned needs no question.
    guesses: guesses.flatMap(({ temas, stance, tramo }) =>
      stance === 'nada' || stance === 'sabe' || temas.some((tema) => best.has(tema))
        ? []
        : [{ temas, polaridad: stance, tramo }],
    ),
  };
}
export const readMentions = (game: Game, text: string): Mention[] => finish(mentionSteps(game, text)).mentions;
