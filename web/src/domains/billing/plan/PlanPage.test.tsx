import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { observeServerTime } from '../../../lib/graphql/serverClock.ts';
import { down, downAtFirst, inputsWithKeysOf, userError } from '../../../testing/gatewayPieces.ts';
import { choose, press, rest, typeInto } from '../../../testing/hands.ts';
import { listenToEvents } from '../../../testing/listenToEvents.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import {
  firstMonthsOffers,
  freeTeam,
  legacyOffers,
  money,
  offersIn,
  trial,
  usageOf,
} from '../upgrade/upgrade.fixture.ts';
import PlanPage from './PlanPage.tsx';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const GIB = 1024 ** 3;

// Each stands for a view that is not of this page.
vi.mock('../pro/ProPlanView.tsx', () => ({ default: () => <p>The PRO view</p> }));
vi.mock('../pro/PaidPlanView.tsx', () => ({ default: () => <p>The older view</p> }));
vi.mock('../upgrade/FormerDues.tsx', () => ({ default: () => <p>The dues</p> }));
vi.mock('../pro/SalesPlanView.tsx', () => ({ default: () => <p>The sales view</p> }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
  observeServerTime(String(NOW), NOW, NOW);
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '');
});

/** Opens an address of the plan for a team that may become another one. */
const open = async (initial: Record<string, unknown>, address = '/billingNew', more: Record<string, unknown> = {}) => {
  let team = initial;
  const become = (next: Record<string, unknown>) => void (team = next);
  const gateway = { viewer: { id: 'viewer-1', team: () => team }, ...more };
  const rendered = await renderInConsole(<PlanPage />, gateway, address);
  // The view is fetched when it is known which one it is.
  await act(async () => vi.dynamicImportSettled());
  return { ...rendered, become, reads: (name: string) => rendered.sent.filter((one) => one.name === name).length };
};

const region = (name: string) => within(screen.getByRole('region', { name }));
const card = () => region('PRO for your whole team');
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the frame', () => {
  it.each([
    ['/billing', { plan: 'PRO', isProPlan: true }, { type: 'SUBSCRIPTION' }, 'The older view', '/billing'],
    ['/billing?planType=PRO', { plan: 'PRO' }, { type: 'PAID' }, 'The PRO view', '/billingNew?planType=PRO'],
    ['/billing?feature=x', { plan: 'PRO' }, { type: 'SALES_TRIAL' }, 'The sales view', '/billingNew?feature=x'],
    ['/billing', { plan: 'FREE' }, { type: 'SUBSCRIPTION' }, 'The PRO view', '/billingNew'],
    ['/billing/email', { plan: 'PRO' }, { type: 'FLAT_RATE' }, 'The PRO view', '/billing/email'],
    ['/billingNew', { plan: 'PRO' }, { type: 'UNKNOWN' }, 'This is coming soon..', '/billingNew'],
  ])('shows at %s to %j of %j: %s', async (address, changes, billing, text, end) => {
    const console = await open(freeTeam(changes, billing), address);
    expect(screen.getByText(text)).toBeTruthy();
    expect(console.address()).toBe(end);
    expect(screen.getByRole('heading', { level: 1, name: 'Plan and billing' })).toBeTruthy();
  });

  it('has a way back where there is no view yet, and where nothing is sold', async () => {
    await open(freeTeam({ planOffers: offersIn('USD', { prices: [] }) }));
    expect(screen.getByText('This is coming soon..')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the overview' }).getAttribute('href')).toBe('/overview');
  });

  it('says what failed with the request id, and reads again; a team with PRO has its older view all the same', async () => {
    const billing = downAtFirst(() => freeTeam().billing);
    await open(freeTeam({ billing }), '/billingNew?feature=guests');
    expect(screen.getByText('More guests need PRO')).toBeTruthy();
    expect(screen.getByText('Your plan could not be loaded')).toBeTruthy();
    expect(screen.getByText('Something went wrong. Please try again after some time.')).toBeTruthy();
    expect(screen.getByText(/req-1/)).toBeTruthy();
    billing.mend();
    await press('Retry');
    await act(async () => vi.dynamicImportSettled());
    expect(card().getByText('$3')).toBeTruthy();
  });

  it('shows a team with PRO the older view while billing fails', async () => {
    await open(freeTeam({ plan: 'PRO', billing: down }), '/billing');
    expect(screen.getByText('The older view')).toBeTruthy();
  });
});

