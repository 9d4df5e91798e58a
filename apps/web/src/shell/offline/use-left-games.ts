import { useEffect } from 'react';

/** A game whose sending was interrupted goes on where the app is opened; what sends it is fetched only where there is one. */
export function useLeftGames(): void {
  useEffect(() => {
    try {
      if (Object.keys(localStorage).some((key) => key.startsWith('estratega.partida.')))
        void import('./games.ts').then(
          ({ watchGames }) => watchGames(),
          () => undefined,
        );
    } catch {
      // Without storage nothing was left.
    }
  }, []);
}
