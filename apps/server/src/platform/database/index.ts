export { type Database, type Db, isDatabaseAway, migrateDatabase, openDatabase, type Queryable } from './database.ts';
export { backupTo, NotEmptyError, restoreFrom } from './dump.ts';
export { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
