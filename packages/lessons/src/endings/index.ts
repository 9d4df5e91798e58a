export * from './material.ts';
export * from './probe.ts';
export { boardOf, type EndingTable, keysOf, type Reading, readTable } from './table.ts';
