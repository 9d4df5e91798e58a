import { isDeepStrictEqual } from 'node:util';
import { firstIllegal } from '@estratega/chess/game';
import {
  type AnalisisGuardado,
  type AnalisisPartida,
  analysable,
  type Campo,
  type CausasMarcadas,
  type Cupo,
  type DayAnswer,
  DEFAULT_TIME_ZONE,
  type EjerciciosPropios,
  ESTADOS_MANO,
  ESTADOS_PARTIDA,
  effectiveTier,
  type HechosPropios,
  isOwnPly,
  isPlayedAgain,
  type Kind,
  keepingRefusal,
  type ListaManos,
  type ListaPartidas,
  type LlevarAlPlan,
  likelyDate,
  MAX_CAUSAS,
  type ManoGuardada,
  type ManoPropia,
  type ManosGuardadas,
  type MarcarCausa,
  mistakeProgress,
  monthIn,
  type PartidaGuardada,
  type PartidaPropia,
  type PartidasGuardadas,
  quotaLine,
  renewalOf,
  type Tier,
} from '@estratega/domain';
import type { Exercise } from '@estratega/lessons';
import {
  type Analisis,
  endFault,
  gameOfOwn,
  handFault,
  ideasInTurn,
  type Mano,
  mistakesInTurn,
  mistakesOfHands,
  ownMoves,
  wonAgain,
} from '@estratega/own-games';
import { lessonsMotor } from '@estratega/own-games/motor';
import type { Clock } from '../../platform/clock.ts';
import { type Queryable, told } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { inTurns, takingTurns } from '../../platform/turns.ts';
import { GAMES_LOOKED_AT, HANDS_LOOKED_AT, keptFacts, type Shown, shownByGames, shownByHands } from './facts.ts';
import { gameId, handId, playedAt } from './identifiers.ts';
import type { Cursor, NewExercise, NewGame, NewHand, OwnGamesRepository } from './repository.ts';

export interface OwnGamesDependencies {
  readonly repository: OwnGamesRepository;
  /** What a player answered first on each day, of these exercises, in the order in which it was answered. */
  readonly answersByDay: (
    userId: string,
    ejercicios: readonly string[],
    timeZone: string,
  ) => Promise<readonly { readonly ejercicio: string; readonly respuestas: readonly DayAnswer[] }[]>;
  /** Today's name of a theme; absent where it is taught no more. */
  readonly titleOf: (campo: Campo, tema: string) => string | undefined;
  /** Rejects with `demasiadas_solicitudes` where a day has had its share of this key. */
  readonly countAnalysis: (key: string) => Promise<void>;
  readonly clock: Clock;
}

/** What the next week may use of own games and hands. */
export interface OwnEvidence {
  readonly hechos: readonly {
    readonly id: string;
    readonly tema: string;
    readonly cita: string;
    readonly peso: number;
    readonly debil: boolean;
  }[];
  readonly ejercicios: readonly {
    readonly id: string;
    readonly tema: string;
    readonly perdida: number;
    readonly respuestas: readonly DayAnswer[];
  }[];
}

const CHESS: Campo = 'Ajedrez';
const POKER: Campo = 'Poker Texas Holdem';
const CAMPOS = { partidas: CHESS, manos: POKER } as const satisfies Record<Kind, Campo>;
/** Own mistakes that a week may be offered: the dearest of those that are not solved yet. */
const OFFERED = 60;
/** Hands that one request takes out of the wait, and in how large pieces. */
const MORE_HANDS = 2_000;
const HANDS_AT_ONCE = 200;

const [WAITING, READY, DONE] = ESTADOS_PARTIDA;
const gameState = (mes: string | null, analysed: boolean) => (mes === null ? WAITING : analysed ? DONE : READY);
const handState = (mes: string | null) => (mes === null ? ESTADOS_MANO[0] : ESTADOS_MANO[1]);

const writeCursor = ({ jugadaEn, id }: Cursor): string => `${jugadaEn.getTime().toString(36)}.${id}`;
const readCursor = (text: string | undefined): Cursor | undefined => {
  if (text === undefined) return undefined;
  const [, at = '', id = ''] = /^(-?[0-9a-z]{1,11})\.([0-9a-z]{16,32})$/u.exec(text) ?? [];
  const jugadaEn = new Date(Number.parseInt(at, 36));
  // Moments that we know and PostgreSQL, which reads them in four digits, does not.
  const year = jugadaEn.getUTCFullYear();
  if (id === '' || !(year >= 1 && year <= 9999))
    throw new AppError('entrada_invalida', { fields: { desde: 'No es una página.' } });
  return { jugadaEn, id };
};

