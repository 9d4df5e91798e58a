import { type InformacionTema, type VistaPrevia, vistaPrevia } from '@estratega/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../shell/api/client.ts';
import { queries } from '../../../shell/data/queries.tsx';
import { usePaused } from '../use-paused.ts';

/** Long enough for a few presses of «+», short enough to feel like the form's own answer. */
const PAUSE_MS = 300;

const parse = (raw: unknown) => vistaPrevia.parse(raw);

const PREVIEWS = ['vista-previa'] as const;

/** Whatever is on its way is dropped. */
export function stopPreviews(): void {
  void queries.cancelQueries({ queryKey: PREVIEWS });
}

export interface Previewed {
  /** The last week that was answered, also while the next one is on its way. */
  readonly week: VistaPrevia | undefined;
  readonly error: Error | null;
  /** What is shown is not yet of what the form says. */
  readonly waiting: boolean;
}

/** The week that the form would give; asked again at every pause, an older question dropped when a newer one is asked. */
export function usePreview(token: string, request: InformacionTema | undefined, creating: boolean): Previewed {
  const now = request === undefined ? '' : JSON.stringify(request);
  const asked = usePaused(now, PAUSE_MS);
  const { data, error, isFetching } = useQuery({
    queryKey: [...PREVIEWS, token, asked],
    queryFn: ({ signal }) =>
      api('/api/chat/vista-previa', {
        method: 'POST',
        token,
        signal,
        body: { informacionTema: JSON.parse(asked) as InformacionTema },
        parse,
      }),
    // Once the plan is being made there is nothing left to preview: the answer would be that it is there already.
    enabled: asked !== '' && !creating,
    // Never from memory: a measured level or a new day changes the week without changing the form.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
  return {
    week: now === '' ? undefined : data,
    error: isFetching ? null : error,
    waiting: now !== asked || isFetching,
  };
}
