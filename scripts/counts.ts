// What the test runners left behind: added up, and the tests that failed, with the reason.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

type Counts = { passed: number; failed: number; skipped: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages: string[] }[];
  }[];
};
type PlaywrightResult = {
  error?: { message?: string };
  attachments?: { name: string; path?: string; body?: string }[];
};
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: PlaywrightResult[] }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const sum = (all: Counts[]): Counts =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), {
    passed: 0,
    failed: 0,
    skipped: 0,
  });

const vitestReports = (pattern: string) =>
  globSync(`${pattern}/test-results/vitest.json`).map((file) => read(file) as VitestReport);
const playwrightReports = (pattern: string) =>
  globSync(`${pattern}/test-results/playwright.json`).map((file) => read(file) as PlaywrightReport);

/** The sums of all reports under the given folders. A flaky browser test counts as failed: it is one. */
function countReports(pattern: string): Counts {
  const vitest = vitestReports(pattern).map((report): Counts => {
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  });
  const playwright = playwrightReports(pattern).map(({ stats }): Counts => {
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  });
  return sum([...vitest, ...playwright]);
}

/** The most lines that are said of why a test failed, and of what the browser showed then. */
const REASON_LINES = 12;
const PAGE_LINES = 30;

/** A failed test by name, and below it the beginning of why. */
const told = (name: string, reason: string, shown: string[] = []): string =>
  [
    `failed: ${name}`,
    ...[
      ...stripVTControlCharacters(reason)
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, REASON_LINES),
      ...shown,
    ].map((line) => `    ${line}`),
  ].join('\n');

/** What the browser showed as a test failed: its address, and the page as assistive technology has it, from `main` on. */
function shownBy({ attachments = [] }: PlaywrightResult): string[] {
  const addresses = attachments.filter(({ name }) => name === 'address');
  const page = attachments.find(({ name }) => name === 'error-context')?.path;
  const isKept = page !== undefined && existsSync(page);
  const snapshot = isKept ? (readFileSync(page, 'utf8').split('```yaml\n')[1]?.split('\n```')[0] ?? '') : '';
  const lines = snapshot.split('\n').filter((line) => line !== '');
  const main = Math.max(0, lines.indexOf('- main:'));
  return [
    ...addresses.map(({ body }) => `at ${Buffer.from(body ?? '', 'base64').toString()}`),
    ...lines.slice(main, main + PAGE_LINES),
  ];
}

const failedIn = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const failed = results.find(({ error }) => error);
        return told(`${file}:${line} ${title}`, failed?.error?.message ?? 'no reason given', failed && shownBy(failed));
      }),
  ),
  ...suites.flatMap(failedIn),
];

/** The tests that failed, each with its file and why. */
const failedTests = (pattern: string): string[] => [
  ...vitestReports(pattern).flatMap(({ testResults }) =>
    testResults.flatMap(({ name, message, assertionResults }) => {
      const file = relative(process.cwd(), name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that could not even be loaded has no tests to name.
      if (failed.length === 0) return message ? [told(file, message)] : [];
      return failed.map(({ fullName, failureMessages }) => told(`${file} ${fullName}`, failureMessages.join('\n')));
    }),
  ),
  ...playwrightReports(pattern).flatMap(({ suites }) => suites.flatMap(failedIn)),
];

/** What a unit test or one across packages may take, in seconds: one that takes longer often waits for what never comes. */
const SLOW_SECONDS = 10;

/** The tests that passed and took too long, each with its file and how long. */
const slowTests = (pattern: string): string[] =>
  vitestReports(pattern).flatMap(({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.flatMap(({ fullName, status, duration }) => {
        const seconds = Math.round((duration ?? 0) / 1000);
        if (status !== 'passed' || seconds <= SLOW_SECONDS) return [];
        return [`slow: ${relative(process.cwd(), name)} ${fullName} (${seconds} s)`];
      }),
    ),
  );

/**
 * How every test command ends: the tests that took long, those that failed and why, for whoever sees only the end of a
 * log, and the closing line.
 *
 * @param failedSteps how many steps failed: one that failed before its runner could report still counts
 */
export function closing(pattern: string, failedSteps: number): { text: string; isGreen: boolean } {
  const counts = countReports(pattern);
  if (counts.failed === 0) counts.failed = failedSteps;
  const { passed, failed, skipped } = counts;
  const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return {
    text: [...slowTests(pattern), ...failedTests(pattern), '', line].join('\n'),
    isGreen: failed === 0 && failedSteps === 0,
  };
}
