import { campo } from '@estratega/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shell/api/client.ts';
import { ApiError } from '../../shell/api/errors.ts';

const parse = (raw: unknown) => campo.array().parse(raw);

/** The games of the user's current plans: they are not offered again, and they count against the tier's limit. */
export const studiedFieldsQuery = (token: string) =>
  queryOptions({
    queryKey: ['campos-estudiados', token],
    queryFn: ({ signal }) => api('/api/chat/campos-estudiados', { token, signal, parse }),
    staleTime: 0,
    // Never from memory: a plan may have been created or deleted since the last visit.
    gcTime: 0,
    // A refusal will not change by asking again, and without network the wait would be for nothing.
    retry: (failures, error) => failures < 1 && navigator.onLine && !(error instanceof ApiError && error.status < 500),
  });

export function useStudiedFields(token: string) {
  return useQuery(studiedFieldsQuery(token));
}
