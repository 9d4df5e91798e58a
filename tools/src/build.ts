import { buildSite, SITE } from './site.ts';

/** npm run build [-- --if-stale]: the web, anew, or only where its sources have changed since. */
buildSite({ force: !process.argv.includes('--if-stale') });
console.log(`Built: ${SITE}`);
