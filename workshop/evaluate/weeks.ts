import { addDays, type Tarea } from '@estratega/domain';
import { initialLearner, learnFromWeek, planWeek, topicTitle, weekChanges } from '@estratega/planner';
import { answersTo, brokenPromises, gameOf, PLAYERS, traceWeek, WORDED } from '@estratega/planner/evaluation';
import { command } from '../../tools/src/command.ts';
import { done } from './done.ts';

/** Prints the weeks of players of all sorts, to be read. `--weeks 4`, `--player nl25`, `--words` of players who write of themselves, `--full` with the reasons, `--all` with everything that is said. */

const { values } = command('npm run weeks', {
  options: {
    weeks: { type: 'string', default: '3' },
    player: { type: 'string', default: '' },
    words: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    /** Part of the exercises answered right. */
    right: { type: 'string', default: '0.75' },
  },
});

const LANES = ['pedido', 'debil', 'repaso', 'camino', 'juego', 'cierre'] as const;
const share = (tasks: readonly Tarea[], accept: (task: Tarea) => boolean): string => {
  const sum = (own: readonly Tarea[]): number => own.reduce((all, task) => all + task.tiempo, 0);
  return `${Math.round((100 * sum(tasks.filter(accept))) / sum(tasks))} %`;
};

for (const [name, informacionTema] of Object.entries(values.words ? WORDED : PLAYERS)) {
  if (!name.toLowerCase().includes(values.player.toLowerCase())) continue;
  const game = gameOf(informacionTema.campo);
  let learner = initialLearner(informacionTema);
  let hoy = '2026-11-16';
  for (let week = 1; week <= Number(values.weeks); week++) {
    const traced = traceWeek(game, { informacionTema, learner, hoy });
    const made = planWeek({ informacionTema, learner, hoy });
    const tasks = made.planEstudio.flatMap((day) => day.tareas);
    console.log(`\n## ${name} · semana ${week} (nivel ${learner.nivel}${made.cautela ? ', cautela' : ''})`);
    for (const { dia, tareas } of made.planEstudio) {
      for (const task of tareas) {
        const others = task.otrosTemas?.length ? ` + ${task.otrosTemas.join(', ')}` : '';
        const number = task.leccion?.ejercicios.length ? ` · ${task.leccion.ejercicios.length} ej.` : '';
        console.log(
          `${dia.slice(0, 3)} ${String(task.tiempo).padStart(3)} ${task.tipo.padEnd(10)} ${(task.carril ?? '').padEnd(7)} ${task.temaId}@${task.nivel}${others}${number}${values.full || values.all ? `\n      ${task.titulo}${values.all ? `\n      ${task.contenido}` : ''}\n      ${task.porque}` : ''}`,
        );
      }
    }
    console.log(
      `carriles: ${LANES.map((lane) => `${lane} ${share(tasks, (task) => task.carril === lane)}`).join(', ')}`,
    );
    console.log(
      `nivel: ${[...new Set(tasks.map((task) => task.nivel))]
        .sort()
        .map((level) => `${level}: ${share(tasks, (task) => task.nivel === level)}`)
        .join(', ')}`,
    );
    for (const { tema, polaridad, cuando, por, semana } of made.respuestas) {
      const title = (id: string): string => topicTitle(informacionTema.campo, id) ?? id;
      console.log(
        `«${title(tema)}» (${polaridad}): ${cuando}${por ? ` por «${title(por)}»` : ''}${semana ? `, semana ${semana}` : ''}`,
      );
    }
    for (const objective of made.objetivos) console.log(`objetivo: ${objective.titulo}`);
    for (const broken of brokenPromises(game, informacionTema, hoy, traced)) console.log(`!! ${broken}`);
    const planEstudio = done(made.planEstudio);
    const next = learnFromWeek(learner, {
      hoy,
      informacionTema,
      planEstudio,
      objetivos: made.objetivos,
      intentos: answersTo(planEstudio, `${name}${week}`, Number(values.right)),
    });
    if (values.full && week < Number(values.weeks)) {
      const after = planWeek({ informacionTema, learner: next, hoy: addDays(hoy, 7) });
      for (const line of weekChanges({
        before: learner,
        after: next,
        planEstudio: after.planEstudio,
        objetivos: after.objetivos,
        informacionTema,
      }))
        console.log(`· ${line}`);
    }
    learner = next;
    hoy = addDays(hoy, 7);
  }
}
