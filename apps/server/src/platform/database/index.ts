export {
  type Database,
  type Db,
  isDatabaseAway,
  isDatabaseExhausted,
  migrateDatabase,
  openDatabase,
  type Queryable,
} from './database.ts';
export { departureMark, departuresFile, readDepartures, rememberDeparture } from './departures.ts';
export { BackupError, backupTo, checkBackup, NotEmptyError, type Restored, restoreFrom } from './dump.ts';
export { type EmbeddedDatabase, StartError, startEmbedded } from './embedded.ts';
export { storageProbe } from './storage-probe.ts';
