import type { PokerExercise, PreguntaLista } from '@estratega/lessons';
import { optionLine, optionWords } from '@estratega/lessons/compose';
import { useKeys } from '../../../shell/use-keys.ts';
import { gradeOf } from '../../../ui/poker-table/verdict-words.ts';

interface DecideProps {
  question: PreguntaLista & { tipo: 'accion' };
  unidad: NonNullable<PokerExercise['mesa']>['unidad'];
  pagar: number;
  /** Once answered, the options are graded and closed. */
  chosen?: number | undefined;
  graded: boolean;
  onPick: (option: number) => void;
}

/** Three or four decisions with their sums; the keys 1 to 5 take them. */
export function Decide({ question, unidad, pagar, chosen, graded, onPick }: DecideProps) {
  useKeys((event) => {
    const option = Number(event.key) - 1;
    if (graded || !(option in question.opciones)) return;
    event.preventDefault();
    onPick(option);
  });
  return (
    <fieldset className="decide" data-cuantas={question.opciones.length}>
      <legend className="vh">{graded ? 'Las opciones' : 'Tu decisión'}</legend>
      {question.opciones.map((option, i) => {
        const { verbo, importe } = optionWords(option, unidad, pagar);
        const key = `${option.hace}${option.a ?? ''}`;
        if (!graded)
          return (
            <button key={key} type="button" onClick={() => onPick(i)}>
              {verbo}
              <i>{importe}</i>
            </button>
          );
        const good = i === question.mejor || question.aceptables.includes(i);
        return (
          <button key={key} type="button" disabled className={good ? 'mejor' : 'no'} aria-pressed={i === chosen}>
            {optionLine(option, unidad, pagar)}
            <small>
              {gradeOf(question, i)}
              {i === chosen ? <span className="vh">, tu respuesta</span> : null}
            </small>
          </button>
        );
      })}
    </fieldset>
  );
}
