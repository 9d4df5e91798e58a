import { GOOGLE, type IdentityDependencies } from './google.ts';
import type { Auth } from './library.ts';

export type { Auth } from './library.ts';

export const CREDENTIAL = 'credential';

export interface Identity {
  /** Reads the ticket that Google's window holds. */
  tickets(): Promise<Auth>;
  /** Undefined when Google cannot be reached; asked again the next time, so its outage is not ours. */
  google(): Promise<Auth | undefined>;
}

export const createIdentity = (dependencies: IdentityDependencies): Identity => {
  // Two fifths of everything that the server would load, for one way in: whoever starts it does not wait for that.
  const build = async (withGoogle: boolean): Promise<Auth> =>
    (await import('./library.ts')).buildLibrary(dependencies, withGoogle);
  let tickets: Promise<Auth> | undefined;
  let ready: Auth | undefined;
  return {
    tickets: () => {
      tickets ??= build(false);
      return tickets;
    },
    // The provider's discovery document is read when an instance is built: do that on first use, and only keep success.
    google: async () => {
      if (ready) return ready;
      const candidate = await build(true);
      const { socialProviders } = await candidate.$context;
      if (socialProviders.some((provider) => provider.id === GOOGLE)) ready = candidate;
      return ready;
    },
  };
};
