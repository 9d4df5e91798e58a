import type { Tarea } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { WORDED } from '../evaluation/players.ts';
import { habitsIn, leadIn, linesIn } from '../freetext/meant.ts';
import { readSignals } from '../freetext/signals.ts';
import { chess } from '../games/chess/game.ts';
import { isNamed, testUnitOf } from './reserved.ts';
import { chain, minutesOf, tasksOf } from './weeks.fixture.ts';

/** What a strange coach found in the weeks of six chess players (19 November), rule by rule, three of four answers right. */

const weeksOf = (part: string, many = 4) => {
  const [, request] = Object.entries(WORDED).find(([name]) => name.includes(part)) ?? [];
  if (!request) throw new Error(`No such player: ${part}`);
  return chain(request, many, () => true, 0.75).map(({ traced, learner }) => ({
    learner,
    context: traced.context,
    days: traced.week.planEstudio,
    tasks: tasksOf(traced.week),
  }));
};
const CHESS = ['900 rápidas', '1450 rápidas', 'FIDE 1720', 'FIDE 2200', 'nunca jugó, 3 h', 'blitz 1200'];
const weeks = new Map(CHESS.map((part) => [part, weeksOf(part)]));
const of = (part: string) => weeks.get(part) ?? [];
const isStudy = ({ carril, tipo }: Tarea): boolean => carril !== 'juego' && tipo !== 'cierre' && tipo !== 'repaso';
const on = (tasks: readonly Tarea[], id: string): number =>
  minutesOf(tasks.filter((task) => isStudy(task) && task.temaId === id));
const inArea = (tasks: readonly Tarea[], area: string): number =>
  minutesOf(tasks.filter((task) => isStudy(task) && chess.curriculum.topicById.get(task.temaId)?.area === area));

describe('what was asked for and hurts leads', () => {
  it('hears what is put above all else, what is done every day, and which lines are played', () => {
    const lead = (text: string) => leadIn(text, readSignals(chess, text).mentions);
    expect(lead('Llego bien al final y ahí los pierdo, sobre todo los de torres')).toBe('aj-fin-torre');
    expect(lead('Me cuestan los finales de torres y la táctica')).toBeUndefined();
    expect(habitsIn('Hago problemas de táctica todos los días', chess.habits)).toEqual(['TAC']);
    expect(habitsIn('Quiero hacer táctica todos los días', chess.habits)).toEqual([]);
    expect(habitsIn('Juego todos los días. Me cuesta la táctica', chess.habits)).toEqual([]);
    const lines = (text: string) => linesIn(text, chess.lines).map(({ tema, lado }) => `${tema} ${lado}`);
    expect(lines('Juego 1.d4 y contra e4 la francesa')).toEqual([
      'aj-ape-gambitodama blancas',
      'aj-ape-francesa negras',
    ]);
    expect(lines('Juego la italiana con blancas y contra e4 la Caro-Kann')).toEqual([
      'aj-ape-abiertas blancas',
      'aj-ape-carokann negras',
    ]);
    expect(lines('Con blancas juego contra la siciliana sin saber qué hacer')).toEqual(['aj-ape-siciliana blancas']);
    expect(lines('No juego la francesa')).toEqual([]);
  });

  it('«sobre todo los de torres»: about a third of the first weeks, and their longest sitting', () => {
    for (const [i, { tasks }] of of('1450 rápidas').slice(0, 3).entries()) {
      const whole = minutesOf(tasks);
      // Days of an hour, and a bank that is soon used up: later a sitting less.
      expect(on(tasks, 'aj-fin-torre')).toBeGreaterThanOrEqual((i === 0 ? 0.33 : 0.25) * whole);
      const studied = tasks.filter(isStudy);
      const longest = Math.max(...studied.map(({ tiempo }) => tiempo));
      expect(studied.find(({ tiempo }) => tiempo === longest)?.temaId).toBe('aj-fin-torre');
    }
  });

  it('who solves tactics every day has hardly any of it here for three weeks', () => {
    for (const { tasks } of of('1450 rápidas').slice(0, 3))
      expect(inArea(tasks, 'TAC')).toBeLessThanOrEqual(0.08 * minutesOf(tasks));
  });

  it('nothing that nobody asked for has more of a first week than what was asked for', () => {
    for (const part of CHESS.slice(0, 4)) {
      const [first] = of(part);
      if (!first) throw new Error(part);
      const { tasks, learner } = first;
      const asked = Object.entries(learner.declarado).flatMap(([id, { polaridad }]) =>
        polaridad === 'sabe' || polaridad === 'evita' || chess.sparing[id] !== undefined ? [] : [on(tasks, id)],
      );
      for (const id of new Set(tasks.filter(({ carril }) => carril === 'camino').map(({ temaId }) => temaId)))
        expect(on(tasks, id), `${part}: ${id}`).toBeLessThanOrEqual(Math.min(...asked) + 5);
    }
  });

  it('what goes with a theme has no more minutes than the theme', () => {
    for (const part of CHESS)
      for (const { tasks } of of(part)) {
        const near = tasks.filter(({ porque = '' }) => porque.startsWith('Va de la mano'));
        const asked = tasks.filter((task) => task.carril === 'pedido' && !near.includes(task));
        expect(minutesOf(near)).toBeLessThanOrEqual(minutesOf(asked));
      }
  });
});

