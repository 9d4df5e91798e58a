import { type Campo, FREE_TEXT_MAX, type TextMention, textMention } from '@estratega/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../shell/api/client.ts';
import { queries } from '../../../shell/data/queries.tsx';
import { usePaused } from '../use-paused.ts';

const PAUSE_MS = 500;
/** Shorter than any theme's name. */
const TEXT_MIN = 4;

const parse = (raw: unknown) => textMention.array().parse(raw);

const isReadable = (texto: string): boolean => texto.trim().length >= TEXT_MIN && texto.length <= FREE_TEXT_MAX;

const readingQuery = (token: string, campo: Campo | '', texto: string) =>
  queryOptions({
    queryKey: ['lectura', token, campo, texto],
    queryFn: ({ signal }) =>
      api('/api/planes/lectura', { method: 'POST', token, signal, body: { campo, texto }, parse }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });

/** What the plan will understand of the text; undefined while there is nothing to say. Reading is a courtesy: it never fails loudly. */
export function useTextReading(token: string, campo: Campo | '', text: string): readonly TextMention[] | undefined {
  const texto = usePaused(text, PAUSE_MS);
  const readable = campo !== '' && isReadable(texto);
  const { data } = useQuery({
    ...readingQuery(token, campo, texto),
    enabled: readable,
    // Of the same game: another one's themes are not even close.
    placeholderData: (before, query) => (query?.queryKey[2] === campo ? before : undefined),
  });
  return readable ? data : undefined;
}

/** The reading of this very text, asked for now: what is sent must not be of an earlier one. */
export async function readNow(token: string, campo: Campo, text: string): Promise<readonly TextMention[]> {
  return isReadable(text) ? queries.fetchQuery(readingQuery(token, campo, text)) : [];
}