it.each([1_250, 0])('what is owed of a former plan stands above everything else: %i', async (owed) => {
  await open(freeTeam({}, { pendingAmount: money(owed, 'USD') }));
  const [dues] = screen.queryAllByText('The dues');
  expect(dues !== undefined).toBe(owed > 0);
  const price = screen.getByRole('region', { name: 'PRO for your whole team' });
  if (dues) expect(dues.compareDocumentPosition(price) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

describe('the price', () => {
  it('is that of the default currency by the year, with the total for the team', async () => {
    const told = listenToEvents();
    const { sent } = await open(freeTeam());
    expect(sent.find(({ name }) => name === 'upgradeOffers')?.variables).toEqual({ currency: null });
    expect(card().getByText('$3')).toBeTruthy();
    expect(card().getByText('$432.00 a year for 12 people')).toBeTruthy();
    expect(
      card()
        .getAllByRole('radio')
        .map((one) => one.parentElement?.textContent),
    ).toEqual(['Annualsave 40%', 'Monthly']);
    expect(card().getByText('30-day money-back guarantee', { exact: false })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'PRO and your team' }).textContent).toContain('12people in your team');
    expect(await told()).toEqual([['upgrade_to_pro_page_view', {}]]);
  });

  it('follows the cycle and the currency in the address, stays while another one loads, and goes along to the purchase', async () => {
    const told = listenToEvents();
    let answer: (() => void) | undefined;
    const planOffers = async ({ currency }: { currency?: 'USD' | 'INR' | null }) => {
      if (currency === 'INR') await new Promise<void>((resolve) => (answer = resolve));
      return offersIn(currency ?? 'USD');
    };
    const { address } = await open(freeTeam({ planOffers }), '/billingNew?feature=guests');
    await choose(/^Monthly/);
    expect(card().getByText('$60.00 a month for 12 people')).toBeTruthy();
    await typeInto(screen.getByRole('combobox', { name: 'Currency' }), 'INR');
    expect(card().getByText('$5')).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' }).value).toBe('INR');
    await act(async () => answer?.());
    expect(card().getByText('₹199')).toBeTruthy();
    expect(card().getByText('₹2,388.00 a month for 12 people')).toBeTruthy();
    expect(address()).toBe('/billingNew?feature=guests&interval=MONTHLY&currency=INR');
    await press('Upgrade Now');
    expect(address()).toBe('/billing/paymentNew?interval=MONTHLY&currency=INR&feature=guests');
    expect((await told()).at(-1)).toEqual(['upgrade_to_pro_clicked', {}]);
  });

  it('keeps the prices where another currency does not come, and says so', async () => {
    const planOffers = ({ currency }: { currency?: string | null }) => (currency === 'INR' ? down() : offersIn());
    await open(freeTeam({ planOffers }));
    await typeInto(screen.getByRole('combobox', { name: 'Currency' }), 'INR');
    expect(card().getByText('The prices could not be loaded')).toBeTruthy();
    expect(card().getByText('$3')).toBeTruthy();
  });

  it('offers no other currency where the plan fixes it', async () => {
    await open(freeTeam({ planOffers: offersIn('INR', { isCurrencyFixed: true }) }), '/billingNew?currency=USD');
    expect(card().getByText('₹119')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('names the usual saving alone where no monthly price says it', async () => {
    const prices = offersIn().prices.filter(({ interval }) => interval === 'ANNUAL');
    await open(
      freeTeam({ planOffers: offersIn('USD', { prices: prices.map((one) => ({ ...one, discountPercent: null })) }) }),
    );
    expect(card().queryByRole('radio')).toBeNull();
    expect(card().getByText('save 40%')).toBeTruthy();
  });

  it('that cannot be read leaves the rest of the page', async () => {
    await open(freeTeam({ planOffers: down }));
    expect(card().getByText('The prices could not be loaded')).toBeTruthy();
    expect(screen.getByText(/^Nothing that your team uses/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Upgrade Now' })).toBeNull();
  });
});

describe('offers', () => {
  it('of a team of old name its dates and its list price', async () => {
    await open(freeTeam({ planOffers: legacyOffers() }));
    const banner = region('Special prices for your team');
    expect(banner.getByText(/if you upgrade by 05 Jan 2027\.$/)).toBeTruthy();
    expect(banner.getByText('Until 06 Jan 2027 your team can go on for free.')).toBeTruthy();
    expect(card().getByText('55% off')).toBeTruthy();
    expect(card().getByText('$4.50').tagName).toBe('S');
    expect(card().getByText('$648.00').tagName).toBe('S');
    expect(card().getByText('$648.00').parentElement?.textContent).toContain('You save $360.00');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upgrade Now' }).disabled).toBe(false);
  });

  it.each([
    ['2026-11-21', true],
    ['2026-11-20', false],
  ])('that are locked until %s: locked %s', async (lockedUntil, isLocked) => {
    await open(freeTeam({ planOffers: legacyOffers(lockedUntil) }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upgrade Now' }).disabled).toBe(isLocked);
    expect(screen.queryAllByText(/up to and including 21 Nov 2026\.$/)).toHaveLength(isLocked ? 1 : 0);
  });

  it('of the first months say what they cost then', async () => {
    await open(freeTeam({ planOffers: firstMonthsOffers(), paywallMode: 'SOFT' }));
    const text = screen.getByRole('region', { name: 'An offer for your team' }).textContent;
    expect(text).toContain(
      '₹99 instead of ₹199 per person per month for the first 6 months, if you upgrade by 07 Dec 2026.',
    );
    expect(text).toContain('₹7,128.00 instead of ₹14,328.00 for 12 people in the first 6 months');
  });

  it('from a mail are named as far as they can be read, and change no price', async () => {
    await open(freeTeam(), '/billing/email?planType=pro&endDate=2026-12-31&TrialNotAvailable=true&fromEmail=true');
    expect(region('From our e-mail to you').getByText(/PRO\. It ends on 31 Dec 2026\.$/)).toBeTruthy();
    expect(card().getByText('$3')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /trial$/ })).toBeNull();
  });

  it('from a mail that says nothing known have no banner', async () => {
    await open(freeTeam(), '/billing/email?planType=gold&endDate=tomorrow');
    expect(screen.queryByRole('region', { name: 'From our e-mail to you' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Start 30 days PRO trial' })).toBeTruthy();
  });
});

describe('a trial', () => {
  const onTrial = (endsInto?: string) =>
    freeTeam(
      { isProPlan: true, planOffers: offersIn('USD', { viewerCanStartTrial: false }) },
      { type: 'SELF_SERVE_TRIAL', trial: trial(endsInto) },
    );

  it('is started by one press, and the whole console follows', async () => {
    const told = listenToEvents();
    let start: (() => void) | undefined;
    const before = freeTeam();
    const { become, reads, sent } = await open(before, '/billingNew?feature=guests', {
      trialStart: async () => {
        await new Promise<void>((resolve) => (start = resolve));
        return { team: onTrial(), userErrors: [] };
      },
    });
    expect(card().getByText('No Credit Card needed.')).toBeTruthy();
    const gates = reads('planGate');
    await press('Start 30 days PRO trial');
    await press('Start 30 days PRO trial');
    become(onTrial());
    await act(async () => start?.());
    expect(inputsWithKeysOf(sent, 'trialStart')).toHaveLength(1);
    expect((await told()).map(([name]) => name)).toEqual(['upgrade_to_pro_page_view', 'activate_pro_trial_clicked']);
    const state = region('Your PRO trial');
    expect(state.getByText('30 days left')).toBeTruthy();
    expect(state.getByText(/up to and including 20 Dec 2026\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /trial$/ })).toBeNull();
    expect(currentToasts().map(({ tone }) => tone)).toEqual(['success']);
    // What the plan limits is read again.
    expect(reads('planGate')).toBe(gates + 1);
    expect(reads('upgradeUsage')).toBe(2);
    expect(document.activeElement?.id).toBe('page-title');
  });

  it('that somebody else has started meanwhile is shown to who is refused', async () => {
    const refused = { team: null, userErrors: [userError('NOT_ALLOWED')] };
    const { become } = await open(freeTeam(), '/billingNew', { trialStart: refused });
    become(onTrial());
    await press('Start 30 days PRO trial');
    expect(region('Your PRO trial').getByText('30 days left')).toBeTruthy();
    expect(document.activeElement?.id).toBe('page-title');
  });

  it.each([
    ['that is refused', { team: null, userErrors: [userError('NOT_ALLOWED')] }, /^No trial can be started/],
    ['that fails', down, /^Something went wrong while activating your trial plan\. Please try again later/],
  ])('%s says why, and is tried again under the same key', async (_what, trialStart, text) => {
    const { sent } = await open(freeTeam(), '/billingNew', { trialStart });
    await press('Start 30 days PRO trial');
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start 30 days PRO trial' })).toBeTruthy();
    if (trialStart !== down) return;
    await press('Start 30 days PRO trial');
    const [first, second] = inputsWithKeysOf(sent, 'trialStart');
    expect(second?.['idempotencyKey']).toBe(first?.['idempotencyKey']);
  });

  it.each([
    ['PRO', /^From 21 Dec 2026 on your team is on PRO without licenses/, /become Lite/],
    ['FREE', /^From 21 Dec 2026 on your team is on the free Starter plan/, /limits of the Starter plan hold/],
  ])('that ends in %s says what follows', async (endsInto, what, people) => {
    await open(onTrial(endsInto));
    const state = region('Your PRO trial');
    for (const text of [what, people, /^Nothing is deleted/]) expect(state.getByText(text)).toBeTruthy();
    expect(screen.getByText('While the trial runs, no limit of the Starter plan holds.')).toBeTruthy();
    expect(card().getByRole('button', { name: 'Upgrade Now' })).toBeTruthy();
  });

  it("counts its days by the server's clock", async () => {
    observeServerTime(String(Date.parse('2026-12-20T23:59:00Z')), NOW, NOW);
    await open(onTrial());
    expect(region('Your PRO trial').getByText('Last day')).toBeTruthy();
  });

  it('is shown without its dates while they cannot be read, and asked about until they can', async () => {
    const dates = downAtFirst(() => trial());
    const { reads } = await open(freeTeam({}, { type: 'TRIAL', trial: dates }));
    expect(region('Your PRO trial').getByText(/could not be loaded\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /trial$/ })).toBeNull();
    const before = reads('planFrame');
    await rest(4_000);
    expect(reads('planFrame')).toBe(before);
    dates.mend();
    await rest(1_000);
    expect(reads('planFrame')).toBe(before + 1);
    expect(region('Your PRO trial').getByText('30 days left')).toBeTruthy();
    await rest(60_000);
    expect(reads('planFrame')).toBe(before + 1);
  });

  it('that ends while the page is open leads to what the team has then', async () => {
    observeServerTime(String(Date.parse('2026-12-20T23:59:58Z')), NOW, NOW);
    const { become, reads } = await open(onTrial());
    const before = reads('planFrame');
    await rest(2_000);
    expect(reads('planFrame')).toBe(before + 1);
    await rest(4_000);
    expect(reads('planFrame')).toBe(before + 1);
    become(freeTeam({ plan: 'PRO', isProPlan: true }, { type: 'SUBSCRIPTION' }));
    await rest(1_000);
    expect(screen.getByText('The PRO view')).toBeTruthy();
    await rest(60_000);
    expect(reads('planFrame')).toBe(before + 2);
  });
});

describe('a team behind the hard paywall', () => {
  const hard = (billing: Record<string, unknown> = {}) => freeTeam({}, { type: 'HARD_PAYWALL_EXPERIMENT', ...billing });

  it('is asked to turn to whoever looks after it, and has no trial', async () => {
    await open(hard({ accountManager: { name: 'Ida Wells', email: 'ida@sales.example', avatarUrl: null } }));
    expect(screen.getByRole('link', { name: 'ida@sales.example' }).getAttribute('href')).toBe(
      'mailto:ida%40sales.example',
    );
    expect(screen.queryByRole('button', { name: /trial$/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Upgrade Now' })).toBeTruthy();
  });
});

describe('what the team uses', () => {
  it('names what comes close to a limit or is above it, by words', async () => {
    const used = {
      messages: 8_400,
      storage: 5.5 * GIB,
      guests: 2,
      videoLimitHits: 10,
      customFields: 3,
      inviteControl: 1,
    };
    await open(freeTeam({ usage: usageOf(used) }));
    expect(rows('What your team uses').slice(1)).toEqual([
      ['Messages', '8,400', '10,000', 'Close to the limit'],
      ['File storage', '5.5 GB', '5 GB', 'Over the limit'],
      ['Guests', '2', '1', 'Over the limit'],
      ['Custom profile fields', '3', 'Not included', 'Needs PRO'],
      ['Only admins invite members', 'On', 'Not included', 'Needs PRO'],
    ]);
    expect(screen.getByRole('progressbar', { name: 'File storage' }).getAttribute('aria-valuenow')).toBe('100');
  });

  it('says calmly that there is nothing', async () => {
    await open(freeTeam());
    expect(screen.getByText(/^Nothing that your team uses comes close/)).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'What your team uses' })).toBeNull();
  });

  it('names the figures that failed, and reads them again', async () => {
    const guests = downAtFirst(() => ({ used: 2, noticeAbove: 1, limit: 1, isNoticed: true, isOverLimit: true }));
    await open(freeTeam({ usage: { ...usageOf({ admins: 2 }), guests } }));
    expect(rows('What your team uses').slice(1)).toEqual([['Admins', '2', '1', 'Over the limit']]);
    expect(screen.getByText('Could not be loaded: Guests')).toBeTruthy();
    guests.mend();
    await press('Retry');
    expect(
      rows('What your team uses')
        .slice(1)
        .map(([name]) => name),
    ).toEqual(['Guests', 'Admins']);
  });

  it('that cannot be read at all leaves the rest of the page', async () => {
    await open(freeTeam({ usage: down }));
    expect(screen.getByText('What your team uses could not be loaded')).toBeTruthy();
    expect(card().getByText('$3')).toBeTruthy();
  });
});

it('marks the row of the limit that led here among what PRO gives', async () => {
  await open(freeTeam(), '/billingNew?feature=user-groups');
  const section = region('What PRO gives your people');
  expect(section.getByText('You came here for: User groups')).toBeTruthy();
  const marked = section.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true');
  expect(marked.map((row) => row.firstElementChild?.textContent)).toEqual(['User groups']);
});
