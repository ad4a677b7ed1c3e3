import { turbo } from './turbo.ts';

process.exit(turbo(['build']) ? 0 : 1);
