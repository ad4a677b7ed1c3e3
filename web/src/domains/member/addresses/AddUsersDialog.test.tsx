import { useQuery } from '@apollo/client/react';
import { act, cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemberListDocument } from '../../../generated/member/list/memberList.ts';
import { hasUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { downAtFirst, userError } from '../../../testing/gatewayPieces.ts';
import { click, press, rest, typeInto } from '../../../testing/hands.ts';
import { connectionOf, renderInConsole } from '../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import { listedPerson, manyAddresses } from './addUsers.fixture.ts';
import AddUsersDialog from './AddUsersDialog.tsx';
import type { ListedMember } from '../people/people.ts';

interface ChecksArgs {
  readonly emails: readonly string[];
}
interface InviteArgs {
  readonly input: { readonly emails: readonly string[]; readonly idempotencyKey: string };
}

const AVAILABILITY: Record<string, string> = {
  'in@orbit.example': 'MEMBER',
  'off@orbit.example': 'DEACTIVATED',
  'asks@orbit.example': 'PENDING',
  'far@away.example': 'DOMAIN_NOT_ALLOWED',
};

const checks = ({ emails }: ChecksArgs) =>
  emails.map((email) => ({ email, availability: AVAILABILITY[email] ?? 'AVAILABLE' }));

const everybodyAdded = ({ input }: InviteArgs) => ({
  members: input.emails.map((email, place) => listedPerson(place + 1, { email })),
  userErrors: [],
});

/** Two lists, as the tabs behind the dialog show them. */
function Lists() {
  const orderBy = { field: 'NAME', direction: 'ASC' } as const;
  const options = { fetchPolicy: 'cache-first' } as const;
  const all = useQuery(MemberListDocument, { ...options, variables: { first: 50, orderBy } });
  const pending = useQuery(MemberListDocument, {
    ...options,
    variables: { first: 50, filter: { status: 'PENDING' }, orderBy },
  });
  const countOf = ({ data }: typeof all) => data?.viewer.team?.members?.totalCount;
  return <p>{`All: ${countOf(all)}, pending: ${countOf(pending)}`}</p>;
}

const open = async (changes: { team?: Record<string, unknown>; memberInvite?: unknown } = {}) => {
  const onClose = vi.fn<() => void>();
  const team = {
    id: 'team-1',
    joinDomains: ['orbit.example', 'orbit.test'],
    emailChecks: checks,
    ...changes.team,
  };
  const { sent } = await renderInConsole(<AddUsersDialog onClose={onClose} onSettled={() => undefined} />, {
    viewer: { id: 'viewer-1', team },
    memberInvite: changes.memberInvite ?? everybodyAdded,
  });
  return { onClose, sent };
};

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'E-mail addresses' });
const type = (value: string) => typeInto(box(), value);
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Add/ });
const add = () => click(addButton());
const groups = () => within(screen.getByRole('group', { name: 'What happens to these addresses' }));

const sentOf = (sent: readonly { name: string; variables: Record<string, unknown> }[], name: string) =>
  sent.filter((one) => one.name === name).map(({ variables }) => variables);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the addresses that are typed', () => {
  it('are sorted at once, and by what the team says 300 ms after typing rests', async () => {
    const { sent } = await open();
    await type('new@orbit.example, bad in@orbit.example');
    expect(groups().getByText('1 entry is no valid e-mail address')).toBeTruthy();
    expect(addButton().textContent).toBe('Add 2 people');
    await rest(299);
    expect(sentOf(sent, 'emailChecks')).toEqual([]);
    await rest(1);
    expect(sentOf(sent, 'emailChecks')).toEqual([
      { emails: ['new@orbit.example', 'in@orbit.example'], asGuests: false },
    ]);
    expect(groups().getByText('1 address already belongs to a member')).toBeTruthy();
    expect(addButton().textContent).toBe('Add 1 person');
  });

  it('are asked for once each', async () => {
    const { sent } = await open();
    await type('new@orbit.example');
    await rest();
    await type('new@orbit.example more@orbit.example');
    await rest();
    expect(sentOf(sent, 'emailChecks').map(({ emails }) => emails)).toEqual([
      ['new@orbit.example'],
      ['more@orbit.example'],
    ]);
  });

  it('are not asked for again while the answer is on its way', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { sent } = await open({ team: { emailChecks: () => answer.promise } });
    await type('new@orbit.example');
    await rest();
    await type('new@orbit.example more@orbit.example');
    await rest();
    expect(sentOf(sent, 'emailChecks').map(({ emails }) => emails)).toEqual([
      ['new@orbit.example'],
      ['more@orbit.example'],
    ]);
    await act(async () => answer.resolve(checks({ emails: ['new@orbit.example', 'more@orbit.example'] })));
  });

  it('say what to do about each of them', async () => {
    await open();
    await type('off@orbit.example asks@orbit.example far@away.example');
    await rest();
    expect(groups().getByRole('link', { name: 'Show deactivated people' }).getAttribute('href')).toBe(
      '/manage/users?tab=deactivated',
    );
    expect(groups().getByText('Adding them approves their requests.')).toBeTruthy();
    expect(groups().getByText('Only addresses of these domains may join: orbit.example and orbit.test.')).toBeTruthy();
    expect(addButton().textContent).toBe('Add 1 person');
  });

  it('can be added although they could not be checked', async () => {
    const emailChecks = downAtFirst((args: ChecksArgs) => checks(args));
    const { sent } = await open({
      team: {
        emailChecks,
      },
    });
    await type('new@orbit.example in@orbit.example');
    await rest();
    expect(screen.getByText(/^It could not be checked who is in the team already/)).toBeTruthy();
    expect(addButton().textContent).toBe('Add 2 people');
    emailChecks.mend();
    await press('Retry');
    await rest();
    expect(sentOf(sent, 'emailChecks')).toHaveLength(2);
    expect(addButton().textContent).toBe('Add 1 person');
  });

  it('lose those that are invalid with one press', async () => {
    await open();
    await type('new@orbit.example\nbad\nworse@\nmore@orbit.example');
    await press(/^Remove all invalid/);
    expect(box().value).toBe('new@orbit.example\nmore@orbit.example');
  });

  it.each(['<img src=x onerror=alert(1)>', '😀😀', '\u202Egnp.exe\u200F'])(
    'stand there as text: %j',
    async (hostile) => {
      await open();
      await type(`${hostile} new@orbit.example`);
      expect(document.querySelector('img')).toBeNull();
      expect(addButton().textContent).toBe('Add 1 person');
      const chips = groups().getAllByRole('listitem');
      expect(chips.length).toBeGreaterThan(1);
      expect(chips.every((chip) => chip.querySelector('bdi') !== null)).toBe(true);
    },
  );
});

