import './game-step.css';
import { type Campo, GAMES, INTENSITIES } from '@estratega/domain';
import { Shape } from '../../ui/card/suit.tsx';
import { FieldError } from '../../ui/field/field-error.tsx';
import type { FormPart } from './form-part.ts';
import { GAME_NOTES, INTENSITY_LABELS } from './labels.ts';
import { Segmented } from './segmented.tsx';
import { Step } from './step.tsx';

const GLYPHS = { Ajedrez: 'pawn', 'Poker Texas Holdem': 's' } as const satisfies Record<Campo, string>;
const INTENSITY_OPTIONS = INTENSITIES.map((value) => ({ value, label: INTENSITY_LABELS[value] }));

interface GameStepProps extends FormPart {
  campo: Campo | '';
  /** Only what is not studied yet. */
  offered: readonly Campo[];
}

export function GameStep({ campo, offered, draft, change, errors }: GameStepProps) {
  const studied = GAMES.filter((game) => !offered.includes(game));
  const described = [studied.length > 0 && 'campo-ayuda', errors.campo && 'campo-error'].filter(Boolean).join(' ');
  return (
    <Step id="paso-juego" title="Qué quieres estudiar">
      <div className="campo" data-wrong={errors.campo ? '' : undefined}>
        <div
          className="fichas"
          role="radiogroup"
          aria-labelledby="paso-juego"
          aria-required
          aria-invalid={errors.campo ? true : undefined}
          aria-describedby={described || undefined}
        >
          {offered.map((game) => (
            <label className="ficha" key={game}>
              <input
                className="redondo"
                type="radio"
                name="campo"
                value={game}
                checked={game === campo}
                onChange={() => change({ campo: game })}
                aria-describedby={`campo-${GLYPHS[game]}`}
                aria-label={game}
              />
              <Shape of={GLYPHS[game]} className="gl" />
              {game}
              <small id={`campo-${GLYPHS[game]}`}>{GAME_NOTES[game]}</small>
            </label>
          ))}
        </div>
        {studied.length > 0 ? (
          <p className="ayuda" id="campo-ayuda">
            {studied.join(' y ')} ya está entre tus planes.
          </p>
        ) : null}
        {errors.campo ? <FieldError id="campo-error">{errors.campo}</FieldError> : null}
      </div>
      <Segmented
        name="nivelIntensidad"
        label="Nivel de intensidad"
        options={INTENSITY_OPTIONS}
        value={draft.nivelIntensidad}
        onChange={(nivelIntensidad) => change({ nivelIntensidad })}
        error={errors.nivelIntensidad}
      />
    </Step>
  );
}
