// What holds for every unit test of the console.
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  // A test that expects a message replaces the spy with its own; any other message is a fault.
  for (const method of [console.error, console.warn]) {
    if (vi.isMockFunction(method)) expect(method.mock.calls).toEqual([]);
  }
});