describe('at most 999 addresses', () => {
  it.each([
    [998, 'Add 998 people'],
    [999, 'Add 999 people'],
  ])('are added at once: %d', async (count, label) => {
    const { sent } = await open();
    await type(manyAddresses(count));
    expect(addButton().textContent).toBe(label);
    expect(addButton().disabled).toBe(false);
    await add();
    expect(sentOf(sent, 'memberInvite')).toHaveLength(1);
  });

  it('are told at once, with how many there are', async () => {
    const { sent } = await open();
    await type(manyAddresses(1000));
    expect(screen.getByRole('alert').textContent).toBe('You can add at most 999 at a time. These are 1,000.');
    expect(addButton().disabled).toBe(true);
    await rest();
    expect(sentOf(sent, 'emailChecks').map(({ emails }) => Array.isArray(emails) && emails.length)).toEqual([999]);
  });

  it('are not exceeded by those that are in the team already', async () => {
    await open();
    await type(`in@orbit.example\n${manyAddresses(999)}`);
    expect(addButton().disabled).toBe(true);
    await rest();
    expect(addButton().disabled).toBe(false);
  });

  it('do not make a page of 5,000 chips', async () => {
    await open();
    await type(manyAddresses(5000));
    expect(groups().getByText('5,000 addresses can be added')).toBeTruthy();
    expect(groups().getAllByRole('listitem')).toHaveLength(21);
    expect(groups().getByText('and 4,980 more')).toBeTruthy();
  });
});

