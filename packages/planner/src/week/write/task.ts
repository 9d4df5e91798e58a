import { type Fecha, isOfRound, type Tarea, type TipoTarea } from '@estratega/domain';
import type { GraphChapter } from '@estratega/lessons/graph';
import { type Unit, unitId, unitNear } from '../../curriculum/graph.ts';
import type { Requisitos, TopicKind } from '../../curriculum/topic.ts';
import { isUnplayed } from '../../games/game.ts';
import { KNOWN } from '../../learner/belief.ts';
import { PLAYED_OUT, READING } from '../../learner/reading.ts';
import { readingId } from '../../learner/state.ts';
import { isWanted } from '../../learner/wanted.ts';
import { hash } from '../../random/seed.ts';
import type { Context } from '../context.ts';
import { mayAnalyse, wasRead } from '../kind.ts';
import { isProbe, OWN_PART, REVIEW_LEAST } from '../minutes.ts';
import { ownTitle } from '../own.ts';
import type { Slot, TimedSlot } from '../slot.ts';
import { chapterMinutes } from './chapter.ts';
import { contentFor, isSolved, solving } from './content.ts';
import { criterionFor } from './criterion.ts';
import { ItemUse, itemCount, itemWord, MOST_ITEMS, type Taken, TEST_LEAST, type Wish } from './items.ts';
import { capital, ended, filled, firstSentence, plural, quoted } from './phrase.ts';
import { reasonSentence } from './reason.ts';

/** Gives a slot its words, and the exercises that go with them. */

interface Way {
  readonly titulo: string;
  /** Exercises need none: each one asks its own question. */
  readonly consigna?: string;
  readonly pide?: Requisitos;
}

const GENERIC: Way & { readonly consigna: string } = {
  titulo: 'trabajo guiado',
  consigna: 'Recorre el material en orden, responde antes de abrir cada solución y anota lo que no supiste.',
};

/** Who cannot play now is not asked how it went, and who just began has no «de costumbre». */
const closingsOf = ({ game: { wording }, learner, level }: Context): readonly Way[] => {
  if (isUnplayed(learner) && wording.closingWithCare) return wording.closingWithCare;
  return level === 0 ? wording.closingOfBeginners : wording.closing;
};

const waysFor = (context: Context, slot: TimedSlot): readonly Way[] => {
  const { wording } = context.game;
  const isGentle = isUnplayed(context.learner) || context.level === 0;
  if (slot.kind === 'repaso') return (isGentle && wording.gentleReview) || wording.review;
  if (slot.kind === 'cierre') return closingsOf(context);
  const source =
    slot.kind === 'jugar' || slot.reason === 'analisis' ? (slot.focus ?? slot.unit.topic) : slot.unit.topic;
  const own = source.variantes[slot.kind as TopicKind] ?? slot.unit.topic.variantes[slot.kind as TopicKind];
  return own && own.length > 0 ? own : [GENERIC];
};

const MOVING_UP =
  /\b(?:sub(?:e|es|ir|as|imos|ida)|salt(?:a|ar|o)|ascend\w*) (?:de|al?) (?:nivel|límite|limite|stakes?)/iu;

/** Hands, stacks and tables: not what is read by someone who is to stay away from them. */
const PLAYS = /\b(?:cajas?|mesas?|juegas|sesi[oó]n(?:es)?|farol(?:es)?)\b|\b[AKQJT2-9]{2} contra\b/iu;

/** Set up and played from there, or with both colours: no whole game, which is what a long block is for. */
const SET_UP =
  /^(?:Monta|Coloca|Parte de|Reproduce|Empieza|Defiende|Con un compañero)\b|\bdesde (?:el ejemplo|una? |posiciones)|posición del ejemplo|\b(?:ambos|los dos|dos) (?:bandos|lados|colores)\b/u;
const WHOLE_GAME_FROM = 45;

