import type {
  Campo,
  DayAnswer,
  Dia,
  InformacionTema,
  IntentoGuardado,
  Objetivo,
  RespuestaTema,
} from '@estratega/domain';

/** What the plans need of the engine. The learner's state is the engine's own: stored here, read only there. */
export type Learner = { readonly [key: string]: unknown };

export interface Week {
  readonly planEstudio: readonly Dia[];
  readonly objetivos: readonly Objetivo[];
}

/** What becomes of a theme that the player named, by ids: the titles are today's and are looked up when it is read. */
export type Respuesta = Omit<RespuestaTema, 'titulo' | 'por'> & { readonly por?: string };

export interface PlannedWeek extends Week {
  readonly respuestas: readonly Respuesta[];
  /** The player spoke of trouble with money or of not being able to stop: no play for money, and help first. */
  readonly cautela: boolean;
}

export interface FinishedWeek extends Week {
  readonly hoy: string;
  readonly informacionTema: InformacionTema;
  /** Every answer of the week as it was judged, in order: what counts, where the ticks tell nothing. */
  readonly intentos: readonly IntentoGuardado[];
}

export interface Theme {
  readonly tema: string;
  readonly titulo: string;
}

/** What the player's own games and hands show; another module keeps them. */
export interface OwnEvidence {
  readonly hechos: readonly { readonly tema: string; readonly cita: string; readonly peso: number }[];
  readonly ejercicios: readonly {
    readonly id: string;
    readonly tema: string;
    readonly perdida: number;
    readonly respuestas: readonly DayAnswer[];
  }[];
}

export interface Planner {
  /** What is believed before the first week; what is already known is kept and adjusted to the new answers. */
  begin(informacionTema: InformacionTema, known: Learner | undefined): Learner;
  learn(learner: Learner, finished: FinishedWeek): Learner;
  /** News of a player who advances: new answers, and free text where the tier allows it. */
  hear(learner: Learner, informacionTema: InformacionTema, news: string): Learner;
  /** `semana` is the plan's own, from 1: a player whose earlier plan was deleted begins again at 1, and knows more. */
  plan(request: {
    informacionTema: InformacionTema;
    learner: Learner;
    hoy: string;
    semana: number;
    /** What the player's own games and hands show. */
    propias?: OwnEvidence;
  }): PlannedWeek;
  /** What changed between two weeks and why, as sentences for the player. */
  explainChanges(change: { previous: FinishedWeek; before: Learner; learner: Learner; next: Week }): readonly string[];
  readText(
    campo: Campo,
    text: string,
  ): readonly (Theme & { polaridad: 'sabe' | 'no_sabe' | 'quiere'; tramo: readonly [number, number] })[];
  /** Today's name of a theme; absent where it is taught no more. */
  titleOf(campo: Campo, tema: string): string | undefined;
  summary(
    learner: Learner,
    hoy: string,
  ): { readonly nivel: number; readonly dominados: readonly Theme[]; readonly porRepasar: readonly Theme[] };
}
