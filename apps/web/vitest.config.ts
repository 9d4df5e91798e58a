import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __BUILD_YEAR__: JSON.stringify(2026) },
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/test/setup.ts'],
    css: false,
  },
});
