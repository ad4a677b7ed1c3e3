import { act, screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { listenToEvents } from '../../../../testing/listenToEvents.ts';
import { type Gateway, renderInConsole } from '../../../../testing/renderInConsole.tsx';
import { clearToasts } from '../../../../ui/toasts/toastStore.ts';
import { buyingTeam, proOrder } from './proPlan.fixture.ts';
import ProPlanPage from './ProPlanPage.tsx';

/** Where the step is that pays an order. */
export const PAY = '?step=payment&order=ord_1';

/** Answers that an order is paid. */
export const paid = () => ({ order: proOrder({ status: 'SUCCEEDED' }), userErrors: [] });

/** Answers a mutation with an order, changed as given. */
export const said = (order: Record<string, unknown>) => () => ({ order: proOrder(order), userErrors: [] });

/** Opens a page of the purchase over a team; where it leaves the console is noted. */
export const open = async (
  query: string,
  {
    billing = {},
    team = {},
    page = <ProPlanPage />,
    ...mutations
  }: Record<string, unknown> & {
    billing?: Record<string, unknown>;
    team?: Record<string, unknown>;
    page?: React.ReactNode;
  } = {},
) => {
  const told = listenToEvents();
  const replaced = vi.spyOn(window.location, 'replace').mockReturnValue();
  const reloaded = vi.spyOn(window.location, 'reload').mockReturnValue();
  const assigned = vi.spyOn(window.location, 'assign').mockReturnValue();
  onTestFinished(clearToasts);
  const gateway: Gateway = {
    viewer: {
      ...{ id: 'viewer-1', billingRegion: { countryCode: 'DE', currency: 'USD' } },
      team: buyingTeam({ order: proOrder(), ...billing }, team),
    },
    proPlanOrder: said({}),
    ...mutations,
  };
  const console = await renderInConsole(page, gateway, `/billing/paymentNew${query}`);
  await act(async () => undefined);
  return { ...console, told, replaced, reloaded, assigned };
};

/** The step that the page is at. */
export const step = () => document.querySelector('[aria-current=step]')?.textContent;

/** What the page's alerts say. */
export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
