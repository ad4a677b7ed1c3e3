import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { downAtFirst } from '../../../testing/gatewayPieces.ts';
import { click, press, strike } from '../../../testing/hands.ts';
import { connectionOf, person, renderInConsole } from '../../../testing/renderInConsole.tsx';
import MemberPicker from './MemberPicker.tsx';
import type { PickedMember } from './pickerRows.ts';
import type { ReadPeople } from './usePeoplePages.ts';

type Person = ReturnType<typeof person>;
type Args = { first: number; after?: string | null; search?: string | null };

/** The service answers a search with its first matches only, and counts all. */
const searched = (people: readonly Person[], { search, ...args }: Args) => {
  if (!search) return connectionOf(people, args);
  const found = people.filter(({ email }) => email.startsWith(search));
  return { ...connectionOf(found.slice(0, 100), args), totalCount: found.length };
};

const asPicked = ({ id, guid, role, status, email, name, imageUrl }: Person): PickedMember => ({
  id,
  guid,
  role: role === 'GUEST' || role === 'ADMIN' ? role : 'MEMBER',
  status: status === 'DEACTIVATED' ? status : 'ACTIVE',
  email,
  name,
  imageUrl,
});

/** The setting's own read, two people a page. */
const reading = (people: readonly Person[]) =>
  vi.fn<ReadPeople>((after) => {
    const { nodes, pageInfo, totalCount } = connectionOf(people, { first: 2, after });
    const members = people.filter((one) => nodes.includes(one)).map(asPicked);
    return Promise.resolve({ members, totalCount, ...pageInfo });
  });

const open = async (
  people: readonly Person[],
  {
    chosen = [],
    kept = people.filter(({ id }) => chosen.includes(id)),
    membersCount = people.length,
    withGuests = false,
    keyOf = 'id',
    members = (args: Args) => searched(people, args),
    readChosen = reading(kept),
    isOpenedAgain = false,
  }: {
    chosen?: readonly string[];
    kept?: readonly Person[];
    membersCount?: number;
    withGuests?: boolean;
    keyOf?: 'id' | 'email';
    members?: (args: Args) => unknown;
    readChosen?: ReturnType<typeof reading>;
    isOpenedAgain?: boolean;
  } = {},
) => {
  const onDone = vi.fn<(chosen: ReadonlySet<string>) => void>();
  const onCancel = vi.fn<() => void>();
  const team = { id: 'team-1', membersCount, memberSearchMinLength: 3, isLargeTeam: false, members };
  // The browser of these tests lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(4_000);
  /** The form behind the picker. */
  function Form() {
    const [draft, setDraft] = useState<ReadonlySet<string>>(new Set(chosen));
    return (
      <MemberPicker
        key={isOpenedAgain ? draft.size : 'once'}
        title="Who may share files"
        chosen={draft}
        keyOf={keyOf}
        withGuests={withGuests}
        readChosen={readChosen}
        onDone={(people) => {
          onDone(people);
          setDraft(people);
        }}
        onCancel={onCancel}
      />
    );
  }
  const { sent } = await renderInConsole(<Form />, { viewer: { id: 'viewer-1', team } });
  const picked = () => [...(onDone.mock.calls[0]?.[0] ?? [])];
  return { sent, readChosen, onCancel, picked };
};

const grid = () => screen.findByRole('grid', { name: 'People' });
const names = async () =>
  within(await grid())
    .queryAllByText(/^Person \d/)
    .map((one) => one.textContent);
const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const tick = async (name: string) => {
  const one = await box(name);
  await click(one);
};
const search = (text: string) =>
  act(async () => {
    const field = screen.getByRole('searchbox', { name: 'Search by name or e-mail address' });
    fireEvent.change(field, { target: { value: text } });
    fireEvent.keyDown(field, { key: 'Enter' });
  });
const onlyChosen = () => click(screen.getByRole('switch', { name: 'Only those who are chosen' }));
const count = () => screen.getByText(/^\d+ chosen$/).textContent;

