import { type InformacionTema, outweighs, type TemaDeclarado } from '@estratega/domain';
import type { Mention } from '../freetext/read.ts';
import { NOTHING_READ, readSignals, type TextRead } from '../freetext/signals.ts';
import type { Game, Profile } from '../games/game.ts';
import { placementPrior } from '../placement/prior.ts';
import { type Ability, newAbility } from './ability.ts';
import { believing } from './belief.ts';
import { MIDDLE } from './law.ts';
import { atLevel } from './level.ts';
import { type Declaracion, LEARNER_VERSION, type LearnerState, type UnitState } from './state.ts';

/** What the player says: in the request, and later as news when advancing. */

const FAR_BELOW = 2;

/** A theme said twice keeps its strongest word: not knowing outweighs knowing, and both outweigh wanting. */
const declarationsIn = (
  game: Game,
  { plain, mentions, neverPlayed, means }: TextRead,
  { level, format }: Profile,
  corrected?: readonly TemaDeclarado[],
): Record<string, Declaracion> => {
  const found: Record<string, Declaracion> = {};
  if (neverPlayed) found[game.rules] = { polaridad: 'no_sabe' };
  // Money that does not last comes before anything that is played with it.
  if (means && game.means) found[game.means] = { polaridad: 'no_sabe', medios: true };
  // What the player left after reading it back is the last word.
  const said: readonly (TemaDeclarado & Pick<Mention, 'duda' | 'practica'>)[] =
    corrected?.map((one) => ({ ...one, ...practiceOf(one, mentions) })) ??
    mentions
      .filter(({ tema }) => !game.isOfOtherFormat(tema, format, plain))
      .map((one) => ({ ...asserted(one), tema: meantAt(game, one, level) }));
  for (const { tema, polaridad, lado, duda, practica } of said) {
    if (!game.curriculum.topicById.has(tema)) continue;
    const before = found[tema];
    if (before?.medios) continue;
    if (!before || outweighs({ polaridad }, before))
      found[tema] = {
        polaridad,
        ...(lado ? { lado } : {}),
        ...(duda ? { duda } : {}),
        ...(practica ? { practica } : {}),
      };
  }
  return found;
};

/** A chip that was left as it was read still means what the words said. */
const practiceOf = (said: TemaDeclarado, mentions: readonly Mention[]): Pick<Mention, 'practica'> =>
  mentions.some(({ tema, polaridad, practica }) => practica && tema === said.tema && polaridad === said.polaridad)
    ? { practica: true }
    : {};

/** What is taken as known is not taught: where that is not certain, it is worked on. */
const asserted = (said: Mention): Mention =>
  said.duda && said.polaridad === 'sabe' ? { ...said, polaridad: 'quiere' } : said;

/** A theme that ended two levels ago or more is never what a player asks for: something above it is, or nothing. */
const meantAt = (game: Game, { tema, polaridad }: Mention, level: number): string => {
  let meant = tema;
  while (
    (polaridad === 'no_sabe' || polaridad === 'quiere') &&
    (game.curriculum.topicById.get(meant)?.nivelMax ?? level) <= level - FAR_BELOW
  )
    meant = game.meantAbove[meant] ?? '';
  return meant;
};

/** What the request's own text says. */
const signalsIn = (game: Game, request: InformacionTema): TextRead => readSignals(game, game.freeText(request));

/** What the words say, unless the player answered for them: «no es mi caso» is believed, and so is a yes. */
const careFrom = (
  { caution, minor }: Pick<TextRead, 'caution' | 'minor'>,
  { preferencias }: InformacionTema,
): { readonly cautela: boolean; readonly menor?: true } => {
  const { dinero, edad } = preferencias?.cuidado ?? {};
  const cautela = dinero === undefined ? caution : dinero === 'si';
  return minor && edad !== 'mayor' ? { cautela, menor: true } : { cautela };
};

export const careAsked = (
  game: Game,
  request: InformacionTema,
): { readonly duda: boolean; readonly menor: boolean } => {
  // Of every plan that is looked at: where there is nothing to be careful of, nothing is read for it.
  if (game.care.length === 0) return { duda: false, menor: false };
  const signals = signalsIn(game, request);
  const { menor } = careFrom(signals, request);
  return { duda: signals.doubt && request.preferencias?.cuidado?.dinero === undefined, menor: menor ?? false };
};

