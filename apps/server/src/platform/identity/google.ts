import type { Config } from '../config.ts';
import type { Db } from '../database/index.ts';

/** What the way in by Google is called, and what it is built from: known without loading the library. */

export const GOOGLE = 'google';
/** Where Google's window ends, whatever came of it. */
export const GOOGLE_RETURN = '/acceso-google';

export interface IdentityDependencies {
  readonly config: Config;
  readonly db: Db;
  readonly onNotice: (message: string) => void;
}
