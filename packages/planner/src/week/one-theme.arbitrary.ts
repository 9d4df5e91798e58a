import { type InformacionTema, WEEKDAYS } from '@estratega/domain';
import fc from 'fast-check';
import { gameOf } from '../games/index.ts';

const days = fc.record({
  diasEstudio: fc.subarray([...WEEKDAYS], { minLength: 2 }),
  hours: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 7, maxLength: 7 }),
  nivelIntensidad: fc.constantFrom('bajo' as const, 'alto' as const),
  at: fc.nat(10_000),
  polaridad: fc.constantFrom('no_sabe' as const, 'quiere' as const),
});

/** Themes that a week can be about: not the rules, not money or nerves, not play itself. */
const themesOf = (campo: InformacionTema['campo']): readonly string[] => {
  const game = gameOf(campo);
  return game.curriculum.topics
    .filter(({ id, area }) => id !== game.rules && !game.aside.includes(area) && !game.care.includes(id))
    .map(({ id }) => id);
};
const THEMES = { Ajedrez: themesOf('Ajedrez'), 'Poker Texas Holdem': themesOf('Poker Texas Holdem') };

/** Whoever asks for one theme, by name, in any week of up to three hours a day. */
export const oneTheme = fc.oneof(
  fc
    .tuple(
      days,
      fc.integer({ min: 900, max: 2300 }),
      fc.constantFrom('blitz' as const, 'rapida' as const, 'clásica' as const),
    )
    .map(
      ([{ hours, at, polaridad, ...own }, elo, tiempo]): InformacionTema => ({
        campo: 'Ajedrez',
        ...own,
        horasEstudio: Object.fromEntries(own.diasEstudio.map((dia, i) => [dia, (hours[i] ?? 1) / 2])),
        experienciaAjedrez: 'Elo online',
        elo,
        tiempo,
        conocimientosAjedrez: '',
        temas: [{ tema: THEMES.Ajedrez[at % THEMES.Ajedrez.length] as string, polaridad }],
      }),
    ),
  fc
    .tuple(
      days,
      fc.constantFrom(
        'Micro-stakes NL2-NL25' as const,
        'Low-stakes NL50-NL200' as const,
        'Mid-stakes NL400-NL2000' as const,
      ),
      fc.constantFrom('Cash games' as const, 'Torneos' as const),
    )
    .map(
      ([{ hours, at, polaridad, ...own }, limiteMesa, tipoPoker]): InformacionTema => ({
        campo: 'Poker Texas Holdem',
        ...own,
        horasEstudio: Object.fromEntries(own.diasEstudio.map((dia, i) => [dia, (hours[i] ?? 1) / 2])),
        tipoPoker,
        limiteMesa,
        conocimientosPoker: '',
        temas: [{ tema: THEMES['Poker Texas Holdem'][at % THEMES['Poker Texas Holdem'].length] as string, polaridad }],
      }),
    ),
);
