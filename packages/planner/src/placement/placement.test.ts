import { type InformacionTema, type NivelDeclarado, PLACEMENT_TOTAL, type TemaDeclarado } from '@estratega/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../testing/runs.ts';
import { GAMES_BY_CAMPO, gameOf } from '../games/index.ts';
import {
  applyPlacement,
  applyRequest,
  initialLearner,
  type MeasuredAnswer,
  nextInPlacement,
  PLACEMENT_EXERCISES,
  placementResult,
  planWeek,
  themesOf,
} from '../index.ts';
import { beliefs } from '../learner/belief.ts';
import { placementBank } from './bank.ts';
import { LEVELS, RATED, taken } from './placement.fixture.ts';
import { levelOfRating, placementPrior, ratingOfLevel } from './prior.ts';

describe('the scale', () => {
  it('goes from Elo to level and back, and is where the levels are cut', () => {
    for (const [elo, level] of [
      [500, 0],
      [800, 1],
      [1250, 2.5],
      [1400, 3],
      [2000, 5],
      [2200, 6],
    ] as const) {
      expect(levelOfRating(elo)).toBeCloseTo(level);
      expect(ratingOfLevel(level)).toBeCloseTo(elo);
    }
    // 1500 online at rapid is 1400 elsewhere.
    expect(placementPrior(RATED).media).toBeCloseTo(3);
  });
});

const NEWCOMER: NivelDeclarado = { campo: 'Ajedrez', experienciaAjedrez: 'No tengo elo' };

