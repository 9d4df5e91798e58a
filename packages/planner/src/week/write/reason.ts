import { type DiaSemana, MONTHS, weekdayOf } from '@estratega/domain';
import { type Unit, unitId } from '../../curriculum/graph.ts';
import { daysBetween } from '../../learner/memory.ts';
import { choose } from '../../random/seed.ts';
import type { Context } from '../context.ts';
import { ownReason } from '../own.ts';
import type { TimedSlot } from '../slot.ts';
import { isFailed } from '../standing.ts';
import { capital, joined, plural, quoted } from './phrase.ts';

/** One sentence for the player: why this, why now. It says the true reason for which the slot was chosen. */

const areaShare = (context: Context, area: string): string => {
  const percent = Math.round((context.target[area] ?? 0) * 100);
  return percent > 0
    ? `${context.game.areas[area]} ocupa un ${percent} % del tiempo`
    : `también entra algo de ${context.game.areas[area]}`;
};

/** What stands on this topic, to say what it opens. */
const opens = (context: Context, slot: TimedSlot): string | undefined =>
  slot.reason !== 'nuevo'
    ? undefined
    : context.game.curriculum.topics.find(
        (topic) => topic.prerequisitos.includes(slot.unit.topic.id) && topic.nivelMin <= context.level + 1,
      )?.titulo;

const sinceReview = (context: Context, slot: TimedSlot): number => {
  const ages = slot.mixed.flatMap((unit) => {
    const seen = context.learner.unidades[unit.id]?.u;
    return seen ? [daysBetween(seen, context.days[0]?.fecha ?? seen)] : [];
  });
  return Math.max(0, ...ages);
};

const forReview = (context: Context, slot: TimedSlot): string => {
  const names = joined(slot.mixed.map((unit) => quoted(unit.topic.titulo)));
  const days = sinceReview(context, slot);
  const { fallos } = context.learner;
  const hasFailed = ({ id }: Unit): boolean => Object.values(fallos).some(({ unidad }) => unidad === id);
  if (slot.mixed.some(hasFailed))
    return `Vuelven ejercicios que fallaste de ${names}: cada uno, hasta que salga en dos días distintos.`;
  // Solved among other things only: nobody remembers having worked on it.
  if (slot.mixed.every(({ topic }) => sessionsOf(context, topic.id) === 0))
    return `${capital(names)} ${slot.mixed.length > 1 ? 'salieron' : 'salió'} entre otros ejercicios: volver antes de que se ${slot.mixed.length > 1 ? 'olviden' : 'olvide'} es lo que fija.`;
  const when = days > 1 ? `Hace ${days} días que no tocas` : 'Toca volver a';
  return slot.mixed.length > 1
    ? `${when} ${names}: repasarlos mezclados, antes de que se olviden, es lo que los fija.`
    : `${when} ${names}: repasarlo antes de que se olvide es lo que lo fija.`;
};

/** What a return does today, by the kind of task: a page is not «ejercicios nuevos». */
const todays = ({ kind }: TimedSlot): string => {
  switch (kind) {
    case 'teoria':
      return 'hoy se lee y se responde a lo que pregunta';
    case 'analizar':
      return 'hoy lo buscas en lo que tú jugaste';
    case 'test':
      return 'una prueba corta dice si ya sale';
    default:
      return 'vuelve con ejercicios nuevos hasta que salga';
  }
};

const goesOn = (context: Context, slot: TimedSlot): string => {
  const { r = 1 } = context.learner.unidades[slot.unit.id] ?? {};
  if (slot.kind === 'teoria' || slot.kind === 'analizar' || slot.kind === 'test') return todays(slot);
  if (r < context.tuning.weak.below) return 'se insiste con ejercicios nuevos';
  return r < FIRM ? 'todavía falta: sigue con ejercicios nuevos' : 'otro día de práctica lo afirma';
};

/** «El lunes acertaste 5 de 6» or «El lunes fallaste 4 de 6», from the last session with answers; nothing where there was none. */
const lastMeasured = (context: Context, { id }: Unit): string | undefined => {
  const state = context.learner.unidades[id];
  if (!state?.w || state.r === undefined || !state.m) return undefined;
  const days = daysBetween(state.w, context.days[0]?.fecha ?? state.w);
  const when =
    days > 7 ? `Hace ${days} días` : state.z ? 'La semana pasada' : `El ${DAY_NAMES[weekdayOf(state.w)]} pasado`;
  const right = state.r * state.m;
  return state.r < context.tuning.weak.below
    ? `${when} fallaste ${decimal(state.m - right)} de ${state.m}`
    : `${when} acertaste ${decimal(right)} de ${state.m} a la primera`;
};