const SECOND = person(2);
const GUEST = person(3, { role: 'GUEST' });
const PEOPLE = [person(1, { role: 'ADMIN' }), SECOND, GUEST, person(4)];
const GONE = person(9, { status: 'DEACTIVATED' });

describe('choosing people in a team of up to 500', () => {
  it('lists everybody but guests, hands over who is chosen, and says how many', async () => {
    const { picked, sent } = await open(PEOPLE, { chosen: ['member-2'] });
    await waitFor(async () => expect(await names()).toEqual(['Person 0001', 'Person 0002', 'Person 0004']));
    expect(count()).toBe('1 chosen');
    expect(sent.filter(({ name }) => name === 'pickerMembers')).toHaveLength(1);
    await tick('Person 0004');
    await tick('Person 0002');
    expect(count()).toBe('1 chosen');
    await press('Done');
    expect(picked()).toEqual(['member-4']);
  });

  it('lists guests where they may be chosen, and says what people are', async () => {
    await open(PEOPLE, { withGuests: true });
    await waitFor(async () => expect(await names()).toHaveLength(4));
    expect(screen.getAllByText(/^(Admin|Guest)$/).map(({ textContent }) => textContent)).toEqual(['Admin', 'Guest']);
  });

  it('shows those who are chosen though they are switched off or guests, to be let go', async () => {
    const { picked } = await open(PEOPLE, {
      chosen: ['member-3', 'member-9', 'member-2'],
      kept: [GONE, SECOND, GUEST],
    });
    await waitFor(async () =>
      expect(await names()).toEqual(['Person 0001', 'Person 0002', 'Person 0003', 'Person 0004', 'Person 0009']),
    );
    expect(screen.getByText('Deactivated')).toBeTruthy();
    await tick('Person 0009');
    await press('Done');
    expect(picked().toSorted()).toEqual(['member-2', 'member-3']);
  });

  it('searches among them in the browser, by the beginnings of names and addresses', async () => {
    const { sent } = await open(PEOPLE);
    await waitFor(async () => expect(await names()).toHaveLength(3));
    await search('0002');
    expect(await names()).toEqual(['Person 0002']);
    await search('person4@');
    expect(await names()).toEqual(['Person 0004']);
    await search('nobody');
    expect(screen.getByText('Nobody was found for “nobody”.')).toBeTruthy();
    expect(sent.filter(({ name }) => name === 'pickerMembers')).toHaveLength(1);
  });

  it('ticks everybody who is shown, and keeps those who are chosen beside them', async () => {
    const { picked } = await open(PEOPLE, { chosen: ['member-2'] });
    await waitFor(async () => expect(await names()).toHaveLength(3));
    await search('0004');
    const all = screen.getByRole('checkbox', { name: 'Choose everybody who is shown' });
    await click(all);
    expect(count()).toBe('2 chosen');
    await click(all);
    expect(count()).toBe('1 chosen');
    await click(all);
    await press('Done');
    expect(picked()).toEqual(['member-2', 'member-4']);
  });

  it('shows only those who are chosen, and whoever is let go there until the list changes', async () => {
    await open(PEOPLE, { chosen: ['member-2', 'member-4'] });
    await waitFor(async () => expect(await names()).toHaveLength(3));
    await onlyChosen();
    expect(await names()).toEqual(['Person 0002', 'Person 0004']);
    await tick('Person 0002');
    expect(await names()).toEqual(['Person 0002', 'Person 0004']);
    await onlyChosen();
    await onlyChosen();
    expect(await names()).toEqual(['Person 0004']);
  });

  it('reads a team of 500 page by page, and ticks a row that is pressed', async () => {
    const people = Array.from({ length: 450 }, (_, index) => person(index));
    const { sent } = await open(people);
    await waitFor(() => expect(sent.filter(({ name }) => name === 'pickerMembers')).toHaveLength(2));
    expect((await grid()).getAttribute('aria-rowcount')).toBe('451');
    await click(screen.getByText('Person 0007'));
    expect(count()).toBe('1 chosen');
  });

  it('says that the people could not be loaded, and loads them on Retry', async () => {
    const members = downAtFirst((args: Args) => searched(PEOPLE, args));
    await open(PEOPLE, { members });
    expect(await screen.findByText('The people could not be loaded')).toBeTruthy();
    expect(screen.getByText('Request req-1')).toBeTruthy();
    members.mend();
    await press('Retry');
    await waitFor(async () => expect(await names()).toHaveLength(3));
  });

  it('throws a shadow over more than three people', async () => {
    await open(PEOPLE, { withGuests: true });
    await waitFor(() => expect(document.querySelector('[data-raised="true"]')).toBeTruthy());
    await search('0001');
    expect(document.querySelector('[data-raised="true"]')).toBeNull();
  });
});

