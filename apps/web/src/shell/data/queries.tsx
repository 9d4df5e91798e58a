import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getSession, subscribeSession } from '../session/session.ts';

/** One cache for every screen that reads the user's data; public pages never load it. */
export const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: 10_000, retry: 1, refetchOnWindowFocus: true, networkMode: 'offlineFirst' } },
});

// Who leaves takes back what was asked with their key: it would be refused once the server has heard that they left.
subscribeSession(() => {
  if (getSession().status === 'signed-out') void queries.cancelQueries();
});

export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
