// `npm run bench`: measures the gateway against its base and its limit, and weighs the console. Never fails on a figure.
import { cpus, totalmem } from 'node:os';
import { consoleBench } from './console/consoleBench.ts';
import { consoleReport } from './console/consoleReport.ts';
import { gatewayBench } from './gateway/gatewayBench.ts';
import { gatewayReport } from './gateway/gatewayReport.ts';
import { readOptions } from './lib/options.ts';

const options = readOptions(process.argv.slice(2));
const say = (line: string) => (options.json ? undefined : console.log(line));

const machine = {
  cores: cpus().length,
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  memoryGb: Math.round(totalmem() / 1024 ** 3),
  node: process.version,
};
const measuredAt = new Date().toISOString();
say(`${measuredAt}, ${machine.cores} cores (${machine.processor}), ${machine.memoryGb} GB, Node ${machine.node}\n`);

const consoleFigures = options.console ? await consoleBench() : undefined;
if (consoleFigures) say(`${consoleReport(consoleFigures)}\n`);
const gatewayFigures = options.gateway ? await gatewayBench(options.effort, say) : undefined;
if (gatewayFigures) say(`\n${gatewayReport(gatewayFigures)}`);

const result = { measuredAt, machine, effort: options.effort, console: consoleFigures, gateway: gatewayFigures };
if (options.json) console.log(JSON.stringify(result, null, 2));
