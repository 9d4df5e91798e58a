import { build } from './build.ts';

const { packs, fresh } = build();
if (fresh) console.log(`Lessons compiled: ${packs} packs.`);
