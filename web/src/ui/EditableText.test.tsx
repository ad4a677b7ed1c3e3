import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedChanges } from '../lib/unsavedChanges/dirtyForms.ts';
import { click } from '../testing/hands.ts';
import { renderPiece } from '../testing/renderPiece.tsx';
import { EditableText } from './EditableText.tsx';
import type { EditRefusal } from './EditableTextField.tsx';
import { clearToasts, currentToasts } from './toasts/toastStore.ts';

type Save = (value: string, seen: string) => Promise<EditRefusal | null>;
const saving = (answer: EditRefusal | null = null) => vi.fn<Save>(async () => answer);

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Team name' });
const pencil = () => screen.getByRole('button', { name: 'Edit Team name' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const press = (key: string, more: object = {}) => act(async () => fireEvent.keyDown(box(), { key, ...more }));

const edit = async (onSave: Save, text = 'Apollo') => {
  await renderPiece(<EditableText value="Orbit" label="Team name" hint="Links break" onSave={onSave} />);
  fireEvent.click(pencil());
  type(text);
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a text edited in place', () => {
  it('has the focus and everything selected from the start, and its hint to go with it', async () => {
    await edit(saving(), 'Orbit');
    expect(document.activeElement).toBe(box());
    expect([box().selectionStart, box().selectionEnd]).toEqual([0, 5]);
    expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Links break');
  });

  it('saves on Enter, trimmed, and gives the pencil the focus', async () => {
    const onSave = saving();
    await edit(onSave, '  Apollo ');
    await press('Enter');
    expect(onSave.mock.calls).toEqual([['Apollo', 'Orbit']]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(pencil());
  });

  it('says that it was saved, aloud, for a second and a half', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] });
    await edit(saving());
    expect(screen.getByRole('status').textContent).toBe('');
    await press('Enter');
    expect(screen.getByRole('status').textContent).toBe('Saved');
    act(() => void vi.advanceTimersByTime(1_499));
    expect(screen.getByRole('status').textContent).toBe('Saved');
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('does not take Enter for done while a word is being composed', async () => {
    const onSave = saving();
    await edit(onSave);
    await press('Enter', { isComposing: true });
    expect(onSave).not.toHaveBeenCalled();
  });

  it('saves when it is left, once, and leaves the focus where it went', async () => {
    const onSave = saving();
    await renderPiece(
      <>
        <EditableText value="Orbit" label="Team name" onSave={onSave} />
        <button type="button">Elsewhere</button>
      </>,
    );
    fireEvent.click(pencil());
    type('Apollo');
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    await act(async () => elsewhere.focus());
    expect(onSave.mock.calls).toEqual([['Apollo', 'Orbit']]);
    expect(document.activeElement).toBe(elsewhere);
  });

  it('goes on while another window is in front', async () => {
    const onSave = saving();
    await edit(onSave);
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    await act(async () => fireEvent.blur(box()));
    expect(onSave).not.toHaveBeenCalled();
    expect(box().value).toBe('Apollo');
  });

  it('restores the old value on Escape and by the cross, which can be reached by the keyboard', async () => {
    const onSave = saving();
    await edit(onSave);
    await press('Escape');
    expect(screen.getByText('Orbit')).toBeDefined();
    expect(document.activeElement).toBe(pencil());
    fireEvent.click(pencil());
    type('Apollo');
    const cross = screen.getByRole('button', { name: 'Cancel' });
    await act(async () => cross.focus());
    await click(cross);
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByText('Orbit')).toBeDefined();
  });

  it.each(['Orbit', '  Orbit '])('saves nothing where nothing changed: %j', async (text) => {
    const onSave = saving();
    await edit(onSave, text);
    await press('Enter');
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is read-only while it is saved, once, and cannot be cancelled then', async () => {
    let answer: (refusal: EditRefusal | null) => void = () => undefined;
    const onSave = vi.fn<Save>(() => new Promise((resolve) => (answer = resolve)));
    await edit(onSave);
    await press('Enter');
    expect([box().readOnly, box().getAttribute('aria-busy')]).toEqual([true, 'true']);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await press('Enter');
    await press('Escape');
    await act(async () => fireEvent.blur(box()));
    expect(onSave).toHaveBeenCalledOnce();
    await act(async () => answer(null));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('keeps a refused value, with the reason below it; leaving saves it no second time, Enter does', async () => {
    const onSave = saving({ reason: 'This name is taken' });
    await edit(onSave);
    await press('Enter');
    expect(screen.getByRole('alert').textContent).toBe('This name is taken');
    expect([box().value, box().getAttribute('aria-invalid')]).toEqual(['Apollo', 'true']);
    await act(async () => fireEvent.blur(box()));
    expect(onSave).toHaveBeenCalledTimes(1);
    await press('Enter');
    expect(onSave).toHaveBeenCalledTimes(2);
    type('Apollo 2');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('replaces what somebody else has set only once that has been seen', async () => {
    const onSave = saving({ reason: 'Changed to Zenith', current: 'Zenith' });
    await edit(onSave);
    await press('Enter');
    await press('Enter');
    expect(onSave.mock.calls).toEqual([
      ['Apollo', 'Orbit'],
      ['Apollo', 'Zenith'],
    ]);
  });

  it('says so where saving fails', async () => {
    await edit(() => Promise.reject(new Error('down')));
    await press('Enter');
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again later.');
    expect(box().value).toBe('Apollo');
  });

  it('guards what was typed until it is being saved', async () => {
    await edit(() => new Promise(() => undefined));
    expect(hasUnsavedChanges()).toBe(true);
    type(' Orbit');
    expect(hasUnsavedChanges()).toBe(false);
    type('Apollo');
    await press('Enter');
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('cannot be edited by those who may not', async () => {
    await renderPiece(<EditableText isEditable={false} value="Orbit" label="Team name" onSave={saving()} />);
    expect(screen.getByText('Orbit')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a text that was being edited when the page was left', () => {
  it('tells of a refusal by a toast where the page was left meanwhile', async () => {
    let answer: (refusal: EditRefusal | null) => void = () => undefined;
    await edit(() => new Promise((resolve) => (answer = resolve)));
    await press('Enter');
    cleanup();
    await act(async () => answer({ reason: 'This name is taken' }));
    expect(currentToasts()).toMatchObject([
      { tone: 'error', values: { name: 'Team name', reason: 'This name is taken' } },
    ]);
  });

  it('tells of a refusal that the page took along, and of none that was given up', async () => {
    await edit(() => Promise.resolve({ reason: 'This name is taken' }));
    await press('Enter');
    cleanup();
    expect(currentToasts()).toMatchObject([{ tone: 'error', values: { reason: 'This name is taken' } }]);
    clearToasts();
    await edit(() => Promise.resolve({ reason: 'This name is taken' }));
    await press('Enter');
    await press('Escape');
    cleanup();
    expect(currentToasts()).toEqual([]);
  });
});
