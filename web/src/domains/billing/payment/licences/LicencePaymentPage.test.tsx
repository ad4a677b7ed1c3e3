import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { down, inputsOf, inputsWithKeysOf, lost, userError } from '../../../../testing/gatewayPieces.ts';
import { choose, click, pick, press, typeInto } from '../../../../testing/hands.ts';
import { clearToasts, currentToasts } from '../../../../ui/toasts/toastStore.ts';
import { money } from '../../upgrade/upgrade.fixture.ts';
import { type SoldIn, licenceOffers, orderOf, purchasingTeam } from './purchase.fixture.ts';
import { countField, figures, openLicences } from './purchasePage.fixture.tsx';

const assign = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Assign the licenses/ });
const enter = async (text: string) => {
  await typeInto(countField(), text);
  await act(async () => fireEvent.blur(countField()));
};
describe('the choice of licences', () => {
  it('begins with as many as are needed for a year, shows who needs one, and what it comes to', async () => {
    await openLicences();
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^Annual Save 40% \$3 per person per month 365 days$/),
      expect.stringMatching(/^Biannual Save 20% \$4 /),
      expect.stringMatching(/^Quarterly Save 10% \$4\.50 /),
      expect.stringMatching(/^Bimonthly Save 5% \$4\.75 /),
      expect.stringMatching(/^Monthly\s+\$5 per person per month 30 days$/),
    ]);
    expect(screen.getByRole('textbox', { name: 'Lite (unlicensed) users' })).toMatchObject({
      value: '20',
      disabled: true,
    });
    expect(screen.getByRole('textbox', { name: 'Trial users' })).toMatchObject({ value: '4', disabled: true });
    expect(countField().value).toBe('21');
    expect(figures()).toEqual({ 'Price of the licenses': '$756.00', Total: '$756.00' });
    expect(screen.getByText('$3 × 21 licenses × 12 months')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is filled in by the address, and kept there', async () => {
    const query = '?licenseCount=8&licenseDuration=90&autoAssign=false&lastDate=2026-12-01&isLegacyTeam=true';
    const { address } = await openLicences(
      {
        seats: { activeUsersCount: 8, trialUsersCount: 0, unlicensedUsersCount: 8 },
        licenceOffers: licenceOffers('USD', { neededCount: 8 }),
      },
      query,
    );
    expect(figures()['Total']).toBe('$108.00');
    expect(screen.getByText('Last date for payment: 01 Dec 2026')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Trial users' })).toBeNull();
    expect(assign().checked).toBe(false);
    await choose(/^Bimonthly/);
    await enter('9');
    await pick(/^Assign the licenses/);
    expect(figures()['Total']).toBe('$85.50');
    const kept = new URLSearchParams(address().split('?')[1]);
    expect(Object.fromEntries(kept)).toMatchObject({
      licenseConfigId: 'PRO_60_DAYS',
      licenseCount: '9',
      autoAssign: 'true',
    });
    expect(kept.has('licenseDuration')).toBe(false);
  });

  it.each([
    ['12.9', '12'],
    ['-3', '0'],
    ['', '0'],
    ['ten', '0'],
    ['007', '7'],
  ])('makes a whole number of %j once the field is left: %s', async (typed, whole) => {
    await openLicences();
    await enter(typed);
    expect(countField().value).toBe(whole);
    const button = whole === '0' ? 'Licenses to be purchased cannot be 0' : 'Continue';
    expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(whole === '0');
    const said = screen.queryByRole('alert')?.textContent;
    expect(said).toBe(whole === '0' ? 'Licenses to be purchased can’t be 0.' : undefined);
  });

  const help = () => document.getElementById(countField().getAttribute('aria-describedby') ?? '')?.textContent;

  it('raises to the fewest what is less but not nothing, and says so', async () => {
    await openLicences({ licenceOffers: licenceOffers('USD', { minimumCount: 30, neededCount: 30 }) });
    expect(help()).toMatch(/At least 30 licenses have to be purchased at once\.$/);
    await enter('12');
    expect(countField().value).toBe('30');
    expect(help()).toBe('Raised to 30, the fewest licenses that can be purchased at once.');
    await enter('0');
    expect(countField().value).toBe('0');
  });

  it.each(['100001', '9999999999999999'])('lowers to the most what is more, and says so: %s', async (typed) => {
    await openLicences();
    await enter(typed);
    expect(countField().value).toBe('100000');
    expect(help()).toBe('Lowered to 100,000, the most licenses that can be purchased at once.');
    await enter('12');
    expect(help()).not.toContain('Lowered');
  });

  it.each([
    [
      'fewer are bought than are needed',
      {},
      '?licenseCount=20',
      'Only where there is a license for everybody who needs one.',
    ],
    [
      'nobody is without one',
      {
        seats: { activeUsersCount: 40, trialUsersCount: 0, unlicensedUsersCount: 0 },
        licenceOffers: licenceOffers('USD', { neededCount: 0 }),
      },
      '?licenseCount=5',
      'No user needs a license at present.',
    ],
  ])('gives nobody licences at once where %s', async (_why, changes, query, hint) => {
    await openLicences(changes, `${query}&autoAssign=true`);
    expect([assign().disabled, assign().checked]).toEqual([true, false]);
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it('gives people of elite teams their licences without asking', async () => {
    const { sent } = await openLicences({ isLiteUserRestricted: true }, '?autoAssign=false&licenseCount=30');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Continue');
    expect(inputsOf(sent, 'licenceOrder')).toMatchObject([{ count: 30, autoAssign: true }]);
  });

  it('offers teams without a paid plan the currency', async () => {
    const { sent } = await openLicences({}, '', { team: { planOffers: { isCurrencyFixed: false } } });
    await act(async () => fireEvent.change(screen.getByRole('combobox'), { target: { value: 'INR' } }));
    expect(figures()['Total']).toBe('₹29,988.00');
    expect(sent.at(-1)?.variables).toEqual({ currency: 'INR' });
  });

  it('goes no further by prices in another currency than the wanted one', async () => {
    let isDown = true;
    const sold = ({ currency }: { currency?: SoldIn | null }) =>
      currency === 'INR' && isDown ? down() : licenceOffers(currency ?? 'USD');
    await openLicences({ licenceOffers: sold }, '', { team: { planOffers: { isCurrencyFixed: false } } });
    const goOn = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
    await act(async () => fireEvent.change(screen.getByRole('combobox'), { target: { value: 'INR' } }));
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('INR');
    expect(screen.getByRole('alert').textContent).toMatch(/^The prices in INR could not be loaded/);
    expect(goOn().disabled).toBe(true);
    isDown = false;
    await press('Retry');
    expect([screen.queryByRole('alert'), goOn().disabled, figures()['Total']]).toEqual([null, false, '₹29,988.00']);
  });

  it('asks before the currency of what was chosen is another one, and leaves it all where that is not wanted', async () => {
    const free = { team: { planOffers: { isCurrencyFixed: false } } };
    const { sent, address } = await openLicences({}, '?licenseCount=40&licenseDuration=180', free);
    const currency = () => screen.getByRole<HTMLSelectElement>('combobox', { hidden: true });
    const wish = () => act(async () => fireEvent.change(currency(), { target: { value: 'INR' } }));
    const before = sent.length;
    await wish();
    await press('Cancel', within(screen.getByRole('alertdialog', { name: 'Change the currency?' })));
    expect([currency().value, sent.length]).toEqual(['USD', before]);
    await wish();
    await press('Change to INR');
    expect(sent.at(-1)?.variables).toEqual({ currency: 'INR' });
    expect(address()).toBe('/billing/payment?licenseCount=40&licenseDuration=180&currency=INR');
  });
});

describe('an order of licences', () => {
  it('that is for fewer people than need one is asked about first', async () => {
    const { sent } = await openLicences({}, '?licenseCount=20');
    await press('Continue');
    const dialog = within(screen.getByRole('dialog', { name: 'Fewer licenses than users' }));
    expect(
      dialog.getByText(/^You are purchasing fewer licenses than total users\. This will result in unlicensed/),
    ).toBeTruthy();
    await press('Purchase more licenses', dialog);
    await act(async () => new Promise<void>((done) => void requestAnimationFrame(() => done())));
    expect(document.activeElement).toBe(countField());
    expect(inputsOf(sent, 'licenceOrder')).toEqual([]);
    await press('Continue');
    await press('I understand, Proceed');
    expect(inputsOf(sent, 'licenceOrder')).toEqual([
      { planId: 'PRO_365_DAYS', currency: 'USD', count: 20, autoAssign: false, paysDues: false },
    ]);
  });

  it('pays what is owed with it, unless that is not wanted', async () => {
    const { sent } = await openLicences({ pendingAmount: money(8_100, 'USD') }, '?licenseCount=25');
    expect(figures()).toEqual({ 'Price of the licenses': '$900.00', Dues: '$81.00', Total: '$981.00' });
    await press('Continue');
    await pick('Pay the dues of $81.00 as well');
    expect(figures()['Total']).toBe('$900.00');
    await press('Continue');
    expect(inputsOf(sent, 'licenceOrder')).toMatchObject([
      { count: 25, autoAssign: true, paysDues: true },
      { count: 25, autoAssign: true, paysDues: false },
    ]);
  });

  it('is made once by however many tries, and says what is wrong', async () => {
    let isLost = true;
    const answer = () => {
      if (isLost) return lost();
      return { order: null, userErrors: [userError('CONFLICT')] };
    };
    const { sent } = await openLicences({}, '', { answer });
    await press('Continue');
    expect(screen.getByText(/^No answer came, so it is not known whether this was done/)).toBeTruthy();
    isLost = false;
    await press('Continue');
    expect(screen.getByText(/^Transaction could not be processed successfully\. Please try again\./)).toBeTruthy();
    await press('Continue');
    const [first, second, third] = inputsWithKeysOf(sent, 'licenceOrder').map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is not possible before what was agreed with sales is paid', async () => {
    const { sent } = await openLicences({ type: 'SALES_DEAL' }, '?step=payment&order=ord_1', {
      team: { isProPlanInitialized: false },
    });
    expect(screen.getByText('Your plan is agreed with sales')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to your plan' }).getAttribute('href')).toBe('/billingNew');
    expect(screen.queryByRole('button')).toBeNull();
    expect(sent.map(({ name }) => name)).toEqual(['licencePurchase']);
    await openLicences({ type: 'SALES_DEAL' });
    expect(countField().value).toBe('21');
  });

  it('waits for a payment that is under way', async () => {
    await openLicences({ order: { orderId: 'ord/1', purpose: 'LICENCES', status: 'PENDING' } });
    expect(screen.getByText(/^A payment of your team is still being processed/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show the payment' }).getAttribute('href')).toBe(
      '/billing/payment/confirm?order=ord%2F1',
    );
  });

  it('follows what a bank said, as plain text, and has its form again', async () => {
    await openLicences(
      {},
      '?errorMessage=%3Cb%3Ebank%3C%2Fb%3E+is+closed&licenseCount=40&licenseConfigId=PRO_180_DAYS',
    );
    expect(screen.getByRole('alert').textContent).toBe(
      'Transaction could not be processed successfully. Please try again.Message from your bank: <b>bank</b> is closed',
    );
    expect(countField().value).toBe('40');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Biannual/ }).checked).toBe(true);
  });

  it('has a text where the bank said nothing', async () => {
    await openLicences({}, '?errorMessage=');
    expect(screen.getByRole('alert').textContent).toBe(
      'Transaction could not be processed successfully. Please try again.',
    );
  });

  it('is not possible where nothing is sold, or prices cannot be read', async () => {
    await openLicences({ licenceOffers: licenceOffers('USD', { prices: [] }) });
    expect(screen.getByText('No licenses are sold')).toBeTruthy();
    const down = () => {
      throw new Error('down');
    };
    await openLicences({ licenceOffers: down });
    expect(screen.getByText('The prices of licenses could not be loaded.')).toBeTruthy();
    await click(screen.getByRole('button', { name: 'Retry' }));
  });
});

