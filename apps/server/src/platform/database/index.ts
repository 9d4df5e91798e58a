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
export { type EmbeddedDatabase, findBinaries, freePort, StartError, startEmbedded } from './embedded.ts';
export { connectToWriter } from './hosts.ts';
export { dropOldMonths, monthsOf, openMonths, splitIntoMonths } from './months.ts';
export { inPages, inPieces, told } from './pages.ts';
export { type Carried, type OfPlan, rowsInOne } from './rows-in-one.ts';
export { distributionPlan, placesOf, readCatalogue, shardProblems } from './shards.ts';
export { storageProbe } from './storage-probe.ts';
