import { type Prediccion, type Progress, spanishNumber, type TemaMedido, wilson } from '@estratega/domain';

/** What the charts show, in figures and in words; the words stand alone where a chart is not seen. */

type GameProgress = Progress[number];

export interface WeekFigures {
  readonly semana: number;
  /** Still under way. */
  readonly enCurso: boolean;
  readonly planeados: number;
  /** Absent in weeks from before anything was measured. */
  readonly reales?: number | undefined;
  readonly tareas: number;
  readonly objetivos: number;
  readonly prediccion?: Prediccion | undefined;
}

/** A quarter: what fits a phone and still tells where it goes. */
const WEEKS_SHOWN = 12;

/** Finished weeks, oldest first, and the one under way. */
export function weeksOf(progress: GameProgress | undefined): readonly WeekFigures[] {
  const finished = (progress?.semanas ?? [])
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .map(
      (week): WeekFigures => ({
        semana: week.semana,
        enCurso: false,
        planeados: week.minutos,
        reales: week.minutosReales,
        tareas: week.tareas,
        objetivos: week.objetivos,
        prediccion: week.prediccion,
      }),
    );
  const now = progress?.actual;
  const current: readonly WeekFigures[] = now
    ? [
        {
          semana: now.semana,
          enCurso: true,
          planeados: now.minutos,
          reales: now.minutosReales ?? 0,
          tareas: now.tareasTerminadas,
          objetivos: now.objetivosTerminados,
          prediccion: now.prediccion,
        },
      ]
    : [];
  return [...finished, ...current].slice(-WEEKS_SHOWN);
}

export const weekName = ({ semana, enCurso }: WeekFigures): string => `Semana ${semana}${enCurso ? ' (en curso)' : ''}`;

/** Below this the interval says less than the figure seems to. */
const FEW = 5;
const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

export interface ThemeShare extends TemaMedido {
  readonly parte: number;
  readonly desde: number;
  readonly hasta: number;
}

/** Themes with answers, the weakest first: what is surely weak before what may only have been bad luck. */
export const sharesOf = (temas: readonly TemaMedido[]): readonly ThemeShare[] =>
  temas
    .filter(({ de }) => de > 0)
    .map((theme) => ({ ...theme, parte: theme.aciertos / theme.de, ...wilson(theme.aciertos, theme.de) }))
    .toSorted((a, b) => a.hasta - b.hasta || a.parte - b.parte || (a.titulo < b.titulo ? -1 : 1));

/** Exercises are chosen so that about two of three come right: who gets most of them is not weak, and not there yet. */
const MOST = 0.6;
export const isOnTheWay = ({ aciertos, de }: TemaMedido): boolean => de >= FEW && aciertos / de >= MOST;

/** «14 de 22 (64 %). Casi seguro, entre 43 % y 80 %.» */
export const shareWords = ({ aciertos, de, parte, desde, hasta }: ThemeShare): string =>
  `${aciertos} de ${de} (${percent(parte)}). ${intervalWords({ de, desde, hasta })}`;

export const intervalWords = ({ de, desde, hasta }: Pick<ThemeShare, 'de' | 'desde' | 'hasta'>): string =>
  de < FEW ? 'Son pocas para saberlo.' : `Casi seguro, entre ${percent(desde)} y ${percent(hasta)}.`;

export const formatCount = (value: number): string => spanishNumber(value, 1);

/** Nearer than this, luck alone would explain it. */
const LUCK = 1.5;

/** «Esperábamos 13 aciertos de 22; fueron 14: lo previsto.» */
export function expectedWords({ esperados, aciertos, de }: Prediccion): string {
  // As many as chance alone would move a count of so many answers.
  const spread = Math.sqrt((esperados * (de - esperados)) / de);
  const off = aciertos - esperados;
  const verdict =
    Math.abs(off) <= LUCK * spread ? 'lo previsto' : off > 0 ? 'mejor de lo previsto' : 'menos de lo previsto';
  return `Esperábamos ${formatCount(Math.round(esperados))} de ${de}; acertaste ${formatCount(aciertos)}: ${verdict}.`;
}
