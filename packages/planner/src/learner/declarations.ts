import type { InformacionTema, TemaDeclarado } from '@estratega/domain';
import { NOTHING_READ, readSignals, type TextRead } from '../freetext/signals.ts';
import type { Game } from '../games/game.ts';
import { placementPrior } from '../placement/prior.ts';
import { type Ability, DECLARED_SD, newAbility, SAID_VARIANCE, UNDECLARED_SD } from './ability.ts';
import { MIDDLE } from './law.ts';
import { atLevel } from './level.ts';
import { type Declaracion, LEARNER_VERSION, type LearnerState, type UnitState } from './state.ts';

/** What the player says: in the request, and later as news when advancing. */

const STRENGTH = { quiere: 1, sabe: 2, no_sabe: 3 } as const;

/** A theme said twice keeps its strongest word: not knowing outweighs knowing, and both outweigh wanting. */
const declarationsIn = (
  game: Game,
  { mentions, neverPlayed }: TextRead,
  corrected?: readonly TemaDeclarado[],
): Record<string, Declaracion> => {
  const found: Record<string, Declaracion> = {};
  if (neverPlayed) found[game.rules] = { polaridad: 'no_sabe' };
  // What the player left after reading it back is the last word.
  for (const { tema, polaridad, lado } of corrected ?? mentions) {
    if (!game.curriculum.topicById.has(tema)) continue;
    const before = found[tema];
    if (!before || STRENGTH[polaridad] > STRENGTH[before.polaridad])
      found[tema] = { polaridad, ...(lado ? { lado } : {}) };
  }
  return found;
};

const readings = new WeakMap<InformacionTema, { readonly text: string; readonly read: TextRead }>();

/** What the request's own text says; read once for a request, since a plan asks for it more than once. */
const signalsIn = (game: Game, request: InformacionTema): TextRead => {
  const text = game.freeText(request);
  const known = readings.get(request);
  if (known?.text === text) return known.read;
  const read = readSignals(game, text);
  readings.set(request, { text, read });
  return read;
};

/** Who has never played says so with certainty. */
const NEVER_PLAYED = { level: 0.2, sd: 0.3 } as const;

/** Where the request itself says that the player is: within the level that it gives, as near as it tells. */
const declaredAbility = (request: InformacionTema, level: number, neverPlayed = false): Ability => {
  if (neverPlayed && level === 0) return newAbility(NEVER_PLAYED.level, NEVER_PLAYED.sd);
  const { media } = placementPrior(request);
  const isRated = request.campo !== 'Ajedrez' || request.elo !== undefined;
  return newAbility(Math.floor(media) === level ? media : level + MIDDLE, isRated ? DECLARED_SD : UNDECLARED_SD);
};

/** A new word of the player's own about the level: as open to doubt as the first was. What themes have shown stays. */
const declaredLevel = (learner: LearnerState, request: InformacionTema, level: number): LearnerState =>
  level === learner.nivel
    ? learner
    : atLevel(
        { ...learner, habilidad: { ...learner.habilidad, nivel: declaredAbility(request, level).nivel } },
        level,
        'declarado',
      );

export const initialFor = (game: Game, request: InformacionTema): LearnerState => {
  const signals = signalsIn(game, request);
  const { level, format } = game.profile(request, signals);
  return {
    version: LEARNER_VERSION,
    campo: request.campo,
    nivel: level,
    base: level,
    formato: format,
    cautela: signals.caution,
    semana: 0,
    minutosNivel: 0,
    minutosTotal: 0,
    habilidad: declaredAbility(request, level, signals.neverPlayed || signals.beginner),
    unidades: {},
    // A stated Elo or stake is never undone by a phrase.
    declarado: declarationsIn(game, { ...signals, neverPlayed: signals.neverPlayed && level === 0 }, request.temas),
    temas: {},
    usados: {},
    fallos: {},
    ultimas: [],
    pendientes: [],
  };
};

/** Chips turned, added or removed by the player; the rules, denied by the text itself, stay. */
const withThemes = (game: Game, learner: LearnerState, temas: readonly TemaDeclarado[] | undefined): LearnerState => {
  if (!temas) return learner;
  const said = declarationsIn(game, { ...NOTHING_READ, neverPlayed: false }, temas);
  const rules = learner.declarado[game.rules];
  const declarado = { ...(rules && !said[game.rules] ? { [game.rules]: rules } : {}), ...said };
  const same = (id: string): boolean =>
    learner.declarado[id]?.polaridad === declarado[id]?.polaridad &&
    learner.declarado[id]?.lado === declarado[id]?.lado;
  if (Object.keys({ ...learner.declarado, ...declarado }).every(same)) return learner;
  const kept = Object.entries(declarado).map(([id, one]) => [id, same(id) ? (learner.declarado[id] ?? one) : one]);
  return { ...learner, declarado: Object.fromEntries(kept) };
};

/** Answers edited between weeks: another format at once, another level when the answers themselves now give one. */
export const withRequest = (game: Game, learner: LearnerState, request: InformacionTema): LearnerState => {
  const { level, format } = game.profile(request, signalsIn(game, request));
  const heard = withThemes(game, learner, request.temas);
  const sameFormat = format === heard.formato ? heard : { ...heard, formato: format };
  return level === sameFormat.base ? sameFormat : declaredLevel({ ...sameFormat, base: level }, request, level);
};

/** Logits. */
const DENIAL = 1;

/** What was believed of themes now said not to be known. */
export const denied = (unidades: LearnerState['unidades'], topicIds: ReadonlySet<string>): LearnerState['unidades'] =>
  Object.fromEntries(
    Object.entries(unidades).map(([id, unit]): [string, UnitState] =>
      topicIds.has(id.slice(0, id.lastIndexOf('@')))
        ? [id, { ...unit, desvio: unit.desvio - DENIAL, varianza: Math.max(unit.varianza, SAID_VARIANCE) }]
        : [id, unit],
    ),
  );

/** News of a player who advances: themes, caution, a new Elo or stake. Read again, it changes nothing more. */
export const withNews = (
  game: Game,
  learner: LearnerState,
  request: InformacionTema,
  text: string | undefined,
): LearnerState => {
  if (!text) return learner;
  const signals = readSignals(game, text);
  const said = declarationsIn(game, { ...signals, neverPlayed: signals.neverPlayed && learner.nivel === 0 });
  const fresh = Object.entries(said).filter(([id, { polaridad }]) => learner.declarado[id]?.polaridad !== polaridad);
  const notKnown = new Set(fresh.filter(([, said]) => said.polaridad === 'no_sabe').map(([id]) => id));
  const next: LearnerState = {
    ...learner,
    // Only the player's own word ends caution; silence does not.
    cautela: signals.caution || (learner.cautela && !signals.recovered),
    declarado: { ...learner.declarado, ...Object.fromEntries(fresh) },
    unidades: denied(learner.unidades, notKnown),
  };
  const level = game.declaredLevel(signals.plain, request);
  // Under caution a higher stake is not taken as progress.
  if (level === undefined || (next.cautela && level > next.nivel)) return next;
  return declaredLevel(next, request, level);
};
