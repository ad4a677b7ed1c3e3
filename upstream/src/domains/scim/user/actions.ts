import { note } from '../../../lib/audit.ts';
import type { Cause } from '../../../lib/cause.ts';
import { Fault, Refusal } from '../../../lib/errors.ts';
import type { Mailer } from '../../../lib/mail.ts';
import type { SubjectResult } from '../../../lib/subjects.ts';
import { fillFields } from '../../field/person/actions.ts';
import { savePhone } from '../../identity/profileRepository.ts';
import { auditedChange, isChanged, isRenamed } from '../../identity/profileRules.ts';
import { setLocale } from '../../identity/repository.ts';
import { deactivate, reactivate, remove } from '../../member/actions.ts';
import { judgeAddresses } from '../../member/addressActions.ts';
import { sendNews } from '../../member/changeActions.ts';
import { type PersonRow, peopleByGuid, renamePerson, touchPeople } from '../../member/repository.ts';
import { takeIn } from '../../member/takeInActions.ts';
import type { TeamRow } from '../../team/repository.ts';
import type { Json } from '../language/valueRules.ts';
import { mappedFields } from './fieldRepository.ts';
import { saveDirectoryNames } from './repository.ts';
import { type Refused, type Name, type Said, addressOf, fieldTextIn, nameAfter, readUser, wholeName } from './rules.ts';

/** @throws Refusal `value_invalid` */
function demandSaid(said: Said | Refused): Said {
  if ('refusal' in said) throw new Refusal(said.refusal, { field: said.field });
  return said;
}

