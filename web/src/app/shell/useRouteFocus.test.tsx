import { act, screen } from '@testing-library/react';
import { Suspense, lazy, useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { beginAfresh } from '../../lib/session/beginAfresh.ts';
import { renderPiece } from '../../testing/renderPiece.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useRouteFocus } from './useRouteFocus.ts';

/** A page whose code is there, or comes later. */
const pageThatComes = (whenItComes: Promise<void>) =>
  lazy(async () => {
    await whenItComes;
    return { default: () => <PageHeader title="Payment complete" /> };
  });

const openFirst = async () => {
  let come = (): void => undefined;
  const Page = pageThatComes(new Promise((resolve) => (come = resolve)));
  function Shell() {
    const content = useRef<HTMLElement>(null);
    useRouteFocus(content, undefined);
    return (
      <main ref={content} tabIndex={-1}>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </main>
    );
  }
  await renderPiece(<Shell />);
  return () => act(async () => come());
};

const heading = () => screen.getByRole('heading', { name: 'Payment complete' });

it('leaves a page that somebody opens as any page of the web begins', async () => {
  const come = await openFirst();
  await come();
  expect(heading()).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

it('leads to the heading where the console has loaded itself anew, once', async () => {
  vi.spyOn(window.location, 'reload').mockReturnValue();
  beginAfresh();
  const come = await openFirst();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await come();
  expect(document.activeElement).toBe(heading());
  expect(window.history.state).not.toHaveProperty('hasBegunAfresh');
});
