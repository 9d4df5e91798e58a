import type { PreguntaLista } from '@estratega/lessons';
import { useKeys } from '../../../shell/use-keys.ts';
import { CloseIcon } from '../../../ui/icon/icon.tsx';
import { CheckIcon } from '../../../ui/icon/screen-icons.tsx';

interface ChooseProps {
  question: PreguntaLista & { tipo: 'elige' };
  /** Struck out by a hint. */
  without?: number | undefined;
  chosen?: number | undefined;
  graded: boolean;
  onPick: (option: number) => void;
}

/** Up to here two options stand side by side: the board and all of them fit a phone. */
const SHORT = 12;

export function Choose({ question, without, chosen, graded, onPick }: ChooseProps) {
  useKeys((event) => {
    const option = Number(event.key) - 1;
    if (graded || !(option in question.textos) || option === without) return;
    event.preventDefault();
    onPick(option);
  });
  return (
    <fieldset
      className={question.textos.every(({ length }) => length <= SHORT) ? 'elige cortas' : 'elige'}
      data-contesta=""
    >
      <legend className="vh">{graded ? 'Las opciones' : 'Tu respuesta'}</legend>
      {question.textos.map((text, i) => {
        const good = i === question.correcta || question.aceptables.includes(i);
        const bad = graded && i === chosen && !good;
        return (
          <button
            key={text}
            type="button"
            disabled={graded || i === without}
            className={graded ? (good ? 'mejor' : bad ? 'fallo' : 'no') : undefined}
            aria-pressed={graded ? i === chosen : undefined}
            onClick={() => onPick(i)}
          >
            <b aria-hidden="true">{graded && good ? <CheckIcon /> : bad ? <CloseIcon /> : i + 1}</b>
            <span>{text}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