/** @throws Refusal `value_invalid`, with the attribute */
async function fill(cause: Cause, guid: string, before: Json, after: Json): Promise<void> {
  const changed = (await mappedFields(cause))
    .map((one) => ({ ...one, was: fieldTextIn(before, one.attribute), is: fieldTextIn(after, one.attribute) }))
    .filter(({ was, is }) => was !== is);
  if (changed.length === 0) return;
  try {
    await fillFields(
      cause,
      guid,
      changed.map(({ fieldId, attribute, is }) => ({
        fieldId,
        ...(is === undefined ? {} : attribute === 'manager' ? { contactGuid: is } : { value: is }),
      })),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [, place] = /^fields\.(\d+)$/.exec(error.field ?? '') ?? [];
    throw new Refusal('value_invalid', { field: changed[Number(place ?? 0)]?.attribute ?? 'title' });
  }
}

/**
 * Adds somebody to the team as an admin's adding does, active unless it is said otherwise; gives their guid. With the team
 * locked.
 *
 * @throws Refusal `value_invalid`, `resource_taken`, `domain_not_allowed`
 */
export async function addUser(cause: Cause, team: TeamRow, mailer: Mailer, resource: Json): Promise<string> {
  const said = demandSaid(readUser(resource));
  const address = addressOf(said.userName);
  if (address === undefined) throw new Refusal('value_invalid', { field: 'userName' });
  const [judged] = await judgeAddresses(cause.db, team, [address], { asGuests: false });
  if (judged?.state === 'domain_not_allowed') throw new Refusal('domain_not_allowed', { field: 'userName' });
  if (judged?.state !== 'available' && judged?.state !== 'pending')
    throw new Refusal('resource_taken', { field: 'userName' });
  const { holder } = judged;
  const joined = await takeIn(
    cause,
    [{ email: address, holder, name: nameAfter(null, said, null) ?? null, phone: said.phone ?? null }],
    {
      role: 'member',
      validityReminderAt: null,
      furnish: async (people) => {
        for (const { guid } of people.values()) await fill(cause, guid, {}, resource);
      },
    },
  );
  const [one] = joined.values();
  if (!one) throw new Fault('Nobody has joined.');
  const [added] = await peopleByGuid(cause.db, cause.teamId, [one.guid], false);
  // Whoever comes back keeps the name that they had, unless another one is said.
  if (added) await keepSaid(cause, added, { before: null, after: said });
  if (said.active === false) demandDone(await deactivate(cause, [one.guid]));
  else await sendNews(cause, mailer, 'added', team, [one]);
  return one.guid;
}

/** What a directory said of somebody so far, null for nothing, and what it says now. */
type Saying = { readonly before: Said | null; readonly after: Said };

/** Keeps what is said of somebody but for whether they are active: name, phone, language, and what the directory calls them. */
async function keepSaid(cause: Cause, person: PersonRow, saying: Saying): Promise<void> {
  const { before, after } = saying;
  const phone = after.phone === null ? { phoneCountryCode: null, phoneNumber: null } : after.phone;
  const next = { ...person, ...nameAfter(before, after, person), ...phone };
  if (isChanged(person, next)) {
    if (isRenamed(person, next)) await renamePerson(cause.db, person, next);
    await savePhone(cause.db, person.guid, next);
    await note(cause, 'scim.updateUser', `person:${person.guid}`, auditedChange(person, next));
  }
  await keepLocale(cause, person, after);
  await keepNames(cause, person, { ...saying, next });
}

async function keepLocale(cause: Cause, person: PersonRow, { locale = person.locale }: Said): Promise<void> {
  if (locale === person.locale) return;
  await setLocale(cause.db, person.guid, locale);
  const change = { before: { locale: person.locale }, after: { locale } };
  await note(cause, 'scim.updateUser', `person:${person.guid}`, change);
}

/** Keeps what the directory calls somebody; what follows from their name goes with it. */
async function keepNames(
  cause: Cause,
  person: PersonRow,
  { before, after, next }: Saying & { next: Name },
): Promise<void> {
  const { externalId, displayName } = after;
  const { externalId: formerId = null, displayName: former = null } = before ?? {};
  if (externalId === formerId && displayName === former) return;
  const isAsBefore = displayName === former && displayName === wholeName(person);
  const shown = isAsBefore || displayName === wholeName(next) ? null : displayName;
  await saveDirectoryNames(cause.db, person, { externalId, displayName: shown });
  await touchPeople(cause.db, [person.guid]);
  const change = { before: { externalId: formerId }, after: { externalId } };
  await note(cause, 'scim.updateUser', `person:${person.guid}`, change);
}

/**
 * Gives somebody what is said of them from now on. Nothing is written where nothing changes. With the team locked.
 *
 * @param change their resource as it was, and as it is to be
 * @throws Refusal `value_invalid`, `attribute_fixed`, `last_admin`, `guest_limit`
 */
export async function updateUser(
  cause: Cause,
  person: PersonRow,
  change: { before: Json; after: Json },
): Promise<void> {
  const said = demandSaid(readUser(change.after, person.locale));
  if (said.userName?.toLowerCase() !== person.emailKey) throw new Refusal('attribute_fixed', { field: 'userName' });
  const before = demandSaid(readUser(change.before));
  await keepSaid(cause, person, { before, after: said });
  if (person.role !== 'guest') await fill(cause, person.guid, change.before, change.after);
  if (said.active === false && person.state === 'active') demandDone(await deactivate(cause, [person.guid]));
  // No token makes an admin, not of somebody who was one either: who switched them off may have had a reason.
  if (said.active === true && person.state === 'deactivated')
    demandDone(await reactivate(cause, [person.guid], { restores: 'licences' }));
}

/** @throws Refusal `last_admin`, `guest_limit` */
function demandDone([outcome]: readonly SubjectResult[]): void {
  if (outcome?.result === 'last_admin' || outcome?.result === 'guest_limit') throw new Refusal(outcome.result);
}

/**
 * Removes somebody from the team for good. With the team locked.
 *
 * @throws Refusal `last_admin`
 */
export async function removeUser(cause: Cause, { guid }: PersonRow): Promise<void> {
  demandDone(await remove(cause, [guid]));
}
