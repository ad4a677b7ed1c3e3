import { recordAudits } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { adminsOnly } from '../../lib/roles.ts';
import { type Input, type Routes, signedIn } from '../../lib/service.ts';
import { demandFewPairs, demandFewSubjects, pairsOf } from '../../lib/subjects.ts';
import { joinAutoJoinChannels } from '../channel/autoJoinActions.ts';
import { giveDefaults } from '../field/defaultActions.ts';
import { lockForAdmin } from '../member/actions.ts';
import { type Standing, listPeople, saveStandings, touchPeople } from '../member/repository.ts';
import { plantReminder } from './actions.ts';
import { demandGuest, demandGuests, demandMembers } from './people.ts';
import { contactGuids, contactsOf, countContacts, dropContacts, setContacts } from './repository.ts';
import { reminderOn } from './rules.ts';

export function guestRoutes(): Routes<'guest'> {
  return {
    guests: signedIn(adminsOnly, async ({ db, actor }, { query }) => {
      const { limit, offset, sort = 'name', direction = 'asc' } = query;
      const order = { sort, direction };
      const { users, total } = await listPeople(db, actor.teamId, { role: 'guest' }, order, { limit, offset });
      return { guestProfiles: users, total };
    }),
    guestConversations: signedIn(adminsOnly, async ({ db, actor }, { query: { subject } }) => {
      await demandGuest(db, actor.teamId, subject);
      const contacts = await contactsOf(db, subject);
      return { contacts: contacts.map(({ guid, firstName, lastName }) => ({ guid, name: { firstName, lastName } })) };
    }),
    prepareGuestsRoster: signedIn(adminsOnly, setRoster),
    updateGuestValidityReminder: signedIn(adminsOnly, setReminder),
    upgradeGuest: signedIn(adminsOnly, upgrade),
  };
}

const about = ({ teamId, actor }: Cause, action: string, guid: string) => ({
  ...{ teamId, actor, action, target: `person:${guid}` },
});

async function setRoster(context: SessionContext, { body }: Input<'guest', 'prepareGuestsRoster'>) {
  demandFewSubjects(body.guestGuids, 'guestGuids');
  demandFewSubjects(body.memberGuids, 'memberGuids');
  demandFewPairs(pairsOf(body.guestGuids, body.memberGuids), 'memberGuids');
  const cause = await lockForAdmin(context);
  const { db, teamId } = cause;
  const guests = await demandGuests(db, teamId, body.guestGuids);
  const members = (await demandMembers(db, teamId, body.memberGuids)).toSorted();
  // What is taken away is work, too.
  demandFewPairs(await countContacts(db, guests), 'guestGuids');
  const before = await contactGuids(db, guests);
  const changed = guests.filter((guid) => before.get(guid)?.join() !== members.join());
  await setContacts(db, changed, members);
  await touchPeople(db, changed);
  await recordAudits(
    cause,
    changed.map((guid) => ({
      ...about(cause, 'guest.setContacts', guid),
      ...{ before: { contacts: before.get(guid) ?? [] }, after: { contacts: members } },
    })),
  );
  return {};
}

async function setReminder(context: SessionContext, { body }: Input<'guest', 'updateGuestValidityReminder'>) {
  const cause = await lockForAdmin(context);
  const guest = await demandGuest(cause.db, cause.teamId, body.subject);
  const validityReminderAt = reminderOn(body.validityReminder, cause.now);
  if (validityReminderAt === guest.validityReminderAt) return {};
  await keep(cause, 'guest.setReminder', guest, { ...guest, validityReminderAt });
  if (validityReminderAt !== null) await plantReminder(cause, { teamId: cause.teamId, instant: validityReminderAt });
  return {};
}

/** The channels stay: a member may be in any. Those that everybody joins come on top, and what members have in fields. */
async function upgrade(context: SessionContext, { body }: Input<'guest', 'upgradeGuest'>) {
  const cause = await lockForAdmin(context);
  const guest = await demandGuest(cause.db, cause.teamId, body.subject);
  await dropContacts(cause.db, [guest.guid]);
  await keep(cause, 'guest.upgrade', guest, { ...guest, role: 'member', validityReminderAt: null });
  const member = { guid: guest.guid, role: 'member' as const };
  await joinAutoJoinChannels(cause, [member]);
  await giveDefaults(cause, [member]);
  return {};
}

const told = ({ role, validityReminderAt }: Standing) => ({ role, validityReminder: validityReminderAt });

async function keep(cause: Cause, action: string, before: Standing, after: Standing): Promise<void> {
  await saveStandings(cause.db, [after]);
  await recordAudits(cause, [{ ...about(cause, action, before.guid), before: told(before), after: told(after) }]);
}
