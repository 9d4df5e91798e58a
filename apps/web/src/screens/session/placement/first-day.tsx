import { askedOf, dayIn, type NivelDeclarado, semanaDePrueba, vistaPrevia } from '@estratega/domain';
import { countOf } from '@estratega/lessons/compose';
import { api } from '../../../shell/api/client.ts';
import { useLoaded } from '../../../shell/data/use-loaded.ts';
import { dayName } from '../words.ts';

/** What the level that was found would give: the first day of a small week, from the planner itself. Nothing of it is stored. */
export function FirstDay({ nivel, token }: { nivel: NivelDeclarado; token: string }) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { data } = useLoaded(`${nivel.campo}.dia`, (signal) =>
    api('/api/chat/vista-previa', {
      method: 'POST',
      token,
      signal,
      body: { informacionTema: semanaDePrueba(nivel, dayIn(new Date(), zone)) },
      parse: (raw) => vistaPrevia.parse(raw),
    }),
  );
  const day = data?.planEstudio[0];
  if (!day) return null;
  return (
    <section className="res-sec">
      <h2>Así sería tu {dayName(day.dia)}</h2>
      <ol className="pasos">
        {day.tareas.map(({ titulo, tiempo, leccion }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tasks of a day keep their order, and two may share a title.
          <li key={i}>
            <span className="n" aria-hidden="true">
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
            <span className="min">{tiempo}′</span>
          </li>
        ))}
      </ol>
      <p className="nota tenue">Con tres días de una hora. Los tuyos los eliges en el paso que sigue.</p>
    </section>
  );
}
