import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { downAtFirst } from '../../../testing/gatewayPieces.ts';
import { press } from '../../../testing/hands.ts';
import { charge, team, usd, visa } from './plan.fixture.ts';
import { alerts, open, region, rows } from './planViews.fixture.tsx';

const FAILED = {
  ...{ hasPaymentFailed: true, pendingAmount: usd(8_100), pendingDeadline: '2026-11-28T00:00:00Z' },
  creditedLicencesCount: 25,
};

describe('what is owed', () => {
  it.each([
    [
      'a card that failed',
      FAILED,
      'We were not able to charge $81.00 to your card ending in 4242Clear your dues by 28 Nov 2026, or your team is downgraded to the free Starter plan.25 licenses are credited for the time being: they run although their renewal is not paid.',
    ],
    [
      'no card',
      { ...FAILED, cards: [], creditedLicencesCount: 1 },
      'We were not able to charge $81.00: your team has saved no cardYour licenses are renewed for the time being. Clear your dues by 28 Nov 2026: after that day PRO features are restricted.1 license is credited for the time being: it runs although its renewal is not paid.',
    ],
    [
      'no card, to which nothing could be charged',
      { ...FAILED, hasPaymentFailed: false, cards: [], creditedLicencesCount: 1 },
      'We were not able to charge $81.00: your team has saved no cardYour licenses are renewed for the time being. Clear your dues by 28 Nov 2026: after that day PRO features are restricted.1 license is credited for the time being: it runs although its renewal is not paid.',
    ],
    [
      'an invoice that waits, which no charge fails for',
      { ...FAILED, hasPaymentFailed: false, paymentMethod: 'INVOICE', creditedLicencesCount: 1 },
      'Your invoice of $81.00 is not paidClear your dues by 28 Nov 2026, or your team is downgraded to the free Starter plan.1 license is credited for the time being: it runs although its renewal is not paid.',
    ],
    [
      'a renewal whose card is not charged yet',
      { ...FAILED, hasPaymentFailed: false, creditedLicencesCount: 1 },
      'Your team owes $81.00Clear your dues by 28 Nov 2026 to keep PRO.1 license is credited for the time being: it runs although its renewal is not paid.',
    ],
    [
      'an open invoice, without a date',
      { ...FAILED, paymentMethod: 'INVOICE', pendingDeadline: null, creditedLicencesCount: 0 },
      'Your invoice of $81.00 is not paidClear your dues, or your team is downgraded to the free Starter plan.',
    ],
    [
      'a card whose digits are not known',
      { ...FAILED, cards: [{ ...visa, lastFour: null }], creditedLicencesCount: 0 },
      'We were not able to charge $81.00 to your cardClear your dues by 28 Nov 2026, or your team is downgraded to the free Starter plan.',
    ],
    [
      'the dues of the next charge where no amount is pending',
      { ...FAILED, pendingAmount: usd(0), creditedLicencesCount: 0 },
      'We were not able to charge $81.00 to your card ending in 4242Clear your dues by 28 Nov 2026, or your team is downgraded to the free Starter plan.',
    ],
    [
      'dues without a failure',
      { pendingAmount: usd(4_200), pendingDeadline: '2026-11-28T00:00:00Z' },
      'Your team owes $42.00Clear your dues by 28 Nov 2026 to keep PRO.',
    ],
  ])('is told in both views: %s', async (_what, changes, text) => {
    for (const view of ['pro', 'paid'] as const) {
      await open(view, team(changes));
      // Who pays by invoice pays that, and not by card.
      const isByInvoice = 'paymentMethod' in changes;
      expect(alerts()).toEqual([isByInvoice ? text : `${text}Clear dues`]);
      expect(screen.queryAllByRole('button', { name: 'Clear dues' })).toHaveLength(isByInvoice ? 0 : 1);
      cleanup();
    }
  });

  it('says what holds once the deadline is past', async () => {
    await open('pro', team(FAILED, { isProPlan: false }));
    expect(alerts()[0]).toContain('The limits of the free Starter plan hold until your dues are cleared.');
    // They do not give PRO any more.
    expect(alerts()[0]).not.toContain('credited for the time being');
  });

  it('waits for the next charge where it is too little to be charged by itself', async () => {
    const bare = { credits: usd(0), balance: usd(0), accountBalanceDue: usd(0) };
    await open('pro', team({ ...bare, pendingAmount: usd(49), nextCharge: charge({ dues: usd(49) }) }));
    expect(alerts()).toEqual([
      'Your team owes $0.49That is too little to be charged by itself: it is part of your team’s next charge.',
    ]);
    cleanup();
    await open('pro', team({ ...bare, pendingAmount: usd(50), nextCharge: charge({ dues: usd(50) }) }));
    expect(alerts()[0]).toMatch(/^Your team owes \$0\.50.*Clear dues$/);
  });

  it('is not what was overdrawn of the credits, which nobody pays before the next charge', async () => {
    await open('paid', team({ credits: usd(-10_800), nextCharge: charge({ dues: usd(10_800) }) }));
    expect(alerts()).toEqual([]);
  });

  it('is nothing where nothing is owed', async () => {
    await open('paid', team({ nextCharge: charge({ dues: usd(0) }) }));
    expect(alerts()).toEqual([]);
  });
});

