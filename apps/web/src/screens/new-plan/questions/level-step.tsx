import type { Campo, Cuidado, TextMention } from '@estratega/domain';
import type { ReactNode } from 'react';
import type { FieldErrors } from '../draft/check.ts';
import { FreeText } from '../themes/free-text.tsx';
import { ChessQuestions } from './chess-questions.tsx';
import type { FormPart } from './form-part.ts';
import { LevelTest } from './level-test.tsx';
import { PokerQuestions } from './poker-questions.tsx';
import { Step } from './step.tsx';

const GAMES = {
  Ajedrez: {
    Questions: ChessQuestions,
    text: 'conocimientosAjedrez',
    example: 'Por ejemplo: juego la Italiana, pero no sé ganar finales de torre.',
  },
  'Poker Texas Holdem': {
    Questions: PokerQuestions,
    text: 'conocimientosPoker',
    example: 'Por ejemplo: calculo bien las odds, pero me cuesta defender la ciega grande.',
  },
} as const satisfies Record<Campo, unknown>;

/** The free text of each game, by the name of its field. */
export const textOf = (campo: Campo) => GAMES[campo].text;

const ageOf = ({ cuidado: { edad } }: FormPart['draft']): Cuidado => (edad ? { edad } : {});

interface LevelStepProps extends FormPart {
  campo: Campo;
  token: string;
  mentions: readonly TextMention[] | undefined;
  onMissing: (errors: FieldErrors) => void;
  /** What is asked of the text, under it. */
  children?: ReactNode;
}

/** Each game asks its own questions. */
export function LevelStep({ campo, token, draft, change, errors, mentions, onMissing, children }: LevelStepProps) {
  const { Questions, text, example } = GAMES[campo];
  return (
    <Step id="paso-nivel" title="Tu nivel">
      <Questions draft={draft} change={change} errors={errors} />
      <LevelTest token={token} campo={campo} draft={draft} onMissing={onMissing} />
      <FreeText
        key={campo}
        token={token}
        campo={campo}
        name={text}
        placeholder={example}
        value={draft[text]}
        // An answer is of the words that were there: with others it is asked again.
        onChange={(value) => change({ [text]: value, ...(draft.cuidado.dinero ? { cuidado: ageOf(draft) } : {}) })}
        mentions={mentions}
        corrections={draft.correcciones}
        onCorrect={(correcciones) => change({ correcciones })}
        error={errors[text]}
      />
      {children}
    </Step>
  );
}
