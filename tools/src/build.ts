import { buildSite, SITE } from './site.ts';

buildSite({ force: true });
console.log(`Built: ${SITE}`);
