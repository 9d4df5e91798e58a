import './exercises.css';
import type { Campo, EjercicioPropio } from '@estratega/domain';
import { countOf, formatNumber } from '@estratega/lessons/compose';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { useExercises } from '../queries.ts';

const SHOWN = 8;

/** Own mistakes, the dearest first, and how far each is. */
export function Exercises({ token }: { token: string }) {
  const { data, error, refetch } = useExercises(token);
  const [all, setAll] = useState(false);
  if (error && !data) return <LoadFailed error={error} onAgain={() => void refetch()} />;
  if (!data || data.ejercicios.length === 0) return null;
  const open = data.ejercicios.filter(({ estado }) => estado !== 'resuelto');
  const solved = data.ejercicios.filter(({ estado }) => estado === 'resuelto');
  const sorted = [...open, ...solved];
  const shown = all ? sorted : sorted.slice(0, SHOWN);
  return (
    <section className="errores-propios" aria-labelledby="errores">
      <div>
        <h2 id="errores">Tus errores, como ejercicios</h2>
        <p className="menor tenue">
          {[
            open.length > 0 ? `${countOf(open.length, 'posición', 'posiciones')} por resolver.` : '',
            solved.length > 0 ? `${countOf(solved.length, 'resuelta', 'resueltas')}.` : '',
            'Tres al día entran en tu repaso desde hoy, y a tus tareas desde la próxima semana; vuelven hasta que los resuelves en dos días distintos.',
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      <ul>
        {shown.map((one) => (
          <Row key={one.id} exercise={one} />
        ))}
      </ul>
      {sorted.length > SHOWN && !all ? (
        <Button onClick={() => setAll(true)}>Ver los {formatNumber(sorted.length)}</Button>
      ) : null}
    </section>
  );
}

const STATES = { nuevo: 'Sin intentar', vuelve: 'Vuelve', resuelto: 'Resuelto' } as const;

/** Where the mistake is shown, and what it cost. */
const OF_GAME: Readonly<Record<Campo, { readonly page: string; readonly cost: (perdida: number) => string }>> = {
  Ajedrez: {
    page: 'partida',
    cost: (perdida) => `Costó ${formatNumber(perdida * 100, 0)} puntos de probabilidad de ganar`,
  },
  'Poker Texas Holdem': { page: 'mano', cost: (perdida) => `Costó ${formatNumber(perdida, 1)} bb` },
};

function Row({ exercise }: { exercise: EjercicioPropio }) {
  const { id, campo, tema, de, origen, perdida, aciertos, estado } = exercise;
  const { page, cost } = OF_GAME[campo];
  return (
    <li>
      <Link to={`/mis-partidas/${page}/${de}`} state={{ ejercicio: id }}>
        <b>{tema.titulo}</b>
        <span className="vh">, {id.slice(2, 8)}. </span>
        <small>
          {origen}. {cost(perdida)}.
        </small>
      </Link>
      <span className="errores-va">
        <span className="errores-dias" aria-hidden="true">
          <i className={aciertos > 0 ? 'errores-si' : undefined} />
          <i className={aciertos > 1 ? 'errores-si' : undefined} />
        </span>
        {STATES[estado]}
        <span className="vh">: {aciertos} de 2 días</span>
        {estado === 'resuelto' ? null : (
          <ButtonLink
            kind="secondary"
            to={`/mis-partidas/${page}/${de}`}
            state={{ ejercicio: id }}
            aria-label={`Resolver: ${tema.titulo}, ${id.slice(2, 8)}`}
          >
            Resolver
          </ButtonLink>
        )}
      </span>
    </li>
  );
}
