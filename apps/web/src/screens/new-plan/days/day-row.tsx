import '../../../ui/field/field.css';
import { type DiaSemana, HOURS_LEAST, HOURS_MAX, HOURS_MIN } from '@estratega/domain';
import { useId } from 'react';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { capital, DAY_LABELS } from '../labels.ts';
import { isLeast, step } from './hours.ts';
import { MinusIcon, PlusIcon } from './icons.tsx';

interface DayRowProps {
  day: DiaSemana;
  chosen: boolean;
  hours: string;
  onToggle: (chosen: boolean) => void;
  onHours: (hours: string) => void;
  error?: string | undefined;
}

export function DayRow({ day, chosen, hours, onToggle, onHours, error }: DayRowProps) {
  const id = useId();
  const { name } = DAY_LABELS[day];
  return (
    <div className={chosen ? 'dia-f elegido' : 'dia-f'}>
      <label className="marcar marcar-dia">
        <input
          type="checkbox"
          name="diasEstudio"
          value={day}
          checked={chosen}
          onChange={(event) => onToggle(event.target.checked)}
        />
        <span>
          {capital(name)}
          {chosen && isLeast(hours) ? <small> 20 min</small> : null}
        </span>
      </label>
      {chosen ? (
        // The arrow keys of the number do the same: the buttons stay out of the tab order, as in any spin button.
        <div className={error ? 'horas mal' : 'horas'}>
          <button
            type="button"
            tabIndex={-1}
            aria-label={Number(hours) <= HOURS_MIN ? `Veinte minutos el ${name}` : `Media hora menos el ${name}`}
            disabled={isLeast(hours)}
            onClick={() => onHours(step(hours, -1))}
          >
            <MinusIcon />
          </button>
          <span>
            <input
              type="number"
              name={`horasEstudio.${day}`}
              inputMode="decimal"
              min={HOURS_LEAST}
              max={HOURS_MAX}
              step="any"
              required
              aria-label={`Horas del ${name}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              value={hours}
              onChange={(event) => onHours(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
                event.preventDefault();
                onHours(step(hours, event.key === 'ArrowUp' ? 1 : -1));
              }}
              onWheel={(event) => event.currentTarget.blur()}
            />
            h
          </span>
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Media hora más el ${name}`}
            disabled={Number(hours) >= HOURS_MAX}
            onClick={() => onHours(step(hours, 1))}
          >
            <PlusIcon />
          </button>
        </div>
      ) : null}
      {chosen && error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
