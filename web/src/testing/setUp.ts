// What holds for every unit test of the console.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Pages load parts of themselves on demand: on a busy machine that takes longer than the default of a second.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  // A test that expects a message replaces the spy with its own; any other message is a fault.
  for (const method of [console.error, console.warn]) {
    if (!vi.isMockFunction(method) || method.mock.calls.length === 0) continue;
    throw new Error(`The console was written to: ${method.mock.calls.map((call) => call.join(' ')).join('\n')}`);
  }
});
