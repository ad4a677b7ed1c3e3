import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { down, downAtFirst, inputsWithKeysOf, lost, userError } from '../../../testing/gatewayPieces.ts';
import { answered, click, press, rest, strike } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { clearToasts, currentToasts } from '../../../ui/toasts/toastStore.ts';
import { gateway } from './overview.fixture.ts';
import OverviewPage from './OverviewPage.tsx';

type Team = { name: string; url: string; version: number; isAutoJoin: boolean; guestInvite: string };
type Input = { input: Record<string, unknown> };

const START: Team = { name: 'Orbit', url: 'orbit', version: 3, isAutoJoin: false, guestInvite: 'ADMIN' };
let kept: Team;
/** What the gateway refuses next, instead of doing it. */
let refusals: { code: string; field: string[] | null }[];
beforeEach(() => {
  kept = { ...START };
  refusals = [];
});
afterEach(() => {
  vi.useRealTimers();
  act(() => clearToasts());
});

const payload = () => ({
  team: { id: 'team-1', anotherTeamAutoJoins: null, viewerCanInviteGuests: true, ...kept },
  userErrors: [],
});
const refused = (code: string, field: string[] | null) => ({
  team: null,
  userErrors: [userError(code, field)],
});
/** A mutation that keeps what `change` makes of the input, unless it is refused. */
const keeping = (change: (input: Record<string, unknown>) => Partial<Team>) => (args: Input) => {
  const refusal = refusals.shift();
  if (refusal) return refused(refusal.code, refusal.field);
  const version = args.input['version'];
  if (version !== undefined && version !== kept.version) return refused('STALE', ['version']);
  kept = { ...kept, ...change(args.input), version: kept.version + 1 };
  return payload();
};

/** A mutation that keeps a change, and whose answer is lost. */
const lostAfter = (change: Partial<Team>) => () => {
  kept = { ...kept, ...change, version: kept.version + 1 };
  return lost();
};

