import { screen } from '@testing-library/react';
import { type ReactNode, lazy, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { press } from '../testing/hands.ts';
import { renderPiece } from '../testing/renderPiece.tsx';
import { OnDemand } from './OnDemand.tsx';

const MISSING = /A part of the console could not be loaded/;

const Missing = lazy(() =>
  Promise.reject<{ default: () => ReactNode }>(new TypeError('Failed to fetch dynamically imported module')),
);
const Broken = lazy(() =>
  Promise.resolve({
    default: (): ReactNode => {
      throw new Error('broken');
    },
  }),
);

function Page({ piece }: { piece: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <OnDemand onFailed={() => setOpen(false)}>{piece}</OnDemand>}
    </>
  );
}

const open = () => press('Open');
const isOpen = () => screen.getByRole('button', { name: 'Open' }).getAttribute('aria-expanded') === 'true';

describe('a piece that is fetched on demand', () => {
  it('shows what has come', async () => {
    await renderPiece(<Page piece={<p>It is there</p>} />);
    await open();
    expect(screen.getByText('It is there')).toBeTruthy();
  });

  it.each([
    ['does not come', Missing, MISSING],
    ['breaks', Broken, /Something went wrong/],
  ])('leaves the page where it %s, says so, and can be opened again', async (_what, Piece, words) => {
    // React tells the console of whatever a boundary catches.
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await renderPiece(<Page piece={<Piece />} />);
    await open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(isOpen()).toBe(false);
    told.mockClear();
  });
});