/** More games than one sitting holds, or than a player of the first weeks has at hand. */
const MANY =
  /(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|ocho|diez|veinte|varias|varios|\{n\})(?: o más| tus| de tus| de)? (?:partidas|sesiones|torneos|burbujas|finales|veredictos|derrotas)(?!\p{L})|(?<!\p{L})(?:diez|veinte) (?:decisiones|flops)(?!\p{L})|(?<!\p{L})últim[oa]s(?!\p{L})|\bdel mes\b|\btu base\b|\bVPIP\b/iu;
/** Of other games than the one that was just played. */
const ELSEWHERE =
  /\btus (?:partidas|finales|derrotas|torneos|sesiones|burbujas|flops)\b|\buna? (?:final perdido|final ganado|derrota)\b/iu;
/** Weeks after which several own games can be asked for. */
const GAMES_AT_HAND = 2;

const preferred = (ways: readonly Way[], accept: (way: Way) => boolean): readonly Way[] => {
  const some = ways.filter(accept);
  return some.length > 0 ? some : ways;
};

const said = ({ titulo, consigna = '' }: Way): string => `${titulo} ${consigna}`;

/** The ways that suit this player and this task. */
const poolFor = (context: Context, slot: TimedSlot, ways: readonly Way[]): readonly Way[] => {
  if (slot.kind === 'jugar') {
    const one = preferred(ways, ({ consigna = '' }) => !MANY.test(consigna));
    // Who is learning the rules plays with pawns and kings; everybody else a whole game, which is what the board here begins.
    const isWhole = slot.minutes >= WHOLE_GAME_FROM || (context.game.playsHere && context.level > 0);
    return isWhole ? preferred(one, ({ consigna = '' }) => !SET_UP.test(consigna)) : one;
  }
  if (slot.reason === 'analisis') return preferred(ways, (way) => !MANY.test(said(way)) && !ELSEWHERE.test(said(way)));
  if (slot.kind === 'analizar' && context.learner.semana < GAMES_AT_HAND)
    return preferred(ways, (way) => !MANY.test(said(way)));
  if (!isUnplayed(context.learner)) return ways;
  const calm = ways.filter((way) => !MOVING_UP.test(said(way)));
  return calm.length > 0 ? preferred(calm, (way) => !PLAYS.test(said(way))) : [GENERIC];
};

/** A theme is read for the first time in the first of its ways, which asks for the least. */
const isFirstReading = ({ learner }: Context, { kind, unit: { topic } }: TimedSlot): boolean =>
  kind === 'teoria' &&
  Object.keys(topic.etapas).every((level) => learner.usados[readingId(unitId(topic.id, Number(level)))] === undefined);

/** What is asked in a task, and what a series keeps beside it. */
interface Asked {
  readonly own: readonly string[];
  readonly spare: readonly string[];
  readonly due?: readonly string[];
  /** Only of a series. */
  readonly aim?: number;
}

const NOTHING_ASKED: Asked = { own: [], spare: [] };

/** A chapter, and what of it a task asks. */
interface Stepped {
  readonly chapter: GraphChapter | undefined;
  readonly steps: readonly string[];
}
const NO_STEPS: Stepped = { chapter: undefined, steps: [] };

/** A probe has nothing of another theme beside it, unless there is so little of it that it is a mixed task. */
const mayFill = (slot: TimedSlot, own: number, left: number): boolean =>
  !isProbe(slot) || slot.kind === 'teoria' || own < OWN_PART || left > PROBE_LEFT;
/** Minutes that a day may leave in a probe before something else is asked in them. */
const PROBE_LEFT = 8;

/** What comes after the pages where they and their own exercises leave minutes. */
const afterReading = (titulo: string, count: number, item: readonly [string, string]): string =>
  `Al final, unas ${plural(count, item)} de ${quoted(titulo)}.`;

