// `npm run screenshots`: see e2e/screenshots.
import { spawnSync } from 'node:child_process';
import { turbo } from './turbo.ts';

if (!turbo(['build', 'build:playground'], { quiet: true })) process.exit(1);
const args = ['test', '--config', 'screenshots.config.ts', ...process.argv.slice(2)];
process.exit(spawnSync('playwright', args, { cwd: 'e2e', stdio: 'inherit' }).status ?? 1);
