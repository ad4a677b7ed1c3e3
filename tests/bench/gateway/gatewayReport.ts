import { figure, textTable } from '../../report/textTable.ts';
import type { OperationFigures, ServerFigures } from './compare.ts';
import type { QueryCalls } from './consoleQueries.ts';
import type { GatewayFigures } from './gatewayBench.ts';
import { kinds } from './servers.ts';

const header = [
  'server',
  'ratio',
  'by CPU',
  'ops/s',
  'p50 ms',
  'p99 ms',
  'CPU ms/op',
  'calls/op',
  'memory MB',
  'core busy',
];

const row = (one: ServerFigures) => [
  kinds[one.server].label,
  figure(one.ratio, 2),
  figure(one.cpuRatio, 2),
  figure(one.perSecond),
  figure(one.p50, 2),
  figure(one.p99, 2),
  figure(one.cpu, 3),
  figure(one.upstreamCalls, 2),
  figure(one.memory),
  one.busy === undefined ? '–' : `${figure(one.busy * 100)} %`,
];

function operationReport({ name, title, goal, servers }: OperationFigures): string {
  const failed = servers.filter((one) => one.failed).map((one) => `${kinds[one.server].label} ${one.failed}`);
  const starved = servers.filter(({ busy }) => busy !== undefined && busy < 0.85).map((one) => kinds[one.server].label);
  const gateway = servers.find((one) => one.server === 'gateway');
  const notes = [
    `  Goal for the gateway: ${goal.toFixed(1)}; this run: ${figure(gateway?.ratio, 2)}, by CPU ${figure(gateway?.cpuRatio, 2)}`,
    ...(starved.length > 0 ? [`  Not kept busy: ${starved.join(', ')}; there, trust the ratio by CPU.`] : []),
    ...(failed.length > 0 ? [`  Answers that were not whole: ${failed.join(', ')}`] : []),
  ];
  return [`${name} (${title})`, textTable(header, servers.map(row)), ...notes].join('\n');
}

const callsText = (calls: Readonly<Record<string, number>>) =>
  Object.entries(calls)
    .map(([path, count]) => (count === 1 ? path : `${count} × ${path}`))
    .join(', ');

function callsReport(queries: readonly QueryCalls[]): string {
  const rows = queries.filter(({ failed }) => !failed).map(({ name, calls }) => [name, callsText(calls)]);
  const uncounted = queries.filter(({ failed }) => failed).map(({ name }) => name);
  return [
    'Upstream calls of each query of the console',
    textTable(['query', 'calls'], rows),
    // They ask for somebody in particular, or a service that the stub does not play.
    ...(uncounted.length > 0 ? [`  Not counted here: ${uncounted.join(', ')}`] : []),
  ].join('\n');
}

/** The gateway's part of the report, plainly. */
export function gatewayReport({ pinned, rounds, operations, consoleQueries }: GatewayFigures): string {
  const title = `Gateway: ratio to plain Apollo Server = 1, medians of ${rounds} interleaved round${rounds === 1 ? '' : 's'}`;
  const warning = pinned ? [] : ['The servers could not be pinned to a core (no taskset): ratios are less steady.'];
  return [title, ...warning, ...operations.map(operationReport), callsReport(consoleQueries)].join('\n\n');
}
