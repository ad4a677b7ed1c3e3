import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answered } from '../../testing/hands.ts';
import { hasUnsavedChanges } from '../unsavedChanges/dirtyForms.ts';
import type { SaveOutcome } from './saveOutcome.ts';
import { useDraft } from './useDraft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Save = (draft: string, saved: string) => Promise<SaveOutcome>;

/** A form over one text, whose saves answer as the test says. */
const open = (save: Save, { wasRead = true, isNew = false }: { wasRead?: boolean; isNew?: boolean } = {}) => {
  const readAgain = vi.fn<() => Promise<boolean>>(() => Promise.resolve(wasRead));
  const hook = renderHook(
    ({ saved }: { saved: string }) =>
      useDraft({ saved, isNew, isSame: (one, other) => one === other, save, readAgain }),
    { initialProps: { saved: 'old' } },
  );
  return { ...hook, readAgain, form: () => hook.result.current };
};
const kept = () => vi.fn<Save>(() => Promise.resolve({ kind: 'saved' }));

describe("a panel's draft", () => {
  it('is dirty while it differs from what is saved, and tells the page so', () => {
    const { form } = open(kept());
    expect([form().isDirty, hasUnsavedChanges()]).toEqual([false, false]);
    act(() => form().change('new'));
    expect([form().draft, form().isDirty, hasUnsavedChanges()]).toEqual(['new', true, true]);
    act(() => form().change((text) => text.replace('new', 'old')));
    expect([form().isDirty, hasUnsavedChanges()]).toEqual([false, false]);
  });

  it('saves what was entered over what is saved, says so for 1.5 s, and is at rest', async () => {
    const save = kept();
    const { form, rerender } = open(save);
    act(() => form().change('new'));
    await act(async () => form().submit());
    rerender({ saved: 'new' });
    expect(save.mock.calls).toEqual([['new', 'old']]);
    expect([form().state, form().isDirty]).toEqual(['saved', false]);
    act(() => void vi.advanceTimersByTime(1_499));
    expect(form().state).toBe('saved');
    act(() => void vi.advanceTimersByTime(1));
    expect(form().state).toBe('idle');
  });

  it('goes on showing what was entered of something new, which is no draft any more', async () => {
    const { form } = open(kept(), { isNew: true });
    act(() => form().change('new'));
    await act(async () => form().submit());
    expect([form().draft, form().isDirty, hasUnsavedChanges()]).toEqual(['new', false, false]);
    act(() => form().change('newer'));
    expect([form().draft, form().isDirty]).toEqual(['newer', true]);
  });

  it('sends nothing while nothing is changed, and nothing twice', async () => {
    let answer: (outcome: SaveOutcome) => void = () => undefined;
    const save = vi.fn<Save>(() => new Promise((resolve) => void (answer = resolve)));
    const { form } = open(save);
    act(() => form().submit());
    expect(save).not.toHaveBeenCalled();
    act(() => form().change('new'));
    act(() => form().submit());
    act(() => form().submit());
    expect(form().state).toBe('saving');
    await act(async () => answer({ kind: 'saved' }));
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('goes on being a draft where it was changed during the save', async () => {
    let answer: (outcome: SaveOutcome) => void = () => undefined;
    const { form, rerender } = open(() => new Promise((resolve) => void (answer = resolve)));
    act(() => form().change('new'));
    act(() => form().submit());
    act(() => form().change('old'));
    await act(async () => answer({ kind: 'saved' }));
    rerender({ saved: 'new' });
    expect([form().draft, form().isDirty]).toEqual(['old', true]);
  });

  it('stays where somebody else was faster: what they saved is read, and the next save goes against it', async () => {
    const outcomes: SaveOutcome[] = [{ kind: 'stale' }, { kind: 'saved' }];
    const save = vi.fn<Save>(() => Promise.resolve(outcomes.shift() ?? { kind: 'saved' }));
    const { form, rerender, readAgain } = open(save);
    act(() => form().change('mine'));
    await answered(() => form().submit());
    rerender({ saved: 'theirs' });
    expect(readAgain).toHaveBeenCalledTimes(1);
    expect([form().problem, form().draft, form().isDirty]).toEqual([{ kind: 'stale' }, 'mine', true]);
    await answered(() => form().submit());
    expect(save.mock.calls).toEqual([
      ['mine', 'old'],
      ['mine', 'theirs'],
    ]);
    expect(form().problem).toBeNull();
  });

  it('says that saving failed where what others saved cannot be read either', async () => {
    const { form } = open(() => Promise.resolve({ kind: 'stale' }), { wasRead: false });
    act(() => form().change('mine'));
    await answered(() => form().submit());
    expect([form().problem, form().draft]).toEqual([{ kind: 'failed', requestId: null, loss: null }, 'mine']);
  });

  it('keeps why it was refused until that is being put right', async () => {
    const refusal = { kind: 'refused', code: 'INVALID', field: ['name'] } as const;
    const { form } = open(() => Promise.resolve(refusal));
    act(() => form().change('bad'));
    await act(async () => form().submit());
    expect([form().problem, form().draft, form().state]).toEqual([refusal, 'bad', 'idle']);
    act(() => form().change('better'));
    expect(form().problem).toBeNull();
  });

  it('is thrown away with what was wrong about it', async () => {
    const { form } = open(() => Promise.resolve({ kind: 'failed', requestId: 'req-1', loss: null }));
    act(() => form().change('new'));
    await act(async () => form().submit());
    expect(form().problem).toEqual({ kind: 'failed', requestId: 'req-1', loss: null });
    act(() => form().discard());
    expect([form().draft, form().isDirty, form().problem]).toEqual(['old', false, null]);
  });

  it('shows what others change while nothing is entered', () => {
    const { form, rerender } = open(kept());
    act(() => form().change('new'));
    act(() => form().change('old'));
    rerender({ saved: 'theirs' });
    expect([form().draft, form().isDirty]).toEqual(['theirs', false]);
  });

  it('tells at once where somebody else has saved while something was entered; a fresh save goes against that', async () => {
    const save = kept();
    const { form, rerender } = open(save);
    act(() => form().change('mine'));
    rerender({ saved: 'theirs' });
    expect([form().problem, form().draft]).toEqual([{ kind: 'stale' }, 'mine']);
    await act(async () => form().submit());
    expect(save.mock.calls).toEqual([['mine', 'theirs']]);
    expect(form().problem).toBeNull();
  });

  it('is done with where somebody else has saved the same', () => {
    const { form, rerender } = open(kept());
    act(() => form().change('same'));
    rerender({ saved: 'same' });
    expect([form().isDirty, form().problem]).toEqual([false, null]);
  });

  it('is told by the version alone where what is entered lies beside what is saved', () => {
    const hook = renderHook(
      ({ version }: { version: number }) =>
        useDraft({
          ...{ saved: 'none', version, isSame: (one: string, other: string) => one === other },
          ...{ save: kept(), readAgain: () => Promise.resolve(true) },
        }),
      { initialProps: { version: 1 } },
    );
    act(() => hook.result.current.change('mine'));
    hook.rerender({ version: 2 });
    expect([hook.result.current.problem, hook.result.current.draft]).toEqual([{ kind: 'stale' }, 'mine']);
  });

  it('failed for an answer that was lost: where the values turn out to be saved, nothing is told', async () => {
    const { form, rerender } = open(() => Promise.resolve({ kind: 'failed', requestId: null, loss: null }));
    act(() => form().change('new'));
    await act(async () => form().submit());
    expect(form().problem).not.toBeNull();
    rerender({ saved: 'new' });
    expect([form().problem, form().isDirty]).toEqual([null, false]);
  });
});
