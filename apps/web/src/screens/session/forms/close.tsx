import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import type { ObjectiveCount } from '../evidence.ts';
import type { Notes, OnNote } from '../notes.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { ObjectiveBars } from '../summary/objective-bars.tsx';

interface CloseProps {
  counts: readonly ObjectiveCount[];
  revision: string;
  right: number;
  answered: number;
  notas: Notes;
  onNote: OnNote;
  onDone: () => void;
}

/** The week looked back on, with what was measured already filled in. */
export function Close({ counts, revision, right, answered, notas, onNote, onDone }: CloseProps) {
  return (
    <>
      <div className="s-escena tapete">
        <div className="s-sin-mesa s-foco">
          <p className="menor">Tu semana</p>
          <p>
            {answered === 0
              ? 'Todavía no hay respuestas medidas esta semana.'
              : `${right} de ${answered} respuestas a la primera.`}
          </p>
        </div>
      </div>
      <Sheet
        foot={
          <Button kind="primary" large onClick={onDone}>
            Cerrar la semana
          </Button>
        }
      >
        <h1 tabIndex={-1}>Objetivos, con lo que mediste</h1>
        <ObjectiveBars counts={counts} />
        <p className="menor tenue">{revision}</p>
        <Field
          label="¿Qué te llevas de esta semana?"
          value={notas.balance ?? ''}
          maxLength={200}
          onChange={(event) => onNote('balance', event.target.value)}
        />
      </Sheet>
    </>
  );
}