const DAY_NAMES: Readonly<Record<DiaSemana, string>> = {
  lunes: 'lunes',
  martes: 'martes',
  miercoles: 'miércoles',
  jueves: 'jueves',
  viernes: 'viernes',
  sabado: 'sábado',
  domingo: 'domingo',
};

/** «el sábado 5 de diciembre». */
const whenEvent = ({ event = '' }: Context): string =>
  `el ${DAY_NAMES[weekdayOf(event)]} ${Number(event.slice(8))} de ${MONTHS[Number(event.slice(5, 7)) - 1]}`;

/** It begins within the week of these days. */
const isThisWeek = ({ event = '', days }: Context): boolean => {
  const first = days[0]?.fecha ?? event;
  return event >= first && daysBetween(first, event) <= 7;
};

const decimal = (value: number): string => String(Math.round(value * 2) / 2).replace('.', ',');

const withSide = (slot: TimedSlot): string => (slot.side ? `, con ${slot.side}` : '');

/** Tasks that were of the theme: not what was asked of it by the way in others. */
const sessionsOf = ({ learner }: Context, theme: string): number => learner.temas[theme]?.n ?? 0;

/** «12 de 14» is no reason to go on until it comes out. */
const FIRM = 0.8;
const untilFirm = (context: Context, slot: TimedSlot): string => {
  const { r = 0, m = 0 } = context.learner.unidades[slot.unit.id] ?? {};
  if (r >= FIRM && m >= 3) return 'va saliendo; otro día con ejercicios nuevos lo afirma';
  return r < context.tuning.weak.below
    ? 'vuelve con ejercicios nuevos hasta que salga'
    : 'sigue hasta que salga seguro';
};

/** How the stage above came out, where this one explains it again. */
const failedAbove = (context: Context, slot: TimedSlot): string | undefined => {
  const above = context.game.curriculum.unitById.get(unitId(slot.unit.topic.id, slot.unit.level + 1));
  return slot.kind === 'teoria' && above && isFailed(context, above.id) ? lastMeasured(context, above) : undefined;
};

/** At another of its stages. */
const wasMeasured = (context: Context, { topic }: Unit): boolean =>
  Object.entries(context.learner.unidades).some(([id, { m = 0 }]) => m > 0 && id.startsWith(`${topic.id}@`));

const forAsked = (context: Context, slot: TimedSlot, opening: string, again: boolean): readonly string[] => {
  const touches = sessionsOf(context, slot.unit.topic.id);
  if (again && slot.kind !== 'ejercicios') return secondTime(quoted(slot.unit.topic.titulo), slot);
  const failed = failedAbove(context, slot);
  if (failed && !again)
    return [`${opening}${withSide(slot)}. ${failed}: hoy se explica desde un paso antes, y después se vuelve.`];
  const measured = again ? undefined : lastMeasured(context, slot.unit);
  if (measured)
    return [
      `${opening}${withSide(slot)}. ${measured}: ${slot.kind === 'ejercicios' ? untilFirm(context, slot) : todays(slot)}.`,
    ];
  if (again)
    return [
      `${opening}${withSide(slot)}: vuelve en otro día, porque en uno solo no se fija.`,
      `${opening}${withSide(slot)}: otro rato, con ejercicios nuevos.`,
    ];
  if (slot.open) return [`${opening}${withSide(slot)}: con la etapa anterior ya trabajada, aquí empieza la siguiente.`];
  if (touches === 0) return [`${opening}${withSide(slot)}: por eso tiene su tiempo esta semana.`];
  return wasMeasured(context, slot.unit)
    ? [`${opening}${withSide(slot)}: aquí sigue con otra etapa.`]
    : [`${opening}${withSide(slot)}: llevas ${plural(touches, ['sesión', 'sesiones'])} y todavía no está medido.`];
};

