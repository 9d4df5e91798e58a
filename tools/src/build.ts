import { command } from './command.ts';
import { buildSite, SITE } from './site.ts';

/** npm run build [-- --if-stale]: the web, anew, or only where its sources have changed since. */
const { values } = command('npm run build', { options: { 'if-stale': { type: 'boolean' } } });
buildSite({ force: !values['if-stale'] });
console.log(`Built: ${SITE}`);
