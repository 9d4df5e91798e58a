import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../shell/api/errors.ts';
import { readFromSite } from '../own-games-api.ts';
import { ownGamesChanged } from '../queries.ts';
import type { ReadProgress, ReadSummary, Source } from './read-sources.ts';
import { openReader, type Reader } from './reader.ts';
import { clearSelf, readSelf, rememberName, rememberSite, type Site } from './self.ts';
import { NOTHING_SENT, type Sent, sendBatch } from './send.ts';

/** From a name, files or a text to what is stored: where it stands, and what comes next. */

export type Bringing =
  | { readonly paso: 'quieto' }
  | { readonly paso: 'pidiendo'; readonly sitio: Site; readonly usuario: string }
  | { readonly paso: 'leyendo'; readonly progreso: ReadProgress }
  /** Whose games they are has to be asked. */
  | { readonly paso: 'quien'; readonly leido: ReadSummary }
  | {
      readonly paso: 'guardando';
      readonly hechas: number;
      readonly total: number;
      readonly pausa?: number | undefined;
    }
  | { readonly paso: 'listo'; readonly resultado: Brought }
  /** What was saved before it failed stays saved. */
  | { readonly paso: 'fallo'; readonly motivo: string; readonly resultado?: Brought };

export interface Brought extends Sent {
  readonly leido: Pick<
    ReadSummary,
    'partidas' | 'manos' | 'sinAsiento' | 'repetidas' | 'rechazadas' | 'rechazadasTotal'
  >;
  /** Games in which the player is not. */
  readonly ajenas: number;
  readonly jugador: string | undefined;
  /** The site they came from, by its name; absent where they came from files or text. */
  readonly sitio?: Site | undefined;
}

const SITE_MAX = 100;
const SITE_BATCH = 10;
const REST: Bringing = { paso: 'quieto' };

class Left extends Error {}

export function useBring(token: string, uid: string) {
  const [state, setState] = useState<Bringing>(REST);
  const reader = useRef<Reader>(undefined);
  /** Counts what was begun: whatever an earlier one still says is not heard. */
  const run = useRef(0);

  const close = useCallback(() => {
    reader.current?.close();
    reader.current = undefined;
  }, []);
  useEffect(
    () => () => {
      run.current++;
      close();
    },
    [close],
  );

  /** A step after which nothing is said any more where something else was begun. */
  const follow = useCallback((number: number) => {
    const still = () => {
      if (run.current !== number) throw new Left();
    };
    return {
      still,
      show: (next: Bringing) => {
        still();
        setState(next);
      },
    };
  }, []);

  const begin = useCallback(
    (work: (steps: ReturnType<typeof follow>) => Promise<Brought | undefined>) => {
      const steps = follow(++run.current);
      return work(steps).catch((error: unknown) => {
        if (error instanceof Left) return undefined;
        try {
          steps.show({ paso: 'fallo', motivo: messageOf(error) });
        } catch {
          // Left meanwhile.
        }
        return undefined;
      });
    },
    [follow],
  );

  const finish = useCallback(
    ({ show }: ReturnType<typeof follow>, resultado: Brought) => {
      show({ paso: 'listo', resultado });
      close();
      void ownGamesChanged();
      return resultado;
    },
    [close],
  );

  const failed = useCallback(({ show }: ReturnType<typeof follow>, error: unknown, resultado: Brought) => {
    if (error instanceof Left) throw error;
    show({ paso: 'fallo', motivo: messageOf(error), resultado });
    void ownGamesChanged();
    return undefined;
  }, []);

  const fromSite = useCallback(
    (sitio: Site, usuario: string, max = SITE_MAX) =>
      begin(async (steps) => {
        steps.show({ paso: 'pidiendo', sitio, usuario });
        const answer = await readFromSite(token, { sitio, usuario, max });
        steps.still();
        rememberSite(uid, sitio, answer.usuario);
        const { partidas, rechazadas } = answer;
        const leido = {
          partidas: partidas.length,
          manos: 0,
          sinAsiento: 0,
          repetidas: 0,
          rechazadas: rechazadas.map((one) => ({ archivo: '', ...one })),
          rechazadasTotal: rechazadas.length,
        };
        let sent = NOTHING_SENT;
        const brought = (): Brought => ({ ...sent, leido, ajenas: 0, jugador: answer.usuario, sitio });
        try {
          for (let at = 0; at < partidas.length; at += SITE_BATCH) {
            steps.show({ paso: 'guardando', hechas: at, total: partidas.length });
            sent = await sendBatch(token, { que: 'partidas', elementos: partidas.slice(at, at + SITE_BATCH) }, sent);
          }
        } catch (error) {
          return failed(steps, error, brought());
        }
        return finish(steps, brought());
      }),
    [begin, failed, finish, token, uid],
  );

  const save = useCallback(
    async (steps: ReturnType<typeof follow>, leido: ReadSummary, jugador: string | undefined) => {
      let sent = NOTHING_SENT;
      let hechas = 0;
      let ajenas = 0;
      const total = (jugador === undefined ? 0 : leido.partidas) + leido.manos;
      const brought = (): Brought => ({ ...sent, leido, ajenas, jugador });
      try {
        for (;;) {
          steps.show({ paso: 'guardando', hechas, total });
          const next = await (reader.current as Reader).next(jugador);
          steps.still();
          if ('ajenas' in next) {
            ajenas = next.ajenas;
            break;
          }
          sent = await sendBatch(token, next, sent, (pausa) =>
            steps.show({ paso: 'guardando', hechas, total, ...(pausa === undefined ? {} : { pausa }) }),
          );
          hechas += next.elementos.length;
        }
      } catch (error) {
        return failed(steps, error, brought());
      }
      return finish(steps, brought());
    },
    [failed, finish, token],
  );

  const fromSources = useCallback(
    (sources: readonly Source[]) =>
      begin(async (steps) => {
        close();
        const opened = openReader();
        reader.current = opened;
        const self = readSelf(uid);
        const total = sources.reduce((sum, { blob }) => sum + blob.size, 0);
        steps.show({ paso: 'leyendo', progreso: { bytes: 0, total, partidas: 0, manos: 0 } });
        const leido = await opened.read(sources, self.nombres[0], (progreso) => {
          if (reader.current === opened) setState({ paso: 'leyendo', progreso });
        });
        steps.still();
        const jugador = leido.partidas > 0 ? clearSelf(leido.jugadores, leido.partidas, self) : undefined;
        if (leido.partidas > 0 && jugador === undefined && leido.jugadores.length > 0) {
          steps.show({ paso: 'quien', leido });
          return undefined;
        }
        if (jugador !== undefined) rememberName(uid, jugador);
        return save(steps, leido, jugador);
      }),
    [begin, close, save, uid],
  );

  const iAm = useCallback(
    (leido: ReadSummary, jugador: string) =>
      begin(async (steps) => {
        rememberName(uid, jugador);
        return save(steps, leido, jugador);
      }),
    [begin, save, uid],
  );

  const stop = useCallback(() => {
    run.current++;
    close();
    setState(REST);
    void ownGamesChanged();
  }, [close]);

  return { state, fromSite, fromSources, iAm, stop };
}
