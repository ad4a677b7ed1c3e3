import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { locales } from '../locales/vitePlugin.ts';

export default defineConfig({
  plugins: [react(), locales()],
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'playground/**/*.test.ts'],
    setupFiles: ['src/testing/setUp.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    css: false,
    testTimeout: 60_000,
  },
});
