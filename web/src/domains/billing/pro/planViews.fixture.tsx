// The views of a plan that is paid, opened at a known time, and what is read off them.
import { act, screen, within } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { observeServerTime } from '../../../lib/graphql/serverClock.ts';
import { listenToEvents } from '../../../testing/listenToEvents.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import PaidPlanView from './PaidPlanView.tsx';
import ProPlanView from './ProPlanView.tsx';
import SalesPlanView from './SalesPlanView.tsx';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const VIEWS = { pro: ProPlanView, paid: PaidPlanView, sales: SalesPlanView };

/** Opens a view over a team as the gateway answers it, on 23 November 2026. @param answers what mutations come to */
export const open = async (view: keyof typeof VIEWS, shown: unknown, answers: Record<string, unknown> = {}) => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  observeServerTime(String(NOW), NOW, NOW);
  const told = listenToEvents();
  const View = VIEWS[view];
  const console = await renderInConsole(<View />, { viewer: { id: 'viewer-1', team: shown }, ...answers }, '/billing');
  await act(async () => undefined);
  return { ...console, told };
};

export const region = (name: string) => within(screen.getByRole('region', { name }));

/** The order summary, row by row. */
export const rows = () =>
  within(screen.getByRole('table', { name: 'Order summary' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** The figures of a part of the page, by their labels. */
export const figures = (name: string) => {
  const list = region(name);
  const terms = list.getAllByRole('term').map(({ textContent }) => textContent ?? '');
  const values = list.getAllByRole('definition').map(({ textContent }) => textContent ?? '');
  return Object.fromEntries(terms.map((term, place) => [term, values[place]]));
};

/** Where a link leads. */
export const wayTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
