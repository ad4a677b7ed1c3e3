import { randomUUID } from 'node:crypto';
import type { Answer } from '../../generated/contract.ts';
import { note } from '../../lib/audit.ts';
import { isAllowedAddress } from '../../lib/networks.ts';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Fault, Refusal } from '../../lib/errors.ts';
import type { Mailer } from '../../lib/mail.ts';
import { licenceNewMembers } from '../licence/actions.ts';
import { organisationDomains } from '../team/organisation/repository.ts';
import { type TeamRow, lockTeam, teamByUrl } from '../team/repository.ts';
import { keepChanges, sendNews } from './changeActions.ts';
import { entered } from './enteringActions.ts';
import { joinOutcome } from './joinRules.ts';
import { type PersonRow, addPeople, peopleByEmail, peopleByGuid } from './repository.ts';
import { NO_LICENCE } from './rules.ts';

type Joining = Pick<PersonRow, 'state' | 'role' | 'stateSince' | 'validityReminderAt'>;
type Joined = Pick<PersonRow, 'guid' | 'email' | 'locale' | 'role'>;

/**
 * Takes the signed-in person, by their address, into another team: at once where it takes in everybody of their domain, with a
 * licence where the team gives one, and with a mail; else to wait for its admins where everybody may ask. Whom the team knew once
 * waits in any case: an admin may have removed them.
 *
 * @throws Refusal `address_not_proven`, `team_not_found`, `unauthorized_ip`, `already_in_team`, `domain_not_allowed`, `invite_only`
 */
export async function joinTeam(
  context: SessionContext,
  mailer: Mailer,
  url: string,
): Promise<Answer<'member', 'joinTeam'>> {
  const { db, now, requestId, actor } = context;
  if (!actor.provesAddress) throw new Refusal('address_not_proven');
  const [self] = await peopleByGuid(db, actor.teamId, [actor.guid], false);
  if (!self) throw new Fault('A session of nobody.');
  const team = await lockByUrl(context, url);
  const { teamId } = team;
  if (!isAllowedAddress(context.clientAddress, team.allowedAddresses)) {
    throw new Refusal('unauthorized_ip', { field: 'url' });
  }
  const [holder] = await peopleByEmail(db, teamId, [self.emailKey]);
  if (holder && holder.state !== 'deleted') throw new Refusal('already_in_team');
  const organisation = await organisationDomains(db, team);
  const outcome = joinOutcome(self.emailDomain, team, { organisation, isComingBack: holder !== undefined });
  if ('refusal' in outcome) throw new Refusal(outcome.refusal);
  const { state } = outcome;
  const guid = holder?.guid ?? randomUUID();
  const cause: Cause = { db, now, requestId, teamId, actor: guid };
  const as: Joining = { state, role: 'member', stateSince: now, validityReminderAt: null };
  const joined = holder ? await comeBack(cause, holder, as) : await comeNew(cause, self, as);
  if (state === 'active') {
    await licenceNewMembers(cause, [guid]);
    await entered(cause, [joined]);
    await sendNews(cause, mailer, 'approved', team, [joined]);
  }
  return { teamId, state };
}

/** The team of a short address, locked; it may have been deleted, or got another address, until then. */
async function lockByUrl({ db }: SessionContext, given: string): Promise<TeamRow> {
  const url = given.trim().toLowerCase();
  const found = await teamByUrl(db, url);
  const team = found && (await lockTeam(db, found.teamId));
  if (!team || team.deletedAt !== null || team.url !== url) throw new Refusal('team_not_found', { field: 'url' });
  return team;
}

const actionOf = ({ state }: Joining) => (state === 'active' ? 'member.join' : 'member.askToJoin');

/** Somebody whom the team knew once. */
async function comeBack(cause: Cause, before: PersonRow, as: Joining): Promise<Joined> {
  const after = { ...before, ...as };
  await keepChanges(cause, actionOf(as), [{ before, after }]);
  return after;
}

/** Somebody whom the team has never known: called as in the team from which they come. */
async function comeNew(cause: Cause, self: PersonRow, as: Joining): Promise<Joined> {
  const { db, now, teamId, actor: guid } = cause;
  const { email, firstName, lastName, locale } = self;
  const person = {
    ...{ guid, teamId, email, firstName, lastName, locale, ...as, createdAt: now, version: 1 },
    ...{ imageFile: null, phoneCountryCode: null, phoneNumber: null, ...NO_LICENCE },
  };
  await addPeople(db, [person]);
  await note(cause, actionOf(as), `person:${guid}`, {
    after: { state: as.state, role: as.role, isLicensed: false },
  });
  return person;
}
