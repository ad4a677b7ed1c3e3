import type { Body } from '../../generated/contract.ts';
import { note, noteAll } from '../../lib/audit.ts';
import type { AuditAction } from '../../lib/auditActions.ts';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { guestsOnly, notGuests } from '../../lib/roles.ts';
import { demandFewPairs, demandFewSubjects, pairsOf } from '../../lib/subjects.ts';
import { settlePeople } from '../channel/settleActions.ts';
import { giveDefaults } from '../field/person/defaultActions.ts';
import { demandActivePeople, demandActivePerson } from '../member/demandActions.ts';
import { lockForAdmin } from '../member/lockActions.ts';
import { type Standing, saveStandings, touchPeople } from '../member/repository.ts';
import { plantReminder } from './reminderActions.ts';
import { contactGuids, countContacts, dropContacts, setContacts } from './repository.ts';
import { reminderOn } from './rules.ts';

/**
 * Gives guests these contacts and no others.
 *
 * @throws Refusal `too_many_subjects`, `member_not_found`
 */
export async function setRoster(context: SessionContext, body: Body<'guest', 'prepareGuestsRoster'>) {
  demandFewSubjects(body.guestGuids, 'guestGuids');
  demandFewSubjects(body.memberGuids, 'memberGuids');
  demandFewPairs(pairsOf(body.guestGuids, body.memberGuids), 'memberGuids');
  const { cause } = await lockForAdmin(context);
  const { db, teamId } = cause;
  const guests = await demandActivePeople(db, teamId, body.guestGuids, guestsOnly);
  const members = (await demandActivePeople(db, teamId, body.memberGuids, notGuests)).toSorted();
  // What is taken away is work, too.
  demandFewPairs(await countContacts(db, guests), 'guestGuids');
  const before = await contactGuids(db, guests);
  const changed = guests.filter((guid) => before.get(guid)?.join() !== members.join());
  await setContacts(db, changed, members);
  await touchPeople(db, changed);
  await noteAll(
    cause,
    'guest.setContacts',
    changed.map((guid) => ({
      target: `person:${guid}`,
      ...{ before: { contacts: before.get(guid) ?? [] }, after: { contacts: members } },
    })),
  );
}

/**
 * Sets the day on which the admins are reminded of a guest; null for none.
 *
 * @throws Refusal `member_not_found`, `validity_in_past`
 */
export async function setReminder(context: SessionContext, body: Body<'guest', 'updateGuestValidityReminder'>) {
  const { cause } = await lockForAdmin(context);
  const guest = await demandActivePerson(cause.db, cause.teamId, body.subject, guestsOnly);
  const validityReminderAt = reminderOn(body.validityReminder, cause.now);
  if (validityReminderAt === guest.validityReminderAt) return;
  await keep(cause, 'guest.setReminder', guest, { ...guest, validityReminderAt });
  if (validityReminderAt !== null) await plantReminder(cause, { teamId: cause.teamId, instant: validityReminderAt });
}

/**
 * Makes a guest a member. The channels stay: a member may be in any. What members have in fields comes on top, and the
 * channels that take them in.
 *
 * @throws Refusal `member_not_found`
 */
export async function upgrade(context: SessionContext, subject: string) {
  const { cause } = await lockForAdmin(context);
  const guest = await demandActivePerson(cause.db, cause.teamId, subject, guestsOnly);
  await dropContacts(cause.db, [guest.guid]);
  await keep(cause, 'guest.upgrade', guest, { ...guest, role: 'member', validityReminderAt: null });
  const member = { guid: guest.guid, role: 'member' as const };
  await giveDefaults(cause, [member]);
  await settlePeople(cause, [guest.guid]);
}

const told = ({ role, validityReminderAt }: Standing) => ({ role, validityReminder: validityReminderAt });

async function keep(cause: Cause, action: AuditAction, before: Standing, after: Standing): Promise<void> {
  await saveStandings(cause.db, [after]);
  await note(cause, action, `person:${before.guid}`, { before: told(before), after: told(after) });
}