/** The week has told already how it stands: what this other day is for. */
const secondTime = (name: string, { kind }: TimedSlot): readonly string[] => {
  switch (kind) {
    case 'test':
      return [`Ya trabajaste ${name} esta semana: una prueba corta dice cuánto quedó.`];
    case 'analizar':
      return [`Lo que viste de ${name} esta semana se busca ahora en lo que tú jugaste.`];
    case 'teoria':
      return [`De ${name}, hoy se lee lo que hay detrás de lo que resolviste.`];
    default:
      return [
        `Otra vuelta a ${name} en otro día: repartir el aprendizaje hace que dure.`,
        `Otro rato de ${name} esta semana, con ejercicios nuevos: entre uno y otro es cuando se fija.`,
        `${capital(name)} vuelve con ejercicios distintos: lo que sale en dos días ya no depende de la suerte.`,
      ];
  }
};

const asks = ({ kind }: TimedSlot): string => (kind === 'test' ? 'una prueba corta' : 'unos ejercicios');

/** Read without certainty: what was named is told, and nothing is put into the player's mouth. */
const isUnsure = ({ learner }: Context, { unit }: TimedSlot): boolean =>
  learner.declarado[unit.topic.id]?.duda === true;

const costs = ({ learner }: Context, { unit: { topic } }: TimedSlot): string =>
  learner.declarado[topic.id]?.practica
    ? `Contaste que conoces ${quoted(topic.titulo)} y que en la práctica se te escapa`
    : `Contaste que ${quoted(topic.titulo)} te cuesta`;

/** Whoever has never played did not say that the rules are hard. */
const isFromZero = ({ game, level }: Context, { unit }: TimedSlot): boolean =>
  level === 0 && unit.topic.id === game.rules;

const lineSaid = ({ lines }: Context, { unit: { topic } }: TimedSlot): string => {
  const line = lines.find(({ tema }) => tema === topic.id);
  return line ? `Juegas ${line.dicho} con ${line.lado}` : `Nombraste ${quoted(topic.titulo)}`;
};

/** What the player says to play, in the player's own words: «Juegas la francesa con negras». */
const forLine = (
  context: Context,
  slot: TimedSlot,
  again: boolean,
  measured: string | undefined,
): readonly string[] => {
  const said = lineSaid(context, slot);
  if (again) return [`${said}: otro rato de lo que vas a tener en el tablero.`];
  if (measured) return [`${said}. ${measured}: ${todays(slot)}.`];
  return [`${said}: se estudia lo que vas a tener en el tablero.`];
};

/** Reasons that say how the last session went. */
const TELLS_MEASURED: ReadonlySet<TimedSlot['reason']> = new Set(['debil', 'continuar', 'mantener', 'repertorio']);

