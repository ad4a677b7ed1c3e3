// What every test command says at its end, by the reports that the runners leave behind.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closing } from '../../scripts/counts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const leave = (name: string, report: object) => {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
};

/** A report of vitest with one test that passed, and perhaps one that failed. */
const leaveVitest = (reason?: string) => {
  const assertionResults = reason ? [{ fullName: 'a sum', status: 'failed', failureMessages: [reason] }] : [];
  leave('gateway/test-results/vitest.json', {
    ...{ numPassedTests: 1, numFailedTests: assertionResults.length, numPendingTests: 0, numTodoTests: 0 },
    testResults: [{ name: join(process.cwd(), 'sum.test.ts'), message: '', assertionResults }],
  });
};

/** A report of Playwright with two tests that passed and one that came out so. */
const leavePlaywright = (status: 'expected' | 'unexpected' | 'flaky', message: string, attachments: object[] = []) => {
  const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };
  const results = status === 'expected' ? [{}] : [{ error: { message }, attachments }];
  leave('e2e/test-results/playwright.json', {
    stats: { ...stats, [status]: stats[status] + 1 },
    suites: [
      {
        suites: [{ specs: [{ title: 'opens', file: 'a.spec.ts', line: 3, tests: [{ status, results }] }] }],
        specs: [],
      },
    ],
  });
};

const close = (failedSteps: number) => closing(`${folder}/*`, failedSteps);

test('all that passed is added up', () => {
  leaveVitest();
  leavePlaywright('expected', '');
  expect(close(0)).toEqual({ text: '\n4 passed, 0 failed', isGreen: true });
});

test('a test that took long is named, and has passed', () => {
  const passed = { status: 'passed', failureMessages: [] };
  leave('web/test-results/vitest.json', {
    ...{ numPassedTests: 2, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 },
    testResults: [
      {
        ...{ name: join(process.cwd(), 'wait.test.ts'), message: '' },
        assertionResults: [
          { ...passed, fullName: 'a wait', duration: 21_300 },
          { ...passed, fullName: 'a sum', duration: 9400 },
        ],
      },
    ],
  });
  expect(close(0)).toEqual({ text: 'slow: wait.test.ts a wait (21 s)\n\n2 passed, 0 failed', isGreen: true });
});

test('what failed is named, with the beginning of why', () => {
  leaveVitest(`AssertionError: 1 is not 2\n${'    at a line\n'.repeat(40)}`);
  leavePlaywright('unexpected', '\u001b[31mError\u001b[39m: nothing there\n\nCall log');
  const { text, isGreen } = close(2);
  expect(isGreen).toBe(false);
  const lines = text.split('\n');
  expect(lines.slice(0, 2)).toEqual(['failed: sum.test.ts a sum', '    AssertionError: 1 is not 2']);
  expect(lines.slice(-5)).toEqual([
    'failed: a.spec.ts:3 opens',
    '    Error: nothing there',
    '    Call log',
    '',
    '3 passed, 2 failed',
  ]);
  expect(lines.length).toBeLessThan(25);
});

test('what the browser showed is told, from the main part of the page on', () => {
  const page = join(folder, 'error-context.md');
  writeFileSync(page, '# Page snapshot\n\n```yaml\n- navigation:\n- main:\n  - heading "Members"\n```\n\n```ts\n```\n');
  const address = Buffer.from('http://127.0.0.1:1/#/members').toString('base64');
  leavePlaywright('unexpected', 'Error: nothing there', [
    { name: 'error-context', path: page },
    { name: 'address', body: address },
  ]);
  expect(close(0).text.split('\n')).toEqual([
    ...['failed: a.spec.ts:3 opens', '    Error: nothing there', '    at http://127.0.0.1:1/#/members'],
    ...['    - main:', '      - heading "Members"', '', '2 passed, 1 failed'],
  ]);
});

test('a browser test that passed only when it was repeated has failed', () => {
  leavePlaywright('flaky', 'Error: too late');
  expect(close(0)).toEqual({
    text: 'failed: a.spec.ts:3 opens\n    Error: too late\n\n2 passed, 1 failed',
    isGreen: false,
  });
});

test('a step that failed before it could report has failed', () => {
  leaveVitest();
  expect(close(1)).toEqual({ text: '\n1 passed, 1 failed', isGreen: false });
});
