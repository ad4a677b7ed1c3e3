import { turbo } from './turbo.ts';

process.exit(turbo(['//#generate'], { quiet: true }) ? 0 : 1);