/** Part of a round that its time holds: the hands that fail come back in the rest. */
const IN_ROUND = 0.8;
const inTime = (ids: readonly string[]): number => {
  const rounds = ids.filter(isOfRound).length;
  return ids.length - rounds + Math.round(IN_ROUND * rounds);
};

/** Short in what is stored; two tasks of a week seldom share one. */
const SEEDS = 9973;
/** Fewer minutes are not worth another theme. */
const FILLED_FROM = 5;

/**
 * What is played elsewhere and gone over afterwards takes its ways by the week: the theme's own search in the histories stands
 * as far from the look back at the session as three ways allow.
 */
const byWeek = ({ game, learner }: Context, slot: TimedSlot): number | undefined =>
  game.playsHere || (slot.kind !== 'jugar' && slot.kind !== 'analizar')
    ? undefined
    : hash((slot.focus ?? slot.unit.topic).id) +
      learner.semana +
      (slot.kind === 'analizar' && slot.reason !== 'analisis' ? 2 : 0);

/**
 * Sessions rotate through the ways of working: the next one is always the one used longest ago. Exercises come first: a
 * way that speaks of what one of them does not have is passed over.
 */
const wayFor = (
  context: Context,
  slot: TimedSlot,
  session: number,
  fitsAll: (asked: Requisitos) => boolean,
  /** Ways that the week has had already. */
  used: ReadonlySet<number>,
  /** The way in which the game under analysis was played: its own look back stands at the same place. */
  played?: number,
): { readonly way: Way; readonly index: number } => {
  const ways = waysFor(context, slot);
  const pool = poolFor(context, slot, ways);
  const own = played === undefined ? undefined : ways[played];
  if (own && pool.includes(own) && own.pide === undefined && !used.has(ways.indexOf(own)))
    return { way: own, index: ways.indexOf(own) };
  const start =
    isFirstReading(context, slot) && used.size === 0
      ? 0
      : (byWeek(context, slot) ?? hash(`${slot.unit.topic.id}${slot.kind}${slot.focus?.id ?? ''}`) + session);
  const turn = Array.from({ length: pool.length }, (_, i) => pool[(start + i) % pool.length] as Way);
  const isFit = ({ pide }: Way): boolean => pide === undefined || fitsAll(pide);
  const unused = turn.find((one) => !used.has(ways.indexOf(one)) && isFit(one));
  // Where few ways are fit for this player, a plain one comes before the same again.
  const way =
    unused ?? (isUnplayed(context.learner) && pool.length < ways.length ? GENERIC : turn.find(isFit)) ?? GENERIC;
  return { way, index: Math.max(0, ways.indexOf(way)) };
};

const TITLE = 45;

