import { figure, textTable } from '../../report/textTable.ts';
import { slope } from './slope.ts';
import type { SoakFigures, SoakPoint } from './soakBench.ts';

/** From this share of the requests on, what the gateway keeps at most of anything is full. */
const SETTLED = 0.2;
/** How much larger the heap may be at the end than it was then. */
const FLAT = 1.05;
/** With fewer requests some of what is kept is still filling. */
const ENOUGH = 1_000_000;

const count = (value: number) => value.toLocaleString('en');

const row = ({ requests, heap, outside, resident, perSecond, failed }: SoakPoint) => [
  requests.toString(),
  ...[figure(heap, 1), figure(outside, 1), figure(resident), figure(perSecond), failed.toString()],
];

const percent = (value: number) => `${figure(value * 100, 1)} %`;

/** How the heap went on from where it had settled. */
export function heapCourse(points: readonly SoakPoint[]) {
  const last = points.at(-1);
  const settled = points.filter(({ requests }) => requests >= SETTLED * (last?.requests ?? 0));
  const [first] = settled;
  if (!first || !last) throw new Error('Nothing was measured.');
  return {
    from: first.requests,
    to: last.requests,
    growth: last.heap / first.heap,
    /** MB per 100,000 requests. */
    slope: slope(settled.map(({ requests, heap }) => ({ x: requests / 100_000, y: heap }))),
    isFlat: last.heap <= first.heap * FLAT,
  };
}

/** The soak's part of the report. */
export function soakReport({ points }: SoakFigures): string {
  const { from, to, growth, slope: rise, isFlat } = heapCourse(points);
  const course = `  Heap after ${count(to)} requests: ${percent(growth)} of that after ${count(from)}; ${figure(rise, 2)} MB per 100,000 requests`;
  const verdict =
    to < ENOUGH
      ? `  Flat or not, fewer than ${count(ENOUGH)} requests do not tell.`
      : `  Flat (at most ${percent(FLAT)}): ${isFlat ? 'yes' : 'NO'}`;
  const header = ['requests', 'heap MB', 'outside MB', 'resident MB', 'ops/s', 'not as expected'];
  return [
    'Soak: the gateway alone, mixed operations; memory with nothing under way, heap after collection',
    [textTable(header, points.map(row)), course, verdict].join('\n'),
  ].join('\n\n');
}
