import { type FormEvent, useId, useState } from 'react';
import { focusFirstError } from '../../../shell/form/focus-first-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { countKind } from '../words.ts';
import type { ReadSummary } from './read-sources.ts';

interface WhoAreYouProps {
  leido: ReadSummary;
  onChoose: (nombre: string) => void;
  onLeave: () => void;
}

/** Asked where the file does not tell it, and never guessed. */
export function WhoAreYou({ leido, onChoose, onLeave }: WhoAreYouProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState(false);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setError(chosen === undefined);
    if (chosen === undefined) focusFirstError(event.currentTarget);
    else onChoose(chosen);
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <p className="menor">
        Leímos {countKind(leido.partidas, 'partidas')}. Dinos cuál es tu nombre: lo recordamos en este navegador, y los
        demás nombres se descartan aquí mismo.
      </p>
      <fieldset
        className="nombres"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <legend className="vh">Tu nombre en estas partidas</legend>
        {leido.jugadores.map(({ nombre, partidas }) => (
          <label key={nombre}>
            <input
              type="radio"
              name={id}
              checked={chosen === nombre}
              aria-invalid={error ? true : undefined}
              onChange={() => {
                setChosen(nombre);
                setError(false);
              }}
            />
            <span>
              {nombre}
              <span className="tenue en-cuantas"> en {countKind(partidas, 'partidas')}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {error ? <FieldError id={`${id}-error`}>Elige uno de los nombres.</FieldError> : null}
      <div className="traer-acc">
        <Button kind="primary" type="submit">
          Guardar mis partidas
        </Button>
        <Button kind="tertiary" onClick={onLeave}>
          Ninguno soy yo
        </Button>
      </div>
    </form>
  );
}
