// What holds for every unit test of the console.
import nodeConsole from 'node:console';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { flushEvents } from '../domains/event/eventQueue.ts';
import { observeServerTime } from '../lib/graphql/serverClock.ts';
import { forgetUnsavedChanges } from '../lib/unsavedChanges/dirtyForms.ts';
import { clearToasts } from '../ui/toasts/toastStore.ts';
import { installComputedStyle } from './computedStyle.ts';
import { leaveOutOwnerStacks } from './ownerStacks.ts';

// Pages load parts of themselves on demand: on a busy machine that takes longer than the default of a second.
configure({ asyncUtilTimeout: 20_000 });
installComputedStyle(window);
leaveOutOwnerStacks();
// As in browsers. happy-dom writes the element and all within it, which floating things ask for time and again.
Element.prototype.toString = function toString() {
  return Object.prototype.toString.call(this);
};

// No page of a frame is loaded, which happy-dom says of each of them, by the console that Node began with.
const print = nodeConsole.error;
nodeConsole.error = (...said: unknown[]) => {
  const [first] = said;
  if (!(first instanceof Error && first.message.startsWith('Failed to load iframe page'))) print(...said);
};

// Nothing scrolls: a page of no width beside the window's would be one scroll bar, for which each dialog makes room.
Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, get: () => window.innerWidth });

/** Files share their modules and their window: what one test has left there is nothing to the next. */
async function forgetOtherTests() {
  const now = Date.now();
  observeServerTime(String(now), now, now);
  clearToasts();
  forgetUnsavedChanges();
  window.localStorage.clear();
  window.history.replaceState(null, '');
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 400 }));
  await flushEvents();
  fetch.mockRestore();
}

beforeEach(async () => {
  await forgetOtherTests();
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
