import type { Fecha, Prioridad, Tarea, TipoTarea } from '@estratega/domain';
import type { Unit } from '../../curriculum/graph.ts';
import type { Requisitos, TopicKind } from '../../curriculum/topic.ts';
import { hash } from '../../random/seed.ts';
import type { Context } from '../context.ts';
import { ownTitle } from '../own.ts';
import type { TimedSlot } from '../slot.ts';
import { contentFor, isSolved, solving } from './content.ts';
import { criterionFor } from './criterion.ts';
import { ItemUse, itemCount, type Wish } from './items.ts';
import { capital, filled, firstSentence, quoted } from './phrase.ts';
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
  if (learner.cautela && wording.closingWithCare) return wording.closingWithCare;
  return level === 0 ? wording.closingOfBeginners : wording.closing;
};

const waysFor = (context: Context, slot: TimedSlot): readonly Way[] => {
  const { wording } = context.game;
  if (slot.kind === 'repaso') return wording.review;
  if (slot.kind === 'cierre') return closingsOf(context);
  const source =
    slot.kind === 'jugar' || slot.reason === 'analisis' ? (slot.focus ?? slot.unit.topic) : slot.unit.topic;
  const own = source.variantes[slot.kind as TopicKind] ?? slot.unit.topic.variantes[slot.kind as TopicKind];
  return own && own.length > 0 ? own : [GENERIC];
};

const MOVING_UP =
  /\b(?:sub(?:e|es|ir|as|imos|ida)|salt(?:a|ar|o)|ascend\w*) (?:de|al?) (?:nivel|límite|limite|stakes?)/iu;

const isDrill = (kind: TimedSlot['kind']): boolean => kind === 'ejercicios' || kind === 'test';

/**
 * Sessions rotate through the ways of working: the next one is always the one used longest ago. Exercises come first: a
 * way that speaks of what one of them does not have is passed over.
 */
const wayFor = (
  context: Context,
  slot: TimedSlot,
  session: number,
  fitsAll: (asked: Requisitos) => boolean,
  /** The way in which the game under analysis was played: its own look back stands at the same place. */
  played?: number,
): { readonly way: Way; readonly index: number } => {
  const ways = waysFor(context, slot);
  const calm = context.learner.cautela
    ? ways.filter((one) => !MOVING_UP.test(`${one.titulo} ${one.consigna ?? ''}`))
    : ways;
  const pool: readonly Way[] = calm.length > 0 ? calm : [GENERIC];
  const own = played === undefined ? undefined : pool[played];
  if (own && own.pide === undefined) return { way: own, index: Math.max(0, ways.indexOf(own)) };
  const start = hash(`${slot.unit.topic.id}${slot.kind}${slot.focus?.id ?? ''}`);
  let way: Way = GENERIC;
  for (let i = 0; i < pool.length; i++) {
    const one = pool[(start + session + i) % pool.length] as Way;
    if (one.pide !== undefined && !fitsAll(one.pide)) continue;
    way = one;
    break;
  }
  return { way, index: Math.max(0, ways.indexOf(way)) };
};

const TITLE = 45;

