import { turbo } from './turbo.ts';

process.exit(turbo(['build', 'build:playground']) ? 0 : 1);
