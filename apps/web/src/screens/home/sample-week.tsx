import './sample-week.css';
import { Tag } from '../../ui/tag/tag.tsx';

type Task = readonly [title: string, minutes: number];
const WEEK: readonly { day: string; tasks: readonly [Task, Task]; today?: boolean }[] = [
  {
    day: 'Lunes',
    tasks: [
      ['Clavadas: crear y romper', 45],
      ['Torres: posición de Lucena', 45],
    ],
  },
  {
    day: 'Miércoles',
    tasks: [
      ['Italiana: el plan c3 y d4', 30],
      ['Táctica mixta, 12 ejercicios', 30],
    ],
  },
  {
    day: 'Jueves',
    tasks: [
      ['Piezas colgadas: la ronda de control', 25],
      ['La clavada que no clava', 35],
    ],
    today: true,
  },
  {
    day: 'Sábado',
    tasks: [
      ['Partida larga, 15 + 10', 60],
      ['Análisis sin motor', 60],
    ],
  },
];

/** One real week, as the planner makes them: the best explanation of the product. */
export function SampleWeek() {
  return (
    <section className="planilla hoja" id="semana" aria-labelledby="planilla">
      <header>
        <h2 id="planilla">Semana 3 de un plan de ajedrez</h2>
        <p>Elo online 1420, partidas rápidas, intensidad alta</p>
      </header>
      <table className="planilla-tabla">
        <thead>
          <tr>
            <th scope="col">N.º</th>
            <th scope="col">Día</th>
            <th scope="col">Primera tarea</th>
            <th scope="col">Segunda tarea</th>
            <th scope="col" className="planilla-min">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {WEEK.map(({ day, tasks, today }, index) => (
            <tr key={day} className={today ? 'planilla-hoy' : undefined}>
              <td className="n num">{index + 1}.</td>
              <td className="planilla-dia">
                {day} {today ? <Tag tone="now">Hoy</Tag> : null}
              </td>
              {tasks.map(([title, minutes]) => (
                <td className="t" key={title}>
                  {title} <span className="tenue num">{minutes}′</span>
                </td>
              ))}
              <td className="planilla-min num">{tasks[0][1] + tasks[1][1]} min</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        5,5 horas en cuatro días. El domingo se cierra la semana y lo que no salió vuelve en la siguiente.
      </footer>
    </section>
  );
}
