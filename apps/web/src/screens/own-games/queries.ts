import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../shell/api/errors.ts';
import { queries } from '../../shell/data/queries.tsx';
import { lookForGames } from './engine/analyser.ts';
import {
  listGames,
  listHands,
  listRecentHands,
  readExercises,
  readFacts,
  readHand,
  readQuota,
} from './own-games-api.ts';

/** Everything of own games under one name: what is brought, analysed or deleted changes all of it. */
const ROOT = 'propias';
const retry = (failures: number, error: Error) => failures < 1 && !(error instanceof ApiError);

export const useQuota = (token: string) =>
  useQuery({ queryKey: [ROOT, token, 'cupo'], queryFn: ({ signal }) => readQuota(token, signal), retry });

export const useFacts = (token: string) =>
  useQuery({ queryKey: [ROOT, token, 'hechos'], queryFn: ({ signal }) => readFacts(token, signal), retry });

export const useExercises = (token: string) =>
  useQuery({ queryKey: [ROOT, token, 'ejercicios'], queryFn: ({ signal }) => readExercises(token, signal), retry });

export const useHand = (token: string, id: string) =>
  useQuery({ queryKey: [ROOT, token, 'mano', id], queryFn: ({ signal }) => readHand(token, id, signal), retry });

const paged = <T extends { siguiente?: string | undefined }>(
  token: string,
  name: string,
  load: (token: string, from: string | undefined, signal: AbortSignal) => Promise<T>,
) => ({
  queryKey: [ROOT, token, name],
  queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | undefined }) =>
    load(token, pageParam, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ siguiente }: T) => siguiente,
  retry,
});

export const useGames = (token: string) => useInfiniteQuery(paged(token, 'partidas', listGames));
export const useHands = (token: string) => useInfiniteQuery(paged(token, 'manos', listHands));

/** A sitting is longer than a page of the list. */
export const useRecentHands = (token: string) =>
  useQuery({ queryKey: [ROOT, token, 'recientes'], queryFn: ({ signal }) => listRecentHands(token, signal), retry });

/** After anything was analysed or taken. */
export const refreshOwnGames = (): Promise<void> => queries.invalidateQueries({ queryKey: [ROOT] });

/** After anything was brought, let in or deleted: the engine has other work then. */
export async function ownGamesChanged(): Promise<void> {
  void lookForGames();
  await refreshOwnGames();
}

export const writeFacts = (token: string, facts: unknown): void => {
  queries.setQueryData([ROOT, token, 'hechos'], facts);
};