describe('a tournament', () => {
  const player = of('FIDE 1720');

  it('is light on its days and the two before them: known lines, easy positions, nothing of an hour', () => {
    const days = player.flatMap((week) => week.days);
    for (const fecha of ['2026-12-03', '2026-12-05', '2026-12-06', '2026-12-08']) {
      const day = days.find((one) => one.fecha === fecha);
      expect(minutesOf(day?.tareas ?? []), fecha).toBe(120);
      for (const { tiempo, tipo, titulo } of day?.tareas ?? []) {
        expect(tiempo, titulo).toBeLessThanOrEqual(30);
        expect(tipo, titulo).not.toMatch(/^(?:test|jugar)$/u);
      }
      expect(day?.tareas.map(({ titulo }) => titulo)).toContain('Calentamiento: unas fáciles');
    }
  });

  it('is prepared: both lines in every week before it, its own half hour in two, one game at its rhythm', () => {
    for (const { tasks } of player.slice(0, 2)) {
      for (const id of ['aj-ape-gambitodama', 'aj-ape-francesa']) expect(on(tasks, id), id).toBeGreaterThanOrEqual(10);
      expect(on(tasks, 'aj-com-torneo')).toBeGreaterThanOrEqual(20);
      expect(tasks.filter(({ tipo }) => tipo === 'jugar').map(({ tiempo }) => tiempo)).toEqual([90]);
    }
  });

  it('gives the first task after it to its games', () => {
    const after = player.flatMap(({ days }) => days).find(({ fecha }) => fecha > '2026-12-08');
    expect(after?.tareas[0]?.titulo).toBe('Tus partidas del torneo');
    expect(after?.tareas[0]?.tiempo).toBeGreaterThanOrEqual(25);
  });
});

describe('fewer things, deeper', () => {
  it('has few themes, few crumbs, and two games from five hours on', () => {
    for (const [part, most, crumbs] of [
      ['1450 rápidas', 7, 4],
      ['FIDE 2200', 11, 2],
    ] as const)
      for (const { tasks, days } of of(part)) {
        const themes = new Set(tasks.filter(isStudy).map(({ temaId }) => temaId));
        expect(themes.size, part).toBeLessThanOrEqual(most);
        expect(tasks.filter(({ tiempo }) => tiempo < 15).length, part).toBeLessThanOrEqual(crumbs);
        expect(tasks.filter(({ tipo }) => tipo === 'jugar').length, part).toBe(2);
        for (const { tareas } of days)
          if (tareas.some(({ tipo }) => tipo === 'jugar'))
            expect(tareas.some(({ tipo, carril }) => tipo === 'analizar' && carril === 'juego')).toBe(true);
      }
  });

  it('reviews six exercises or more at a time', () => {
    for (const part of CHESS)
      for (const { tasks } of of(part))
        for (const { tipo, leccion, titulo } of tasks)
          if (tipo === 'repaso') expect(leccion?.serie?.cuantos ?? 0, `${part}: ${titulo}`).toBeGreaterThanOrEqual(6);
  });

  it('gives the clock a sixth of a week at most', () => {
    for (const { tasks } of of('FIDE 1720'))
      expect(on(tasks, 'aj-com-tiempo')).toBeLessThanOrEqual(0.15 * minutesOf(tasks) + 5);
  });
});

describe('the repertoire', () => {
  it('is what was named, in the first two weeks, with its colour in the reason', () => {
    const early = of('1450 rápidas')
      .slice(0, 2)
      .flatMap(({ tasks }) => tasks);
    expect(on(early, 'aj-ape-carokann')).toBeGreaterThan(0);
    const said = early.map(({ porque = '' }) => porque);
    expect(said.some((text) => text.startsWith('Juegas la Caro-Kann con negras'))).toBe(true);
    expect(said.some((text) => text.startsWith('Juegas la italiana con blancas'))).toBe(true);
    // The stage about the Spanish and the Scotch game is another repertoire.
    expect(
      of('1450 rápidas')
        .flatMap(({ tasks }) => tasks)
        .some(({ leccion }) => leccion?.unidad === 'aj-ape-abiertas@2'),
    ).toBe(false);
  });

  it('leaves out what it never meets', () => {
    for (const { context } of of('FIDE 1720')) expect(context.excluded).toContain('aj-ape-abiertas');
    for (const { tasks } of of('FIDE 1720')) expect(on(tasks, 'aj-ape-abiertas')).toBe(0);
  });
});

describe('a chapter and its test', () => {
  it('nothing of a test is asked before its chapter', () => {
    for (const part of CHESS) {
      const opened = new Set<string>();
      for (const { tasks, learner } of of(part))
        for (const { leccion, tipo } of tasks) {
          if (tipo === 'teoria' && leccion) opened.add(leccion.unidad);
          for (const id of leccion?.ejercicios ?? []) {
            const unit = testUnitOf(id);
            const stage = Number(unit?.slice(unit.lastIndexOf('@') + 1));
            const topic = chess.curriculum.topicById.get(unit?.slice(0, unit.lastIndexOf('@')) ?? '');
            // What nobody named may be asked anything: most of it will not be read.
            const isPlain = topic !== undefined && !isNamed({ learner, game: chess, level: learner.nivel }, topic.id);
            if (unit !== undefined && !isPlain && stage >= learner.nivel - 1)
              expect(opened, `${part}: ${id}`).toContain(unit);
          }
        }
    }
  });

  it('what was asked for begins with its chapter, unless two were read just before', () => {
    for (const part of ['900 rápidas', '1450 rápidas']) {
      const seen = new Set<string>();
      for (const { days } of of(part).slice(0, 1))
        for (const { tareas } of days)
          for (const [i, { leccion, tipo, carril, titulo }] of tareas.entries()) {
            if (carril !== 'pedido' || !leccion || seen.has(leccion.unidad)) continue;
            seen.add(leccion.unidad);
            const isThird = i >= 2 && tareas.slice(i - 2, i).every((before) => before.tipo === 'teoria');
            if (chess.chapter(leccion.unidad) && !isThird) expect(tipo, `${part}: ${titulo}`).toBe('teoria');
          }
    }
  });
});
