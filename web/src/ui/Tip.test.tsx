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

it('stays in the window: beside its edges, and above what stands at its foot', async () => {
  await renderPiece(
    <Tip title="Language">
      <button type="button">icon</button>
    </Tip>,
  );
  vi.useFakeTimers();
  // A control in the corner at the bottom left, whose tip would reach 60 px beyond one edge and 24 px beyond the other.
  const height = window.innerHeight;
  const rects = { BUTTON: new DOMRect(4, height - 40, 32, 32), DIV: new DOMRect(-60, height - 2, 160, 26) };
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  measure.mockImplementation(function rectOf(this: Element) {
    return Reflect.get(rects, this.tagName) ?? new DOMRect();
  });
  const control = screen.getByRole('button');
  fireEvent.pointerEnter(control.parentElement ?? control, { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(400));
  expect(screen.getByText('Language').style.translate).toBe('68px -70px');
  measure.mockRestore();
});
