import './preview.css';
import { type Dia, type DiaSemana, listOf, WEEKDAYS, weekFrom } from '@estratega/domain';
import { lazy, Suspense } from 'react';
import { NetworkError } from '../../../shell/api/errors.ts';
import { useMedia } from '../../../shell/use-media.ts';
import type { FieldErrors } from '../draft/check.ts';
import { formatHours } from '../format.ts';
import { capital, DAY_LABELS } from '../labels.ts';
import { LANE_WORDS, LANES, lanesOf, whenLine } from './lanes.ts';
import type { Previewed } from './preview-query.ts';

// Only who spoke of trouble needs it.
const HelpPanel = lazy(() => import('../../../ui/help/help-panel.tsx').then((m) => ({ default: m.HelpPanel })));

const TASKS_SHOWN = 3;
const WIDE = '(min-width: 64rem)';

const NEEDS: readonly (readonly [RegExp, string])[] = [
  [/^campo$/u, 'el juego'],
  [/^nivelIntensidad$/u, 'la intensidad'],
  [/^(?:experienciaAjedrez|elo)$/u, 'tu Elo'],
  [/^tiempo$/u, 'tu ritmo'],
  [/^tipoPoker$/u, 'el tipo de póker'],
  [/^limiteMesa$/u, 'el límite'],
  [/^diasEstudio$/u, 'un día'],
  [/^horasEstudio/u, 'las horas'],
  [/^conocimientos/u, 'un texto más corto'],
];

function missingLine(errors: FieldErrors): string {
  const fields = Object.keys(errors);
  const needs = NEEDS.filter(([field]) => fields.some((name) => field.test(name))).map(([, words]) => words);
  const many = needs.length > 1 || needs[0]?.startsWith('las ');
  return needs.length === 0
    ? 'Completa el formulario y aquí verás tu semana.'
    : `Para verla ${many ? 'faltan' : 'falta'} ${listOf(needs)}.`;
}

interface PreviewProps {
  previewed: Previewed;
  /** What the form still lacks, where it lacks something. */
  errors: FieldErrors;
  zone: string;
  today: string;
  /** The player says that the words meant something else. */
  onNotMine: () => void;
}

/** The seven days as they would be, filling while the form is filled. Nothing of it is stored. */
export function Preview({ previewed: { week, error, waiting }, errors, zone, today, onNotMine }: PreviewProps) {
  const wide = useMedia(WIDE);
  const tasks = week?.planEstudio.flatMap(({ tareas }) => tareas) ?? [];
  return (
    <section
      className="vista-previa"
      aria-labelledby="vista-previa"
      aria-busy={waiting && week !== undefined}
      // Beside the form it scrolls by itself: then it must take the focus.
      tabIndex={wide ? 0 : undefined}
    >
      <h2 id="vista-previa">Así quedaría tu semana</h2>
      <p className="nota tenue estado-previa">
        {week === undefined
          ? error
            ? troubleLine(error)
            : Object.keys(errors).length > 0
              ? missingLine(errors)
              : 'Preparando tu semana…'
          : error
            ? troubleLine(error)
            : 'Cambia con lo que elijas. Nada se guarda hasta que crees el plan.'}
      </p>
      <p className="vh" role="status">
        {week && !waiting && !error
          ? `Vista previa actualizada: ${tasks.length} tareas en ${week.planEstudio.length} ${week.planEstudio.length === 1 ? 'día' : 'días'}.`
          : ''}
      </p>
      {week?.cautela ? (
        <Suspense fallback={null}>
          <HelpPanel zonaHoraria={zone} onNotMine={onNotMine} />
        </Suspense>
      ) : null}
      {week ? <Lanes week={week} /> : null}
      <ol className="dias-previos">
        {daysFrom(today).map((dia) => (
          <Day key={dia} dia={dia} planned={week?.planEstudio.find((one) => one.dia === dia)} />
        ))}
      </ol>
      {week && week.respuestas.length > 0 ? (
        <div className="pedidos">
          <h3>Lo que pediste</h3>
          <ul>
            {week.respuestas.map((answer) => (
              <li key={answer.tema}>
                <b>{answer.titulo}:</b> {whenLine(answer)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

/** The week begins today, as the plan will. */
function daysFrom(today: string): readonly DiaSemana[] {
  return today === '' ? WEEKDAYS : weekFrom(today).map(({ dia }) => dia);
}

function troubleLine(error: Error): string {
  return error instanceof NetworkError
    ? 'Sin conexión: la vista previa vuelve cuando vuelva la red. Tu formulario sigue aquí.'
    : error.message;
}

function Day({ dia, planned }: { dia: DiaSemana; planned: Dia | undefined }) {
  const shown = planned?.tareas.slice(0, TASKS_SHOWN) ?? [];
  const more = (planned?.tareas.length ?? 0) - shown.length;
  const minutes = planned?.tareas.reduce((sum, { tiempo }) => sum + tiempo, 0) ?? 0;
  return (
    <li className={planned ? 'con' : undefined}>
      <p className="dia-previo">
        <b>{capital(DAY_LABELS[dia].name)}</b>
        <span className="num">{planned ? formatHours(minutes / 60) : <span className="tenue">libre</span>}</span>
      </p>
      {planned ? (
        <ul>
          {shown.map(({ titulo, carril, tiempo }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tasks of a day keep their order, and two may share a title.
            <li key={i}>
              <span className="num">{tiempo}′</span>
              <span className="previo-que" title={titulo}>
                {titulo}
              </span>
              {carril ? (
                <small>
                  <span aria-hidden="true">{LANE_WORDS[carril]}</span>
                  <span className="vh">, {LANES[carril].toLowerCase()}</span>
                </small>
              ) : null}
            </li>
          ))}
          {more > 0 ? (
            <li className="resto">
              <small>y {more === 1 ? '1 tarea más' : `${more} tareas más`}</small>
            </li>
          ) : null}
        </ul>
      ) : null}
    </li>
  );
}

function Lanes({ week }: { week: NonNullable<Previewed['week']> }) {
  const lanes = lanesOf(week);
  return (
    <div className="carriles-previos">
      <div className="tira" aria-hidden="true">
        {lanes.map(({ lane, minutes }) => (
          <i key={lane} data-carril={lane} style={{ flexGrow: minutes }} />
        ))}
      </div>
      <ul aria-label="En qué se va tu semana">
        {lanes.map(({ lane, percent }) => (
          <li key={lane}>
            <i data-carril={lane} aria-hidden="true" />
            {LANES[lane]} <b className="num">{percent}&nbsp;%</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
