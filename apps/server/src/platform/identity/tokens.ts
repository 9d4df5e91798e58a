import { createHash, randomBytes } from 'node:crypto';

/**
 * Keys that open something (sessions, links in mails). Only their hash is stored: whoever reads the database, or a
 * backup of it, holds nothing that opens anything. They are long and random, so a plain hash is enough.
 */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The key of a session says whose it is: whoever holds it is looked for among that user's sessions, and nowhere else. */
export const newSessionToken = (userId: string): string => `${userId}.${newToken()}`;

/** Told apart by its prefix from what was stored before there were hashes. */
export const HASHED = 'sha256:';
export const tokenHash = (token: string): string =>
  `${HASHED}${createHash('sha256').update(token, 'utf8').digest('base64url')}`;

export const newId = (): string => randomBytes(24).toString('base64url');
