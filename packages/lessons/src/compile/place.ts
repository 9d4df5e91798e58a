import { fileURLToPath } from 'node:url';

/** Where `build/` is, for whoever serves it. */
export const BUILD_FOLDER = fileURLToPath(new URL('../../build/', import.meta.url));