/** Some were taken when any date would do. */
const withLikelyDate = <T extends { readonly fecha?: string | undefined }>({ fecha, ...rest }: T) => ({
  ...rest,
  ...likelyDate(fecha),
});

const refused = (what: Kind, index: number, field: string, text: string) =>
  new AppError('entrada_invalida', { fields: { [`${what}.${index}.${field}`]: text } });

/** As the reader of files says it: half-move 3 is Black's second. */
const illegalMove = (ply: number): string =>
  `La jugada ${Math.floor(ply / 2) + 1} de las ${ply % 2 === 0 ? 'blancas' : 'negras'} no es legal.`;
const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new AppError('no_encontrado');
  return value;
};

const sourceOf = ({ tipo, partida }: { readonly tipo: string; readonly partida: string | null }): string => {
  if (tipo === 'ajedrez-partida') return 'Una partida que estabas ganando';
  return tipo === 'ajedrez' ? (partida ?? 'De una partida tuya') : 'De una mano tuya';
};

export const ownGamesService = ({ repository, answersByDay, titleOf, countAnalysis, clock }: OwnGamesDependencies) => {
  const tierOf = (row: { readonly plan: Tier; readonly planHasta: Date | null } | undefined, now: Date): Tier => {
    if (!row) throw new AppError('no_autenticado');
    return effectiveTier(row.plan, row.planHasta, now);
  };

  const quota = async (userId: string, tier: Tier, now: Date, q?: Queryable): Promise<Cupo> => {
    const mes = monthIn(now, DEFAULT_TIME_ZONE);
    const used = await repository.used(userId, mes, q);
    const games = await repository.waiting(userId, 'partidas', q);
    const hands = await repository.waiting(userId, 'manos', q);
    return {
      mes,
      renueva: renewalOf(mes),
      partidas: { ...quotaLine(tier, 'partidas', used.partidas, games) },
      manos: { ...quotaLine(tier, 'manos', used.manos, hands) },
    };
  };

  /** By hand, others served after each few. */
  const handExercises = async (
    userId: string,
    rows: readonly { readonly id: string; readonly mano: ManoPropia }[],
    now: Date,
  ): Promise<NewExercise[]> => {
    const made: NewExercise[] = [];
    const turn = takingTurns();
    for (const { id, mano } of rows) {
      for (const { exercise, perdida } of mistakesOfHands([mano as Mano], lessonsMotor))
        made.push({
          userId,
          id: exercise.id,
          campo: POKER,
          de: id,
          tema: exercise.temas[0] as string,
          perdida,
          ejercicio: exercise,
          creadoEn: now,
        });
      await turn();
    }
    return made;
  };

  /** Counts what has come; all of it goes back where there is no room for it. */
  const keep = async (
    tx: Queryable,
    userId: string,
    tier: Tier,
    kind: Kind,
    cuantas: number,
    bytes: number,
  ): Promise<void> => {
    await repository.count(tx, userId, kind, cuantas, bytes);
    const grew = cuantas > 0 ? kind : undefined;
    const title = bytes > 0 ? keepingRefusal(tier, grew, await repository.kept(userId, tx)) : undefined;
    if (title !== undefined) throw new AppError('limite_propias', { title });
  };

  /** Stores what is new, and takes as much of the month's quota as it has: under the player's lock, so that it holds. */
  const bring = async <Row extends { id: string; jugadaEn: Date; mes?: string | null | undefined }>(
    userId: string,
    kind: Kind,
    rows: readonly Row[],
    add: (tx: Queryable, fresh: readonly Row[]) => Promise<number>,
  ) =>
    repository.transaction(async (tx) => {
      const now = clock();
      const tier = tierOf(await repository.lockUser(tx, userId), now);
      const ids = rows.map(({ id }) => id);
      const known = await repository.known(tx, userId, kind, ids);
      const fresh = [...new Map(rows.filter(({ id }) => !known.has(id)).map((row) => [row.id, row])).values()];
      const mes = monthIn(now, DEFAULT_TIME_ZONE);
      const used = (await repository.used(userId, mes, tx))[kind];
      const many = analysable(tier, kind, used, fresh.length);
      const newest = fresh.toSorted((a, b) => b.jugadaEn.getTime() - a.jugadaEn.getTime()).slice(0, many);
      for (const row of newest) row.mes = mes;
      const bytes = await add(tx, fresh);
      if (fresh.length > 0) await keep(tx, userId, tier, kind, fresh.length, bytes);
      if (many > 0) await repository.use(tx, userId, mes, kind, many);
      const seen = new Set(known.keys());
      const states = rows.map(({ id, mes: granted = null }) => {
        const before = known.get(id);
        const repetida = seen.has(id);
        seen.add(id);
        return {
          id,
          repetida,
          mes: before ? before.mes : (fresh.find((one) => one.id === id)?.mes ?? granted),
          analizada: before?.analizada ?? false,
        };
      });
      return { states, cupo: await quota(userId, tier, now, tx) };
    });

  /** Looked over before anything is locked; answers how many were taken out of the wait. */
  const analyseWaitingHands = async (userId: string): Promise<number> => {
    const rows = await repository.waitingHands(userId, HANDS_AT_ONCE);
    const mistakes = Map.groupBy(await handExercises(userId, rows, clock()), ({ de }) => de);
    return repository.transaction(async (tx) => {
      const now = clock();
      const tier = tierOf(await repository.lockUser(tx, userId), now);
      const mes = monthIn(now, DEFAULT_TIME_ZONE);
      const used = (await repository.used(userId, mes, tx)).manos;
      const ids = rows.map(({ id }) => id);
      const known = await repository.known(tx, userId, 'manos', ids);
      const waiting = ids.filter((id) => known.get(id)?.mes === null);
      const granted = waiting.slice(0, analysable(tier, 'manos', used, waiting.length));
      if (granted.length === 0) return 0;
      await repository.grant(tx, userId, 'manos', granted, mes);
      await repository.use(tx, userId, mes, 'manos', granted.length);
      await repository.addExercises(
        tx,
        granted.flatMap((id) => mistakes.get(id) ?? []),
      );
      return granted.length;
    });
  };

  const remembered = keptFacts();
  const shown = async (userId: string, campo: Campo): Promise<Shown> => {
    const kind = campo === CHESS ? 'partidas' : 'manos';
    return remembered(`${userId}/${kind}`, await repository.state(userId, kind), () =>
      campo === CHESS
        ? shownByGames(repository.analysedGames(userId, GAMES_LOOKED_AT))
        : shownByHands(repository.analysedHands(userId, HANDS_LOOKED_AT)),
    );
  };

  const facts = async (userId: string): Promise<HechosPropios> => {
    const taken = await repository.taken(userId);
    const games = [await shown(userId, CHESS), await shown(userId, POKER)];
    return {
      juegos: games.map(({ hechos, ...game }) => ({
        ...game,
        hechos: hechos.map(({ tema, intervalo, cita: _cita, ...fact }) => {
          const titulo = tema === undefined ? undefined : titleOf(game.campo, tema);
          const isTaken = taken.some(({ campo, hecho }) => campo === game.campo && hecho === fact.id);
          return {
            ...fact,
            intervalo: [intervalo[0], intervalo[1]] as [number, number],
            ...(tema === undefined || titulo === undefined ? {} : { tema: { tema, titulo } }),
            enPlan: titulo === undefined ? 'no' : isTaken ? 'pedido' : fact.debil ? 'solo' : 'no',
          } as const;
        }),
      })),
    };
  };

  /** By exercise, by the player's calendar. */
  const answersTo = async (
    userId: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly DayAnswer[]>> => {
    const rows = ids.length === 0 ? [] : await answersByDay(userId, ids, DEFAULT_TIME_ZONE);
    return new Map(rows.map(({ ejercicio, respuestas }) => [ejercicio, respuestas]));
  };
  const mistakes = async (userId: string, campo: Campo): Promise<OwnEvidence['ejercicios']> => {
    const rows = await repository.mistakes(userId, campo);
    const answers = await answersTo(
      userId,
      rows.map(({ id }) => id),
    );
    return rows
      .map((row) => ({ ...row, respuestas: answers.get(row.id) ?? [] }))
      .filter(({ respuestas }) => mistakeProgress(respuestas).estado !== 'resuelto')
      .slice(0, OFFERED);
  };

  return {
    quota: async (userId: string): Promise<Cupo> => {
      const now = clock();
      return quota(userId, tierOf(await repository.user(userId), now), now);
    },

    bringGames: async (userId: string, partidas: readonly PartidaPropia[]): Promise<PartidasGuardadas> => {
      // Looked over before anything is locked.
      const turn = takingTurns();
      for (const [index, partida] of partidas.entries()) {
        await turn();
        const bad = firstIllegal(partida.jugadas);
        if (bad !== undefined) throw refused('partidas', index, 'jugadas', illegalMove(bad));
        const fault = endFault(partida);
        if (fault !== undefined) throw refused('partidas', index, 'resultado', fault);
      }
      const now = clock();
      const rows = partidas.map(
        (partida): NewGame => ({
          userId,
          id: gameId(partida),
          jugadaEn: playedAt(partida.fecha, now),
          guardadaEn: now,
          mes: null,
          sitio: partida.sitio,
          partida,
        }),
      );
      const { states, cupo } = await bring(userId, 'partidas', rows, (tx, fresh) => repository.addGames(tx, fresh));
      return {
        partidas: states.map(({ id, repetida, mes, analizada }) => ({
          id,
          repetida,
          estado: gameState(mes, analizada),
        })),
        cupo,
      };
    },

    bringHands: async (userId: string, manos: readonly ManoPropia[]): Promise<ManosGuardadas> => {
      for (const [index, mano] of manos.entries()) {
        const fault = handFault(mano);
        if (fault !== undefined) throw refused('manos', index, 'bote', fault);
      }
      const now = clock();
      const rows = manos.map(
        (mano): NewHand => ({
          userId,
          id: handId(mano),
          jugadaEn: playedAt(mano.fecha, now),
          guardadaEn: now,
          mes: null,
          sala: mano.sala,
          mano,
        }),
      );
      // Whatever may be paid for is looked over before anything is locked.
      const mistakes = Map.groupBy(await handExercises(userId, rows, now), ({ de }) => de);
      const { states, cupo } = await bring(userId, 'manos', rows, async (tx, fresh) => {
        const bytes = await repository.addHands(tx, fresh);
        const paid = fresh.filter(({ mes }) => mes !== null && mes !== undefined);
        await repository.addExercises(
          tx,
          paid.flatMap(({ id }) => mistakes.get(id) ?? []),
        );
        return bytes;
      });
      return { manos: states.map(({ id, repetida, mes }) => ({ id, repetida, estado: handState(mes) })), cupo };
    },

    /** Takes out of the wait what the month allows, the newest first; of hands, which are looked over here, so many at a time. */
    analyseMore: async (userId: string, kind: Kind): Promise<Cupo> => {
      if (kind === 'manos')
        for (let taken = 0; taken < MORE_HANDS; taken += HANDS_AT_ONCE)
          if ((await analyseWaitingHands(userId)) < HANDS_AT_ONCE) break;
      return repository.transaction(async (tx) => {
        const now = clock();
        const tier = tierOf(await repository.lockUser(tx, userId), now);
        if (kind === 'partidas') {
          const mes = monthIn(now, DEFAULT_TIME_ZONE);
          const used = (await repository.used(userId, mes, tx))[kind];
          const waiting = await repository.waiting(userId, kind, tx);
          const ids = await repository.waitingIds(tx, userId, kind, analysable(tier, kind, used, waiting));
          if (ids.length > 0) {
            await repository.grant(tx, userId, kind, ids, mes);
            await repository.use(tx, userId, mes, kind, ids.length);
          }
        }
        return quota(userId, tier, now, tx);
      });
    },

    listGames: async (userId: string, limit: number, from: string | undefined): Promise<ListaPartidas> => {
      const rows = await repository.listGames(userId, limit + 1, readCursor(from));
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        total: (await repository.kept(userId)).partidas.cuantas,
        partidas: rows
          .slice(0, limit)
          .map(({ id, mes, analizada, guardadaEn, ejercicios, partida: { jugadas, evaluaciones, ...game } }) => {
            const { relojes: _clocks, libro: _book, division: _division, termino: _end, causas: _why, ...rest } = game;
            return {
              ...rest,
              id,
              estado: gameState(mes, analizada),
              jugadas: jugadas.length,
              evaluada: evaluaciones !== undefined,
              ejercicios,
              guardadaEn: guardadaEn.toISOString(),
            };
          }),
        ...(last ? { siguiente: writeCursor(last) } : {}),
      };
    },
    listHands: async (userId: string, limit: number, from: string | undefined): Promise<ListaManos> => {
      const rows = await repository.listHands(userId, limit + 1, readCursor(from));
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        total: (await repository.kept(userId)).manos.cuantas,
        manos: rows.slice(0, limit).map(({ id, mes, guardadaEn, ejercicios, mano }) => {
          const pos = mano.asientos.find(({ heroe }) => heroe)?.pos;
          return {
            id,
            estado: handState(mes),
            sala: mano.sala,
            ...(mano.fecha === undefined ? {} : { fecha: mano.fecha }),
            tipo: mano.tipo,
            ...(mano.moneda === undefined ? {} : { moneda: mano.moneda }),
            ciegas: mano.ciegas,
            jugadores: mano.asientos.length,
            ...(pos === undefined ? {} : { pos }),
            ...(mano.mano === undefined ? {} : { mano: mano.mano }),
            bote: mano.bote,
            netoHeroe: mano.netoHeroe,
            ejercicios,
            guardadaEn: guardadaEn.toISOString(),
          };
        }),
        ...(last ? { siguiente: writeCursor(last) } : {}),
      };
    },
    readGame: async (userId: string, id: string): Promise<PartidaGuardada> => {
      const row = found(await repository.game(userId, id));
      return {
        id,
        estado: gameState(row.mes, row.analisis !== null),
        guardadaEn: row.guardadaEn.toISOString(),
        partida: withLikelyDate(row.partida),
        ...(row.analisis === null ? {} : { analisis: row.analisis }),
      };
    },
    readHand: async (userId: string, id: string): Promise<ManoGuardada> => {
      const row = found(await repository.hand(userId, id));
      return {
        id,
        estado: handState(row.mes),
        guardadaEn: row.guardadaEn.toISOString(),
        mano: withLikelyDate(row.mano),
        ejercicios: await repository.exerciseIds(userId, id),
      };
    },

    /** What the browser's engine said of a game; its mistakes become exercises here. */
    analyse: async (userId: string, id: string, analisis: AnalisisPartida): Promise<AnalisisGuardado> => {
      const row = found(await repository.game(userId, id));
      if (row.mes === null) throw new AppError('cupo_analisis');
      if (analisis.posiciones.length > row.partida.jugadas.length + 1)
        throw new AppError('entrada_invalida', { fields: { posiciones: 'Hay más posiciones que jugadas.' } });
      // Sent again, because the answer was lost on its way: there is nothing to find out.
      if (isDeepStrictEqual(row.analisis, analisis))
        return { id, estado: DONE, ejercicios: await repository.exerciseIds(userId, id) };
      await countAnalysis(`${userId}/${id}`).catch((error: unknown) => {
        throw error instanceof AppError ? new AppError('limite_analisis') : error;
      });
      const game = gameOfOwn(row.partida);
      const { color } = row.partida;
      const said = analisis as Analisis;
      const moves = ownMoves(game, 0, color, said);
      const now = clock();
      const again = wonAgain(game, color, said, moves);
      const rows = [...(await inTurns(mistakesInTurn(game, color, said))), ...(again ? [again] : [])].map(
        ({ exercise, perdida }): NewExercise => ({
          userId,
          id: exercise.id,
          campo: CHESS,
          de: id,
          tema: exercise.temas[0] as string,
          perdida,
          ejercicio: exercise,
          creadoEn: now,
        }),
      );
      const ideas = await inTurns(ideasInTurn(game, moves));
      await repository.transaction(async (tx) => {
        const tier = tierOf(await repository.lockUser(tx, userId), now);
        // It may have been deleted meanwhile: nothing of it must come back.
        if (!(await repository.game(userId, id, tx))) throw new AppError('no_encontrado');
        await keep(tx, userId, tier, 'partidas', 0, await repository.saveAnalysis(tx, userId, id, analisis, ideas));
        await repository.replaceExercises(tx, userId, id, rows);
      });
      return { id, estado: DONE, ejercicios: rows.map((one) => one.id) };
    },

    /** Why an own move went wrong, as the player sees it; said again, the last word counts. */
    markCause: (userId: string, id: string, { ply, causa }: MarcarCausa): Promise<CausasMarcadas> =>
      repository.transaction(async (tx) => {
        const tier = tierOf(await repository.lockUser(tx, userId), clock());
        const { partida } = found(await repository.game(userId, id, tx));
        const wrong = (text: string) => new AppError('entrada_invalida', { fields: { ply: text } });
        if (ply >= partida.jugadas.length || !isOwnPly(partida.color, ply)) throw wrong('Esa jugada no es tuya.');
        const others = (partida.causas ?? []).filter((one) => one.ply !== ply);
        const causas = causa === null ? others : [...others, { ply, causa }].sort((a, b) => a.ply - b.ply);
        if (causas.length > MAX_CAUSAS) throw wrong('No se marcan tantas jugadas de una partida.');
        await keep(tx, userId, tier, 'partidas', 0, await repository.saveGame(tx, userId, id, { ...partida, causas }));
        return { causas };
      }),

    remove: (userId: string, kind: Kind, id: string): Promise<void> =>
      repository.transaction(async (tx) => {
        if (!(await repository.lockUser(tx, userId))) throw new AppError('no_autenticado');
        if (!(await repository.remove(tx, userId, kind, id))) throw new AppError('no_encontrado');
      }),
    removeAll: (userId: string, kind: Kind): Promise<void> =>
      repository.transaction(async (tx) => {
        if (!(await repository.lockUser(tx, userId))) throw new AppError('no_autenticado');
        await repository.removeAll(tx, userId, kind, CAMPOS[kind]);
      }),

    facts,
    takeToPlan: async (userId: string, { campo, hecho, llevar }: LlevarAlPlan): Promise<HechosPropios> => {
      const fact = (await shown(userId, campo)).hechos.find(({ id }) => id === hecho);
      if (fact?.tema === undefined || titleOf(campo, fact.tema) === undefined) throw new AppError('no_encontrado');
      if (llevar) await repository.take(userId, campo, hecho, clock());
      else await repository.giveBack(userId, campo, hecho);
      return facts(userId);
    },

    exercises: async (userId: string): Promise<EjerciciosPropios> => {
      const turn = takingTurns();
      const rows = await repository.exercises(userId);
      await turn();
      const answers = await answersTo(
        userId,
        rows.map(({ id }) => id),
      );
      const ejercicios: EjerciciosPropios['ejercicios'] = [];
      for (const { id, campo, tema, de, perdida, ...source } of rows) {
        await turn();
        const titulo = titleOf(campo, tema);
        if (titulo === undefined) continue;
        const { aciertos, estado } = mistakeProgress(answers.get(id) ?? []);
        ejercicios.push({
          id,
          campo,
          tema: { tema, titulo },
          de,
          origen: sourceOf(source),
          perdida,
          aciertos,
          estado,
        });
      }
      return { ejercicios };
    },
    /** Only the player's own: an id of somebody else's is one that is not there. */
    exercisesById: async (userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Exercise>> =>
      ids.length === 0
        ? new Map()
        : new Map((await repository.exercisesById(userId, ids)).map(({ id, ejercicio }) => [id, ejercicio])),

    existing: async (userId: string, ids: readonly string[], q?: Queryable): Promise<ReadonlySet<string>> =>
      new Set((await repository.exercisesById(userId, ids, q)).map(({ id }) => id)),

    mistakes,

    /** For the next week: facts that weigh, or that the player took, and mistakes that are not solved yet. */
    evidence: async (userId: string, campo: Campo): Promise<OwnEvidence> => {
      const taken = new Set(
        (await repository.taken(userId)).filter((one) => one.campo === campo).map(({ hecho }) => hecho),
      );
      const { hechos } = await shown(userId, campo);
      return {
        hechos: hechos.flatMap(({ id, tema, cita, peso, debil }) =>
          tema !== undefined && (debil || taken.has(id)) ? [{ id, tema, cita, peso, debil }] : [],
        ),
        // A game to be played again has its place in the day's review: a task of mistakes has no room for it.
        ejercicios: (await mistakes(userId, campo)).filter(({ id }) => !isPlayedAgain(id)),
      };
    },

    exportAll: async (userId: string) => {
      const own = <T extends { userId: string }>({ userId: _user, ...row }: T) => row;
      return {
        partidas: told(repository.everyGame(userId), own),
        manos: told(repository.everyHand(userId), own),
        ejercicios: told(repository.everyExercise(userId), own),
        cupos: (await repository.quotas(userId)).map(own),
        hechosLlevados: (await repository.everyTaken(userId)).map(own),
        guardado: await repository.kept(userId),
      };
    },
    removeEverything: (tx: Queryable, userId: string): Promise<void> => repository.removeEverything(tx, userId),
  };
};
export type OwnGamesService = ReturnType<typeof ownGamesService>;