/** Who has never played says so with certainty. */
const NEVER_PLAYED = { level: 0.2, sd: 0.3 } as const;

/** Where the request itself says that the player is: within the level that it gives, as near as it tells. */
const declaredAbility = (request: InformacionTema, level: number, neverPlayed = false): Ability => {
  if (neverPlayed && level === 0) return newAbility(NEVER_PLAYED.level, NEVER_PLAYED.sd);
  const { media, desviacion } = placementPrior(request);
  return newAbility(Math.floor(media) === level ? media : level + MIDDLE, desviacion);
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
  const { cautela, menor } = careFrom(signals, request);
  return {
    version: LEARNER_VERSION,
    campo: request.campo,
    nivel: level,
    base: level,
    formato: format,
    cautela,
    ...(menor ? { menor } : {}),
    semana: 0,
    minutosTotal: 0,
    habilidad: declaredAbility(request, level, signals.neverPlayed),
    unidades: {},
    // A stated Elo or stake is never undone by a phrase.
    declarado: declarationsIn(
      game,
      { ...signals, neverPlayed: signals.neverPlayed && level === 0 },
      { level, format },
      request.temas,
    ),
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
  const said = declarationsIn(game, NOTHING_READ, { level: learner.nivel, format: learner.formato }, temas);
  const rules = learner.declarado[game.rules];
  const declarado = { ...(rules && !said[game.rules] ? { [game.rules]: rules } : {}), ...said };
  const same = (id: string): boolean =>
    learner.declarado[id]?.polaridad === declarado[id]?.polaridad &&
    learner.declarado[id]?.lado === declarado[id]?.lado;
  if (Object.keys({ ...learner.declarado, ...declarado }).every(same)) return learner;
  const kept = Object.entries(declarado).map(([id, one]) => [id, same(id) ? (learner.declarado[id] ?? one) : one]);
  return { ...learner, declarado: Object.fromEntries(kept) };
};

/** What the player answered to the quiet question, or said of the age, since the words were read. */
const withAnswers = (learner: LearnerState, { preferencias }: InformacionTema): LearnerState => {
  const { dinero, edad } = preferencias?.cuidado ?? {};
  const { menor, ...adult } = learner;
  const aged: LearnerState = menor && edad === 'mayor' ? adult : learner;
  return dinero === undefined || aged.cautela === (dinero === 'si') ? aged : { ...aged, cautela: dinero === 'si' };
};

/** Answers edited between weeks: another format at once, another level when the answers themselves now give one. */
export const withRequest = (game: Game, learner: LearnerState, request: InformacionTema): LearnerState => {
  const { level, format } = game.profile(request, signalsIn(game, request));
  const heard = withAnswers(withThemes(game, learner, request.temas), request);
  const sameFormat = format === heard.formato ? heard : { ...heard, formato: format };
  return level === sameFormat.base ? sameFormat : declaredLevel({ ...sameFormat, base: level }, request, level);
};

const DENIAL = 0.6;

/** What was believed of themes now said not to be known. */
export const denied = (unidades: LearnerState['unidades'], topicIds: ReadonlySet<string>): LearnerState['unidades'] =>
  Object.fromEntries(
    Object.entries(unidades).map(([id, unit]): [string, UnitState] =>
      topicIds.has(id.slice(0, id.lastIndexOf('@'))) ? [id, believing(unit, unit.p * DENIAL)] : [id, unit],
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
  const said = declarationsIn(
    game,
    { ...signals, neverPlayed: signals.neverPlayed && learner.nivel === 0 },
    { level: learner.nivel, format: learner.formato },
  );
  const fresh = Object.entries(said).filter(([id, { polaridad }]) => learner.declarado[id]?.polaridad !== polaridad);
  const notKnown = new Set(fresh.filter(([, said]) => said.polaridad === 'no_sabe').map(([id]) => id));
  const next: LearnerState = {
    ...learner,
    // Only the player's own word ends caution; silence does not.
    cautela: signals.caution || (learner.cautela && !signals.recovered),
    ...(signals.minor || learner.menor ? { menor: true as const } : {}),
    declarado: { ...learner.declarado, ...Object.fromEntries(fresh) },
    unidades: denied(learner.unidades, notKnown),
  };
  const level = game.declaredLevel(signals.plain, request);
  // Under caution a higher stake is not taken as progress.
  if (level === undefined || (next.cautela && level > next.nivel)) return next;
  return declaredLevel(next, request, level);
};