describe('adding', () => {
  it.each([
    ['', 'Enter at least one e-mail address.'],
    ['bad', 'Enter a valid e-mail address.'],
    ['bad worse', 'At least one valid e-mail address is needed.'],
    ['in@orbit.example', 'None of these addresses can be added.'],
  ])('sends nothing for %j and says why', async (text, why) => {
    const { sent } = await open();
    if (text !== '') await type(text);
    await rest();
    await add();
    expect(screen.getByRole('alert').textContent).toBe(why);
    expect(sentOf(sent, 'memberInvite')).toEqual([]);
    expect(document.activeElement).toBe(box());
  });

  it('sends only those that can be added, says how many, and closes', async () => {
    const { sent, onClose } = await open();
    await type('New@orbit.example asks@orbit.example in@orbit.example new@orbit.example');
    await rest();
    await add();
    expect(sentOf(sent, 'memberInvite')).toMatchObject([
      { input: { emails: ['new@orbit.example', 'asks@orbit.example'] } },
    ]);
    expect(currentToasts()).toMatchObject([{ tone: 'success', values: { count: 2 } }]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('leaves in the box those that failed, with their reasons', async () => {
    const { onClose } = await open({
      memberInvite: ({ input }: InviteArgs) => ({
        members: [listedPerson(1, { email: input.emails[0] ?? null })],
        userErrors: [
          userError('DEACTIVATED', ['emails', '1']),
          userError('INVALID', ['emails', '2']),
          userError('UNAVAILABLE', ['emails', '3']),
        ],
      }),
    });
    await type('ok@orbit.example, one@orbit.example, two@orbit.example, three@orbit.example, bad');
    await add();
    expect(box().value).toBe('one@orbit.example, two@orbit.example, three@orbit.example, bad');
    expect(groups().getByText('1 address belongs to somebody who is deactivated')).toBeTruthy();
    expect(groups().getByText('1 address cannot be added')).toBeTruthy();
    expect(groups().getByText('1 address could not be added just now: try again')).toBeTruthy();
    expect(within(screen.getByRole('dialog')).getByText('1 person added')).toBeTruthy();
    expect(addButton().textContent).toBe('Add 1 person');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not ask for another address once nothing is left to be added', async () => {
    await open();
    await type('new@orbit.example nonsense');
    await add();
    expect(within(screen.getByRole('dialog')).getByText('1 person added')).toBeTruthy();
    await press(/^Remove all invalid/);
    expect(box().value).toBe('');
    expect(screen.queryByText('Enter at least one e-mail address.')).toBeNull();
  });

  it('tells more of an address than a check that is answered after it', async () => {
    const answer = Promise.withResolvers<unknown>();
    await open({
      team: { emailChecks: () => answer.promise },
      memberInvite: () => ({
        members: [],
        userErrors: [userError('UNAVAILABLE', ['emails', '0'])],
      }),
    });
    await type('one@orbit.example two@orbit.example');
    await rest();
    await add();
    await act(async () => answer.resolve(checks({ emails: ['one@orbit.example', 'two@orbit.example'] })));
    expect(groups().getByText('1 address could not be added just now: try again')).toBeTruthy();
  });

  it('that fails as a whole keeps everything, and is repeated under the same key', async () => {
    const memberInvite = downAtFirst((args: InviteArgs) => everybodyAdded(args));
    const { sent, onClose } = await open({
      memberInvite,
    });
    await type('new@orbit.example');
    await add();
    expect(screen.getByText('Something went wrong. Please try again later.')).toBeTruthy();
    expect(box().value).toBe('new@orbit.example');
    memberInvite.mend();
    await add();
    const [first, second] = sentOf(sent, 'memberInvite');
    expect(second).toEqual(first);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('that is refused as a whole says why', async () => {
    await open({
      memberInvite: () => ({ members: [], userErrors: [userError('NOT_ALLOWED')] }),
    });
    await type('new@orbit.example');
    await add();
    expect(screen.getByText('Your team does not allow you to add these people.')).toBeTruthy();
    expect(box().value).toBe('new@orbit.example');
  });
});

describe('the lists behind the dialog', () => {
  const openWithLists = async () => {
    const active = [listedPerson(1)];
    const pending = [listedPerson(2, { status: 'PENDING', email: 'asks@orbit.example' })];
    const takeIn = ({ input }: InviteArgs) => {
      const known = pending.splice(0).map((member): ListedMember => ({ ...member, status: 'ACTIVE' }));
      const added = input.emails
        .filter((email) => email !== 'asks@orbit.example')
        .map((email, place) => listedPerson(place + 3, { email }));
      active.push(...known, ...added);
      return { members: [...known, ...added], userErrors: [] };
    };
    const members = (args: { first: number; filter?: { status?: string } }) =>
      connectionOf(args.filter?.status === 'PENDING' ? pending : active, args);
    await renderInConsole(
      <>
        <Lists />
        <AddUsersDialog onClose={() => undefined} onSettled={() => undefined} />
      </>,
      {
        viewer: { id: 'viewer-1', team: { id: 'team-1', joinDomains: [], emailChecks: checks, members } },
        memberInvite: takeIn,
      },
    );
    expect(screen.getByText('All: 1, pending: 1')).toBeTruthy();
    await type('asks@orbit.example new@orbit.example');
  };

  it('are right at once', async () => {
    await openWithLists();
    await rest();
    await add();
    expect(screen.getByText('All: 3, pending: 0')).toBeTruthy();
  });

  it('are right, too, where nobody knew who asked to join', async () => {
    await openWithLists();
    await add();
    expect(screen.getByText('All: 3, pending: 0')).toBeTruthy();
  });
});

describe('closing', () => {
  it('asks nothing where nothing was typed', async () => {
    const { onClose } = await open();
    expect(hasUnsavedChanges()).toBe(false);
    await press('Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks first where something would be lost', async () => {
    const { onClose } = await open();
    await type('new@orbit');
    expect(hasUnsavedChanges()).toBe(true);
    await press('Cancel');
    await press('Keep editing');
    await rest();
    expect(onClose).not.toHaveBeenCalled();
    expect(box().value).toBe('new@orbit');
    await press('Cancel');
    await press('Discard');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('by Back loses nothing: what was typed is there when the dialog opens again', async () => {
    function Page() {
      const [isOpen, setIsOpen] = useState(true);
      return (
        <>
          <a href="#back" onClick={() => setIsOpen((before) => !before)}>
            Back
          </a>
          {isOpen && <AddUsersDialog onClose={() => undefined} onSettled={() => undefined} />}
        </>
      );
    }
    await renderInConsole(<Page />, {
      viewer: { id: 'viewer-1', team: { id: 'team-1', joinDomains: [], emailChecks: checks } },
    });
    await type('new@orbit');
    await click(screen.getByText('Back'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await click(screen.getByText('Back'));
    expect(box().value).toBe('new@orbit');
  });
});
