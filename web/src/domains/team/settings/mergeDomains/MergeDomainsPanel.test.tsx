import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hasUnsavedChanges } from '../../../../lib/unsavedChanges/dirtyForms.ts';
import { downAtFirst, lost, userError } from '../../../../testing/gatewayPieces.ts';
import { press, typeInto } from '../../../../testing/hands.ts';
import { renderInConsole } from '../../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../../ui/toasts/toastStore.ts';
import MergeDomainsPanel from './MergeDomainsPanel.tsx';

type Entry = { domain: string; status: string; requestedAt: string };
type Roster = { sent: Entry[]; received: Entry[] };

const entry = (domain: string, status: string): Entry => ({ domain, status, requestedAt: '2026-11-19T09:00:00.000Z' });
const harbor = entry('harbor.example', 'APPROVED');
const seedling = entry('seedling.example', 'REQUESTED');
const ORBIT: Roster = { sent: [harbor], received: [seedling] };

const refused = (code: string, field: string[] | null = ['domain']) => ({
  team: null,
  userErrors: [userError(code, field)],
});

type Act = (roster: Roster, domain: string) => unknown;

/** The panel over these lists. A mutation gives the lists that follow, or its whole payload. */
async function open(roster: Roster, acts: Record<string, Act> = {}, address = '/') {
  let kept: Roster | null = roster;
  const domainRoster = () => {
    if (kept === null) throw new Error('down');
    return kept;
  };
  const team = () => ({ id: 'team-orbit', domainRoster, settingChange: null });
  const mutations = Object.entries(acts).map(([name, run]) => [
    name,
    ({ input }: { input: { domain: string } }) => {
      const result = run(kept ?? roster, input.domain);
      if (result instanceof Error) throw result;
      if (Object(result).userErrors !== undefined) return result;
      kept = result as Roster;
      return { team: team(), userErrors: [] };
    },
  ]);
  const gateway = { viewer: { id: 'viewer-1', team }, ...Object.fromEntries(mutations) };
  const rendered = await renderInConsole(<MergeDomainsPanel />, gateway, address);
  /** What is kept from now on; null where it cannot be read. */
  const setRoster = (next: Roster | null) => void (kept = next);
  const inputs = (name: string) => rendered.sent.filter((one) => one.name === name).map(({ variables }) => variables);
  return { ...rendered, inputs, setRoster };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const rows = (name: string) =>
  section(name)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const dialog = () => within(screen.getByRole('alertdialog'));
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Domain of the other team' });
const type = (value: string) => typeInto(field(), value);
const send = () => act(async () => fireEvent.submit(field()));
const toasts = () => currentToasts().map(({ text, values }) => [text.defaultMessage, values ?? null]);

const WAITING = 'Waiting for your answer';
const SENT = 'Requests you have sent';
const NOT_SENT = 'Merge domain request could not be sent. ';
const NOT_DONE = 'The domain addition request could not be processed. ';

describe('the lists', () => {
  it('have what waits with its two answers, and what was sent with what became of it', async () => {
    await open({
      sent: [harbor, entry('a.example', 'REQUESTED'), entry('b.example', 'REJECTED')],
      received: [seedling],
    });
    expect(rows(WAITING)).toEqual([expect.stringMatching(/^seedling\.example.*DeclineApprove$/)]);
    expect(rows(SENT)).toEqual([
      expect.stringMatching(/^harbor\.exampleApproved.*End$/),
      expect.stringMatching(/^a\.exampleRequested.*Take back$/),
      expect.stringMatching(/^b\.exampleDeclined.*Remove$/),
    ]);
  });

  it('say what they are for while they are empty', async () => {
    await open({ sent: [], received: [] });
    expect(section(WAITING).getByText('No other team asks to join your organization at present.')).toBeTruthy();
    expect(section(SENT).getByText('Your team has not asked any other domain yet.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Domains you have approved' })).toBeNull();
  });

  it('that cannot be read leave Retry', async () => {
    const domainRoster = downAtFirst(() => ORBIT);
    await renderInConsole(<MergeDomainsPanel />, {
      viewer: {
        id: 'viewer-1',
        team: {
          id: 'team-orbit',
          settingChange: null,
          domainRoster,
        },
      },
    });
    expect(screen.getByText('The domains could not be loaded')).toBeTruthy();
    await type('summit.example');
    domainRoster.mend();
    await press('Retry');
    expect(rows(WAITING)).toHaveLength(1);
    expect(field().value).toBe('summit.example');
  });
});

