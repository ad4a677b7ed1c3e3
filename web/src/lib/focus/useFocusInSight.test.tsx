import { expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/renderPiece.tsx';
import { useFocusInSight } from './useFocusInSight.ts';

function Form({ problem }: { problem: object | null }) {
  useFocusInSight(problem);
  return (
    <>
      {problem && <p>It was not saved.</p>}
      <button type="button" ref={(button) => button?.focus()}>
        Save
      </button>
    </>
  );
}

it('what has the focus is scrolled to where something comes up, and only then', async () => {
  const scrolled: unknown[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled.push(this.textContent);
  });
  await renderPiece(<Form problem={null} />);
  expect(scrolled).toEqual([]);
  await renderPiece(<Form problem={{}} />);
  expect(scrolled).toEqual(['Save']);
  vi.restoreAllMocks();
});
