import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { inputsOf, inputsWithKeysOf, lost, userError } from '../../../testing/gatewayPieces.ts';
import { press } from '../../../testing/hands.ts';
import { listenToEvents } from '../../../testing/listenToEvents.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ToastRegion } from '../../../ui/toasts/ToastRegion.tsx';
import { monthlyOrAnnual, option, period, team, usd } from '../pro/plan.fixture.ts';
import ProPlanView from '../pro/ProPlanView.tsx';

beforeEach(() => void listenToEvents());

const ELITE = {
  ...{ isLiteUserRestricted: true, viewerCanChangeInterval: true, interval: 'MONTHLY', rate: usd(500) },
  ...{ intervalOptions: monthlyOrAnnual, period: period({ renewsOn: '2026-12-12' }) },
};

/** A team that pays by the year. */
const YEARLY = {
  ...{ interval: 'ANNUAL', rate: usd(300) },
  intervalOptions: [option('ANNUAL', 12, 300, { discountPercent: 40, isCurrent: true }), option('MONTHLY', 1, 500)],
};

type Answer = (interval: string) => unknown;

/** Opens the page over a team that keeps what it is changed to; `answer` may do something else. */
async function open(changes: Record<string, unknown> = {}, address = '/billingNew', answer?: Answer) {
  let billing: Record<string, unknown> = { ...ELITE, ...changes };
  const keep = (change: Record<string, unknown>) => (billing = { ...billing, ...change });
  const shown = () => ({ ...team(billing) });
  const change = ({ input: { interval } }: { input: { interval: string } }) => {
    const other = answer?.(interval);
    if (other !== undefined) return other;
    keep({ nextInterval: interval === billing['interval'] ? null : interval });
    return { team: shown(), userErrors: [] };
  };
  const console = await renderInConsole(
    <>
      <PageHeader title="Plan and billing" />
      <ProPlanView />
      <ToastRegion />
    </>,
    { viewer: { id: 'viewer-1', team: shown }, billingIntervalUpdate: change },
    address,
  );
  await act(async () => undefined);
  return { ...console, keep, reads: () => console.sent.filter(({ name }) => name === 'planBilling').length };
}

const cycle = () => within(screen.getByRole('region', { name: 'Billing cycle' }));
const cards = () =>
  cycle()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

