import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

export default defineConfig({
  ...tests,
  testDir: 'screenshots',
  testMatch: ['screenshots.ts', 'tour.ts'],
  workers: 1,
  reporter: [['list']],
});
