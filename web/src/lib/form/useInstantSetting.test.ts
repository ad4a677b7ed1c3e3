import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useInstantSetting } from './useInstantSetting.ts';
import type { SaveOutcome } from './saveOutcome.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (savedMs?: number) => {
  let answer: (outcome: SaveOutcome) => void = () => undefined;
  const save = vi.fn<(next: boolean) => Promise<SaveOutcome>>(() => new Promise((resolve) => void (answer = resolve)));
  const hook = renderHook(
    ({ value }: { value: boolean }) => useInstantSetting({ value, save, ...(savedMs !== undefined && { savedMs }) }),
    { initialProps: { value: false } },
  );
  return {
    save,
    setting: () => hook.result.current,
    answer: (outcome: SaveOutcome) => act(async () => answer(outcome)),
    settle: (outcome: SaveOutcome) =>
      act(async () => {
        answer(outcome);
        await vi.advanceTimersByTimeAsync(0);
      }),
    rerender: hook.rerender,
  };
};

describe('a setting that is saved at once', () => {
  it('shows the new value on its way, ignores a second press, and says that it was saved', async () => {
    const { setting, settle, save, rerender } = open(2_000);
    act(() => setting().change(true));
    act(() => setting().change(false));
    expect([setting().shown, setting().isSaving, setting().isSaved]).toEqual([true, true, false]);
    await settle({ kind: 'saved' });
    rerender({ value: true });
    expect(save.mock.calls).toEqual([[true]]);
    expect([setting().shown, setting().isSaving, setting().isSaved]).toEqual([true, false, true]);
    act(() => void vi.advanceTimersByTime(2_000));
    expect(setting().isSaved).toBe(false);
  });

  it('shows the new value until what was saved has reached the page', async () => {
    const { setting, answer, rerender } = open();
    act(() => setting().change(true));
    await answer({ kind: 'saved' });
    expect(setting().shown).toBe(true);
    rerender({ value: true });
    await act(async () => vi.advanceTimersByTimeAsync(0));
    expect([setting().shown, setting().isSaving, setting().isSaved]).toEqual([true, false, true]);
  });

  it('goes back where it was not kept, and says why until the next try', async () => {
    const { setting, settle } = open();
    act(() => setting().change(true));
    await settle({ kind: 'failed', requestId: 'req-1', loss: null });
    expect([setting().shown, setting().problem]).toEqual([false, { kind: 'failed', requestId: 'req-1', loss: null }]);
    act(() => setting().change(true));
    expect([setting().shown, setting().problem]).toEqual([true, null]);
    await settle({ kind: 'saved' });
  });

  it('tells nothing where the answer was lost, and the value turns out to be kept', async () => {
    const { setting, settle, rerender } = open();
    act(() => setting().change(true));
    await settle({ kind: 'failed', requestId: null, loss: null });
    expect(setting().problem).not.toBeNull();
    rerender({ value: true });
    expect([setting().shown, setting().problem]).toEqual([true, null]);
  });
});