const options = (context: Context, slot: TimedSlot, again: boolean): readonly string[] => {
  const name = quoted(slot.unit.topic.titulo);
  const focus = slot.focus ? quoted(slot.focus.titulo) : name;
  const touches = sessionsOf(context, slot.unit.topic.id);
  const measured = TELLS_MEASURED.has(slot.reason) ? lastMeasured(context, slot.unit) : undefined;
  const opened = opens(context, slot);
  if (slot.lane === 'debil' && slot.own) return [ownReason(context, slot.own.length)];
  if (slot.porque !== undefined) return [slot.porque];
  if (slot.kind === 'repaso' && slot.lane === 'pedido')
    return [
      context.learner.declarado[slot.unit.topic.id]
        ? `Nombraste ${name}: mezclado con otros temas se ve si lo reconoces sin que nadie te avise.`
        : `${name} va con lo que pediste: mezclado con otros temas se ve si lo reconoces sin que nadie te avise.`,
    ];
  // While nobody is to play, what helps is never «un hueco» of a level.
  const isCare = context.learner.cautela && context.game.care.includes(slot.unit.topic.id);
  switch (isCare && slot.kind !== 'repaso' && slot.kind !== 'cierre' ? 'cautela' : slot.reason) {
    case 'pendiente':
      return [
        `Quedó sin terminar la semana pasada y era importante: ${name} vuelve antes que nada nuevo.`,
        `${name} era prioridad alta y no llegaste a cerrarlo: lo retomas donde lo dejaste.`,
      ];
    case 'debil':
      if (again) return secondTime(name, slot);
      return [
        measured ? `${measured} en ${name}: ${todays(slot)}.` : `${name} salió flojo la última vez: ${todays(slot)}.`,
      ];
    case 'verificar':
      if (isUnsure(context, slot))
        return [`Nombraste ${name}: una prueba corta dice si hace falta estudiarlo o si ya lo tienes.`];
      return [
        `Dices que dominas ${name}: una prueba corta lo comprueba y te ahorra estudiar lo que ya sabes.`,
        `Como contaste que ya sabes ${name}, aquí lo verificas; si sale bien, el plan sigue más adelante.`,
      ];
    case 'no_sabe':
      if (context.learner.declarado[slot.unit.topic.id]?.medios)
        return [
          `Por lo que contaste de tu dinero, ${name} va primero: con menos de veinte entradas para tu nivel, una racha normal alcanza para perderlas todas.`,
        ];
      return forAsked(
        context,
        slot,
        isFromZero(context, slot)
          ? `Empiezas desde cero y lo primero es ${name}`
          : isUnsure(context, slot)
            ? `Nombraste ${name}`
            : costs(context, slot),
        again,
      );
    case 'quiere':
      return forAsked(context, slot, isUnsure(context, slot) ? `Nombraste ${name}` : `Pediste trabajar ${name}`, again);
    case 'capsula':
      if (again) return secondTime(name, slot);
      // Met before: how it went says more than that it comes early.
      if (lastMeasured(context, slot.unit))
        return forAsked(
          context,
          slot,
          isUnsure(context, slot)
            ? `Nombraste ${name}`
            : context.learner.declarado[slot.unit.topic.id]?.polaridad === 'no_sabe'
              ? costs(context, slot)
              : `Pediste trabajar ${name}`,
          again,
        );
      // Another stage of it was met: what came before is there already.
      if (touches > 0)
        return [
          slot.kind === 'teoria'
            ? `Pediste ${name}: hoy se lee un paso más, a tu medida.`
            : `Pediste ${name}: otras, a tu medida, para que avance.`,
        ];
      return [
        slot.kind === 'teoria'
          ? `Pediste ${name}: aquí va lo esencial, a tu medida, mientras se arma lo que viene antes.`
          : `Pediste ${name}: unas pocas, a tu medida, mientras se arma lo que viene antes.`,
      ];
    case 'cautela':
      return [
        slot.unit.topic.id === context.game.care[0]
          ? `Por lo que contaste, ${name} va primero: esta semana no se juega por dinero.`
          : `Esta semana no se juega por dinero: ${name} ayuda a sostenerlo.`,
      ];
    case 'prerequisito':
      if (again && slot.focus?.id !== context.game.rules) return secondTime(name, slot);
      return slot.focus?.id === context.game.rules
        ? [`Con las reglas a la vista, ${name} es lo siguiente que hace falta para jugar.`]
        : slot.focus && sessionsOf(context, slot.focus.id) > 0
          ? [`${name} sostiene ${focus}, que pediste y ya empezaste: con esto firme, aquello sale mejor.`]
          : [`Es el paso anterior a ${focus}, que pediste: sin ${name}, aquello no se sostiene.`];
    case 'cercano':
      if (again) return [`Va de la mano de ${focus}, que pediste: ${name} vuelve en otro día, que es cuando se fija.`];
      return [
        `Va de la mano de ${focus}, que pediste: con ${name} el tema no se queda en un solo tipo de ejercicio.`,
        `Va de la mano de ${focus}, que pediste: ${name} suele aparecer a su lado en el juego.`,
        `Va de la mano de ${focus}, que pediste: saber ${name} hace más fácil aplicarlo.`,
      ];
    case 'bienestar':
      return [`Cada pocas semanas el plan incluye ${name}: cuidar la banca y la cabeza también es jugar bien.`];
    case 'torneo':
      return [`Tu torneo es ${whenEvent(context)}: ${name} se mira antes, con calma, y no la noche anterior.`];
    case 'calentar':
      return ['Unas fáciles para que la vista entre en calor: hoy no toca nada difícil.'];
    case 'ligero':
      return [`Unas pocas de ${name}, de lo que ya trabajaste: estos días no se abre nada nuevo.`];
    case 'ronda':
      return [
        slot.kind === 'analizar'
          ? context.game.wording.event.said
          : context.lines.some(({ tema }) => tema === slot.unit.topic.id)
            ? `${lineSaid(context, slot)}: se repasa lo que ya estudiaste, sin abrir nada nuevo.`
            : `Tu torneo es ${whenEvent(context)}: se repasa lo que ya tienes decidido.`,
      ];
    case 'despues':
      return [`Tu torneo empezó ${whenEvent(context)} y ya terminó: sus partidas dicen qué trabajar ahora.`];
    case 'repertorio':
      return forLine(context, slot, again, measured);
    case 'repaso':
      return [forReview(context, slot)];
    case 'nuevo':
      if (again) return secondTime(name, slot);
      if (context.played.includes(slot.unit.topic.id)) return forLine(context, slot, false, undefined);
      if (slot.unit.topic.nivelMin < slot.unit.level && touches === 0)
        return [`${name}, en la etapa de tu nivel, donde ${areaShare(context, slot.unit.topic.area)}.`];
      if (slot.unit.topic.nivelMin < slot.unit.level)
        return [
          `${name} sube un escalón: esta es la etapa de tu nivel, donde ${areaShare(context, slot.unit.topic.area)}.`,
        ];
      return [
        `${name} es nuevo y toca en tu nivel, donde ${areaShare(context, slot.unit.topic.area)}.`,
        opened
          ? `Empiezas ${name} porque abre el camino a ${quoted(opened)}.`
          : `Empiezas ${name}: es lo que más te falta de ${context.game.areas[slot.unit.topic.area]} en tu nivel.`,
      ];
    case 'continuar':
      if (again) return secondTime(name, slot);
      if (measured) return [`${measured} en ${name}: ${goesOn(context, slot)}.`];
      return [
        touches > 0
          ? `Sigues con ${name}: llevas ${plural(touches, ['sesión', 'sesiones'])}; ${slot.kind === 'teoria' || slot.kind === 'analizar' ? todays(slot) : 'hoy se mide cuánto sale'}.`
          : (context.learner.unidades[slot.unit.id]?.n ?? 0) > 0
            ? `${capital(name)} salió entre otros ejercicios; ahora tiene su propio rato.`
            : `${capital(name)} toca en tu nivel y todavía no lo medimos: este rato dice cuánto sale.`,
      ];
    case 'consolidar':
      if (again) return secondTime(name, slot);
      return slot.kind === 'ejercicios' || slot.kind === 'test'
        ? [
            `Suele saberse en tu nivel, pero todavía no lo medimos: ${asks(slot)} de ${name} ${slot.kind === 'test' ? 'dice' : 'dicen'} si hay un hueco.`,
            `${capital(asks(slot))} de ${name} para ver si está firme: de lo que salga depende cuánto vuelve.`,
          ]
        : [`${name} suele saberse en tu nivel: un repaso corto para que no sea un hueco.`];
    case 'mantener':
      if (again) return secondTime(name, slot);
      return [
        measured
          ? `${measured} en ${name}: este rato lo mantiene vivo.`
          : `De ${name} todavía no medimos nada: este rato dice cómo está.`,
      ];
    case 'juego':
      return [
        `Lo que estudiaste se prueba jugando: el único foco es ${focus}.`,
        `Jugar sirve si miras una sola cosa: esta vez ${focus}, que ya trabajaste.`,
      ];
    case 'analisis':
      return [
        `Lo que acabas de jugar enseña si se revisa enseguida, con ${focus} como pregunta.`,
        `Revisar tus decisiones sobre ${focus} al poco de jugarlas convierte el error en tema de estudio.`,
      ];
    case 'cierre':
      // Only in its own week: before it there is more to come.
      if (context.event !== undefined && isThisWeek(context))
        return [
          // The close stands on the last day: of a tournament within the week it may be read when that is over.
          context.event >= (context.days.at(-1)?.fecha ?? '')
            ? `Tu torneo es ${whenEvent(context)}: cierra la semana con lo que ya te sale.`
            : `Esta semana tiene tu torneo, ${whenEvent(context)}: se cierra con lo que harás igual y lo que harás distinto.`,
        ];
      if (context.learner.cautela) return ['Mirar la semana con calma dice qué ayudó y cuál es el paso siguiente.'];
      return [
        'Medir la semana y elegir un solo foco es lo que hace que la próxima parta de lo que de verdad te falta.',
      ];
  }
};

/** `again`: the week has worked on it before. */
export const reasonSentence = (context: Context, slot: TimedSlot, seed: string, again: boolean): string => {
  const sentences = options(context, slot, again);
  return sentences[choose(seed, sentences.length)] as string;
};
