import type { Campo } from '@estratega/domain';
import { ChessQuestions } from './chess-questions.tsx';
import type { FormPart } from './form-part.ts';
import { FreeText } from './free-text.tsx';
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

/** Each game asks its own questions. */
export function LevelStep({ campo, token, draft, change, errors }: FormPart & { campo: Campo; token: string }) {
  const { Questions, text, example } = GAMES[campo];
  return (
    <Step id="paso-nivel" title="Tu nivel">
      <Questions draft={draft} change={change} errors={errors} />
      <FreeText
        key={campo}
        token={token}
        campo={campo}
        name={text}
        placeholder={example}
        value={draft[text]}
        onChange={(value) => change({ [text]: value })}
        error={errors[text]}
      />
    </Step>
  );
}