describe('the card', () => {
  it('is shown by its brand, its last digits and its month, with what failed under it', async () => {
    const other = { ...visa, cardId: 'c2', brand: 'UNKNOWN', lastFour: '0005', expiryMonth: 12, expiryYear: 2026 };
    const old = { ...visa, cardId: 'c3', brand: 'AMERICAN_EXPRESS', expiryMonth: 10, expiryYear: 2026 };
    const bare = { cardId: 'c4', brand: 'JCB', lastFour: null, expiryMonth: null, expiryYear: null };
    await open('pro', team({ ...FAILED, cards: [visa, other, old, bare] }));
    const items = region('Payment').getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Visa •••• 4242Expires 08/2029 · Renewals are charged to itwe were unable to charge this card. Please update payment details.Remove',
      'Card •••• 0005Expires 12/2026This card expires in 39 days.Use for renewalsRemove',
      'American Express •••• 4242Expires 10/2026This card has expired.Remove',
      'JCBUse for renewalsRemove',
    ]);
    expect(region('Payment').getByRole('button', { name: 'Update payment details' })).toBeTruthy();
  });

  it('is asked for before the next charge, where there is none', async () => {
    await open('pro', team({ cards: [] }));
    const text = 'Your team has saved no card. Add one for the charge on 12 Dec 2026, or it fails.';
    expect(region('Payment').getByText(text)).toBeTruthy();
  });

  it.each([null, charge({ amount: usd(0) })])(
    'is missed by nobody of whom nothing is charged: %#',
    async (nextCharge) => {
      await open('pro', team({ cards: [], nextCharge }));
      expect(region('Payment').getByText('Your team has saved no card.')).toBeTruthy();
    },
  );

  it('that is the only one is the one that renewals are charged to', async () => {
    await open('pro', team({ cards: [visa] }));
    const [only] = region('Payment').getAllByRole('listitem');
    expect(only?.textContent).toBe('Visa •••• 4242Expires 08/2029 · Renewals are charged to itRemove');
  });

  it('that is to be charged from now on has the focus, and no other one’s failure', async () => {
    const other = { ...visa, cardId: 'c2', lastFour: '1881' };
    const billing = { cards: [other, visa], hasPaymentFailed: false };
    const cardDefaultSet = () => ({ team: { id: 'team-1', billing }, userErrors: [] });
    await open('pro', team({ ...FAILED, cards: [visa, other] }), { cardDefaultSet });
    await press('Use for renewals: Visa •••• 1881');
    const [first] = region('Payment').getAllByRole('listitem');
    expect(first?.textContent).toBe('Visa •••• 1881Expires 08/2029 · Renewals are charged to itRemove');
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(alerts()[0]).toMatch(/^Your team owes \$81\.00/);
  });

  it('is not needed by a team that pays by invoice', async () => {
    await open('pro', team({ paymentMethod: 'INVOICE', cards: [] }));
    expect(region('Payment').getByText('Your team pays by invoice: no card is needed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Update payment details' })).toBeNull();
  });

  it('fails by itself, also where a charge failed, and comes back on Retry', async () => {
    const cards = downAtFirst(() => [visa]);
    await open('pro', team({ ...FAILED, cards }));
    expect(region('Payment').getByRole('alert').textContent).toContain('Your saved cards could not be loaded.');
    expect(region('Payment').getByText('Request req-1')).toBeTruthy();
    expect(alerts()[0]).toMatch(/^We were not able to charge \$81\.00Clear your dues by/);
    expect(rows()).toHaveLength(8);
    cards.mend();
    await press('Retry', region('Payment'));
    expect(region('Payment').getByText('Visa •••• 4242')).toBeTruthy();
    expect(alerts()[0]).toMatch(/^We were not able to charge \$81\.00 to your card ending in 4242/);
  });
});
