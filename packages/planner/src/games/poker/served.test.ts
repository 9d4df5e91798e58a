import { isOfRound, type Tarea } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { WORDED } from '../../evaluation/players.ts';
import { chain } from '../../week/weeks.fixture.ts';
import { poker } from './game.ts';
import { pokerLeading } from './leading.ts';

/** What a stranger found in the weeks of seven players: the theme's name over another theme's hands, one table seventy times. */

const PLAYED = Object.entries(WORDED).filter(([name]) => name.startsWith('póker'));

const servedBy = ({ leccion }: Tarea): readonly string[] =>
  leccion?.ejercicios.slice(0, leccion.serie?.cuantos ?? leccion.ejercicios.length) ?? [];
const drillOf = (id: string): string => (id.startsWith('g.') ? (id.split('.')[1] as string) : '');
const tableOf = (id: string): string => id.slice(0, -2);
const counted = (names: readonly string[]): readonly number[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts.values()];
};

describe.each(PLAYED)('%s', (_, request) => {
  const weeks = chain(request, 3);
  const tasks = weeks.flatMap(({ traced }) => traced.week.planEstudio.flatMap(({ tareas }) => tareas));

  it('is asked at most 25 hands of one table and 40 of one drill of tables in a task', () => {
    for (const task of tasks) {
      const hands = servedBy(task).filter(isOfRound);
      expect(Math.max(0, ...counted(hands.map(tableOf))), task.titulo).toBeLessThanOrEqual(25);
      expect(Math.max(0, ...counted(hands.map(drillOf))), task.titulo).toBeLessThanOrEqual(40);
    }
  });

  it('is called by the drill that most of a task is made by', () => {
    for (const { tipo, titulo, leccion, ...task } of tasks) {
      if (tipo !== 'ejercicios' || !leccion?.serie) continue;
      const hands = servedBy({ tipo, titulo, leccion, ...task } as Tarea).filter((id) => !isOfRound(id));
      const most = poker.drills.find(
        ({ drill }) => hands.length > 4 && hands.filter((id) => drillOf(id) === drill).length > 0.75 * hands.length,
      );
      if (most && !leccion.serie.relleno && hands.length === servedBy({ leccion } as Tarea).length)
        expect(most.titulo).toContain(titulo.replace(/(?:…| \(\d+\)|… \(\d+\))$/u, ''));
    }
  });

  it('goes over own hands in another way each time of a week, and within the next one', () => {
    const looks = weeks.map(({ traced }) =>
      traced.week.planEstudio
        .flatMap(({ tareas }) => tareas)
        .filter(({ tipo }) => tipo === 'analizar')
        .map(({ contenido }) => contenido),
    );
    for (const [i, own] of looks.entries()) {
      expect(new Set(own).size).toBe(own.length);
      // The session's own look back never says the same in three weeks.
      const last = looks.slice(0, i).map((one) => one.at(-1));
      if (own.length > 0) expect(last.filter((one) => one === own.at(-1)).length).toBeLessThanOrEqual(1);
    }
  });

  it('meets only what is dealt for the own format', () => {
    const formats = new Map(poker.drills.map(({ drill, formatos }) => [drill, formatos]));
    for (const task of tasks)
      for (const id of servedBy(task).filter((one) => one.startsWith('g.')))
        expect(formats.get(drillOf(id)) ?? [weeks[0]?.learner.formato], id).toContain(weeks[0]?.learner.formato);
  });

  it('has no charts nor prices under the name of tilt, nor the defence of the big blind under that of paying too much', () => {
    for (const { temaId = '', leccion, titulo } of tasks) {
      if (temaId.startsWith('pk-men-'))
        expect(leccion?.serie?.relleno?.unidad ?? 'pk-men-', titulo).toMatch(/^pk-(?:men|ban)-/u);
      if (temaId === 'pk-fun-errores') expect(leccion?.serie?.relleno?.unidad ?? '', titulo).not.toMatch(/^pk-pre-/u);
    }
  });

  it('meets what was written for a theme that was asked for before what is made, in the first task that has both', () => {
    const met = new Set<string>();
    for (const task of tasks) {
      if (task.carril !== 'pedido' || task.tipo !== 'ejercicios' || !task.leccion?.serie) continue;
      const topic = poker.curriculum.topicById.get(task.temaId ?? '');
      if (!topic || met.has(topic.id)) continue;
      met.add(topic.id);
      const served = servedBy(task);
      const minutes = served.reduce((sum, id) => sum + (isOfRound(id) ? 0.25 : 1.7), 0);
      const written = served.filter((id) => !id.startsWith('g.')).length * 1.7;
      const { learner } = weeks[0] as (typeof weeks)[number];
      const bank = poker
        .items(topic)
        .filter(
          ({ id, levels: [low], formats }) =>
            !id.startsWith('c.') && low <= learner.nivel + 1 && (!formats || formats.includes(learner.formato)),
        );
      // What is shared out over a week or read with its page is gone before its practice.
      const isShort = bank.length < 12;
      if (!isShort) expect(written / minutes, `${task.titulo} ${written} ${minutes}`).toBeGreaterThanOrEqual(0.25);
    }
  });
});

describe('the words beside a theme', () => {
  it.each([
    ['botes 3beteados fuera de posición', 'mano-resubida-fuera'],
    ['En el river me pagan siempre que farolo', 'mano-pagador'],
    ['no sé cuándo apostar fuerte cuando ligo', 'mano-valor'],
    ['Llego con 12-15 ciegas a la zona de premios', 'tabla-doce-quince'],
  ])('%s', (text, drill) => {
    expect(pokerLeading(text)).toContain(drill);
    expect(poker.drills.map((one) => one.drill)).toContain(drill);
  });

  it('say nothing where nothing is said', () => {
    expect(pokerLeading('Juego NL25 y quiero mejorar el river')).toEqual([]);
  });
});

describe('who is hot', () => {
  const sessions = (poker.curriculum.topicById.get('pk-men-tilt')?.variantes.jugar ?? []).map(
    ({ consigna = '' }) => consigna,
  );

  it('is told to get up, never to play ten hands more, and writes signal, number and action', () => {
    expect(sessions.filter((one) => /juega (?:diez|\d+) manos/iu.test(one))).toEqual([]);
    expect(sessions.some((one) => /levántate/u.test(one))).toBe(true);
    expect(sessions.some((one) => /señal.*número.*harás/u.test(one))).toBe(true);
  });

  it('stops at one buy-in or at the own signal', () => {
    expect(poker.wording.playRule?.(1, 'cash', ['pk-men-tilt'])).toContain('una caja');
    expect(poker.wording.playRule?.(1, 'cash', [])).toContain('dos cajas');
  });
});

it('nobody steals wide at a full table in the name of heads-up, nor waits for the bubble of a great tournament in 40 minutes', () => {
  const ways = (id: string): readonly string[] =>
    (poker.curriculum.topicById.get(id)?.variantes.jugar ?? []).map(({ consigna = '' }) => consigna);
  for (const one of ways('pk-tor-headsup')) expect(one).toMatch(/queden? dos|quedar dos/u);
  for (const one of ways('pk-tor-burbuja')) expect(one).not.toContain('{min}');
});
