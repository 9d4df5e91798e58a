import { type Campo, FREE_TEXT_MAX, type TextMention, textMention } from '@estratega/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../shell/api/client.ts';

const PAUSE_MS = 500;
/** Shorter than any theme's name. */
const TEXT_MIN = 4;

const parse = (raw: unknown) => textMention.array().parse(raw);

/** What the plan will understand of the text; undefined while there is nothing to say. Reading is a courtesy: it never fails loudly. */
export function useTextReading(token: string, campo: Campo, text: string): readonly TextMention[] | undefined {
  const texto = usePaused(text);
  const readable = texto.trim().length >= TEXT_MIN && texto.length <= FREE_TEXT_MAX;
  const { data } = useQuery({
    queryKey: ['lectura', token, campo, texto],
    queryFn: ({ signal }) =>
      api('/api/planes/lectura', { method: 'POST', token, signal, body: { campo, texto }, parse }),
    enabled: readable,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return readable ? data : undefined;
}

/** The value once it has stopped changing. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