describe('asking', () => {
  it('goes out in the kept form, is told and listed; the field is free again', async () => {
    const { inputs } = await open(ORBIT, {
      domainRequestSend: (roster, domain) => ({ ...roster, sent: [entry(domain, 'REQUESTED'), ...roster.sent] }),
    });
    await type(' Mail.Summit.Example ');
    expect(hasUnsavedChanges()).toBe(true);
    await send();
    expect(inputs('domainRequestSend')).toEqual([
      { input: { domain: 'mail.summit.example', idempotencyKey: expect.any(String) } },
    ]);
    expect(toasts()).toEqual([['A domain addition request has been sent to the admin', null]]);
    expect(rows(SENT)).toHaveLength(2);
    expect(field().value).toBe('');
    expect(hasUnsavedChanges()).toBe(false);
  });

  it.each(['summit', 'two words', 'summit .example', '.example', 'a@summit.example'])(
    '%o is told to be no domain, and not sent',
    async (value) => {
      const { inputs } = await open(ORBIT, { domainRequestSend: (roster) => roster });
      await type(value);
      await send();
      expect(screen.getByText('This is no domain. A domain looks like name.com.')).toBeTruthy();
      expect(field().getAttribute('aria-invalid')).toBe('true');
      expect(inputs('domainRequestSend')).toEqual([]);
    },
  );

  it.each([
    ['NOT_FOUND', 'No team has this domain.'],
    ['DUPLICATE', 'One of the two teams has asked the other already, or they are one organization.'],
    ['FREE_EMAIL_DOMAIN', 'Everybody can have an address in this domain, so it belongs to no organization.'],
    ['INVALID', 'It is the domain of your own team.'],
  ])('refused with %s is told at the field, which keeps what was typed', async (code, reason) => {
    await open(ORBIT, { domainRequestSend: () => refused(code) });
    await type('summit.example');
    await send();
    expect(screen.getByText(`${NOT_SENT}${reason}`)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().value).toBe('summit.example');
    await type('summit.test');
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });

  it('while too many requests wait is told beside the field', async () => {
    await open(ORBIT, { domainRequestSend: () => refused('TOO_MANY', null) });
    await type('summit.example');
    await send();
    expect(
      screen.getByText(`${NOT_SENT}20 of your requests wait for an answer already. Take one back, or wait.`),
    ).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });

  it('by a team without a domain of its own is told beside the field', async () => {
    await open(ORBIT, { domainRequestSend: () => refused('FREE_EMAIL_DOMAIN', null) });
    await type('summit.example');
    await send();
    expect(screen.getByText(new RegExp(`^${NOT_SENT}Your own team has no`))).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });

  it('that fails is sent again under the same key', async () => {
    const { inputs } = await open(ORBIT, { domainRequestSend: () => new Error('down') });
    await type('summit.example');
    await send();
    expect(screen.getByText(`${NOT_SENT}Something went wrong. Please try again later.`)).toBeTruthy();
    await send();
    const keys = inputs('domainRequestSend').map(({ input }) => Object(input).idempotencyKey as string);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('an answer', () => {
  it('approves after a question that says what it means; the entry moves off the open ones', async () => {
    const { inputs } = await open(ORBIT, {
      domainRequestApprove: (roster, domain) => ({ ...roster, received: [entry(domain, 'APPROVED')] }),
    });
    await press('Approve seedling.example');
    expect(dialog().getByText(/^People with an address in seedling\.example will count as your own/)).toBeTruthy();
    expect(inputs('domainRequestApprove')).toEqual([]);
    await press('Add seedling.example', dialog());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(toasts()).toEqual([['The domain has been added to your organisation', null]]);
    expect(rows(WAITING)).toEqual([]);
    expect(rows('Domains you have approved')).toEqual([expect.stringMatching(/^seedling\.example.*End$/)]);
  });

  it('declines at once', async () => {
    await open(ORBIT, { domainRequestDecline: (roster) => ({ ...roster, received: [] }) });
    await press('Decline seedling.example');
    expect(toasts()).toEqual([['The domain addition request has been declined', null]]);
    expect(rows(WAITING)).toEqual([]);
  });

  it.each([
    ['Approve seedling.example', 'domainRequestApprove', 'Add seedling.example'],
    ['Decline seedling.example', 'domainRequestDecline', null],
  ])('%s: where another admin was faster, it is told and the lists are read again', async (name, mutation, button) => {
    const { setRoster } = await open(ORBIT, {
      [mutation]: () => {
        setRoster({ ...ORBIT, received: [] });
        return refused('NOT_FOUND');
      },
    });
    await press(name);
    if (button) await press(button, dialog());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const reason = 'Somebody else has answered it or taken it back in the meantime.';
    expect(toasts()).toEqual([[`${NOT_DONE}{reason}`, { reason }]]);
    expect(rows(WAITING)).toEqual([]);
  });

  it('that fails leaves the question open, with why', async () => {
    await open(ORBIT, { domainRequestApprove: () => new Error('down') });
    await press('Approve seedling.example');
    await press('Add seedling.example', dialog());
    expect(dialog().getByText(`${NOT_DONE}Something went wrong. Please try again later.`)).toBeTruthy();
    await press('Cancel', dialog());
    expect(rows(WAITING)).toHaveLength(1);
  });

  it('whose answer is lost is done where the lists are as it would have them', async () => {
    const { setRoster } = await open(ORBIT, {
      domainRequestDecline: () => {
        setRoster({ ...ORBIT, received: [] });
        return lost();
      },
    });
    await press('Decline seedling.example');
    expect(toasts()).toEqual([[expect.stringMatching(/declined/), null]]);
    expect(rows(WAITING)).toEqual([]);
  });
});

describe('a question', () => {
  it.each([
    ['Approve seedling.example', '/?dialog=approve&domain=seedling.example'],
    ['End the common organization with harbor.example', '/?dialog=end&domain=harbor.example'],
  ])('by "%s" lives in the address, and Back closes it', async (name, where) => {
    const { address, back } = await open(ORBIT);
    await press(name);
    expect(address()).toBe(where);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    await back();
    expect(address()).toBe('/');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is asked by its address alone', async () => {
    await open({ sent: [entry('a.example', 'REQUESTED')], received: [] }, {}, '/?dialog=take-back&domain=a.example');
    expect(dialog().getByText('Take back the request to a.example?')).toBeTruthy();
  });

  it.each(['dialog=approve&domain=harbor.example', 'dialog=end&domain=seedling.example', 'dialog=take-back'])(
    'that no entry is there for leaves the address: %s',
    async (query) => {
      const { address } = await open(ORBIT, {}, `/?tab=x&${query}`);
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(address()).toBe('/?tab=x');
    },
  );

  it('whose answer is lost is done where its entry has moved on by then', async () => {
    const { setRoster, address } = await open(ORBIT, {
      domainRequestApprove: () => {
        setRoster({ ...ORBIT, received: [entry('seedling.example', 'APPROVED')] });
        return lost();
      },
    });
    await press('Approve seedling.example');
    await press('Add seedling.example', dialog());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(address()).toBe('/');
    expect(toasts()).toEqual([[expect.not.stringContaining(NOT_DONE), null]]);
  });

  it('whose answer is lost is not done where the lists are as before', async () => {
    await open(ORBIT, { domainRequestApprove: lost });
    await press('Approve seedling.example');
    await press('Add seedling.example', dialog());
    expect(dialog().getByText(`${NOT_DONE}Something went wrong. Please try again later.`)).toBeTruthy();
  });
});

it('what was typed and the lists stay where they are read again in vain', async () => {
  const { setRoster } = await open(ORBIT, {
    domainRequestDecline: () => {
      setRoster(null);
      return lost();
    },
  });
  await type('summit.example');
  await press('Decline seedling.example');
  expect(field().value).toBe('summit.example');
  expect(rows(WAITING)).toHaveLength(1);
  expect(toasts()).toEqual([[expect.stringMatching(/^No answer came/), expect.anything()]]);
});

describe('parting', () => {
  it.each([
    [
      harbor,
      'End the common organization with harbor.example',
      'End the common organization',
      'You are no longer one organization',
    ],
    [
      entry('a.example', 'REQUESTED'),
      'Take back the request to a.example',
      'Take back the request',
      'The request has been taken back',
    ],
  ])('from %o asks first', async (what, name, button, text) => {
    const { inputs } = await open(
      { sent: [what], received: [] },
      { domainRequestRemove: () => ({ sent: [], received: [] }) },
    );
    await press(name);
    expect(inputs('domainRequestRemove')).toEqual([]);
    await press(button, dialog());
    expect(toasts()).toEqual([[text, null]]);
    expect(rows(SENT)).toEqual([]);
  });

  it('from what was declined does not', async () => {
    await open(
      { sent: [entry('b.example', 'REJECTED')], received: [] },
      { domainRequestRemove: () => ({ sent: [], received: [] }) },
    );
    await press('Remove the declined request to b.example');
    expect(toasts()).toEqual([['The declined request is off your list', null]]);
    expect(rows(SENT)).toEqual([]);
  });
});
