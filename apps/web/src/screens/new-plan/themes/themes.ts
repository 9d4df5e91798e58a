import { type Campo, strongest, type TemaDeclarado, type TextMention } from '@estratega/domain';

/** What the player said of the themes that were understood: the last word on each. */

export type Polarity = TemaDeclarado['polaridad'];

export interface Correction {
  readonly titulo: string;
  /** null where it was removed: it stays away, whatever the text still says. */
  readonly polaridad: Polarity | null;
  readonly lado?: TemaDeclarado['lado'];
}
export type Corrections = Readonly<Record<string, Correction>>;

export interface Chip {
  readonly tema: string;
  readonly titulo: string;
  readonly polaridad: Polarity;
  readonly lado?: TemaDeclarado['lado'];
  /** Not sure of it, and the player has not said yet: it is asked. */
  readonly duda?: true;
  /** Where the text says it; absent for one that the player added. */
  readonly tramo?: TextMention['tramo'];
}

const PREFIXES = { Ajedrez: 'aj-', 'Poker Texas Holdem': 'pk-' } as const satisfies Record<Campo, string>;

const ofGame = (corrections: Corrections, campo: Campo): readonly (readonly [string, Correction])[] =>
  Object.entries(corrections).filter(([tema]) => tema.startsWith(PREFIXES[campo]));

/** What was read, as the player left it, and then what the player added. */
export function chipsOf(mentions: readonly TextMention[], corrections: Corrections, campo: Campo): readonly Chip[] {
  const read = strongest(mentions);
  const kept = read.flatMap((mention): Chip[] => {
    const correction = corrections[mention.tema];
    if (correction?.polaridad === null) return [];
    const { duda, ...read } = mention;
    if (correction?.polaridad) return [{ ...read, polaridad: correction.polaridad }];
    return [{ ...read, ...(duda ? { duda } : {}) }];
  });
  const added = ofGame(corrections, campo).flatMap(([tema, { titulo, polaridad, lado }]): Chip[] =>
    polaridad === null || read.some((one) => one.tema === tema)
      ? []
      : [{ tema, titulo, polaridad, ...(lado ? { lado } : {}) }],
  );
  return [...kept, ...added];
}

/** What is sent: nothing while nothing was put right, for then the text speaks for itself. */
export function declaredThemes(
  mentions: readonly TextMention[],
  corrections: Corrections,
  campo: Campo,
): TemaDeclarado[] | undefined {
  if (ofGame(corrections, campo).length === 0) return undefined;
  return chipsOf(mentions, corrections, campo).map(({ tema, polaridad, lado }) => ({
    tema,
    polaridad,
    ...(lado ? { lado } : {}),
  }));
}

const POLARITIES = new Set<unknown>(['sabe', 'no_sabe', 'quiere', 'evita', null]);

/** From storage, which may hold anything. */
export function readCorrections(raw: unknown): Corrections {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {};
  return Object.fromEntries(
    Object.entries(raw as Record<string, Partial<Correction> | null>).flatMap(([tema, said]) =>
      typeof said === 'object' && said !== null && typeof said.titulo === 'string' && POLARITIES.has(said.polaridad)
        ? [
            [
              tema,
              {
                titulo: said.titulo,
                polaridad: said.polaridad ?? null,
                ...(said.lado === 'blancas' || said.lado === 'negras' ? { lado: said.lado } : {}),
              },
            ],
          ]
        : [],
    ),
  );
}
