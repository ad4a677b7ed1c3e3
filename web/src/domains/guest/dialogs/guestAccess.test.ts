import { describe, expect, it } from 'vitest';
import { accessInput, changedParts, changesBetween, savedAfter, type GuestAccess } from './guestAccess.ts';

const tag = (id: string) => ({ id, label: `Label ${id}` });
const day = (text: string) => ({ day: text, isBroken: false });

const saved: GuestAccess = {
  contacts: [tag('a'), tag('b')],
  channels: [tag('x')],
  reminder: day('2026-12-01'),
  version: 4,
};

describe("a guest's access", () => {
  it('is unchanged where the same is chosen in another order', () => {
    expect(
      changedParts(saved, { contacts: [tag('b'), tag('a')], channels: [tag('x')], reminder: day('2026-12-01') }),
    ).toEqual([]);
  });

  it('is sent as far as it was changed, with the version', () => {
    expect(accessInput(saved, { contacts: [tag('a')], channels: [tag('x')] })).toEqual({
      contactIds: ['a'],
      version: 4,
    });
    expect(accessInput(saved, { reminder: day('') })).toEqual({ validityReminder: null, version: 4 });
    expect(accessInput(saved, { contacts: [], reminder: day('2026-12-24') })).toEqual({
      contactIds: [],
      validityReminder: '2026-12-24',
      version: 4,
    });
  });

  it('never sends a part that could not be read', () => {
    const unread: GuestAccess = { contacts: null, channels: null, reminder: null, version: null };
    const edits = { contacts: [tag('a')], channels: [], reminder: day('') };
    expect(changedParts(unread, edits)).toEqual([]);
    expect(accessInput(unread, edits)).toEqual({});
  });

  it('is known after a change even where the answer leaves parts out', () => {
    const edits = { contacts: [tag('c')], channels: [tag('y')] };
    const answered: GuestAccess = { contacts: null, channels: null, reminder: day('2026-12-01'), version: 5 };
    expect(savedAfter(saved, answered, edits, ['channels'])).toEqual({
      contacts: [tag('c')],
      channels: [tag('x')],
      reminder: day('2026-12-01'),
      version: 5,
    });
  });

  it('tells what somebody else has changed', () => {
    const now: GuestAccess = { contacts: [tag('b'), tag('c')], channels: null, reminder: day(''), version: 5 };
    expect(changesBetween(saved, now)).toEqual({
      contactsAdded: ['Label c'],
      contactsRemoved: ['Label a'],
      channelsAdded: [],
      channelsRemoved: [],
      reminder: '',
    });
  });
});
