import './game-step.css';
import { type Campo, GAMES, INTENSITIES } from '@estratega/domain';
import { Shape } from '../../../ui/card/suit.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { GAME_NOTES, INTENSITY_LABELS } from '../labels.ts';
import type { FormPart } from './form-part.ts';
import { Segmented } from './segmented.tsx';
import { Step } from './step.tsx';

const GLYPHS = { Ajedrez: 'pawn', 'Poker Texas Holdem': 's' } as const satisfies Record<Campo, string>;
const INTENSITY_OPTIONS = INTENSITIES.map((value) => ({ value, label: INTENSITY_LABELS[value] }));

interface GameStepProps extends FormPart {
  campo: Campo | '';
  /** Only what is not studied yet. */
  offered: readonly Campo[];
  /** Games that already have a plan and may have another: apart from the list, and only where the tier has room. */
  another: readonly TakenGame[];
}

export interface TakenGame {
  readonly campo: Campo;
  /** Formats of the plans that are there, in words. */
  readonly formats: readonly string[];
}

export function GameStep({ campo, offered, another, draft, change, errors }: GameStepProps) {
  const choose = { campo, onChoose: (game: Campo) => change({ campo: game }) };
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
            <GameChoice key={game} game={game} name={game} note={GAME_NOTES[game]} {...choose} />
          ))}
          {another.map(({ campo: game, formats }) => (
            <GameChoice
              key={game}
              game={game}
              name={`Otro plan de ${game}`}
              note={formats.length > 0 ? `Ya tienes: ${formats.join(', ')}` : 'Con otros temas'}
              {...choose}
            />
          ))}
        </div>
        {another.length > 0 ? (
          <p className="ayuda" id="campo-ayuda">
            Ya tienes un plan de cada juego. Puedes sumar otro con otro formato o con otros temas: todos aprenden de lo
            mismo que ya mostraste.
          </p>
        ) : studied.length > 0 ? (
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

interface GameChoiceProps {
  game: Campo;
  name: string;
  note: string;
  campo: Campo | '';
  onChoose: (game: Campo) => void;
}

function GameChoice({ game, name, note, campo, onChoose }: GameChoiceProps) {
  return (
    <label className="ficha-juego">
      <input
        className="redondo"
        type="radio"
        name="campo"
        value={game}
        checked={game === campo}
        onChange={() => onChoose(game)}
        aria-describedby={`campo-${GLYPHS[game]}`}
        aria-label={name}
      />
      <Shape of={GLYPHS[game]} className="gl" />
      {name}
      <small id={`campo-${GLYPHS[game]}`}>{note}</small>
    </label>
  );
}
