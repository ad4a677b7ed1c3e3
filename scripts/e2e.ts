// `npm run e2e`: the browser tests alone; arguments go to Playwright.
import { spawnSync } from 'node:child_process';
import { turbo } from './turbo.ts';

if (!turbo(['build', 'build:playground'], { quiet: true })) process.exit(1);
process.exit(spawnSync('playwright', ['test', ...process.argv.slice(2)], { cwd: 'e2e', stdio: 'inherit' }).status ?? 1);