describe('the billing cycle', () => {
  it('is shown with what each interval costs and saves, the present one marked', async () => {
    await open();
    expect(cards()).toEqual([
      'MonthlyCurrent$5per person per month1 month',
      'AnnualSave 40%$3per person per month12 monthsSwitch to annual',
    ]);
  });

  it('is changed to a longer one after a question that says what changes, and when', async () => {
    const { sent, address, reads } = await open();
    await press('Switch to annual');
    expect(address()).toBe('/billingNew?dialog=billing-cycle&interval=annual');
    const question = dialog('Great Going');
    expect(
      question.getByText(
        'With annual billing you pay $3 per person per month instead of $5: 40% less than by the month.',
      ),
    ).toBeTruthy();
    expect(question.getByText('It takes effect on 12 Dec 2026, when the present period is over.')).toBeTruthy();
    expect(question.getByText(/^The licenses that you have stay as they are/)).toBeTruthy();
    expect(inputsOf(sent, 'billingIntervalUpdate')).toEqual([]);
    await press('Switch to annual billing');
    expect(inputsOf(sent, 'billingIntervalUpdate')).toEqual([{ interval: 'ANNUAL' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/billingNew');
    expect(screen.getByText('Your team pays annually from 12 Dec 2026 on.')).toBeTruthy();
    expect(reads()).toBe(2);
    expect(cards()[0]).toContain('Keep monthly');
    expect(cards()[1]).toBe('AnnualFrom 12 Dec 2026Save 40%$3per person per month12 months');
  });

  it('is changed without a word on the day where that is not known', async () => {
    await open({ period: null });
    await press('Switch to annual');
    await press('Switch to annual billing');
    expect(screen.getByText('It takes effect when the present period is over.')).toBeTruthy();
    expect(screen.queryByText(/^Your team pays annually/)).toBeNull();
  });

  it('is taken back by the present one', async () => {
    const { sent } = await open({ nextInterval: 'ANNUAL' });
    await press('Keep monthly');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(inputsOf(sent, 'billingIntervalUpdate')).toEqual([{ interval: 'MONTHLY' }]);
    expect(screen.getByText('Your team goes on paying monthly.')).toBeTruthy();
    expect(cards()[0]).not.toContain('Keep monthly');
    expect(document.activeElement?.id).toBe('page-title');
  });

  it('is changed to a shorter one after a confirmation, and is not where that is declined', async () => {
    const { sent, address } = await open(YEARLY);
    await press('Switch to monthly');
    const question = dialog('Switch to monthly billing?');
    expect(question.getByText('With monthly billing you pay $5 per person per month instead of $3.')).toBeTruthy();
    await press('Keep annual');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/billingNew');
    expect(sent.some(({ name }) => name === 'billingIntervalUpdate')).toBe(false);
  });

  it('of licences is that of the next ones', async () => {
    const licences = { ...YEARLY, type: 'PAID', period: period({ billingDay: null }) };
    const after: { keep?: (change: Record<string, unknown>) => void } = {};
    const console = await open(licences, '/billingNew', () => {
      const now = {
        ...{ interval: 'MONTHLY', rate: usd(500) },
        intervalOptions: [option('ANNUAL', 12, 300), option('MONTHLY', 1, 500, { isCurrent: true })],
      };
      after.keep?.(now);
      return { team: team({ ...ELITE, ...licences, ...now }), userErrors: [] };
    });
    after.keep = console.keep;
    expect(cycle().getByText(/^For how long the licenses are that you buy next/)).toBeTruthy();
    await press('Switch to monthly');
    expect(screen.getByText('It takes effect with the licenses that you buy next.')).toBeTruthy();
    await press('Switch to monthly billing');
    expect(screen.getByText('Your billing cycle is monthly.')).toBeTruthy();
    expect(cards()[0]).toContain('Current');
  });

  it('says that a change is on its way where the service has not finished it', async () => {
    await open({}, '/billingNew', () => ({ team: team(ELITE), userErrors: [] }));
    await press('Switch to annual');
    await press('Switch to annual billing');
    expect(screen.getByText('The change of your billing cycle is being carried out.')).toBeTruthy();
  });
});

describe('a change of the billing cycle that fails', () => {
  it.each([
    ['NOT_ALLOWED', /^The billing cycle cannot be changed now/],
    ['INVALID', 'Your team cannot pay by this cycle.'],
    ['KEY_REUSED', /^This is too old by now/],
  ])('says why it was not changed, until it is asked again: %s', async (code, text) => {
    const { back } = await open({}, '/billingNew', () => ({ team: null, userErrors: [userError(code)] }));
    await press('Switch to annual');
    await press('Switch to annual billing');
    expect(dialog('Great Going').getByText(text)).toBeTruthy();
    await press('Keep monthly');
    expect(cycle().queryByText(text)).toBeNull();
    await press('Switch to annual');
    await press('Switch to annual billing');
    await back();
    expect(cycle().getByText(text)).toBeTruthy();
    await press('Switch to annual');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('stays on the page where it cannot be read again afterwards', async () => {
    let isDown = false;
    const readBilling = () => {
      if (isDown) throw new Error('down');
      return team(ELITE).billing;
    };
    const console = await renderInConsole(
      <ProPlanView />,
      {
        viewer: { id: 'viewer-1', team: team({}, { billing: readBilling }) },
        billingIntervalUpdate: () => {
          isDown = true;
          return { team: team({ ...ELITE, nextInterval: 'ANNUAL' }), userErrors: [] };
        },
      },
      '/billingNew?dialog=billing-cycle&interval=annual',
    );
    await press('Switch to annual billing');
    expect(console.sent.filter(({ name }) => name === 'planBilling')).toHaveLength(2);
    expect(cards()).toHaveLength(2);
  });

  it('is tried again under the same key where the answer was lost, and under another one after an answer', async () => {
    let isLost = true;
    const { sent } = await open({}, '/billingNew', () => {
      if (isLost) return lost();
      return undefined;
    });
    await press('Switch to annual');
    await press('Switch to annual billing');
    expect(dialog('Great Going').getByText(/^No answer came, so it is not known whether this was done/)).toBeTruthy();
    expect(screen.getByText('Request req-1')).toBeTruthy();
    isLost = false;
    await press('Switch to annual billing');
    await press('Keep monthly');
    const keys = inputsWithKeysOf(sent, 'billingIntervalUpdate').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('says beside the cards why it was not taken back', async () => {
    await open({ nextInterval: 'ANNUAL' }, '/billingNew', () => ({
      team: null,
      userErrors: [userError('NOT_ALLOWED')],
    }));
    await press('Keep monthly');
    expect(cycle().getByText(/^The billing cycle cannot be changed now/)).toBeTruthy();
  });
});

describe('the question about the billing cycle', () => {
  it.each([
    ['the present one', 'monthly', {}],
    ['the next one', 'annual', { nextInterval: 'ANNUAL' }],
    ['one that there is not', 'weekly', {}],
  ])('is not asked about by an address for %s', async (_what, interval, changes) => {
    const { address } = await open(changes, `/billingNew?dialog=billing-cycle&interval=${interval}`);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/billingNew');
  });

  it('is asked about by an address, and the address is left by Back', async () => {
    const { address } = await open({}, '/billingNew?dialog=billing-cycle&interval=annual');
    expect(dialog('Great Going')).toBeTruthy();
    await press('Keep monthly');
    expect(address()).toBe('/billingNew');
  });
});
