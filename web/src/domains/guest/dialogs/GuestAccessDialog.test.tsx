import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { down, downAtFirst, inputsWithKeysOf, userError } from '../../../testing/gatewayPieces.ts';
import { press, rest, strike, typeInto } from '../../../testing/hands.ts';
import { connectionOf, renderInConsole } from '../../../testing/renderInConsole.tsx';
import { listedPerson } from '../../member/addresses/addUsers.fixture.ts';
import GuestAccessDialog from './GuestAccessDialog.tsx';

const guest = listedPerson(7, { role: 'GUEST', name: { first: 'Gail', last: 'Guest' } });
const contact = (id: string, first: string) => ({ id, email: `${id}@orbit.example`, name: { first, last: 'Bell' } });
const channel = (id: string, name: string) => ({ id, name });

const access = {
  guest: { id: guest.id },
  contacts: [contact('ann', 'Ann')],
  channels: [channel('sales', 'Sales')],
  validityReminder: '2026-12-01',
  version: 3,
};

const open = async (
  guestAccess: unknown,
  guestAccessUpdate: unknown = () => ({ guestAccess: access, userErrors: [] }),
) => {
  const onClose = vi.fn<() => void>();
  const team = {
    id: 'team-1',
    guestAccess,
    contacts: (args: { first: number }) => connectionOf([contact('bo', 'Bo')], args),
    channels: (args: { first: number }) => connectionOf([channel('design', 'Design')], args),
  };
  const { sent } = await renderInConsole(
    <GuestAccessDialog member={guest} onClose={onClose} onSettled={() => undefined} />,
    { viewer: { id: 'viewer-1', team }, guestAccessUpdate },
  );
  const updates = () => inputsWithKeysOf(sent, 'guestAccessUpdate');
  return { onClose, updates };
};

const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const removeLast = (name: string) => strike(field(name), 'Backspace');
const choose = async (name: string, typed: string) => {
  await act(async () => field(name).focus());
  await typeInto(field(name), typed);
  await rest();
  await strike(field(name), 'Enter');
};
const reminder = () => screen.getByLabelText<HTMLInputElement>('Reminder');
const setDay = (value: string) =>
  act(async () => {
    fireEvent.change(reminder(), { target: { value } });
    fireEvent.blur(reminder());
  });

