import { type Dia, type InformacionTema, isPlayOut, isStep, type Resultado } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../games/index.ts';
import { type Answer, initialLearner, learnFromWeek, planWeek, toReview } from '../index.ts';
import { PLAYED_OUT, READING } from '../learner/reading.ts';

/** Endings that are taught are played to their end in the same week, and what slips comes back tomorrow. */

const game = gameOf('Ajedrez');
const HOY = '2026-11-16';
const request = (elo: number, conocimientosAjedrez: string): InformacionTema => ({
  campo: 'Ajedrez',
  nivelIntensidad: 'alto',
  diasEstudio: ['lunes', 'miercoles', 'viernes', 'sabado'],
  horasEstudio: { lunes: 1, miercoles: 1.5, viernes: 1, sabado: 2 },
  experienciaAjedrez: 'Elo fide',
  elo,
  tiempo: 'rapida',
  conocimientosAjedrez,
  zonaHoraria: 'America/Argentina/Buenos_Aires',
});
const PLAYERS = [
  request(900, 'No sé dar mate con la torre ni ganar los finales de peones'),
  request(1300, 'Me cuestan los finales de torre y de peones'),
  request(1700, 'Quiero finales de torre, alfiles de distinto color y ventaja decisiva'),
  request(2100, 'Mate de alfil y caballo y finales de dama'),
] as const;

const playedIn = (days: readonly Dia[]) =>
  days.flatMap(({ tareas }, diaIndex) =>
    tareas.flatMap(({ temaId, nivel, leccion }, tareaIndex) =>
      (leccion?.partidas ?? []).map((ejercicio) => ({ ejercicio, temaId, nivel, diaIndex, tareaIndex })),
    ),
  );

describe('what is taught is played out', () => {
  it('wherever its theme has positions of its level and the task has the minutes', () => {
    let taught = 0;
    for (const informacionTema of PLAYERS) {
      const { planEstudio } = planWeek({ informacionTema, learner: initialLearner(informacionTema), hoy: HOY });
      const played = new Set(playedIn(planEstudio).map(({ temaId }) => temaId));
      for (const { temaId, nivel, tipo, tiempo, titulo, leccion } of planEstudio.flatMap(({ tareas }) => tareas)) {
        const topic = game.curriculum.topicById.get(temaId);
        const near = topic && game.playOuts(topic).some(({ levels: [low] }) => Math.abs(low - nivel) <= 1);
        if (!near || !((tipo === 'teoria' && tiempo >= 15) || (tipo === 'ejercicios' && tiempo >= 20))) continue;
        // A chapter takes its minutes first.
        if (leccion?.ejercicios.some(isStep)) continue;
        taught++;
        expect(played, titulo).toContain(temaId);
      }
    }
    expect(taught).toBeGreaterThanOrEqual(6);
  });

  it('in minutes that the series beside it is not given', () => {
    let served = 0;
    for (const informacionTema of PLAYERS) {
      const { planEstudio } = planWeek({ informacionTema, learner: initialLearner(informacionTema), hoy: HOY });
      for (const { leccion, tipo, tiempo, titulo } of planEstudio.flatMap(({ tareas }) => tareas)) {
        if (!leccion?.partidas || !leccion.serie) continue;
        served++;
        const { cuantos, segundos } = leccion.serie;
        const before = PLAYED_OUT * leccion.partidas.length + (tipo === 'teoria' ? READING : 0);
        // Rounded to whole exercises.
        expect(before + ((cuantos - 0.5) * segundos) / 60, titulo).toBeLessThanOrEqual(tiempo + 0.5);
      }
    }
    expect(served).toBeGreaterThanOrEqual(4);
  });

  it('with a position of the theme, never twice, and not again for weeks', () => {
    for (const informacionTema of PLAYERS) {
      const learner = initialLearner(informacionTema);
      const first = planWeek({ informacionTema, learner, hoy: HOY });
      const ids = playedIn(first.planEstudio).map(({ ejercicio }) => ejercicio);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { ejercicio, temaId } of playedIn(first.planEstudio)) {
        const topic = game.curriculum.topicById.get(temaId);
        expect(topic && game.playOuts(topic).map(({ id }) => id)).toContain(ejercicio);
        expect(isPlayOut(ejercicio)).toBe(true);
      }
      const after = learnFromWeek(learner, { ...answered(informacionTema, first, 'bien'), hoy: HOY });
      const next = planWeek({ informacionTema, learner: after, hoy: '2026-11-23' });
      expect(playedIn(next.planEstudio).filter(({ ejercicio }) => ids.includes(ejercicio))).toEqual([]);
    }
  });
});

type Planned = ReturnType<typeof planWeek>;
/** The play-outs of a week, all ended alike. */
const answered = (informacionTema: InformacionTema, { planEstudio, objetivos }: Planned, resultado: Resultado) => ({
  informacionTema,
  planEstudio: planEstudio.map((day) => ({
    ...day,
    tareas: day.tareas.map((task) => ({ ...task, estado: 'finalizado' as const })),
  })),
  objetivos,
  intentos: playedIn(planEstudio).map(
    ({ ejercicio, diaIndex, tareaIndex }, i): Answer => ({
      id: `i${i}`,
      diaIndex,
      tareaIndex,
      ejercicio,
      resultado,
      pistas: 0,
      ms: 200_000,
      hechoEn: `${planEstudio[diaIndex]?.fecha}T15:00:00.000Z`,
    }),
  ),
});

describe('a play-out that was answered', () => {
  const [, informacionTema] = PLAYERS;
  const learner = initialLearner(informacionTema);
  const week = planWeek({ informacionTema, learner, hoy: HOY });
  const [first] = playedIn(week.planEstudio);
  if (!first) throw new Error('nothing to play');
  const unit = `${first.temaId}@${first.nivel}`;
  const played = (resultado: Resultado) => ({ ...answered(informacionTema, week, resultado), hoy: HOY });

  it('moves what is believed of its unit', () => {
    const believed = (resultado: Resultado): number => learnFromWeek(learner, played(resultado)).unidades[unit]?.p ?? 0;
    expect(believed('bien')).toBeGreaterThan(believed('mal'));
  });

  it('comes back tomorrow where it slipped, also when only the engine knows how it went on', () => {
    const slipped = played('mal');
    const day = week.planEstudio[first.diaIndex]?.fecha ?? '';
    const [back] = toReview(learner, [slipped]).filter(({ ejercicio }) => ejercicio === first.ejercicio);
    expect(Date.parse(back?.vence ?? '') - Date.parse(day)).toBe(86_400_000);
    const again = (resultado: Resultado, at: string): Answer => ({
      ...(slipped.intentos.find(({ ejercicio }) => ejercicio === first.ejercicio) as Answer),
      id: at,
      resultado,
      hechoEn: `${at}T15:00:00.000Z`,
    });
    const twice = [...slipped.intentos, again('propio', '2026-11-24'), again('propio', '2026-11-30')];
    expect(toReview(learner, [{ ...slipped, intentos: twice }]).map(({ ejercicio }) => ejercicio)).not.toContain(
      first.ejercicio,
    );
  });

  it('is none of the positions that an objective counts', () => {
    const bare = learnFromWeek(learner, { ...played('mal'), intentos: [] });
    expect(learnFromWeek(learner, played('mal')).ultimas.at(-1)?.logrados).toBe(bare.ultimas.at(-1)?.logrados);
  });
});
