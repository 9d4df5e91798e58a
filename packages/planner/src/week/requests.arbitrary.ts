import {
  type DiaSemana,
  INTENSITIES,
  type InformacionTema,
  POKER_TYPES,
  TABLE_LIMITS,
  TIME_CONTROLS,
  WEEKDAYS,
} from '@estratega/domain';
import fc from 'fast-check';

/** Valid requests for property tests. */

const TEXTS = {
  chess: [
    '',
    'Me cuestan los finales de torre y domino las clavadas',
    'quiero aprender la siciliana, no sé calcular variantes',
    'Ya domino los mates en dos y la oposición',
    'me cuestan las clavadas, los finales de peones, la siciliana y la profilaxis',
    'quiero estudiar la francesa con negras',
    'pierdo siempre los finales de torres y no sé qué jugar contra la siciliana',
    'Nunca he jugado',
    '<script>alert("x")</script> 😀 \u202e ni idea de nada',
  ],
  poker: [
    '',
    'No entiendo el ICM y quiero mejorar la c-bet',
    'Domino las pot odds; me tilteo mucho',
    'Soy principiante',
    'no sé jugar el river ni defender la ciega grande y quiero aprender overbets',
    'me cuesta el 3-bet, quiero entender la varianza, no domino las pot odds y fallo en el turn',
    'Empiezo desde cero',
    'perdí mucho dinero y tengo deudas, quiero recuperar lo perdido',
    "'; DROP TABLE usuarios; -- {n} {min}",
  ],
} as const;

const schedule = (maxHours: number) =>
  fc.record({
    diasEstudio: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    hours: fc.array(fc.integer({ min: 1, max: maxHours * 2 }), { minLength: 7, maxLength: 7 }),
    nivelIntensidad: fc.constantFrom(...INTENSITIES),
  });

const withHours = ({
  diasEstudio,
  hours,
  nivelIntensidad,
}: {
  diasEstudio: DiaSemana[];
  hours: number[];
  nivelIntensidad: (typeof INTENSITIES)[number];
}) => ({
  nivelIntensidad,
  diasEstudio,
  horasEstudio: Object.fromEntries(diasEstudio.map((dia, i) => [dia, (hours[i] ?? 1) / 2])) as Partial<
    Record<DiaSemana, number>
  >,
});

export interface RequestOptions {
  readonly maxHours?: number;
  readonly texts?: boolean;
  /** Leave out players without Elo: the first level has nine or ten units only. */
  readonly rated?: boolean;
}

export const requests = ({
  maxHours = 12,
  texts = true,
  rated = false,
}: RequestOptions = {}): fc.Arbitrary<InformacionTema> =>
  fc.oneof(
    fc
      .tuple(
        schedule(maxHours),
        fc.option(
          fc.tuple(
            fc.constantFrom('Elo online' as const, 'Elo fide' as const),
            fc.integer({ min: rated ? 1050 : 100, max: 2600 }),
            fc.constantFrom(...TIME_CONTROLS),
          ),
          {
            nil: undefined,
            freq: rated ? Number.MAX_SAFE_INTEGER : 4,
          },
        ),
        fc.constantFrom(...(texts ? TEXTS.chess : [''])),
      )
      .map(([days, elo, conocimientosAjedrez]): InformacionTema => {
        const common = { campo: 'Ajedrez' as const, ...withHours(days), conocimientosAjedrez };
        return elo
          ? { ...common, experienciaAjedrez: elo[0], elo: elo[1], tiempo: elo[2] }
          : { ...common, experienciaAjedrez: 'No tengo elo' };
      }),
    fc
      .tuple(
        schedule(maxHours),
        fc.constantFrom(...POKER_TYPES),
        fc.constantFrom(...TABLE_LIMITS),
        fc.constantFrom(...(texts ? TEXTS.poker : [''])),
      )
      .map(
        ([days, tipoPoker, limiteMesa, conocimientosPoker]): InformacionTema => ({
          campo: 'Poker Texas Holdem',
          ...withHours(days),
          tipoPoker,
          limiteMesa,
          conocimientosPoker,
        }),
      ),
  );

export const dates = fc
  .integer({ min: 0, max: 800 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