describe('a test from the real bank', () => {
  it.each(LEVELS.map((nivel) => [JSON.stringify(nivel), nivel] as const))(
    '%s: has enough to ask at every turn',
    (_name, nivel) => {
      for (const seed of ['a', 'b', 'c']) {
        for (const right of [() => true, () => false, (d: number) => d < placementPrior(nivel).media]) {
          const answers = taken(nivel, seed, right);
          expect(answers).toHaveLength(PLACEMENT_TOTAL[nivel.campo]);
          expect(new Set(answers.map(({ ejercicio }) => ejercicio)).size).toBe(PLACEMENT_TOTAL[nivel.campo]);
          // Nothing that is right more often than not without knowing.
          for (const { azar = 0 } of answers) expect(azar).toBeLessThanOrEqual(0.5);
        }
      }
      expect(placementBank(gameOf(nivel.campo), nivel).length).toBeGreaterThan(80);
    },
  );

  it.each(LEVELS.filter(({ campo }) => campo !== 'Ajedrez').map((nivel) => [JSON.stringify(nivel), nivel] as const))(
    '%s: asks hands at a table, before the flop and after it, of several areas',
    (_name, nivel) => {
      const bank = new Map(placementBank(gameOf(nivel.campo), nivel).map((item) => [item.id, item]));
      for (const seed of ['a', 'b', 'c', 'd']) {
        for (const right of [() => true, () => false, (d: number) => d < placementPrior(nivel).media]) {
          const asked = taken(nivel, seed, right).map(({ ejercicio }) => bank.get(ejercicio));
          const streets = asked.map((item) => item?.calle);
          expect(streets.filter((calle) => calle === undefined)).toEqual([]);
          expect(streets.filter((calle) => calle === 'pre').length).toBeGreaterThanOrEqual(5);
          expect(streets.filter((calle) => calle === 'post').length).toBeGreaterThanOrEqual(5);
          const areas = new Set(asked.map((item) => item?.area));
          expect(areas.size).toBeGreaterThanOrEqual(3);
          for (const area of ['BAN', 'MEN', 'REV']) expect(areas.has(area)).toBe(false);
        }
      }
    },
  );

  it('lies on a ruler with names, inside its own band', () => {
    for (const nivel of LEVELS) {
      for (const right of [() => true, () => false, (d: number) => d < placementPrior(nivel).media]) {
        const { regla, nivel: found } = placementResult(nivel, taken(nivel, 'r', right));
        expect(regla.tramos).toHaveLength(5);
        expect(regla.tramos.filter(({ tuyo }) => tuyo)).toHaveLength(1);
        expect(regla.desde).toBeLessThanOrEqual(regla.en + 0.2);
        expect(regla.hasta).toBeGreaterThanOrEqual(regla.en - 0.2);
        expect(regla.cifra !== undefined).toBe(nivel.campo === 'Ajedrez' && found > 0);
        // A figure says what it counts.
        expect(regla.escala !== undefined).toBe(regla.cifra !== undefined);
      }
    }
  });

  it('whoever takes longer is asked twelve, and nothing more once four minutes are over', () => {
    for (const nivel of LEVELS) {
      const answers: MeasuredAnswer[] = [];
      for (let item = nextInPlacement(nivel, answers, 'lento'); item; item = nextInPlacement(nivel, answers, 'lento'))
        answers.push({ ...item, ejercicio: item.id, bien: true, ms: 18_000 });
      // 14 × 18 s are over four minutes; the fourteenth was begun within them.
      expect(answers).toHaveLength(Math.min(14, PLACEMENT_TOTAL[nivel.campo]));
      const slow = Array.from({ length: PLACEMENT_EXERCISES }, (_, i) => ({
        ...(answers[i] as MeasuredAnswer),
        ms: 30_000,
      }));
      expect(nextInPlacement(nivel, slow, 'lento')).toBeUndefined();
      expect(nextInPlacement(nivel, slow.slice(1), 'lento')).toBeDefined();
    }
  });

  it('shows few men first to whoever has no Elo, until two came right; all boards to whoever has one', () => {
    const bank = new Map(placementBank(gameOf('Ajedrez'), NEWCOMER).map((item) => [item.id, item]));
    const clear = (nivel: NivelDeclarado, right: (d: number) => boolean) =>
      taken(nivel, 'p', right).map(({ ejercicio }) => bank.get(ejercicio)?.despejado === true);
    expect(clear(NEWCOMER, () => false)).not.toContain(false);
    expect(clear(NEWCOMER, () => true).slice(0, 2)).toEqual([true, true]);
    expect(clear(NEWCOMER, () => true)).toContain(false);
    expect(clear(RATED, () => false)).toContain(false);
  });

  it('says what it found in words that a person reads', () => {
    const poker = LEVELS[3] as NivelDeclarado;
    expect(
      placementResult(
        RATED,
        taken(RATED, 'x', (d) => d < 3),
      ).titulo,
    ).toMatch(/^Tu nivel estimado: unos \d\.?\d{3} de Elo online en rápida\.$/u);
    expect(
      placementResult(
        LEVELS[1] as NivelDeclarado,
        taken(LEVELS[1] as NivelDeclarado, 'x', (d) => d < 1),
      ).titulo,
    ).toMatch(/^Tu nivel estimado: unos (?:\d\.)?\d{3} de Elo FIDE\.$|^Tu nivel estimado: primeros pasos\.$/u);
    expect(
      placementResult(
        poker,
        taken(poker, 'x', (d) => d < 2),
      ).titulo,
    ).toMatch(/^Tu nivel estimado: micro-límites/u);
    expect(
      placementResult(
        LEVELS[1] as NivelDeclarado,
        taken(LEVELS[1] as NivelDeclarado, 'x', () => false),
      ).titulo,
    ).toBe('Tu nivel estimado: primeros pasos.');
    for (const nivel of LEVELS)
      expect(
        placementResult(
          nivel,
          taken(nivel, 'y', () => false),
        ).detalle,
      ).toContain(`Resolviste 0 de ${PLACEMENT_TOTAL[nivel.campo]}`);
  });
});

const request = (changes: Partial<InformacionTema> = {}): InformacionTema =>
  ({
    ...RATED,
    nivelIntensidad: 'bajo',
    diasEstudio: ['lunes', 'jueves'],
    horasEstudio: { lunes: 2, jueves: 2 },
    conocimientosAjedrez: '',
    ...changes,
  }) as InformacionTema;