/** At most 45 characters, cut at a word. */
const short = (title: string): string => {
  if (title.length <= TITLE) return title;
  const cut = title.slice(0, TITLE - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TITLE / 2)).replace(/[\s,;:(¿«]+(?:de|la|el|en|con|y|a|que|por|los|las|un|una|del|al)?$/u, '')}…`;
};

const titleOf = (context: Context, slot: TimedSlot, variant: string): string => {
  const { wording } = context.game;
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

/** The session's number makes every description one of its kind, and tells the player how far the theme has come. */
const descriptionOf = (context: Context, slot: TimedSlot, consigna: string, session: number, order: number): string => {
  const week = context.learner.semana + 1;
  const which =
    slot.kind === 'repaso'
      ? `Repaso ${order} de la semana ${week}`
      : slot.kind === 'cierre'
        ? `Cierre de la semana ${week}`
        : `Sesión ${session} de ${quoted(slot.unit.topic.titulo)}`;
  return `${firstSentence(consigna)} ${which}.`;
};

/** Asked from memory where a topic has no exercises. */
const QUESTIONS = 3;

/** Another way to work on a theme, that is not the third of its kind in a row. */
const otherKind = (
  { topic }: Unit,
  before: readonly TipoTarea[],
  after: readonly TipoTarea[],
): 'analizar' | 'teoria' | undefined => {
  const own = (['analizar', 'teoria'] as const).filter((kind) => topic.variantes[kind] !== undefined);
  const crowds = (kind: TipoTarea): boolean => {
    const row = [...before.slice(-2), kind, ...after.slice(0, 2)];
    return row.some((one, i) => one === kind && row[i + 1] === kind && row[i + 2] === kind);
  };
  return own.find((kind) => !crowds(kind)) ?? own[0];
};

export interface Writer {
  /** `after`: the kinds of the day's next tasks. */
  readonly task: (slot: TimedSlot, prioridad: Prioridad, day: Fecha, after: readonly TipoTarea[]) => Tarea;
}

export const writerFor = (context: Context, aims: () => readonly string[]): Writer => {
  const use = new ItemUse(context);
  const sessions = new Map<string, number>();
  let reviews = 0;
  let game: { readonly focus: string | undefined; readonly index: number } | undefined;
  let today: Fecha | undefined;
  let before: TipoTarea[] = [];

  /** Exercises of a slot, in the order in which they are met. */
  const exercisesFor = (slot: TimedSlot, wanted: number, wish: Wish): readonly string[] => {
    const own = (slot.own ?? []).slice(0, wanted);
    if (isDrill(slot.kind)) return [...own, ...use.take([slot.unit], wanted - own.length, wish)];
    return slot.kind === 'repaso' ? use.take(slot.mixed, wanted, wish) : [];
  };

  const task = (planned: TimedSlot, prioridad: Prioridad, day: Fecha, after: readonly TipoTarea[]): Tarea => {
    if (day !== today) before = [];
    today = day;
    const { unit, minutes, focusUnit } = planned;
    const level = planned.kind === 'repaso' ? context.level : unit.level;
    const room = Math.min(planned.exercises ?? Number.POSITIVE_INFINITY, itemCount(context, level, minutes));
    const ejercicios = exercisesFor(planned, Math.max(planned.mixed.length, room), {
      kind: planned.kind,
      day,
      side: planned.side,
    });
    // Two themes may share the last exercises: whoever comes second works in another way.
    const other = isDrill(planned.kind) && ejercicios.length === 0 ? otherKind(unit, before, after) : undefined;
    const slot: TimedSlot = other ? { ...planned, kind: other } : planned;
    const { kind } = slot;
    before.push(kind);
    const session = (sessions.get(unit.topic.id) ?? context.learner.temas[unit.topic.id]?.n ?? 0) + 1;
    sessions.set(unit.topic.id, session);
    if (kind === 'repaso') reviews++;
    const turn =
      kind === 'repaso' ? context.learner.semana * 3 + reviews : kind === 'cierre' ? context.learner.semana : session;
    const mistakes = slot.lane === 'debil' && slot.own !== undefined;
    const played = slot.reason === 'analisis' && game?.focus === slot.focus?.id ? game?.index : undefined;
    const { way, index } = wayFor(context, slot, turn, (asked) => use.fit(unit, ejercicios, asked), played);
    if (kind === 'jugar') game = { focus: slot.focus?.id, index };
    const { consigna = GENERIC.consigna } = way;
    const handled =
      kind === 'jugar'
        ? context.game.playedIn(minutes)
        : kind === 'analizar'
          ? context.game.reviewedIn(minutes)
          : undefined;
    const count = handled ?? (ejercicios.length || QUESTIONS);
    const threshold =
      ejercicios.length > 0 ? criterionFor(unit.topic, context.load.demand, ejercicios.length).threshold : 0;
    const playing = kind === 'jugar' || slot.reason === 'analisis';
    const others =
      kind === 'repaso'
        ? slot.mixed.slice(1).map((one) => one.topic.id)
        : slot.focus && playing && slot.focus !== unit.topic
          ? [slot.focus.id]
          : [];
    return {
      titulo: mistakes ? ownTitle(context) : short(filled(titleOf(context, slot, way.titulo), count, minutes)),
      descripcion: descriptionOf(
        context,
        slot,
        isSolved(kind) ? solving(kind, ejercicios.length, context.game.wording.item) : filled(consigna, count, minutes),
        session,
        reviews,
      ),
      contenido: contentFor({
        slot,
        consigna,
        count: handled ?? ejercicios.length,
        item: context.game.wording.item,
        threshold,
        objectives: kind === 'cierre' ? aims() : [],
      }),
      tiempo: minutes,
      estado: 'esperando',
      prioridad,
      temaId: unit.topic.id,
      nivel: unit.level,
      tipo: kind,
      porque: reasonSentence(context, slot, `${context.seed}-${unit.id}-${session}`),
      ...(others.length > 0 ? { otrosTemas: others } : {}),
      carril: slot.lane,
      leccion: {
        plantilla: kind,
        unidad: unit.id,
        tema: playing && slot.focus ? slot.focus.titulo : unit.topic.titulo,
        variante: index,
        ejercicios: [...ejercicios],
        ...(kind === 'repaso' ? { mezcla: slot.mixed.map((one) => one.id) } : {}),
        ...(focusUnit && focusUnit !== unit ? { foco: focusUnit.id } : {}),
        ...(session > 1 ? { sesion: session } : {}),
        paquetes: [],
      },
    };
  };
  return { task };
};
