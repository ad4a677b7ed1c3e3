// The closing line over every runner that `.ci/run` started. Its arguments are their exit codes.
import { closing } from './counts.ts';

const failedRunners = process.argv.slice(2).filter((code) => code !== '0').length;
const { text, isGreen } = closing('{*,tests/server-results/*}', failedRunners);
console.log(text);
process.exit(isGreen ? 0 : 1);