describe('choosing people by address', () => {
  it('hands over addresses, and passes over those who have none', async () => {
    const { picked } = await open([person(1), person(2, { email: null, name: null })], {
      chosen: ['person1@orbit.example'],
      kept: [person(1)],
      keyOf: 'email',
      members: (args) => connectionOf([person(1), { ...person(2), email: null }], args),
    });
    await waitFor(async () => expect(await names()).toEqual(['Person 0001']));
    await press('Done');
    expect(picked()).toEqual(['person1@orbit.example']);
  });
});

describe('choosing people in a larger team', () => {
  const MANY = Array.from({ length: 120 }, (_, index) => person(index + 1));
  const LARGE = { membersCount: 6_200 } as const;

  it('shows those who are chosen, and searches for others on the server', async () => {
    const { sent, picked } = await open(MANY, { ...LARGE, chosen: ['member-1', 'member-2', 'member-3'] });
    await waitFor(async () => expect(await names()).toEqual(['Person 0001', 'Person 0002', 'Person 0003']));
    expect(sent.map(({ name }) => name)).not.toContain('pickerMembers');
    await search('person77');
    await waitFor(async () => expect(await names()).toEqual(['Person 0077']));
    expect(sent.at(-1)?.variables).toEqual({ first: 300, search: 'person77' });
    await tick('Person 0077');
    await search('');
    await waitFor(async () =>
      expect(await names()).toEqual(['Person 0001', 'Person 0002', 'Person 0003', 'Person 0077']),
    );
    await press('Done');
    expect(picked()).toEqual(['member-1', 'member-2', 'member-3', 'member-77']);
  });

  it('asks for a search where nobody is chosen, and for enough of it', async () => {
    const { sent, readChosen } = await open(MANY, LARGE);
    expect(await screen.findByText(/^Nobody is chosen yet\. Search/)).toBeTruthy();
    await search('pe');
    expect(screen.getByText('Type at least 3 characters to search for people.')).toBeTruthy();
    expect(sent.map(({ name }) => name)).not.toContain('pickerMembers');
    expect(readChosen).not.toHaveBeenCalled();
  });

  it('says that there are more matches than are shown', async () => {
    await open(MANY, LARGE);
    await search('person');
    expect(await screen.findByText(/^These are the first matches/)).toBeTruthy();
  });

  it('shows those again who were chosen before, though their choice is not saved', async () => {
    const readChosen = reading([]);
    const { picked } = await open(MANY, { ...LARGE, readChosen, isOpenedAgain: true });
    await search('person77');
    await tick('Person 0077');
    await press('Done');
    await waitFor(async () => expect(await names()).toEqual(['Person 0077']));
    expect(picked()).toEqual(['member-77']);
  });

  it('says that a search failed, and searches again on Retry', async () => {
    const members = downAtFirst((args: Args) => searched(MANY, args));
    await open(MANY, { ...LARGE, members });
    await search('person77');
    expect(await screen.findByText('The people could not be loaded')).toBeTruthy();
    members.mend();
    await press('Retry');
    await waitFor(async () => expect(await names()).toEqual(['Person 0077']));
  });
});

describe('leaving the choice', () => {
  it('by Cancel or Escape changes nothing', async () => {
    const { onCancel, picked } = await open(PEOPLE);
    await press('Cancel');
    await strike(screen.getByRole('dialog'), 'Escape');
    expect(onCancel).toHaveBeenCalledTimes(2);
    expect(picked()).toEqual([]);
  });
});