describe('what a test teaches the planner', () => {
  it('the level, and a belief of each theme asked; declaring the same level again does not undo it', () => {
    const learner = initialLearner(request());
    const answers = taken(RATED, 'z', () => true);
    const measured = applyPlacement(learner, RATED, answers, '2026-11-16');
    expect(measured.nivel).toBe(placementResult(RATED, answers).nivel);
    expect(measured.nivel).toBeGreaterThan(learner.nivel);
    expect(measured.cambioNivel?.motivo).toBe('medido');
    for (const { ejercicio } of answers) expect(measured.usados[ejercicio]).toBe(0);
    const week = planWeek({ informacionTema: request(), learner: measured, hoy: '2026-11-16' });
    expect(week.planEstudio.flatMap(({ tareas }) => tareas).some(({ nivel }) => nivel === measured.nivel)).toBe(true);
  });

  it('a theme failed is believed less than the same theme solved', () => {
    const learner = initialLearner(request());
    const game = gameOf('Ajedrez');
    const [first, ...rest] = taken(RATED, 'q', (d) => d < 3);
    if (!first) throw new Error('no answer');
    const after = (bien: boolean) =>
      beliefs(game, applyPlacement(learner, RATED, [{ ...first, bien }, ...rest], '2026-11-16'));
    const [good, bad] = [after(true), after(false)];
    const unit = game.curriculum.units.find(
      ({ topic, level }) =>
        topic.id === first.tema &&
        level === Math.max(topic.nivelMin, Math.min(Math.floor(first.dificultad), topic.nivelMax)),
    );
    expect(good[unit?.index ?? 0]).toBeGreaterThan(bad[unit?.index ?? 0] ?? 1);
  });

  it('under caution it never raises', () => {
    const poker = LEVELS[3] as NivelDeclarado;
    const informacion = {
      ...poker,
      nivelIntensidad: 'bajo',
      diasEstudio: ['lunes'],
      horasEstudio: { lunes: 1 },
      conocimientosPoker: 'Debo dinero y no puedo parar de jugar.',
    } as InformacionTema;
    const learner = initialLearner(informacion);
    expect(learner.cautela).toBe(true);
    expect(
      applyPlacement(
        learner,
        poker,
        taken(poker, 's', () => true),
        '2026-11-16',
      ).nivel,
    ).toBe(learner.nivel);
  });
});

describe('themes put right outweigh the text', () => {
  const TEXTS = [
    'No sé finales de torre y no sé jugar la Siciliana. Ya domino las clavadas.',
    'Quiero mejorar los ataques dobles, me cuestan los finales de peones.',
    'Cuelgo piezas y me cuesta calcular.',
  ];
  const POKER_TEXTS = [
    'Me cuesta defender la ciega grande y tilteo mucho.',
    'Quiero aprender a farolear en el river; ya sé calcular odds.',
    'No sé jugar botes 3-bet.',
  ];
  const both = (['Ajedrez', 'Poker Texas Holdem'] as const).flatMap((campo) => [
    { campo, known: false },
    { campo, known: true },
  ]);

  it.each(both)('$campo, known before: $known', ({ campo, known }) => {
    const ids = themesOf(campo).map(({ tema }) => tema);
    const { rules } = GAMES_BY_CAMPO[campo];
    fc.assert(
      fc.property(
        fc.constantFrom(...(campo === 'Ajedrez' ? TEXTS : POKER_TEXTS)),
        fc.uniqueArray(
          fc.record({ tema: fc.constantFrom(...ids), polaridad: fc.constantFrom('sabe', 'no_sabe', 'quiere') }),
          {
            selector: ({ tema }) => tema,
            maxLength: 6,
          },
        ),
        (text, temas) => {
          const base =
            campo === 'Ajedrez'
              ? request({ conocimientosAjedrez: text } as Partial<InformacionTema>)
              : ({
                  campo,
                  tipoPoker: 'Cash games',
                  limiteMesa: 'Micro-stakes NL2-NL25',
                  nivelIntensidad: 'alto',
                  diasEstudio: ['lunes', 'jueves'],
                  horasEstudio: { lunes: 2, jueves: 2 },
                  conocimientosPoker: text,
                } as InformacionTema);
          const informacionTema = { ...base, temas: temas as TemaDeclarado[] };
          const learner = known ? applyRequest(initialLearner(base), informacionTema) : initialLearner(informacionTema);
          const { respuestas } = planWeek({ informacionTema, learner, hoy: '2026-11-16' });
          const said = new Map(temas.map(({ tema, polaridad }) => [tema, polaridad]));
          // Nothing but what the player left, each with the word the player chose: a removed theme stays away.
          for (const { tema, polaridad } of respuestas)
            if (tema !== rules) expect(polaridad).toBe(said.get(tema as string));
        },
      ),
      { numRuns: runs(100) },
    );
  });
});