/** The overview of an admin whose team can be changed. */
const open = async (changes: Record<string, unknown> = {}, mutations: Record<string, unknown> = {}, address = '/') => {
  const live = Object.fromEntries(Object.keys(START).map((field) => [field, () => kept[field as keyof Team]]));
  const { sent, address: at } = await renderInConsole(
    <OverviewPage />,
    {
      ...gateway('ADMIN', { ...live, domainMembersCount: 113, anotherTeamAutoJoins: false, ...changes }),
      teamUpdate: keeping(({ name, url }) => ({
        ...(typeof name === 'string' && { name }),
        ...(typeof url === 'string' && { url }),
      })),
      teamAutoJoinUpdate: keeping(({ isAutoJoin }) => ({ isAutoJoin: isAutoJoin === true })),
      teamGuestInviteUpdate: keeping(({ guestInvite }) => ({ guestInvite: String(guestInvite) })),
      ...mutations,
    },
    address,
  );
  const inputsOf = (mutation: string) => inputsWithKeysOf(sent, mutation);
  return { sent, at, inputsOf };
};

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const edit = (name: string, text: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Edit ${name}` }));
  fireEvent.change(box(name), { target: { value: text } });
};
const enter = (name: string) => strike(box(name), 'Enter');
const reason = () => screen.getByRole('alert').textContent;
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('the name of the team', () => {
  it('is saved with the version that was read, and shown everywhere', async () => {
    const { inputsOf } = await open();
    edit('Team name', ' Apollo ');
    await enter('Team name');
    expect(inputsOf('teamUpdate')).toEqual([{ name: 'Apollo', version: 3, idempotencyKey: expect.any(String) }]);
    expect(screen.getByRole('heading', { name: 'Apollo' })).toBeTruthy();
    expect(said()).toBe('Saved');
    edit('Team name', 'Zenith');
    await enter('Team name');
    expect(inputsOf('teamUpdate')[1]).toMatchObject({ name: 'Zenith', version: 4 });
  });

  it.each([
    ['  ', 'Enter a team name.'],
    ['🚀'.repeat(51), 'Use at most 50 characters.'],
    ['<Orbit>', /cannot contain/],
  ])('%j is not sent', async (name, text) => {
    const { inputsOf } = await open();
    edit('Team name', name);
    await enter('Team name');
    expect(reason()).toMatch(text);
    expect(box('Team name').value).toBe(name);
    expect(inputsOf('teamUpdate')).toEqual([]);
  });

  it('that could not be saved stays in its field; another try has the same key', async () => {
    const { inputsOf } = await open({}, { teamUpdate: down });
    edit('Team name', 'Apollo');
    await enter('Team name');
    expect(reason()).toBe('This could not be saved. Please try again.');
    await enter('Team name');
    const [first, second] = inputsOf('teamUpdate');
    expect(second).toEqual(first);
    await strike(box('Team name'), 'Escape');
    expect(screen.getByRole('heading', { name: 'Orbit' })).toBeTruthy();
  });
});

describe('a team that somebody else has changed meanwhile', () => {
  it('takes the edit all the same where it was something else', async () => {
    const { inputsOf } = await open();
    kept = { ...kept, url: 'apollo-11', version: 9 };
    edit('Team name', 'Apollo');
    await enter('Team name');
    expect(inputsOf('teamUpdate')).toMatchObject([{ version: 3 }, { version: 9 }]);
    expect(screen.getByRole('heading', { name: 'Apollo' })).toBeTruthy();
    expect(screen.getByText('apollo-11')).toBeTruthy();
    expect(said()).toBe('Saved');
  });

  it('asks where it was the same field; the next Enter replaces it', async () => {
    const { inputsOf } = await open();
    kept = { ...kept, name: 'Zenith', version: 9 };
    edit('Team name', 'Apollo');
    await enter('Team name');
    expect(reason()).toBe('Somebody changed this meanwhile to “Zenith”. Save again to replace it.');
    expect(box('Team name').value).toBe('Apollo');
    expect(kept.name).toBe('Zenith');
    await enter('Team name');
    expect(inputsOf('teamUpdate')).toMatchObject([{ version: 3 }, { version: 9 }]);
    expect(kept.name).toBe('Apollo');
    expect(screen.getByRole('heading', { name: 'Apollo' })).toBeTruthy();
  });

  it('is left as it is on Escape', async () => {
    await open();
    kept = { ...kept, name: 'Zenith', version: 9 };
    edit('Team name', 'Apollo');
    await enter('Team name');
    await strike(box('Team name'), 'Escape');
    expect(screen.getByRole('heading', { name: 'Zenith' })).toBeTruthy();
  });

  it('has what was typed already where both typed the same', async () => {
    const { inputsOf } = await open();
    kept = { ...kept, name: 'Apollo', version: 9 };
    edit('Team name', 'Apollo');
    await enter('Team name');
    expect(inputsOf('teamUpdate')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Apollo' })).toBeTruthy();
  });

  it('is not asked for ever where it keeps changing', async () => {
    const { inputsOf } = await open();
    refusals = Array.from({ length: 9 }, () => ({ code: 'STALE', field: ['version'] }));
    edit('Team name', 'Apollo');
    await enter('Team name');
    await waitFor(() => expect(reason()).toBe('This could not be saved. Please try again.'));
    expect(inputsOf('teamUpdate')).toHaveLength(4);
  });
});

describe('the URL of the team', () => {
  it('warns while it is edited, and is saved in lower case', async () => {
    const { inputsOf } = await open();
    expect(screen.queryByText('Links to the old URL stop working.')).toBeNull();
    edit('Team URL', 'Apollo-11');
    expect(screen.getByText('Links to the old URL stop working.')).toBeTruthy();
    await enter('Team URL');
    expect(inputsOf('teamUpdate')).toMatchObject([{ url: 'apollo-11', version: 3 }]);
    expect(screen.getByText('apollo-11')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy the team URL' })).toBeTruthy();
  });

  it.each([
    ['TAKEN', 'This team URL is already in use. Choose another one.'],
    ['RESTRICTED', 'This team URL is reserved. Choose another one.'],
    ['NOT_ALLOWED', 'This could not be saved. Please try again.'],
  ])('refused as %s says why, and stays to be mended', async (code, text) => {
    await open();
    refusals = [{ code, field: ['url'] }];
    edit('Team URL', 'apollo');
    await enter('Team URL');
    expect(reason()).toBe(text);
    expect(box('Team URL').value).toBe('apollo');
    fireEvent.change(box('Team URL'), { target: { value: 'apollo-11' } });
    await enter('Team URL');
    expect(kept.url).toBe('apollo-11');
  });

  it.each([
    ['abc', 'Use at least 4 characters.'],
    ['x'.repeat(26), 'Use at most 25 characters.'],
    ['orbit.example', /letters, digits and hyphens only/],
  ])('%s is not sent', async (url, text) => {
    const { inputsOf } = await open();
    edit('Team URL', url);
    await enter('Team URL');
    expect(reason()).toMatch(text);
    expect(inputsOf('teamUpdate')).toEqual([]);
  });

  it('that is the same in capitals is no change', async () => {
    const { inputsOf } = await open();
    edit('Team URL', ' ORBIT ');
    await enter('Team URL');
    expect(inputsOf('teamUpdate')).toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

const autoJoin = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Auto-join' });
const dialog = () => within(screen.getByRole('alertdialog'));
const ask = async () => {
  await click(autoJoin());
  await screen.findByRole('alertdialog');
};
const answer = (name: string) => press(name, dialog());

describe('auto-join', () => {
  it('is asked for first, with how many it is about; then it is on, and says so for three seconds', async () => {
    const { inputsOf } = await open();
    expect(autoJoin().checked).toBe(false);
    await ask();
    expect(inputsOf('teamAutoJoinUpdate')).toEqual([]);
    expect(dialog().getByText(/^Everybody with an address at orbit.example can then join/)).toBeTruthy();
    expect(dialog().getByText('113 people have an address at orbit.example.')).toBeTruthy();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await answer('Turn on auto-join');
    expect(inputsOf('teamAutoJoinUpdate')).toEqual([{ isAutoJoin: true, idempotencyKey: expect.any(String) }]);
    expect(autoJoin().checked).toBe(true);
    expect(said()).toBe('Saved');
    act(() => void vi.advanceTimersByTime(2_999));
    expect(said()).toBe('Saved');
    act(() => void vi.advanceTimersByTime(1));
    expect(said()).toBe('');
  });

  it('is turned off likewise', async () => {
    kept.isAutoJoin = true;
    await open();
    await ask();
    expect(dialog().getByText(/^From then on, your sign-up permissions decide/)).toBeTruthy();
    await answer('Turn off auto-join');
    expect(autoJoin().checked).toBe(false);
  });

  it('stays as it is on Cancel', async () => {
    const { inputsOf, at } = await open();
    await ask();
    expect(at()).toBe('/?dialog=auto-join');
    await answer('Cancel');
    expect(at()).toBe('/');
    expect(inputsOf('teamAutoJoinUpdate')).toEqual([]);
  });

  it('can be decided where the people could not be counted, and counted on Retry', async () => {
    const domainMembersCount = downAtFirst(() => 1);
    await open({ domainMembersCount });
    await ask();
    expect(dialog().getByText('How many people that concerns could not be counted.')).toBeTruthy();
    domainMembersCount.mend();
    await answer('Retry');
    expect(dialog().getByText('1 person has an address at orbit.example.')).toBeTruthy();
    await answer('Turn on auto-join');
    expect(autoJoin().checked).toBe(true);
  });

  it.each([
    ['DUPLICATE', 'Another team of orbit.example takes in everybody already. One team of a domain can.'],
    ['FREE_EMAIL_DOMAIN', /^Anybody can get an address at orbit.example/],
  ])('refused as %s stays off, and says why; what the page knows is read again', async (code, text) => {
    const { sent } = await open();
    refusals = [{ code, field: ['isAutoJoin'] }];
    await ask();
    await answer('Turn on auto-join');
    expect(dialog().getByRole('alert').textContent).toMatch(text);
    await answer('Cancel');
    expect([autoJoin().checked, autoJoin().disabled]).toEqual([false, false]);
    expect(sent.filter(({ name }) => name === 'teamEditing')).toHaveLength(2);
  });

  it('says so where it could not be saved, with the request', async () => {
    await open({}, { teamAutoJoinUpdate: down });
    await ask();
    await answer('Turn on auto-join');
    expect(dialog().getByRole('alert').textContent).toMatch(/^The setting could not be saved.*Request req-1$/);
  });

  it('is done where its answer is lost, and it turns out to be saved', async () => {
    await open({}, { teamAutoJoinUpdate: lostAfter({ isAutoJoin: true }) });
    await ask();
    await answer('Turn on auto-join');
    expect([screen.queryByRole('alertdialog'), autoJoin().checked]).toEqual([null, true]);
  });

  it('is not saved where its answer is lost, and it turns out to be as before', async () => {
    await open({}, { teamAutoJoinUpdate: lost });
    await ask();
    await answer('Turn on auto-join');
    expect(dialog().getByRole('alert').textContent).toMatch(/^The setting could not be saved.*Request req-1$/);
  });

  it('cannot be turned on where another team has it, and says why, also by its address', async () => {
    const { at } = await open({ anotherTeamAutoJoins: true }, {}, '/?dialog=auto-join');
    expect(autoJoin().getAttribute('aria-disabled')).toBe('true');
    // It stays in reach, so that the reason can be heard.
    expect(autoJoin().disabled).toBe(false);
    await click(autoJoin());
    const described = autoJoin().getAttribute('aria-describedby')?.split(' ') ?? [];
    const description = described.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(description).toContain('another team of orbit.example takes in everybody');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(at()).toBe('/');
  });
});

const guests = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Invite guests' });
const stateOf = () => document.getElementById(guests().getAttribute('aria-describedby') ?? '')?.textContent;

describe('who may invite guests', () => {
  it('is saved at once, nobody or admins only, and says so for two seconds', async () => {
    const { inputsOf } = await open();
    expect([guests().checked, stateOf()]).toEqual([true, 'Admins only']);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await click(guests());
    await rest(0);
    expect([guests().checked, stateOf(), said()]).toEqual([false, 'Nobody', 'Saved']);
    act(() => void vi.advanceTimersByTime(1_999));
    expect(said()).toBe('Saved');
    act(() => void vi.advanceTimersByTime(1));
    expect(said()).toBe('');
    await click(guests());
    expect(inputsOf('teamGuestInviteUpdate')).toMatchObject([{ guestInvite: 'NONE' }, { guestInvite: 'ADMIN' }]);
  });

  it('is shown as it is where it is every member', async () => {
    kept.guestInvite = 'MEMBER';
    const { inputsOf } = await open();
    expect([guests().checked, stateOf()]).toEqual([true, 'Every member']);
    expect(inputsOf('teamGuestInviteUpdate')).toEqual([]);
  });

  it('is shown as changed at once, takes no second change meanwhile, and goes back where it was not kept', async () => {
    let fail: (error: Error) => void = () => undefined;
    const { inputsOf } = await open(
      {},
      { teamGuestInviteUpdate: () => new Promise((_kept, reject) => (fail = reject)) },
    );
    await click(guests());
    expect(stateOf()).toBe('Nobody');
    await click(guests());
    expect(inputsOf('teamGuestInviteUpdate')).toHaveLength(1);
    await answered(() => fail(new Error('down')));
    expect([guests().checked, stateOf(), said()]).toEqual([true, 'Admins only', '']);
    expect(currentToasts().map(({ text }) => text.defaultMessage)).toEqual([
      'There was an error saving who may invite guests. It is as before; please try again later.',
    ]);
  });

  it('is read again where it is not known to be kept', async () => {
    await open({}, { teamGuestInviteUpdate: lostAfter({ guestInvite: 'NONE' }) });
    await click(guests());
    await waitFor(() => expect([guests().checked, stateOf(), said()]).toEqual([false, 'Nobody', '']));
    expect(currentToasts()).toEqual([]);
  });
});

describe.each([
  ['may not edit the team', { viewerCanEdit: false }],
  ['may edit as far as anybody knows: the services do not say', { viewerCanEdit: down }],
])('an admin who %s', (_who, changes) => {
  it('reads it all, without pencils and switches', async () => {
    await open(changes);
    expect(screen.getByRole('heading', { name: 'Orbit' })).toBeTruthy();
    expect(screen.getByText(/^Off: Sign-up permissions decide/)).toBeTruthy();
    expect(screen.getByText('Admins only')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

it('is not asked about by members, who see no pencil', async () => {
  const { sent } = await renderInConsole(<OverviewPage />, gateway('MEMBER'));
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  expect(sent.map(({ name }) => name)).not.toContain('teamEditing');
});
