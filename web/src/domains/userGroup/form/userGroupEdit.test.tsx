import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { down, downAtFirst, userError } from '../../../testing/gatewayPieces.ts';
import { press } from '../../../testing/hands.ts';
import { openForms, textbox, typeInto, rowAt, inDialog } from './userGroupForm.fixture.tsx';
import { BERLIN, DEPARTMENT, group, OFFICE, SALES } from '../userGroups.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const TWINS = 'Another user group with identical properties exists';
const address = '/enterprise/user-groups/edit/group-Sales';
const channel = (name: string, isAutoJoin: boolean, autoJoinGroups: readonly string[] = [], isArchived = false) => ({
  ...{ __typename: 'Channel', id: `channel-${name}`, name, isAutoJoin, isArchived },
  autoJoinGroups: isAutoJoin ? autoJoinGroups.map((id) => ({ __typename: 'UserGroup', id })) : null,
});

describe('changing a user group', () => {
  const channels = [channel('sales-berlin', false)];
  const SALES_GROUP = { groups: [group('Sales')], address };

  /** Saves another name. */
  async function rename() {
    await screen.findByDisplayValue('Sales');
    await typeInto(/^Name/, 'Sales team');
    await press('Preview');
    await press('Save changes');
  }

  it('sends what is changed, and says before who joins and who leaves', async () => {
    const { inputs } = await openForms({ groups: [group('Sales', { channels, version: 5 })], address });
    await screen.findByDisplayValue('Sales');
    expect(screen.getByRole('button', { name: 'Preview' }).getAttribute('aria-disabled')).toBe('true');
    await press('Add another field');
    await press('Remove condition 3');
    expect(screen.getByRole('button', { name: 'Preview' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(rowAt(1).getByRole('button', { name: 'Remove Marketing' }));
    expect(await screen.findByText(/members match at present. 4 people join, 1 leaves.$/)).toBeTruthy();
    await press('Preview');
    expect(await screen.findByText('4 people join, 1 leaves.')).toBeTruthy();
    expect(inDialog().getByText('sales-berlin')).toBeTruthy();
    await press('Save changes');
    await waitFor(() => expect(inputs()).toHaveLength(1));
    expect(inputs()[0]).toEqual({
      ...{ userGroupId: 'group-Sales', version: 5 },
      constraints: [
        { customFieldId: DEPARTMENT.id, valueIds: [SALES.id] },
        { customFieldId: OFFICE.id, valueIds: [BERLIN.id] },
      ],
      idempotencyKey: expect.any(String) as unknown,
    });
    expect(await screen.findByText('The list')).toBeTruthy();
  });

  it.each([
    ['DUPLICATE', ['constraints'], TWINS],
    ['INVALID', null, 'Something that you entered is not accepted. Look it over: it is all still here.'],
  ])('says in the form why it is refused: %s at %s', async (code, field, words) => {
    await openForms({
      ...SALES_GROUP,
      refuse: () => ({ code, field, message: 'The words of the server' }),
    });
    await rename();
    expect((await screen.findByText(words)).closest('[role="alert"]')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(textbox(/^Name/).value).toBe('Sales team');
    await typeInto(/^Name/, 'Another name');
    expect(screen.queryByText(words)).toBeNull();
  });

  it('stays in the preview where no answer came, and is repeated under the same key', async () => {
    const refuse = downAtFirst(() => undefined);
    const { inputs } = await openForms({
      ...SALES_GROUP,
      refuse,
    });
    await rename();
    expect(await screen.findByText('The user group could not be saved. Try again.')).toBeTruthy();
    refuse.mend();
    await press('Save changes');
    await screen.findByText('The list');
    const [first, second] = inputs();
    expect(second).toEqual(first);
  });

  it('says where the members could not be counted, and counts again', async () => {
    const preview = downAtFirst(() => ({ membersCount: 7, joiningCount: 7, leavingCount: 0, members: { nodes: [] } }));
    await openForms({
      ...SALES_GROUP,
      preview,
    });
    await screen.findByText('The members could not be counted.');
    preview.mend();
    await press('Retry');
    expect(await screen.findByText('7 members match at present. 7 people join, nobody leaves.')).toBeTruthy();
  });

  it('keeps texts from before that break the rules', async () => {
    const { inputs } = await openForms({
      groups: [group('Sales', { name: 'A|B', description: 'x'.repeat(300) })],
      address,
    });
    await screen.findByDisplayValue('A|B');
    fireEvent.click(screen.getByRole('radio', { name: 'Members too' }));
    await press('Preview');
    await press('Save changes');
    await waitFor(() => expect(inputs()).toMatchObject([{ visibleTo: 'MEMBER' }]));
    expect(inputs()[0]).not.toHaveProperty('name');
  });

  it('keeps what was typed where somebody else was faster, and saves over theirs', async () => {
    let isStale = true;
    const { inputs, become } = await openForms({
      groups: [group('Sales')],
      address,
      refuse: () => {
        if (!isStale) return undefined;
        isStale = false;
        become([group('Sales', { description: 'By another admin', version: 2 })]);
        return userError('STALE');
      },
    });
    await screen.findByDisplayValue('Sales');
    await typeInto(/^Name/, 'Sales team');
    await press('Preview');
    await press('Save changes');
    expect(await screen.findByText(/^Somebody else changed this user group/)).toBeTruthy();
    expect(textbox(/^Name/).value).toBe('Sales team');
    expect(textbox(/^Description/).value).toBe('By another admin');
    await press('Preview');
    await press('Save changes');
    await screen.findByText('The list');
    expect(inputs()[1]).toMatchObject({ name: 'Sales team', version: 2 });
    expect(inputs()[1]).not.toHaveProperty('description');
  });

  it('says in the form that it could not be read again what somebody else saved', async () => {
    const { become } = await openForms({
      ...SALES_GROUP,
      refuse: () => {
        become([
          group('Sales', {
            name: down,
          }),
        ]);
        return userError('STALE');
      },
    });
    await rename();
    const failed = await screen.findByText('The user group could not be saved. Try again.');
    expect(failed.closest('form')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(textbox(/^Name/).value).toBe('Sales team');
  });
});

describe('the channels of a user group that is changed', () => {
  it('are warned of where people are put into them and taken out of them with it', async () => {
    const reached = [
      channel('plain', false),
      channel('takes-in', true, ['group-Sales']),
      channel('takes-in-others', true, ['group-Other']),
      channel('takes-in-all', true),
      channel('archived', true, ['group-Sales'], true),
    ];
    await openForms({ groups: [group('Sales', { channels: reached })], address });
    await screen.findByDisplayValue('Sales');
    fireEvent.click(rowAt(1).getByRole('button', { name: 'Remove Marketing' }));
    await press('Preview');
    expect((await inDialog().findByText(/^Whoever joins/)).textContent).toBe(
      'Whoever joins is put into these channels: takes-in and takes-in-all.',
    );
    expect(inDialog().getByText(/^Whoever leaves/).textContent).toMatch(
      /^Whoever leaves is taken out of these channels: plain, takes-in, takes-in-others, and takes-in-all\./,
    );
  });

  it('are said to be unknown where they could not be read', async () => {
    await openForms({ groups: [group('Sales', { channels: null })], address });
    await screen.findByDisplayValue('Sales');
    await typeInto(/^Name/, 'Sales team');
    await press('Preview');
    expect(inDialog().getByText('Its channels could not be loaded')).toBeTruthy();
    // People move by it: that nothing is known of where to is said as well.
    expect(inDialog().getByText(/^Not everything about the channels/)).toBeTruthy();
  });

  it('are warned of where it is not known whether they take people in', async () => {
    const unread = { ...channel('unread', false), isAutoJoin: null };
    await openForms({ groups: [group('Sales', { channels: [unread] })], address });
    await screen.findByDisplayValue('Sales');
    fireEvent.click(rowAt(1).getByRole('button', { name: 'Remove Marketing' }));
    await press('Preview');
    expect((await inDialog().findByText(/^Whoever leaves/)).textContent).toMatch(/taken out of this channel: unread\./);
    expect(inDialog().getByText(/^Not everything about the channels/)).toBeTruthy();
  });

  it('are only named where nobody moves', async () => {
    await openForms({
      groups: [group('Sales', { channels: [channel('takes-in', true, ['group-Sales'])] })],
      address,
      preview: () => ({ membersCount: 7, joiningCount: 0, leavingCount: 0, members: { nodes: [] } }),
    });
    await screen.findByDisplayValue('Sales');
    await typeInto(/^Name/, 'Sales team');
    await press('Preview');
    expect(inDialog().getByText('takes-in')).toBeTruthy();
    expect(inDialog().queryByText(/^Whoever/)).toBeNull();
  });
});

describe('a user group that cannot be changed', () => {
  it('says where there is no such group', async () => {
    await openForms({ address });
    expect(await screen.findByText('There is no such user group')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^user groups$/i })).toHaveLength(2);
  });

  it('says so at once where another group stood there before', async () => {
    const { go } = await openForms({ groups: [group('Sales')], address });
    await screen.findByDisplayValue('Sales');
    await go('/enterprise/user-groups/edit/group-Gone');
    expect(await screen.findByText('There is no such user group')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('says of one that comes from the directory where it is changed', async () => {
    await openForms({ groups: [group('Sales', { source: 'DIRECTORY', constraints: [] })], address });
    expect(await screen.findByText('This user group comes from your directory')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('is not begun with conditions that could not be read', async () => {
    await openForms({ groups: [group('Sales', { constraints: down })], address });
    expect(await screen.findByText('The user group could not be loaded')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });
});
