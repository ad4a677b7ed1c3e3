import { noteAll } from '../../lib/audit.ts';
import type { AuditAction } from '../../lib/auditActions.ts';
import type { Cause } from '../../lib/cause.ts';
import type { Mailer } from '../../lib/mail.ts';
import { type TeamRow, lockTeam } from '../team/repository.ts';
import { welcomeTo } from '../team/welcome/rules.ts';
import { type MembershipNews, membershipMail } from './membershipMail.ts';
import { shortName } from './nameRules.ts';
import { type PersonRow, type Standing, peopleByGuid, saveStandings } from './repository.ts';

/** Somebody as they were, and as they are from now on. */
export type Change = { before: PersonRow; after: Standing };

/** The part of a standing that an audit entry tells. */
const told = ({ state, role, isLicensed }: Standing) => ({ state, role, isLicensed });

/** Keeps changes of people, each with its audit entry. */
export async function keepChanges(cause: Cause, action: AuditAction, changes: readonly Change[]): Promise<void> {
  await saveStandings(
    cause.db,
    changes.map(({ after }) => after),
  );
  await noteAll(
    cause,
    action,
    changes.map(({ before, after }) => ({
      target: `person:${before.guid}`,
      ...{ before: told(before), after: told(after) },
    })),
  );
}

/** People whom something is to be done to, each once, in the order given; the team is locked from here on. */
export async function lockSubjects({ db, teamId }: Cause, guids: readonly string[]) {
  const team = await lockTeam(db, teamId);
  const unique = [...new Set(guids)];
  const people = await peopleByGuid(db, teamId, unique, true);
  const byGuid = new Map(people.map((one) => [one.guid, one]));
  return { team, subjects: unique.map((guid) => ({ guid, person: byGuid.get(guid) })) };
}

/** Whoever reads it is no admin, and reads names as the team has them shown. */
function inviterName(actor: PersonRow, { showUsersFullName }: TeamRow): string {
  const { firstName, lastName } = showUsersFullName ? actor : shortName(actor);
  return `${firstName} ${lastName}`.trim() || actor.email;
}

type Recipient = Pick<PersonRow, 'email' | 'locale'>;

/** Tells people of their membership, in the acting person's name; with the team's welcome, where they come into it. */
export async function sendNews(
  cause: Cause,
  mailer: Mailer,
  news: MembershipNews,
  team: TeamRow,
  people: readonly Recipient[],
): Promise<void> {
  const [actor] = await peopleByGuid(cause.db, cause.teamId, [cause.actor], true);
  const welcome = welcomeTo(team);
  const inviter = actor ? inviterName(actor, team) : team.name;
  await mailer.sendAll(
    cause,
    people.map(({ email, locale }) => ({
      to: email,
      content: membershipMail(news, locale, { team: team.name, inviter, email }, welcome),
    })),
  );
}
