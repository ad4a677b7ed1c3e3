import { figure, textTable } from '../../report/textTable.ts';
import type { BrowserFigures, ListFigures, StepFigures } from './figures.ts';

const header = ['step', 'tasks over 50 ms', 'longest ms', 'all of them ms', 'heap MB'];

const row = ({ step, longTasks, longestMs, totalMs, heapMb }: StepFigures) => [
  step,
  figure(longTasks),
  figure(longestMs),
  figure(totalMs),
  figure(heapMb, 1),
];

const listReport = ({ people, steps }: ListFigures) =>
  [`${people.toLocaleString('en')} people`, textTable(header, steps.map(row))].join('\n');

/** The browser's part of the report, plainly. */
export function browserReport({ chromium, lists }: BrowserFigures): string {
  return [
    `People list: Chromium ${chromium}; long tasks of the page's main thread, heap after collection`,
    ...lists.map(listReport),
  ].join('\n\n');
}