describe('a team that pays by invoice', () => {
  it.each([
    [{ paymentMethod: 'INVOICE' }, '?licenseCount=5'],
    [{ paymentMethod: 'INVOICE', licenceOffers: null }, ''],
    [{ type: 'PAID_OFFLINE' }, '?step=payment&order=ord_1'],
  ])('is asked whom the invoice is for, and for no card: %j', async (billing, query) => {
    const { sent } = await openLicences(billing, query, {
      answer: () => ({ order: orderOf(), userErrors: [] }),
      others: {
        billingAddressUpdate: () => ({ team: purchasingTeam(billing), userErrors: [] }),
      },
    });
    const valueOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
    expect([valueOf(/Company name/), valueOf(/Company address/), valueOf(/City/)]).toEqual([
      ...['Orbit', '1 Ring Road', 'Pune'],
    ]);
    expect(screen.getByText(/^More licenses are agreed with whoever looks after your team\./)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await typeInto(screen.getByRole('textbox', { name: /City/ }), 'Delhi');
    await press('Save the address');
    expect(inputsOf(sent, 'billingAddressUpdate')).toMatchObject([{ companyName: 'Orbit', city: 'Delhi' }]);
    expect(currentToasts().map(({ text }) => text.defaultMessage)).toEqual(['The address was saved.']);
    clearToasts();
    expect(inputsOf(sent, 'licenceOrder')).toEqual([]);
  });
});
