import './days-step.css';
import { WEEKDAYS } from '@estratega/domain';
import { FieldError } from '../../../ui/field/field-error.tsx';
import type { FormPart } from '../questions/form-part.ts';
import { Step } from '../questions/step.tsx';
import { DayRow } from './day-row.tsx';
import { FIRST_HOURS, toggleDay } from './hours.ts';

export function DaysStep({ draft, change, errors }: FormPart) {
  const error = errors.diasEstudio ?? errors.horasEstudio;
  return (
    <Step id="paso-dias" title="Tus días y tus horas">
      <fieldset
        className="campo"
        aria-labelledby="paso-dias"
        aria-describedby={error ? 'dias-error' : undefined}
        data-wrong={error ? '' : undefined}
      >
        <div className={error ? 'dias-estudio mal' : 'dias-estudio'}>
          {WEEKDAYS.map((day) => (
            <DayRow
              key={day}
              day={day}
              chosen={draft.dias.includes(day)}
              hours={draft.horas[day] ?? FIRST_HOURS}
              onToggle={(chosen) => change(toggleDay(draft, day, chosen, WEEKDAYS))}
              onHours={(hours) => change({ horas: { ...draft.horas, [day]: hours } })}
              error={errors[`horasEstudio.${day}`]}
            />
          ))}
        </div>
        {error ? <FieldError id="dias-error">{error}</FieldError> : null}
      </fieldset>
    </Step>
  );
}
