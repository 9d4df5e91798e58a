export {
  type Database,
  type Db,
  isDatabaseAway,
  isDatabaseExhausted,
  migrateDatabase,
  openDatabase,
  type Queryable,
} from './database.ts';
export { backupTo, NotEmptyError, restoreFrom } from './dump.ts';
export { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
export { storageProbe } from './storage-probe.ts';
