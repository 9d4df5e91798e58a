import { parseConfig } from '@estratega/server/config';
import { migrateDatabase, startEmbedded } from '@estratega/server/database';

/** The configured database, or the embedded one, which is started for the occasion when it is not running. */
export const withDatabase = async <T>(
  work: (url: string) => Promise<T>,
  { migrate = true }: { readonly migrate?: boolean } = {},
): Promise<T> => {
  const config = parseConfig(process.env);
  const embedded = config.databaseUrl === undefined ? await startEmbedded(config.dataDir) : undefined;
  try {
    const url = config.databaseUrl ?? embedded?.url ?? '';
    if (migrate) await migrateDatabase(url);
    return await work(url);
  } finally {
    await embedded?.stop();
  }
};
