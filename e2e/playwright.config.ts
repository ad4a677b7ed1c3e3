import { defineConfig } from '@playwright/test';
import { browserLaunch } from './support/browser.ts';

export default defineConfig({
  testDir: 'specs',
  fullyParallel: false,
  // One more than a small machine has processors: pages wait now and then, for answers and for what they do in time.
  workers: 3,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Long enough for a busy machine: what is never there fails as surely, and what is there is not waited for.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results/artifacts',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    // Everything appears at once: fades and slides take time, and colours in between are nobody's.
    contextOptions: { reducedMotion: 'reduce' },
    video: 'off',
    screenshot: 'only-on-failure',
    // Recording takes about a quarter of the time, and what CI records is not kept.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'off',
    launchOptions: browserLaunch(),
  },
});
