import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { press } from '../testing/hands.ts';
import { renderPiece } from '../testing/renderPiece.tsx';
import { ErrorState } from './ErrorState.tsx';
import { PartFailed } from './PartFailed.tsx';

const network = (isThere: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
};
afterEach(() => vi.restoreAllMocks());

/** A page that reads again, and has something to show then. */
function Page({ kind }: { kind: 'whole' | 'part' }) {
  const [isRead, setRead] = useState(false);
  const again = () => setRead(true);
  return (
    <>
      <h1 id="page-title" tabIndex={-1}>
        People
      </h1>
      {isRead && <p>Everybody</p>}
      {!isRead && kind === 'whole' && <ErrorState title="No people" onRetry={again} />}
      {!isRead && kind === 'part' && <PartFailed text="No people" requestId={null} onRetry={again} />}
    </>
  );
}

describe.each(['whole', 'part'] as const)('what could not be loaded (%s)', (kind) => {
  it('is read again by itself when the network is back', async () => {
    await renderPiece(<Page kind={kind} />);
    network(false);
    expect(screen.queryByText('Everybody')).toBeNull();
    network(true);
    expect(screen.getByText('Everybody')).toBeTruthy();
  });

  it('leaves the focus at the heading, and not nowhere', async () => {
    await renderPiece(<Page kind={kind} />);
    screen.getByRole('button', { name: 'Retry' }).focus();
    await press('Retry');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'People' })));
  });
});

it('tells of the network while there is none', async () => {
  await renderPiece(<Page kind="whole" />);
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  network(false);
  expect(screen.getByRole('alert').textContent).toContain('The server could not be reached. Check your connection');
});
