import type { Plan } from '@estratega/domain';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { measuredIn } from '../evidence.ts';
import type { Notes, OnNote } from '../notes.ts';
import { objectiveCounts } from '../objective-counts.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { ObjectiveBars } from '../summary/objective-bars.tsx';

interface CloseProps {
  plan: Plan;
  hoy: string;
  revision: string;
  notas: Notes;
  onNote: OnNote;
  onDone: () => void;
}

/** The week looked back on, with what was measured already filled in. */
export function Close({ plan, hoy, revision, notas, onNote, onDone }: CloseProps) {
  const measured = measuredIn(plan);
  return (
    <>
      <div className="s-escena tapete">
        <div className="s-sin-mesa s-foco">
          <p className="menor">Tu semana</p>
          <p>
            {measured.length === 0
              ? 'Todavía no hay respuestas medidas esta semana.'
              : `${measured.filter(({ acierto }) => acierto).length} de ${measured.length} respuestas a la primera.`}
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
        <ObjectiveBars counts={objectiveCounts(plan, measured, hoy)} />
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