/** At most 45 characters, cut at a word. */
const short = (title: string, most = TITLE): string => {
  if (title.length <= most) return title;
  const cut = title.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:(¿«]+(?:de|la|el|en|con|y|a|que|por|los|las|un|una|del|al)?$/u, '')}…`;
};

const titleOf = (context: Context, slot: TimedSlot, variant: string, isMixed: boolean): string => {
  const { wording } = context.game;
  if (isMixed) return `Práctica mixta: ${variant}`;
  switch (slot.kind) {
    case 'repaso':
      return `Repaso: ${variant}`;
    case 'jugar':
      return `${capital(wording.game[0])}: ${variant}`;
    case 'test':
      return `Prueba: ${variant}`;
    default:
      return slot.reason === 'analisis' ? `Análisis: ${variant}` : capital(variant);
  }
};

/** The days of a tournament have words of their own. */
const setWay = ({ lines, game }: Context, { reason, kind, unit }: TimedSlot): Way | undefined => {
  const line = lines.find(({ tema }) => tema === unit.topic.id);
  switch (reason) {
    case 'calentar':
      return { titulo: 'Calentamiento: unas fáciles' };
    case 'despues':
      return {
        titulo: `Tus ${game.wording.game[1]} del torneo`,
        consigna: `Pasa tus ${game.wording.game[1]} del torneo una por una, sin ayuda. De cada una anota el momento en que cambió, qué pensabas y cuánto tardaste; al final, lo que se repite en dos o más.`,
      };
    case 'ronda':
      if (kind === 'analizar') return game.wording.event.look;
      return line
        ? {
            titulo: `Tu repertorio: ${line.dicho}`,
            consigna: `Recorre otra vez lo que ya estudiaste de ${line.dicho}: las primeras jugadas, el plan que sigue y la respuesta que más te cuesta. Nada nuevo.`,
          }
        : game.wording.event.list;
    default:
      return undefined;
  }
};

/** What is read is introduced by its stage's own idea, as a chapter is by its own words; who is not to play reads of no hands here. */
const introduced = (context: Context, { kind, unit: { topic, level } }: TimedSlot, consigna: string): string => {
  const stage = kind === 'teoria' && !isUnplayed(context.learner) ? topic.etapas[level] : undefined;
  return stage ? ended(stage.idea) : consigna;
};

/** The session's number makes every description one of its kind, and tells the player how far the theme has come. */
const descriptionOf = (
  context: Context,
  slot: TimedSlot,
  consigna: string,
  session: number,
  order: number,
  rule?: string,
): string => {
  const week = context.learner.semana + 1;
  const which =
    slot.kind === 'repaso'
      ? `Repaso ${order} de la semana ${week}`
      : slot.kind === 'cierre'
        ? `Cierre de la semana ${week}`
        : `Sesión ${session} de ${quoted(slot.unit.topic.titulo)}`;
  return `${firstSentence(consigna)} ${rule === undefined ? '' : `${rule} `}${which}.`;
};

/** Asked from memory where a topic has no exercises. */
const QUESTIONS = 3;

/** Whether it would be the third of its kind in a row. */
const crowds = (kind: TipoTarea, before: readonly TipoTarea[], after: readonly TipoTarea[]): boolean => {
  const row = [...before.slice(-2), kind, ...after.slice(0, 2)];
  return row.some((one, i) => one === kind && row[i + 1] === kind && row[i + 2] === kind);
};

/** One's own games are looked at once a day. */
const isOnce = (kind: TipoTarea, before: readonly TipoTarea[], after: readonly TipoTarea[]): boolean =>
  !before.includes(kind) && !after.includes(kind);

/** Another way to work on a theme, that is not the third of its kind in a row: better that than an analysis too early. */
const otherKind = (
  context: Context,
  unit: Unit,
  before: readonly TipoTarea[],
  after: readonly TipoTarea[],
  isRead: boolean,
): 'analizar' | 'teoria' | undefined => {
  const own = (['analizar', 'teoria'] as const).filter((kind) => unit.topic.variantes[kind] !== undefined);
  const may = own.filter((kind) =>
    kind === 'teoria' ? !isRead && !wasRead(context, unit) : mayAnalyse(context) && isOnce(kind, before, after),
  );
  const isRight = (kind: TipoTarea): boolean => !crowds(kind, before, after);
  return may.find(isRight) ?? own.find(isRight) ?? own[0];
};

/**
 * Too few to measure are practised, or gone over again, or looked for in one's games: not the third in a row, and rather
 * not what the theme has had this week.
 */
const fewKind = (
  context: Context,
  { topic }: Unit,
  before: readonly TipoTarea[],
  after: readonly TipoTarea[],
  had: ReadonlySet<TipoTarea>,
): TipoTarea => {
  // What somebody named comes as work of its own, not among others.
  const order = context.learner.declarado[topic.id]
    ? (['ejercicios', 'analizar', 'repaso'] as const)
    : (['ejercicios', 'repaso', 'analizar'] as const);
  const ways = order.filter(
    (kind) =>
      !crowds(kind, before, after) &&
      (kind !== 'analizar' ||
        (topic.variantes.analizar !== undefined && mayAnalyse(context) && isOnce(kind, before, after))),
  );
  return ways.find((kind) => !had.has(kind)) ?? ways[0] ?? 'test';
};

/** Themes that the player named. */
const wished = ({ learner }: Context): readonly string[] =>
  Object.keys(learner.declarado).filter((id) => learner.declarado[id]?.polaridad !== 'sabe');

export interface Writer {
  /** `after`: the kinds of the day's next tasks. */
  readonly task: (slot: TimedSlot, day: Fecha, after: readonly TipoTarea[]) => Omit<Tarea, 'prioridad'>;
}

/** `slots`: the whole week's, in order: what comes later has its own part of a bank. */
export const writerFor = (context: Context, slots: readonly Slot[], aims: () => readonly string[]): Writer => {
  const use = new ItemUse(context);
  const later = new Map<string, number>();
  for (const { kind, unit } of slots)
    if (kind !== 'cierre') later.set(unit.topic.id, (later.get(unit.topic.id) ?? 0) + 1);
  const tested = new Set(slots.flatMap(({ kind, unit }) => (kind === 'test' ? [unit.topic.id] : [])));
  /** Whose pages the week reads. */
  const paged = new Set(slots.flatMap(({ kind, unit }) => (kind === 'teoria' ? [unit.id] : [])));
  const sessions = new Map<string, number>();
  const usedWays = new Map<string, Set<number>>();
  const worked = new Set<string>();
  const kinds = new Map<string, Set<TipoTarea>>();
  const kindsOf = ({ topic }: Unit): Set<TipoTarea> => {
    const had = kinds.get(topic.id) ?? new Set();
    kinds.set(topic.id, had);
    return had;
  };
  let reviews = 0;
  let game: { readonly focus: string | undefined; readonly index: number } | undefined;
  let today: Fecha | undefined;
  let before: TipoTarea[] = [];

  /** What a slot asks: a test a list, practice and review as much as their time holds. */
  const exercisesFor = (slot: TimedSlot, wanted: number, wish: Wish): Asked => {
    if (slot.kind === 'test') return { own: use.take([slot.unit], Math.max(TEST_LEAST, wanted), wish), spare: [] };
    // What was read is tried at once, with as many as its last minutes hold.
    if (slot.kind === 'teoria') {
      const read = use.series([slot.unit], wanted, wish, tested.has(slot.unit.topic.id));
      // A ration stays one: nothing beside it.
      return { own: read.ids, spare: slot.exercises === MOST_ITEMS ? read.spare : [], due: read.due, aim: read.aim };
    }
    if (slot.kind !== 'ejercicios' && slot.kind !== 'repaso') return NOTHING_ASKED;
    const mistakes = (slot.own ?? []).slice(0, wanted);
    const units = slot.kind === 'repaso' ? slot.mixed : [slot.unit];
    const { ids, spare, due, aim } = use.series(
      units,
      wanted - mistakes.length,
      wish,
      units.some(({ topic }) => tested.has(topic.id)),
    );
    const own = [...mistakes, ...ids];
    // Where a stage has no more than a handful left, those of the stages beside it go with it.
    if (slot.kind === 'repaso' && context.game.askedLeads && own.length < Math.min(REVIEW_LEAST, wanted)) {
      const beside = units.flatMap(({ topic, level }) =>
        [level - 1, level + 1].flatMap((one) => context.game.curriculum.unitById.get(unitId(topic.id, one)) ?? []),
      );
      if (beside.length > 0) own.push(...use.series(beside, REVIEW_LEAST - own.length, wish, false).ids);
    }
    return { own, spare, due, aim };
  };

  const stepsFor = (unit: Unit, minutes: number): Stepped => {
    const chapter = context.game.chapter(unit.id);
    const steps = chapter ? use.takeSteps(chapter, minutes) : [];
    return chapter && steps.length > 0 ? { chapter, steps } : NO_STEPS;
  };

  /** A theme that comes oftener than it has names is told apart by a number. */
  const names = new Set<string>();
  const apart = (tema: string, titulo: string): string => {
    let name = titulo;
    for (let times = 2; names.has(`${tema} ${name}`); times++) name = `${short(titulo, TITLE - 4)} (${times})`;
    names.add(`${tema} ${name}`);
    return name;
  };

  const drills = new Map<string, number>();
  /** Where one drill is most of what is practised, its own name is what the task holds; the second of a week says so. */
  const drilled = (kind: TipoTarea, own: readonly string[], level: number): string | undefined => {
    const titulo = kind === 'ejercicios' ? use.drillTitle(own, level) : undefined;
    if (titulo === undefined) return undefined;
    const before = drills.get(titulo) ?? 0;
    drills.set(titulo, before + 1);
    const times = before === 0 ? '' : ` (${before + 1})`;
    return `${short(titulo, TITLE - times.length)}${times}`;
  };

  /** Another theme for the minutes that the own one leaves: what it takes counts as used. */
  const fillerFor = (slot: TimedSlot, wanted: number, wish: Wish): Taken | undefined => {
    const { game, level, learner } = context;
    if (wanted * game.minutesPerItem(level) < FILLED_FROM) return undefined;
    const topics = learner.cautela
      ? game.puzzles
      : game.filler(level, learner.formato, isUnplayed(learner) ? '' : slot.unit.topic.area, slot.unit.topic.id);
    // Nobody is asked, by the way, for what stands on something neither known nor met by now.
    const isMet = (need: number): boolean =>
      (context.belief[need] ?? 0) >= KNOWN || sessions.has(game.curriculum.units[need]?.topic.id ?? '');
    const units = topics
      .flatMap((id) => unitNear(game.curriculum, id, level) ?? [])
      // What was asked for has days of its own: nothing of it is spent beside another theme.
      .filter(({ needs, topic }) => needs.every(isMet) && !isWanted(learner.declarado[topic.id]?.polaridad));
    const turn = units.length === 0 ? 0 : hash(`${context.seed}${wish.day}${slot.unit.id}`) % units.length;
    const others = [...units.slice(turn), ...units.slice(0, turn)].filter(
      (unit) => unit.topic !== slot.unit.topic && !slot.mixed.includes(unit),
    );
    // Beginners are asked by the way what they were taught, where there is any.
    const isTaught = ({ topic, index }: Unit): boolean =>
      sessions.has(topic.id) || (learner.temas[topic.id]?.n ?? 0) > 0 || (context.belief[index] ?? 0) >= KNOWN;
    if (level === 0 && !learner.cautela) others.sort((a, b) => Number(isTaught(b)) - Number(isTaught(a)));
    const taken = use.takeFrom(others, wanted, { kind: 'ejercicios', day: wish.day });
    return taken && { ...taken, ids: taken.ids.slice(0, inTime(taken.ids)) };
  };

  const task: Writer['task'] = (planned, day, after) => {
    if (day !== today) before = [];
    today = day;
    const { unit, minutes, focusUnit } = planned;
    const level = planned.kind === 'repaso' ? context.level : unit.level;
    const wish: Wish = { kind: planned.kind, day, side: planned.side, asked: planned.lane === 'pedido' };
    // A stage that is worked through is asked step by step, in order: nothing of it is only read, and nothing is served.
    const read = planned.kind === 'teoria' ? stepsFor(unit, minutes) : NO_STEPS;
    const partidas =
      read.chapter && minutes - chapterMinutes(read.chapter, read.steps) < PLAYED_OUT
        ? []
        : use.takePlayOut(unit, planned.kind, minutes);
    const left = minutes - (planned.kind === 'teoria' ? READING : 0) - PLAYED_OUT * partidas.length;
    const held = itemCount(context, level, Math.max(0, left));
    later.set(unit.topic.id, (later.get(unit.topic.id) ?? 1) - 1);
    // A short bank is shared out over the week; its last task has whatever its minutes hold.
    const ration = later.get(unit.topic.id) === 0 && planned.kind !== 'test' ? held : (planned.exercises ?? held);
    // What nothing else could part is looked for in one's games instead of being the third of a kind in a row.
    const isThird =
      planned.kind === 'ejercicios' &&
      crowds('ejercicios', before, after) &&
      unit.topic.variantes.analizar !== undefined &&
      isOnce('analizar', before, after);
    const asked =
      read.chapter || isThird
        ? NOTHING_ASKED
        : exercisesFor(planned, Math.max(planned.mixed.length, Math.min(ration, held)), wish);
    // Two themes may share the last exercises: whoever comes second works in another way.
    const isPlayed = planned.kind === 'ejercicios' && partidas.length > 1;
    const isEmpty = isSolved(planned.kind) && asked.own.length === 0 && !isPlayed;
    const other = isThird
      ? 'analizar'
      : isEmpty
        ? otherKind(context, unit, before, after, paged.has(unit.id))
        : undefined;
    if (other === 'teoria') paged.add(unit.id);
    const own = use.itemsIn(asked.own, level);
    const room = other === 'teoria' ? itemCount(context, level, Math.max(0, left - READING)) : held;
    const kindNow = other ?? planned.kind;
    const filling =
      asked.aim !== undefined &&
      (asked.own.length > 0 || isPlayed || kindNow === 'teoria') &&
      mayFill({ ...planned, kind: kindNow }, own / held, left - own * context.game.minutesPerItem(level))
        ? fillerFor(planned, room - own, wish)
        : undefined;
    const isSeries = asked.aim !== undefined && (asked.own.length > 0 || filling !== undefined);
    const isMixed = filling !== undefined && planned.kind === 'ejercicios' && own < OWN_PART * held;
    const pool = [...asked.own, ...asked.spare];
    const ejercicios = [...pool, ...(filling?.ids ?? [])];
    const first = (isSeries ? inTime(asked.own) : asked.own.length) + (filling?.ids.length ?? 0);
    // Where nothing fills it up, what lies beside the ration is asked too, as far as the time goes.
    const many = isSeries && !filling ? Math.max(first, Math.min(held, pool.length)) : first;
    // Two themes may share what a test would ask: too few to measure are practised.
    const isFew = planned.kind === 'test' && !isEmpty && asked.own.length < TEST_LEAST;
    const slot: TimedSlot =
      other || isFew ? { ...planned, kind: other ?? fewKind(context, unit, before, after, kindsOf(unit)) } : planned;
    const { kind } = slot;
    const { chapter, steps } = other === 'teoria' ? stepsFor(unit, minutes) : read;
    before.push(kind);
    kindsOf(unit).add(kind);
    const session = (sessions.get(unit.topic.id) ?? context.learner.temas[unit.topic.id]?.n ?? 0) + 1;
    sessions.set(unit.topic.id, session);
    if (kind === 'repaso') reviews++;
    const turn =
      kind === 'repaso' ? context.learner.semana * 3 + reviews : kind === 'cierre' ? context.learner.semana : session;
    const playing = kind === 'jugar' || slot.reason === 'analisis';
    const mistakes = slot.lane === 'debil' && slot.own !== undefined;
    const played = slot.reason === 'analisis' && game?.focus === slot.focus?.id ? game?.index : undefined;
    const source = kind === 'repaso' || kind === 'cierre' ? '' : (playing && slot.focus ? slot.focus : unit.topic).id;
    const used = usedWays.get(`${source} ${kind}`) ?? new Set();
    const set = setWay(context, slot);
    const { way, index } = set
      ? { way: set, index: 0 }
      : chapter
        ? { way: { titulo: chapter.titulo, consigna: chapter.entrada }, index: 0 }
        : wayFor(context, slot, turn, (needed) => use.fit(unit, pool, needed), used, played);
    usedWays.set(`${source} ${kind}`, used.add(index));
    if (kind === 'jugar') game = { focus: slot.focus?.id, index };
    // Of a reading its page says what is asked.
    const { consigna = kind === 'teoria' ? context.game.wording.reading : GENERIC.consigna } = way;
    const told =
      filling && !context.learner.cautela
        ? { titulo: filling.unit.topic.titulo, own: asked.own.length, isMost: own >= OWN_PART * held }
        : undefined;
    const handled =
      kind === 'jugar'
        ? context.game.playedIn(minutes)
        : kind === 'analizar'
          ? context.game.reviewedIn(minutes)
          : undefined;
    const count = handled ?? (many || QUESTIONS);
    const rule =
      kind === 'jugar'
        ? context.game.wording.playRule?.(context.level, context.learner.formato, wished(context))
        : undefined;
    const item = itemWord(
      context,
      (slot.mixed.length > 0 ? slot.mixed : [unit]).map(({ topic }) => topic.area),
    );
    const again = worked.has(unit.id);
    worked.add(unit.id);
    const threshold = many > 0 ? criterionFor(unit.topic, context.load.demand, many).threshold : 0;
    const others =
      kind === 'repaso'
        ? slot.mixed.slice(1).map((one) => one.topic.id)
        : slot.focus && playing && slot.focus !== unit.topic
          ? [slot.focus.id]
          : [];
    return {
      titulo: mistakes
        ? ownTitle(context)
        : set
          ? set.titulo
          : ((isMixed ? undefined : drilled(kind, asked.own, level)) ??
            apart(unit.topic.id, short(filled(titleOf(context, slot, way.titulo, isMixed), count, minutes)))),
      descripcion: descriptionOf(
        context,
        slot,
        isSolved(kind)
          ? solving(slot, many, item, told, partidas.length)
          : filled(chapter || set ? consigna : introduced(context, slot, consigna), count, minutes),
        session,
        reviews,
        kind === 'teoria' && told ? afterReading(told.titulo, filling?.ids.length ?? 0, item) : rule,
      ),
      contenido: contentFor({
        slot,
        consigna,
        count: handled ?? many,
        item,
        calm: context.learner.cautela,
        worked: chapter !== undefined,
        rule,
        threshold,
        objectives: kind === 'cierre' ? aims() : [],
      }),
      tiempo: minutes,
      estado: 'esperando',
      temaId: unit.topic.id,
      nivel: unit.level,
      tipo: kind,
      porque: reasonSentence(context, slot, `${context.seed}-${unit.id}-${session}`, again),
      ...(others.length > 0 ? { otrosTemas: others } : {}),
      carril: slot.lane,
      leccion: {
        plantilla: kind,
        unidad: unit.id,
        tema: playing && slot.focus ? slot.focus.titulo : unit.topic.titulo,
        variante: index,
        ejercicios: [...(chapter ? steps : ejercicios)],
        ...(partidas.length > 0 && !other ? { partidas: [...partidas] } : {}),
        ...(!isSeries || asked.aim === undefined
          ? {}
          : {
              serie: {
                cuantos: many,
                segundos: Math.round(context.game.minutesPerItem(level) * 60),
                meta: asked.aim,
                semilla: hash(`${context.seed}${day}${unit.id}`) % SEEDS,
                vuelven: [...(asked.due ?? [])],
                ...(filling ? { relleno: { unidad: filling.unit.id, desde: pool.length } } : {}),
              },
            }),
        ...(kind === 'repaso' ? { mezcla: slot.mixed.map((one) => one.id) } : {}),
        ...(focusUnit && focusUnit !== unit ? { foco: focusUnit.id } : {}),
        ...(session > 1 ? { sesion: session } : {}),
        paquetes: [],
      },
    };
  };
  return { task };
};
