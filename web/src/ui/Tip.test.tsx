import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/renderPiece.tsx';
import { Tip } from './Tip.tsx';

afterEach(() => void vi.useRealTimers());

it('names an icon to the pointer after a while, and goes with Escape', async () => {
  await renderPiece(
    <Tip title="Language">
      <button type="button">icon</button>
    </Tip>,
  );
  vi.useFakeTimers();
  const control = screen.getByRole('button');
  fireEvent.pointerEnter(control.parentElement ?? control, { pointerType: 'mouse' });
  expect(screen.queryByText('Language')).toBeNull();
  act(() => void vi.advanceTimersByTime(400));
  expect(screen.getByText('Language')).toBeDefined();
  act(() => void fireEvent.keyDown(window, { key: 'Escape' }));
  expect(screen.queryByText('Language')).toBeNull();
});

it('stays while the pointer is on it, so that it can be read enlarged, and goes with the pointer', async () => {
  await renderPiece(
    <Tip title="Language">
      <button type="button">icon</button>
    </Tip>,
  );
  vi.useFakeTimers();
  const control = screen.getByRole('button');
  fireEvent.pointerEnter(control.parentElement ?? control, { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(400));
  const tip = screen.getByText('Language');
  expect(getComputedStyle(tip).pointerEvents).not.toBe('none');
  fireEvent.pointerOut(control, { relatedTarget: tip, pointerType: 'mouse' });
  expect(screen.getByText('Language')).toBe(tip);
  fireEvent.pointerOut(tip, { relatedTarget: document.body, pointerType: 'mouse' });
  expect(screen.queryByText('Language')).toBeNull();
});

it('does not follow a finger', async () => {
  await renderPiece(
    <Tip title="Language">
      <button type="button">icon</button>
    </Tip>,
  );
  vi.useFakeTimers();
  const control = screen.getByRole('button');
  fireEvent.pointerEnter(control.parentElement ?? control, { pointerType: 'touch' });
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByText('Language')).toBeNull();
});
