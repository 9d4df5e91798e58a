import { askedOf, type VistaPrevia } from '@estratega/domain';
import { countOf } from '@estratega/lessons/compose';
import { useLoaded } from '../../../shell/data/use-loaded.ts';
import { dayName } from '../words.ts';

interface FirstDayProps {
  /** Names what is asked. */
  name: string;
  load: (signal: AbortSignal) => Promise<VistaPrevia>;
  note?: string;
}

/** What the level that was found would give: the first day of a small week, from the planner itself. Nothing of it is stored. */
export function FirstDay({ name, load, note }: FirstDayProps) {
  const { data } = useLoaded(name, load);
  const day = data?.planEstudio[0];
  if (!day) return null;
  return (
    <section className="res-sec">
      <h2>Así sería tu {dayName(day.dia)}</h2>
      <ol className="primer-dia">
        {day.tareas.map(({ titulo, tiempo, leccion }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tasks of a day keep their order, and two may share a title.
          <li key={i}>
            <span className="primer-n" aria-hidden="true">
              {i + 1}
            </span>
            <span>
              <b>{titulo}</b>
              {leccion && askedOf(leccion) > 0 ? (
                <small>{countOf(askedOf(leccion), 'ejercicio', 'ejercicios')}</small>
              ) : leccion ? (
                <small>{leccion.tema}</small>
              ) : null}
            </span>
            <span className="primer-min">{tiempo}′</span>
          </li>
        ))}
      </ol>
      {note ? <p className="nota tenue">{note}</p> : null}
    </section>
  );
}
