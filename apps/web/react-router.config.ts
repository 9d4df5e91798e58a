import type { Config } from '@react-router/dev/config';
import { PRERENDERED_PATHS } from './src/routes.ts';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  // Plain files: the server only sends them. Unknown paths get build/client/__spa-fallback.html with status 404.
  ssr: false,
  prerender: [...PRERENDERED_PATHS],
} satisfies Config;
