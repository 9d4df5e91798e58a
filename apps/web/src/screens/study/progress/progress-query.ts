import { progress as progressSchema } from '@estratega/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../shell/api/client.ts';

const progressOptions = (token: string, uid: string) =>
  queryOptions({
    queryKey: ['progreso', uid],
    queryFn: ({ signal }) => api('/api/progreso', { token, signal, parse: (raw) => progressSchema.parse(raw) }),
    staleTime: 60_000,
  });

export const useProgress = (token: string, uid: string) => useQuery(progressOptions(token, uid));
