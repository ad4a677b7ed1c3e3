// What the test runners left behind, added up.
import { globSync, readFileSync } from 'node:fs';

export type Counts = { passed: number; failed: number; skipped: number };

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const sum = (all: Counts[]): Counts =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), {
    passed: 0,
    failed: 0,
    skipped: 0,
  });

/** The sums of all reports under the given folders. A flaky browser test counts as failed: it is one. */
export function countReports(pattern: string): Counts {
  const vitest = globSync(`${pattern}/test-results/vitest.json`).map((file): Counts => {
    const report = read(file) as VitestReport;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  });
  const playwright = globSync(`${pattern}/test-results/playwright.json`).map((file): Counts => {
    const { stats } = read(file) as PlaywrightReport;
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  });
  return sum([...vitest, ...playwright]);
}

/** The closing line of every test command. */
export const closingLine = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
