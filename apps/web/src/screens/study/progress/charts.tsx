import type { EstadoTema, Progress } from '@estratega/domain';
import { countOf } from '@estratega/lessons/compose';
import { expectedWords, isOnTheWay, type WeekFigures, weekName, weeksOf } from './measures.ts';
import { ThemeShares } from './theme-shares.tsx';
import { Themes } from './themes.tsx';
import { type ChartWeek, WeekChart } from './week-chart.tsx';

/** What was measured, for one game. */
export function Charts({ progress }: { progress: Progress[number] | undefined }) {
  const weeks = weeksOf(progress);
  const temas = progress?.temas ?? [];
  const inState = (estado: EstadoTema) => temas.filter((theme) => theme.estado === estado);
  const onTheWay = inState('flojo').filter(isOnTheWay);
  const series = (pick: (week: WeekFigures) => readonly (number | undefined)[]): readonly ChartWeek[] =>
    weeks.map((week) => ({ label: `S${week.semana}`, name: weekName(week), values: pick(week) }));
  const expected = weeks.filter(({ prediccion }) => prediccion !== undefined);
  const last = expected.at(-1)?.prediccion;
  const nothing = !weeks.some(({ enCurso, reales }) => !enCurso || (reales ?? 0) > 0) && temas.length === 0;
  return (
    <>
      {nothing ? (
        <p className="progreso-vacio">
          Cuando estudies tu primera sesión verás aquí tus minutos y aciertos; cuando avances a tu segunda semana, la
          primera entera: minutos, tareas y objetivos.
        </p>
      ) : (
        <Glance progress={progress} />
      )}
      {weeks.length > 0 && !nothing ? (
        <div className="graficos">
          <WeekChart
            title="Minutos por semana"
            unit="minutos"
            series={['Planeados', 'Reales']}
            weeks={series(({ planeados, reales }) => [planeados, reales])}
            note="Reales: con la sesión a la vista o el cronómetro en marcha."
          />
          <WeekChart
            title="Tareas terminadas"
            unit="tareas"
            series={['Terminadas']}
            weeks={series(({ tareas }) => [tareas])}
          />
          <WeekChart
            title="Objetivos terminados"
            unit="objetivos"
            series={['Terminados']}
            weeks={series(({ objetivos }) => [objetivos])}
          />
          {last ? (
            <WeekChart
              title="Lo que esperábamos y lo que salió"
              unit="aciertos"
              series={['Esperados', 'Acertados']}
              weeks={expected.map((week) => ({
                label: `S${week.semana}`,
                name: weekName(week),
                values: [week.prediccion?.esperados, week.prediccion?.aciertos],
              }))}
              note={expectedWords(last)}
            />
          ) : (
            <figure className="grafico">
              <figcaption>Lo que esperábamos y lo que salió</figcaption>
              <p className="menor tenue">Con tus respuestas de esta semana sabremos si el plan te conoce bien.</p>
            </figure>
          )}
        </div>
      ) : null}
      {nothing ? null : <ThemeShares temas={temas} />}
      <div className="temas">
        <Themes
          title="Temas que dominas"
          themes={inState('dominado')}
          none="Todavía ninguno: llegan con las respuestas."
        />
        <Themes title="Temas por repasar" themes={inState('por_repasar')} none="Nada pendiente de repaso." />
        <Themes title="En camino" themes={onTheWay} none="Ninguno entre los medidos." />
        <Themes
          title="Temas flojos"
          themes={inState('flojo').filter((theme) => !onTheWay.includes(theme))}
          none="Ninguno de los medidos."
        />
        <Themes title="Estudiados, sin medir" themes={inState('sin_medir')} none="Nada sin medir." />
      </div>
    </>
  );
}

/** The week in three figures. */
function Glance({ progress }: { progress: Progress[number] | undefined }) {
  const now = progress?.actual;
  const mastered =
    progress?.temas.filter(({ estado }) => estado === 'dominado' || estado === 'por_repasar').length ?? 0;
  return (
    <dl className="vistazo">
      {now ? (
        <>
          <div>
            <dt>Minutos reales esta semana</dt>
            <dd className="num">
              {now.minutosReales ?? 0} <small>de {now.minutos} planeados</small>
            </dd>
          </div>
          <div>
            <dt>Aciertos esta semana</dt>
            <dd className="num">
              {now.aciertos ?? 0} <small>de {countOf(now.hechos ?? 0, 'respuesta', 'respuestas')}</small>
            </dd>
          </div>
        </>
      ) : null}
      <div>
        <dt>Temas dominados</dt>
        <dd className="num">{mastered}</dd>
      </div>
    </dl>
  );
}