beforeEach(
  () =>
    void vi.useFakeTimers({
      now: Date.parse('2026-11-21T10:00:00Z'),
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
    }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a guest's access", () => {
  it('shows whom and what the guest reaches, and saves nothing that is unchanged', async () => {
    await open(() => access);
    expect(screen.getByRole('dialog', { name: 'Guest access: Gail Guest' })).toBeTruthy();
    expect(screen.getByText('Ann Bell')).toBeTruthy();
    expect(screen.getByText('Sales')).toBeTruthy();
    expect(screen.getByText('01-Dec-2026')).toBeTruthy();
    expect(saveButton().disabled).toBe(true);
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('saves what was changed, says so for 1.5 s and closes', async () => {
    const { updates, onClose } = await open(
      () => access,
      () => ({
        guestAccess: { ...access, contacts: [...access.contacts, contact('bo', 'Bo')], version: 4 },
        userErrors: [],
      }),
    );
    await choose('Contacts', 'b');
    expect(hasUnsavedChanges()).toBe(true);
    await press('Save');
    expect(updates()).toMatchObject([{ memberId: guest.id, contactIds: ['ann', 'bo'], version: 3 }]);
    expect(Object.keys(updates()[0] ?? {})).not.toContain('channelIds');
    expect(Object.keys(updates()[0] ?? {})).not.toContain('validityReminder');
    expect(screen.getByRole('status').textContent).toBe('Saved');
    await rest(1499);
    expect(onClose).not.toHaveBeenCalled();
    await rest(1);
    expect(onClose).toHaveBeenCalledTimes(1);
    // Closing goes back in the history, which takes a moment: until then it is what it was.
    expect(screen.getByRole('status').textContent).toBe('Saved');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(field('Contacts').disabled).toBe(true);
    await rest(5000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is unchanged again when a change is taken back', async () => {
    await open(() => access);
    await setDay('2026-12-24');
    expect(saveButton().disabled).toBe(false);
    expect(screen.getByText('24-Dec-2026')).toBeTruthy();
    await setDay('2026-12-01');
    expect(saveButton().disabled).toBe(true);
  });

  it('takes today as the day of the reminder, and no day of the past', async () => {
    await open(() => access);
    await setDay('2026-11-20');
    expect(screen.getByRole('alert').textContent).toBe('Please select a valid date');
    expect(saveButton().disabled).toBe(true);
    await setDay('2026-11-21');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saveButton().disabled).toBe(false);
  });

  it('loses its reminder when that is cleared', async () => {
    const { updates } = await open(() => access);
    await press('Clear the reminder');
    expect(screen.getByText('No reminder')).toBeTruthy();
    await press('Save');
    expect(updates()).toMatchObject([{ validityReminder: null }]);
  });

  it('keeps a reminder of the past that nobody touches', async () => {
    const { updates } = await open(() => ({ ...access, validityReminder: '2026-10-01' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await removeLast('Channels');
    await press('Save');
    expect(updates()).toMatchObject([{ channelIds: [] }]);
    expect(Object.keys(updates()[0] ?? {})).not.toContain('validityReminder');
  });
});

describe('a part that cannot be read', () => {
  it.each([
    ['contacts', 'Can not fetch guests conversations.', 'Contacts'],
    ['channels', 'Can not fetch guests channels.', 'Channels'],
    ['validityReminder', 'Can not fetch guest validity.', 'Reminder'],
  ])('says so alone (%s), and is never wiped', async (part, text, label) => {
    const { updates } = await open(() => ({ ...access, [part]: down }));
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByLabelText(label)).toBeNull();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    if (part === 'channels') await removeLast('Contacts');
    else await removeLast('Channels');
    await press('Save');
    const untouched = { contacts: 'contactIds', channels: 'channelIds', validityReminder: 'validityReminder' }[part];
    expect(updates()).toHaveLength(1);
    expect(Object.keys(updates()[0] ?? {})).not.toContain(untouched);
  });

  it('is read again on Retry, and what was changed meanwhile stays', async () => {
    const contacts = downAtFirst(() => access.contacts);
    await open(() => ({ ...access, contacts }));
    await removeLast('Channels');
    contacts.mend();
    await press('Retry');
    expect(screen.getByText('Ann Bell')).toBeTruthy();
    expect(screen.queryByText('Sales')).toBeNull();
    expect(saveButton().disabled).toBe(false);
  });

  it('is all of it: says so with the request id', async () => {
    const guestAccess = downAtFirst(() => access);
    await open(guestAccess);
    expect(screen.getByText('The guest’s access could not be loaded')).toBeTruthy();
    expect(screen.getByText('Request req-1')).toBeTruthy();
    guestAccess.mend();
    await press('Retry');
    expect(screen.getByText('Ann Bell')).toBeTruthy();
  });
});

describe('saving', () => {
  it('that fails for one part says so there, keeps it, and saves it alone the next time', async () => {
    const answers: unknown[] = [
      {
        guestAccess: { ...access, channels: [], version: 4 },
        userErrors: [userError('UNAVAILABLE', ['contactIds'])],
      },
      { guestAccess: { ...access, contacts: [], channels: [], version: 5 }, userErrors: [] },
    ];
    const { updates, onClose } = await open(
      () => access,
      () => answers.shift(),
    );
    await removeLast('Contacts');
    await removeLast('Channels');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toBe('Can not update guest contacts.');
    await rest(2_000);
    expect(onClose).not.toHaveBeenCalled();
    await press('Save');
    expect(updates()[1]).toMatchObject({ contactIds: [], version: 4 });
    expect(Object.keys(updates()[1] ?? {})).not.toContain('channelIds');
    await rest(1_500);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('that is refused before anything was changed keeps every change', async () => {
    const userErrors = [userError('NOT_FOUND', ['contactIds', '0'])];
    const { updates } = await open(
      () => access,
      () => ({ guestAccess: null, userErrors }),
    );
    await removeLast('Contacts');
    await removeLast('Channels');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toBe('Can not update guest contacts.');
    await press('Save');
    expect(updates()[1]).toMatchObject({ contactIds: [], channelIds: [], version: 3 });
  });

  it('shows what is saved by now, not what was sent', async () => {
    await open(
      () => access,
      () => ({
        guestAccess: { ...access, channels: [channel('design', 'Design')], version: 4 },
        userErrors: [userError('UNAVAILABLE', ['contactIds'])],
      }),
    );
    await removeLast('Contacts');
    await removeLast('Channels');
    await press('Save');
    expect(screen.getByText('Design')).toBeTruthy();
  });

  it('says for channels that they could not be updated', async () => {
    await open(
      () => access,
      () => ({ guestAccess: access, userErrors: [userError('UNAVAILABLE', ['channelIds'])] }),
    );
    await removeLast('Channels');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toBe('Can not update guest channels.');
  });

  it('whose answer is lost keeps everything, and is repeated under the same key', async () => {
    const update = downAtFirst(() => ({ guestAccess: access, userErrors: [] }));
    const { updates } = await open(() => access, update);
    await removeLast('Channels');
    await press('Save');
    expect(screen.getByText('Something went wrong. Please try again later.')).toBeTruthy();
    update.mend();
    await press('Save');
    expect(updates()[1]).toEqual(updates()[0]);
  });

  const theirs = { ...access, contacts: [contact('cy', 'Cy')], validityReminder: null, version: 9 };
  const stale = { guestAccess: theirs, userErrors: [userError('STALE')] };

  it('over the change of somebody else shows that change, and can go on all the same', async () => {
    const answers: unknown[] = [stale, { guestAccess: { ...theirs, channels: [], version: 10 }, userErrors: [] }];
    const { updates } = await open(
      () => access,
      () => answers.shift(),
    );
    await removeLast('Channels');
    await press('Save');
    expect(screen.getByText('Contacts added: Cy Bell')).toBeTruthy();
    expect(screen.getByText('Contacts removed: Ann Bell')).toBeTruthy();
    expect(screen.getByText('Reminder: No reminder')).toBeTruthy();
    await press('Save my changes');
    expect(updates()[1]).toMatchObject({ channelIds: [], version: 9 });
    expect(Object.keys(updates()[1] ?? {})).not.toContain('contactIds');
  });

  it('over the change of somebody else can be tried again where the answer is lost', async () => {
    const answers: unknown[] = [stale, null];
    const { updates } = await open(
      () => access,
      () => answers.shift() ?? down(),
    );
    await removeLast('Channels');
    await press('Save');
    await press('Save my changes');
    expect(screen.getByText('Something went wrong. Please try again later.')).toBeTruthy();
    await press('Save');
    expect(updates()[2]).toMatchObject({ channelIds: [], version: 9 });
  });

  it('over the change of somebody else can be given up for it', async () => {
    const { updates } = await open(
      () => access,
      () => stale,
    );
    await removeLast('Channels');
    await press('Save');
    await press('Discard my changes');
    expect(screen.getByText('Cy Bell')).toBeTruthy();
    expect(screen.getByText('Sales')).toBeTruthy();
    expect(saveButton().disabled).toBe(true);
    expect(updates()).toHaveLength(1);
  });
});

describe('somebody who is no guest any more', () => {
  const TEXT = 'Gail Guest is no guest of the team any more, so there is nothing to set here.';

  it('is told when the dialog opens', async () => {
    const { onClose } = await open(() => null);
    expect(screen.getByText(TEXT)).toBeTruthy();
    await press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is told when saving finds that out', async () => {
    await open(
      () => access,
      () => ({ guestAccess: null, userErrors: [userError('NOT_FOUND', ['memberId'])] }),
    );
    await removeLast('Channels');
    await press('Save');
    expect(screen.getByText(TEXT)).toBeTruthy();
  });
});

describe('closing', () => {
  it('asks first where something would be lost', async () => {
    const { onClose } = await open(() => access);
    await removeLast('Channels');
    await press('Cancel');
    expect(onClose).not.toHaveBeenCalled();
    await press('Discard');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it.each(['<b>Bold</b>', '😀', '\u202Eevil'])('shows hostile names as text: %j', async (name) => {
  await open(() => ({ ...access, channels: [channel('x', name)], contacts: [] }));
  expect(screen.getByText(name)).toBeTruthy();
  expect(document.querySelector('b')).toBeNull();
});
