import * as identity from '../identity/tables.ts';
import * as rateLimit from '../rate-limit/tables.ts';

export const schema = { ...identity, ...rateLimit };
