import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/renderPiece.tsx';
import { ComboNote } from './ComboNote.tsx';

it('is told: its region stands a moment before its text', async () => {
  vi.useFakeTimers();
  await renderPiece(<ComboNote text="Nobody was found." />);
  const region = screen.getByText('', { selector: '[role="status"]' });
  act(() => void vi.advanceTimersByTime(100));
  expect(region.textContent).toBe('Nobody was found.');
  vi.useRealTimers();
});
