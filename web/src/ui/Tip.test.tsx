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
