import type {
  Campo,
  Dia,
  EstadoTema,
  InformacionTema,
  IntentoGuardado,
  NivelDeclarado,
  Objetivo,
  Prediccion,
  ReglaNivel,
  RespuestaTema,
  ResultadoPrueba,
  TemaDeclarado,
  TemaDelJuego,
} from '@estratega/domain';
import type {
  Measured as Difficulties,
  MeasuredAnswer,
  Propias as OwnEvidence,
  Steps,
  ToReview,
} from '@estratega/planner';

/** An answer of a test of the level; what the player's own games show, which another module keeps; what everybody's tries say of an exercise. */
export type { Difficulties, MeasuredAnswer, OwnEvidence, Steps, ToReview };

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
  /** What everybody's first tries say of exercises, on the scale of ratings. */
  readonly dificultades: Difficulties;
}

export interface Care {
  readonly duda: boolean;
  readonly menor: boolean;
}

export interface Theme {
  readonly tema: string;
  readonly titulo: string;
}

export type Mention = Theme &
  TemaDeclarado & {
    readonly duda?: true;
    /** One of these is meant, and the words do not tell which. */
    readonly entre?: readonly Theme[];
    readonly tramo: readonly [number, number];
  };

/** What takes longer than a moment is made in steps, with everybody else's requests in between. */
export interface Planner {
  /** Reads a text, or a request's own, clause by clause: whatever below asks what it says finds it read. */
  listen(told: InformacionTema | { readonly campo: Campo; readonly texto: string }): Steps<unknown>;
  /** What is believed before the first week; what is already known is kept and adjusted to the new answers. */
  begin(informacionTema: InformacionTema, known: Learner | undefined): Learner;
  learn(learner: Learner, finished: FinishedWeek): Steps<Learner>;
  /** News of a player who advances: new answers, and free text where the tier allows it. */
  hear(learner: Learner, informacionTema: InformacionTema, news: string): Learner;
  /** `semana` is the plan's own, from 1: a player whose earlier plan was deleted begins again at 1, and knows more. */
  plan(request: {
    informacionTema: InformacionTema;
    learner: Learner;
    hoy: string;
    semana: number;
    /** What was just said on advancing, which `hear` has taken in: a tournament that it names is of this week. */
    noticias?: string;
    dificultades: Difficulties;
    /** Whose week it is, for what is drawn by lot. */
    sorteo?: string;
    /** What the player's own games and hands show. */
    propias?: OwnEvidence;
  }): Steps<PlannedWeek>;
  /** What is left of a week after missed days; no task changes its place in the list. */
  recover(request: { planEstudio: readonly Dia[]; hoy: string; ultima: string }): {
    readonly planEstudio: readonly Dia[];
    readonly primeraSesion: number | undefined;
  };
  /** What was failed, with the day on which each returns: what is believed, and the answers of the weeks under way. */
  toReview(learner: Learner, running: readonly FinishedWeek[]): readonly ToReview[];
  /** The same of own mistakes, the dearest first. */
  ownToReview(mistakes: OwnEvidence['ejercicios'], hoy: string): readonly ToReview[];
  /** Seconds that an exercise takes this player; nothing while none was timed. */
  secondsPerExercise(learner: Learner): number | undefined;
  /** New exercises of a theme for a running week; nothing where there are none left. */
  moreOfTheme(request: {
    learner: Learner;
    informacionTema: InformacionTema;
    planEstudio: readonly Dia[];
    temaId: string;
    many: number;
    hoy: string;
  }): { readonly diaIndex: number; readonly tareaIndex: number; readonly ejercicios: readonly string[] } | undefined;
  /** What changed between two weeks and why, as sentences for the player. */
  explainChanges(change: { previous: FinishedWeek; before: Learner; learner: Learner; next: Week }): readonly string[];
  readText(campo: Campo, text: string): readonly Mention[];
  /** What is left to ask of the request's words, and whether whoever would play is under age. */
  careIn(informacionTema: InformacionTema): Steps<Care>;
  /** Clear words of trouble. */
  isTrouble(campo: Campo, text: string): boolean;
  /** Themes that a request names: those that the player put right, or else those that its text is read as. */
  themesIn(informacionTema: InformacionTema): readonly TemaDeclarado[];
  /** Themes that news names, told to whoever plays what the request says. */
  newThemes(informacionTema: InformacionTema, text: string): readonly TemaDeclarado[];
  /** Every theme of a game. */
  themes(campo: Campo): readonly TemaDelJuego[];
  /** The next exercise of a test of the level; nothing once it is over. */
  nextInPlacement(
    nivel: NivelDeclarado,
    answers: readonly MeasuredAnswer[],
    seed: string,
    /** How many there are in all; the game's own number where it is not told. */
    most?: number,
  ): Omit<MeasuredAnswer, 'bien'> | undefined;
  /** Of these exercises, those that such a test may ask. */
  placementItems(
    nivel: NivelDeclarado,
    ids: readonly string[],
  ): ReadonlyMap<string, Omit<MeasuredAnswer, 'bien' | 'ms'>>;
  /** What the first few answers say, as the guess that it is. */
  placementGlimpse(
    nivel: NivelDeclarado,
    answers: readonly MeasuredAnswer[],
  ): { readonly titulo: string; readonly regla: ReglaNivel };
  placementResult(nivel: NivelDeclarado, answers: readonly MeasuredAnswer[]): ResultadoPrueba;
  applyPlacement(
    learner: Learner,
    informacionTema: InformacionTema | undefined,
    test: { readonly nivel: NivelDeclarado; readonly answers: readonly MeasuredAnswer[]; readonly hoy: string },
  ): Learner;
  /** Today's name of a theme; absent where it is taught no more. */
  titleOf(campo: Campo, tema: string): string | undefined;
  /** Where the player stands: each theme once. */
  standing(
    learner: Learner,
    hoy: string,
  ): { readonly nivel: number; readonly temas: readonly (Theme & { readonly estado: EstadoTema })[] };
  /** What is expected of answers on a day, by what is believed then; undefined of what the game does not know. */
  expected(
    learner: Learner,
    hoy: string,
    asked: readonly { readonly ejercicio: string; readonly unidad: string }[],
    dificultades: Difficulties,
  ): readonly (number | undefined)[];
  /** What was expected of a week's first tries before it began, and what came; nothing where none was measured. */
  predicted(before: Learner, week: FinishedWeek): Steps<Prediccion | undefined>;
}
