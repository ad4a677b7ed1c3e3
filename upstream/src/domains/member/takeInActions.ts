import { randomUUID } from 'node:crypto';
import { noteAll } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import { plantReminder } from '../guest/reminderActions.ts';
import { licenceNewMembers } from '../licence/actions.ts';
import { keepChanges } from './changeActions.ts';
import { entered } from './enteringActions.ts';
import { type NewPerson, type PersonRow, addPeople, peopleByGuid } from './repository.ts';
import { NO_LICENCE, nameFromAddress } from './rules.ts';

/** Somebody who is taken in: who has the address in the team already, and what is known of them where nobody has. */
export type Joining = {
  /** In lower case; each once. */
  readonly email: string;
  readonly holder: PersonRow | undefined;
  /** Made of the address where nothing is said of it. */
  readonly name?: Pick<PersonRow, 'firstName' | 'lastName'> | null;
  readonly phone?: { readonly phoneCountryCode: string; readonly phoneNumber: string } | null;
};

/** Somebody who was taken in. */
export type Joined = Pick<PersonRow, 'guid' | 'email' | 'locale' | 'role'>;

type Options = Pick<NewPerson, 'role' | 'validityReminderAt'> & {
  /** Fills in what they come with, after the defaults of the team's fields: user groups go by it. */
  readonly furnish?: (joined: ReadonlyMap<string, Joined>) => Promise<void>;
};

/**
 * Takes people in, active at once: those whom the team does not know are added, whoever asks to join or was removed comes in as
 * they are. Members get a licence where the team does that. Nobody is mailed. With the team locked.
 *
 * @returns them by their addresses
 */
export async function takeIn(
  cause: Cause,
  joining: readonly Joining[],
  { role, validityReminderAt, furnish }: Options,
): Promise<ReadonlyMap<string, Joined>> {
  const joined = await bringIn(cause, joining, { role, validityReminderAt });
  const people = [...joined.values()];
  if (people.length === 0) return joined;
  if (validityReminderAt !== null) await plantReminder(cause, { teamId: cause.teamId, instant: validityReminderAt });
  if (role !== 'guest') {
    await licenceNewMembers(
      cause,
      people.map(({ guid }) => guid),
    );
  }
  await entered(cause, people, furnish && (() => furnish(joined)));
  return joined;
}

type As = Pick<NewPerson, 'role' | 'validityReminderAt'>;

/** Adds those whom the team does not know yet, and brings in the others; gives everybody by address. */
async function bringIn(cause: Cause, joining: readonly Joining[], as: As): Promise<Map<string, Joined>> {
  const known = joining.flatMap(({ holder }) => holder ?? []);
  await keepChanges(
    cause,
    'member.invite',
    known.map((before) => ({ before, after: { ...before, ...as, state: 'active', stateSince: cause.now } })),
  );
  const added = await addNew(
    cause,
    joining.filter(({ holder }) => holder === undefined),
    as,
  );
  return new Map([...known, ...added].map((one) => [one.email.toLowerCase(), { ...one, role: as.role }]));
}

async function addNew(cause: Cause, joining: readonly Joining[], as: As): Promise<NewPerson[]> {
  const { db, now, teamId, actor } = cause;
  const [inviter] = await peopleByGuid(db, teamId, [actor], true);
  const people = joining.map(({ email, name, phone }): NewPerson => ({
    ...{ guid: randomUUID(), teamId, email, ...(name ?? nameFromAddress(email)), ...as },
    // Nobody has asked them yet: the language of whoever adds them is the best guess.
    locale: inviter?.locale ?? 'en-us',
    ...{ state: 'active', stateSince: now, createdAt: now, version: 1 },
    ...(phone ?? { phoneCountryCode: null, phoneNumber: null }),
    ...{ imageFile: null, ...NO_LICENCE },
  }));
  await addPeople(db, people);
  await noteAll(
    cause,
    'member.invite',
    people.map(({ guid, state, role, isLicensed }) => ({
      target: `person:${guid}`,
      after: { state, role, isLicensed },
    })),
  );
  return people;
}
