import type { Tag } from '../../../ui/tagSuggestions.ts';
import { NO_DAY, type EnteredDay } from './reminderDay.ts';

/** The parts of a guest's access, each of which may fail alone. */
export type AccessPart = 'contacts' | 'channels' | 'reminder';

/** Whom and what a guest reaches. Null stands for what could not be read: such a part is never changed. */
export interface GuestAccess {
  readonly contacts: readonly Tag[] | null;
  readonly channels: readonly Tag[] | null;
  readonly reminder: EnteredDay | null;
  readonly version: number | null;
}

/** What the person has set otherwise; parts that are left out were not touched. */
export interface AccessEdits {
  readonly contacts?: readonly Tag[];
  readonly channels?: readonly Tag[];
  readonly reminder?: EnteredDay;
}

const idsOf = (tags: readonly Tag[]) => tags.map(({ id }) => id);

const isSameSet = (some: readonly Tag[], others: readonly Tag[]) =>
  some.length === others.length && new Set([...idsOf(some), ...idsOf(others)]).size === some.length;

const isSameDay = (one: EnteredDay, other: EnteredDay) => one.day === other.day && one.isBroken === other.isBroken;

/** The parts that the person has set to something else than what is saved. */
export const changedParts = (saved: GuestAccess, edits: AccessEdits): readonly AccessPart[] => {
  const changed: AccessPart[] = [];
  if (edits.contacts && saved.contacts && !isSameSet(edits.contacts, saved.contacts)) changed.push('contacts');
  if (edits.channels && saved.channels && !isSameSet(edits.channels, saved.channels)) changed.push('channels');
  if (edits.reminder && saved.reminder && !isSameDay(edits.reminder, saved.reminder)) changed.push('reminder');
  return changed;
};

/** The part of the mutation's input that holds the changes, and nothing that was not changed. */
export const accessInput = (saved: GuestAccess, edits: AccessEdits) => {
  const changed = changedParts(saved, edits);
  return {
    ...(changed.includes('contacts') && edits.contacts && { contactIds: idsOf(edits.contacts) }),
    ...(changed.includes('channels') && edits.channels && { channelIds: idsOf(edits.channels) }),
    ...(changed.includes('reminder') && { validityReminder: edits.reminder?.day || null }),
    ...(saved.version !== null && { version: saved.version }),
  };
};

/** The edits without the parts that are saved by now. */
export const editsLeft = (edits: AccessEdits, failed: readonly AccessPart[]): AccessEdits => ({
  ...(failed.includes('contacts') && edits.contacts && { contacts: edits.contacts }),
  ...(failed.includes('channels') && edits.channels && { channels: edits.channels }),
  ...(failed.includes('reminder') && edits.reminder && { reminder: edits.reminder }),
});

/** What is saved after a change: what the answer says, and where it does not, what was sent or known before. */
export const savedAfter = (
  before: GuestAccess,
  answered: GuestAccess | null,
  edits: AccessEdits,
  failed: readonly AccessPart[],
): GuestAccess => {
  const done = (part: AccessPart) => !failed.includes(part);
  return {
    contacts: answered?.contacts ?? (done('contacts') ? edits.contacts : null) ?? before.contacts,
    channels: answered?.channels ?? (done('channels') ? edits.channels : null) ?? before.channels,
    reminder: answered?.reminder ?? (done('reminder') ? edits.reminder : null) ?? before.reminder,
    version: answered ? answered.version : null,
  };
};

/** An access whose unread parts are taken from an older reading. */
export const withUnread = (access: GuestAccess, older: GuestAccess): GuestAccess => ({
  contacts: access.contacts ?? older.contacts,
  channels: access.channels ?? older.channels,
  reminder: access.reminder ?? older.reminder,
  version: access.version,
});

const without = (tags: readonly Tag[], others: readonly Tag[]) => {
  const ids = new Set(idsOf(others));
  return tags.filter(({ id }) => !ids.has(id)).map(({ label }) => label);
};

/** What somebody else has changed; parts that either side could not read are left out. */
export const changesBetween = (before: GuestAccess, now: GuestAccess) => {
  const reminder = now.reminder ?? NO_DAY;
  const isReminderOther = before.reminder !== null && now.reminder !== null && before.reminder.day !== reminder.day;
  const [contacts, channels] = [
    [before.contacts, now.contacts],
    [before.channels, now.channels],
  ].map(([old, other]) =>
    old && other ? { added: without(other, old), removed: without(old, other) } : { added: [], removed: [] },
  );
  return {
    contactsAdded: contacts?.added ?? [],
    contactsRemoved: contacts?.removed ?? [],
    channelsAdded: channels?.added ?? [],
    channelsRemoved: channels?.removed ?? [],
    /** The day that is set now, empty for none; null where it is the same. */
    reminder: isReminderOther ? reminder.day : null,
  };
};
