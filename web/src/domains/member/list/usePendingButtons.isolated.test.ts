import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import { usePendingButtons } from './usePendingButtons.ts';

const piece = vi.hoisted(() => ({ isMissing: true }));
vi.mock('../panels/PendingButtons.tsx', () => ({
  get PendingButtons() {
    if (piece.isMissing) throw new TypeError('Failed to fetch dynamically imported module');
    return () => null;
  },
}));

const open = (isWanted = true) => renderHook(() => usePendingButtons(isWanted)).result;

afterEach(() => void (piece.isMissing = true));

it('asks for nothing in other lists', () => {
  expect(open(false).current).toBeNull();
});

it('says so where the code does not come, and leaves the list without', async () => {
  const shown = open();
  await waitFor(() => expect(currentToasts()).toHaveLength(1));
  expect(currentToasts()[0]?.text.defaultMessage).toMatch(/A part of the console could not be loaded/);
  expect(shown.current).toBeNull();
});

it('has the buttons once their code has come, and from the first when the list is opened again', async () => {
  piece.isMissing = false;
  const shown = open();
  expect(shown.current).toBeNull();
  await waitFor(() => expect(shown.current).not.toBeNull());
  expect(open().current).toBe(shown.current);
});
