import { DEEP_NODES, FIRST_NODES, GLANCE_NODES, type Hallazgos, NOTHING_FOUND } from '@estratega/own-games/analysis';
import { createStore, delMany, entries, get, set } from 'idb-keyval';
import { ENGINE_SCRIPT } from '../../../shell/engine/address.ts';
import { quietly } from '../../../shell/offline/quietly.ts';

/**
 * What the engine has said so far of games that are not done, so that leaving the page loses nothing. A browser that refuses
 * to keep it only loses that: the game is then analysed from its beginning.
 */

/** Answers of another engine, or to other questions, are of no use. */
const MADE_WITH = `${ENGINE_SCRIPT} ${GLANCE_NODES} ${FIRST_NODES} ${DEEP_NODES}`;

interface KeptGame {
  readonly uid: string;
  readonly con: string;
  readonly hallazgos: Hallazgos;
}
/** Whether it was running, and how many games it began with: a reload goes on where it was. */
export interface KeptRun {
  readonly uid: string;
  readonly marcha: boolean;
  readonly total: number;
}

const RUN = 'marcha';

let opened: ReturnType<typeof createStore> | undefined;
const store = () => {
  opened ??= createStore('estratega-analisis', 'partidas');
  return opened;
};

export function readFound(uid: string, id: string): Promise<Hallazgos> {
  return quietly(async () => {
    const kept = await get<KeptGame>(id, store());
    return kept?.uid === uid && kept.con === MADE_WITH ? kept.hallazgos : NOTHING_FOUND;
  }, NOTHING_FOUND);
}

export const keepFound = (uid: string, id: string, hallazgos: Hallazgos): Promise<void> =>
  quietly(() => set(id, { uid, con: MADE_WITH, hallazgos } satisfies KeptGame, store()), undefined);

export const forgetFound = (id: string): Promise<void> => quietly(() => delMany([id], store()), undefined);

/** What another user left on this machine goes. */
export function readRun(uid: string): Promise<KeptRun | undefined> {
  return quietly(async () => {
    const others = (await entries<string, { uid: string }>(store())).filter(([, kept]) => kept.uid !== uid);
    await delMany(
      others.map(([key]) => key),
      store(),
    );
    return get<KeptRun>(RUN, store());
  }, undefined);
}

export const keepRun = (run: KeptRun): Promise<void> => quietly(() => set(RUN, run, store()), undefined);
