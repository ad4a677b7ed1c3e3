// The closing line over every runner that `.ci/run` started. Its arguments are their exit codes.
import { closingLine, countReports } from './counts.ts';

const codes = process.argv.slice(2).map(Number);
const counts = countReports('{*,tests/server-results/*}');
if (codes.some((code) => code !== 0) && counts.failed === 0) counts.failed = codes.filter((code) => code !== 0).length;
console.log(`\n${closingLine(counts)}`);
process.exit(codes.every((code) => code === 0) && counts.failed === 0 ? 0 : 1);
