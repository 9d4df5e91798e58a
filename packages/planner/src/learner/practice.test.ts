import type { InformacionTema } from '@estratega/domain';
import { describe, expect, it } from 'vitest';
import { initialLearner, planWeek } from '../index.ts';

const HOY = '2026-11-16';
const days = {
  nivelIntensidad: 'alto' as const,
  diasEstudio: ['lunes', 'miercoles', 'sabado'] as InformacionTema['diasEstudio'],
  horasEstudio: { lunes: 1, miercoles: 1, sabado: 1.5 },
};
const chess = (conocimientosAjedrez: string): InformacionTema => ({
  campo: 'Ajedrez',
  ...days,
  experienciaAjedrez: 'Elo online',
  elo: 1700,
  tiempo: 'rapida',
  conocimientosAjedrez,
});
const poker = (tipoPoker: 'Cash games' | 'Torneos', conocimientosPoker: string): InformacionTema => ({
  campo: 'Poker Texas Holdem',
  ...days,
  tipoPoker,
  limiteMesa: 'Low-stakes NL50-NL200',
  conocimientosPoker,
});
const tasksOf = (request: InformacionTema, tema: string) =>
  planWeek({ informacionTema: request, learner: initialLearner(request), hoy: HOY })
    .planEstudio.flatMap(({ tareas }) => tareas)
    .filter(({ temaId, carril, tipo }) => temaId === tema && carril === 'pedido' && tipo !== 'cierre');

describe('what is known and lost at the board', () => {
  const TEXT = 'Los finales de torre los sé desde el 89 pero en la práctica se me escapan';

  it('is solved and not read again, and the reason says what was told', () => {
    const tasks = tasksOf(chess(TEXT), 'aj-fin-torre');
    expect(tasks[0]?.tipo).toBe('ejercicios');
    expect(tasks.filter(({ tipo }) => tipo === 'teoria')).toEqual([]);
    expect(tasks[0]?.porque).toContain('Contaste que conoces «Finales de torre');
    expect(tasks[0]?.porque).toContain('en la práctica se te escapa');
    const hard = tasksOf(chess('Me cuestan los finales de torre'), 'aj-fin-torre');
    expect(hard.filter(({ tipo }) => tipo === 'teoria')).not.toEqual([]);
  });

  it('is heard in two sentences too, and not where mastery is not sure', () => {
    const two = 'Quedo con un peón de más en finales de torres y firmo tablas. Lucena y Philidor los sé desde el 89.';
    expect(initialLearner(chess(two)).declarado['aj-fin-torre']).toEqual({ polaridad: 'no_sabe', practica: true });
    const unsure = 'Me cuestan los finales de torre. Creo que Lucena la vi una vez.';
    expect(initialLearner(chess(unsure)).declarado['aj-fin-torre']?.practica).toBeUndefined();
  });

  it('stays so when the player leaves the chip as it was read, and not when it is turned', () => {
    const said = (polaridad: 'no_sabe' | 'quiere') =>
      initialLearner({ ...chess(TEXT), temas: [{ tema: 'aj-fin-torre', polaridad }] }).declarado['aj-fin-torre'];
    expect(said('no_sabe')).toEqual({ polaridad: 'no_sabe', practica: true });
    expect(said('quiere')).toEqual({ polaridad: 'quiere' });
  });
});

describe('a theme of another format', () => {
  const said = (request: InformacionTema): string[] =>
    Object.keys(initialLearner(request).declarado).filter((id) => /^pk-(?:tor|sng)-/u.test(id));

  it.each(['Me cuesta la burbuja', 'No sé jugar con 12 ciegas'])(
    '«%s» asks a cash player for no tournament',
    (text) => {
      expect(said(poker('Torneos', text))).not.toEqual([]);
      expect(said(poker('Cash games', text))).toEqual([]);
    },
  );

  it('is believed where it is named', () => {
    expect(said(poker('Cash games', 'Quiero aprender ICM para jugar torneos los domingos'))).toContain('pk-tor-icm');
  });
});
