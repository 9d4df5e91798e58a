import { CHESS_EXPERIENCES, ELO_MAX, ELO_MIN, NO_EXPERIENCE, TIME_CONTROLS } from '@estratega/domain';
import { Field } from '../../../ui/field/field.tsx';
import { isRated } from '../draft/check.ts';
import { TIME_LABELS } from '../labels.ts';
import type { FormPart } from './form-part.ts';
import { Segmented } from './segmented.tsx';
import { SelectField } from './select-field.tsx';

const TIME_OPTIONS = TIME_CONTROLS.map((value) => ({ value, label: TIME_LABELS[value] }));

export function ChessQuestions({ draft, change, errors }: FormPart) {
  const rated = isRated(draft.experienciaAjedrez);
  return (
    <>
      <div className="alta-duo">
        <SelectField
          name="experienciaAjedrez"
          label="Experiencia"
          placeholder={{ value: NO_EXPERIENCE, label: 'Elige tu experiencia' }}
          options={CHESS_EXPERIENCES}
          value={draft.experienciaAjedrez}
          onChange={(experienciaAjedrez) => change({ experienciaAjedrez })}
          help={
            draft.experienciaAjedrez === NO_EXPERIENCE
              ? 'Si lo dejas así, empezamos desde lo más básico, o desde el nivel que midas.'
              : undefined
          }
          error={errors.experienciaAjedrez}
        />
        {rated ? (
          <Field
            label="Elo"
            name="elo"
            type="number"
            inputMode="numeric"
            min={ELO_MIN}
            max={ELO_MAX}
            step={1}
            required
            value={draft.elo}
            onChange={(event) => change({ elo: event.target.value })}
            // The wheel is for the page: over a number it would change it unseen.
            onWheel={(event) => event.currentTarget.blur()}
            error={errors.elo}
          />
        ) : null}
      </div>
      {rated ? (
        <Segmented
          name="tiempo"
          label="Ritmo de juego"
          options={TIME_OPTIONS}
          value={draft.tiempo}
          onChange={(tiempo) => change({ tiempo })}
          error={errors.tiempo}
        />
      ) : null}
    </>
  );
}
