import type { Campo } from '@estratega/domain';
import last from '../freetext/forum-last.json' with { type: 'json' };
import second from '../freetext/forum-second-unseen.json' with { type: 'json' };
import unseen from '../freetext/forum-unseen.json' with { type: 'json' };
import heldOut from '../freetext/held-out.json' with { type: 'json' };
import { type Sentences, scoreReader } from '../freetext/score.ts';

/** Sentences that were not looked at while the reader was tuned, and how well it reads them. */

export const FORUM_TEXTS: Readonly<Record<Campo, readonly string[]>> = {
  Ajedrez: unseen.ajedrez.map(({ texto }) => texto),
  'Poker Texas Holdem': unseen.poker.map(({ texto }) => texto),
};

const figures = (
  sentences: Sentences,
): { readonly F1: string; readonly polarity: string; readonly sentences: number } => {
  const { f1, polarity } = scoreReader(sentences);
  return {
    F1: f1.toFixed(3),
    polarity: polarity.toFixed(3),
    sentences: sentences.ajedrez.length + sentences.poker.length,
  };
};

export const scoreUnseen = (): Readonly<Record<string, ReturnType<typeof figures>>> => ({
  'forum, chess': figures({ ajedrez: unseen.ajedrez, poker: [] }),
  'forum, poker': figures({ ajedrez: [], poker: unseen.poker }),
  'last forty of the session before, chess': figures({ ajedrez: last.ajedrez, poker: [] }),
  'last forty of the session before, poker': figures({ ajedrez: [], poker: last.poker }),
  'second forum set, written before tuning, chess': figures({ ajedrez: second.ajedrez, poker: [] }),
  'second forum set, written before tuning, poker': figures({ ajedrez: [], poker: second.poker }),
  'all unseen together, chess': figures({
    ajedrez: [...unseen.ajedrez, ...last.ajedrez, ...second.ajedrez, ...heldOut.ajedrez],
    poker: [],
  }),
  'all unseen together, poker': figures({
    ajedrez: [],
    poker: [...unseen.poker, ...last.poker, ...second.poker, ...heldOut.poker],
  }),
  'written, chess': figures({ ajedrez: heldOut.ajedrez, poker: [] }),
  'written, poker': figures({ ajedrez: [], poker: heldOut.poker }),
});
