import { figure, textTable } from '../../report/textTable.ts';
import type { ConsoleFigures, RouteFigures } from './consoleBench.ts';

const kilobytes = (bytes: number | undefined) => figure(bytes === undefined ? undefined : bytes / 1000, 1);

const header = ['route', 'first load kB', 'goal kB', 'floor kB', 'ours kB', 'files', 'largest files'];

function row({ route, budget, floorBytes, load }: RouteFigures): string[] {
  const largest = (load?.chunks ?? [])
    .slice(0, 3)
    .map(({ file, bytes }) => `${file.replace(/^.*\//, '')} ${kilobytes(bytes)}`);
  return [
    route,
    kilobytes(load?.bytes),
    budget === undefined ? '–' : `≤ ${budget}`,
    kilobytes(floorBytes),
    kilobytes(load === undefined ? undefined : load.bytes - floorBytes),
    figure(load?.chunks.length),
    largest.join(', '),
  ];
}

/** The console's part of the report, plainly. */
export function consoleReport({ scripts }: ConsoleFigures): string {
  const missing = scripts.filter(({ load }) => load === undefined).map(({ route }) => route);
  return [
    'Console: JavaScript of the first load, brotli, kB of 1,000 bytes; the floor is a page of the same libraries',
    textTable(header, scripts.map(row)),
    ...(missing.length > 0 ? [`  Not in this build: ${missing.join(', ')}`] : []),
  ].join('\n\n');
}
