// What a person's hands do on a page. Each waits until the page has answered.
import { act, fireEvent, screen, type within } from '@testing-library/react';
import { vi } from 'vitest';
import { REST_MS } from '../lib/scheduling/useRested.ts';

// The real one, also while a test has its own timers.
const { setTimeout: later } = globalThis;

/**
 * Waits until what is under way without timers has ended, and until the page has heard of it: Apollo tells components what
 * its cache was told in a task of its own, and what waits for that ends in the one after. Where a test has its own timers,
 * those tasks are among them.
 */
const twoTasks = async () => {
  for (let task = 0; task < 2; task += 1) {
    await new Promise<void>((resume) => void later(resume));
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
  }
};

type Name = string | RegExp;
/** The page, or a part of it as `within` gives it. */
type Place = Pick<ReturnType<typeof within>, 'getByRole'>;

/** Does something that the page answers to, such as giving what it waits for. */
export const answered = (happen: () => unknown) =>
  act(async () => {
    happen();
    await twoTasks();
  });

export const click = (target: Element) => answered(() => fireEvent.click(target));

/** Presses the button of this name. */
export const press = (name: Name, inside: Place = screen) => click(inside.getByRole('button', { name }));

/** Presses a button that may still be on its way. */
export async function pressOnceShown(name: Name) {
  await click(await screen.findByRole('button', { name }));
}

/** Clicks beside a dialog, on what it stands before. */
export const clickBeside = (dialog: Element) => {
  const around = dialog.parentElement;
  if (!around) throw new Error('Nothing is around the dialog');
  return act(async () => {
    fireEvent.mouseDown(around);
    fireEvent.click(around);
  });
};

/** Turns a switch. */
export const toggle = (name: Name, inside: Place = screen) => click(inside.getByRole('switch', { name }));

/** Chooses one of several radio buttons. */
export const choose = (name: Name, inside: Place = screen) => click(inside.getByRole('radio', { name }));

/** Checks a box, or clears it, in a list that may still be on its way. */
export async function pick(name: Name) {
  await click(await screen.findByRole('checkbox', { name }));
}

/** Strikes a key; `more` is what else its event says. Whether the browser's own answer to it went on. */
export const strike = (target: Element, key: string, more: object = {}) =>
  act(async () => fireEvent.keyDown(target, { key, ...more }));

/** Puts a text in the place of what a field holds. */
export const typeInto = (field: Element, value: string) =>
  act(async () => fireEvent.change(field, { target: { value } }));

/** Chooses a file where a dialog asks for one. */
export async function chooseFile(inside: ParentNode, file: File) {
  const input = inside.querySelector('input[type=file]');
  if (!input) throw new Error('Nothing asks for a file');
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
}

/** Leaves the page alone for a moment, on the test's own timers: as long as typing has to rest, unless told. */
export const rest = (ms = REST_MS) => act(async () => vi.advanceTimersByTimeAsync(ms));

/** Whether a button says that pressing it does nothing. */
export const isInert = (name: Name = 'Save') =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
