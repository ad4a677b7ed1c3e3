import Dialog from '@mui/material/Dialog';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/renderPiece.tsx';
import { uiMessages, uiPhrases } from '../messages.ts';
import { currentToasts, showToast } from './toastStore.ts';

const failed = (status: string, cause: string) =>
  showToast({
    tone: 'error',
    title: uiMessages.errorTitle,
    text: uiPhrases.errorStatus,
    values: { status },
    requestId: 'req-7',
    cause,
  });

afterEach(() => void vi.useRealTimers());

describe('toasts', () => {
  it('say what happened in the live region, with the request id', async () => {
    await renderPiece(null);
    act(() => void failed('502', 'a'));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('ErrorSomething went wrong. Please try again later. (Status 502)');
    expect(alert.textContent).toContain('Request req-7');
    expect(alert.closest('[aria-live="polite"]')).not.toBeNull();
  });

  it('are told to screen readers beside an open dialog, too', async () => {
    await renderPiece(<Dialog open>What it is about</Dialog>);
    await act(async () => void failed('502', 'a'));
    expect(screen.getByRole('alert').textContent).toContain('Status 502');
  });

  it('of one cause replace each other', () => {
    failed('first', 'a');
    failed('second', 'a');
    failed('third', 'b');
    expect(currentToasts().map(({ values }) => values)).toEqual([{ status: 'second' }, { status: 'third' }]);
  });

  it('are reached by F8, the newest first, and give the focus back', async () => {
    const undo = vi.fn<() => void>();
    await renderPiece(<button type="button">Before</button>);
    const before = screen.getByRole('button', { name: 'Before' });
    before.focus();
    fireEvent.keyDown(before, { key: 'F8' });
    expect(document.activeElement).toBe(before);
    act(() => {
      failed('first', 'a');
      showToast({ tone: 'info', text: uiMessages.done, action: { label: uiMessages.retry, run: undo } });
    });
    fireEvent.keyDown(before, { key: 'F8' });
    const action = screen.getByRole('button', { name: 'Retry' });
    expect(document.activeElement).toBe(action);
    fireEvent.click(action);
    expect(undo).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(before);
  });

  it('offer one action, once', async () => {
    await renderPiece(null);
    const run = vi.fn<() => void>();
    act(() => void showToast({ tone: 'success', text: uiMessages.copied, action: { label: uiMessages.retry, run } }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('leave by themselves, but not under the pointer', async () => {
    await renderPiece(null);
    vi.useFakeTimers();
    act(() => void showToast({ tone: 'info', text: uiMessages.copied }));
    const card = screen.getByText('Copied').parentElement?.parentElement;
    if (!card) throw new Error('No card');
    fireEvent.pointerEnter(card);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByText('Copied')).not.toBeNull();
    fireEvent.pointerLeave(card);
    act(() => void vi.advanceTimersByTime(5_000));
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('stay while they have the focus, whatever the pointer does', async () => {
    await renderPiece(null);
    vi.useFakeTimers();
    act(() => void showToast({ tone: 'info', text: uiMessages.copied }));
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    act(() => dismiss.focus());
    fireEvent.pointerEnter(dismiss);
    fireEvent.pointerLeave(dismiss);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByText('Copied')).not.toBeNull();
    act(() => dismiss.blur());
    act(() => void vi.advanceTimersByTime(5_000));
    expect(screen.queryByText('Copied')).toBeNull();
  });
});
