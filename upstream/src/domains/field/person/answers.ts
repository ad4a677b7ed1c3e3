import type { Queries } from '../../../db/database.ts';
import type { Answer } from '../../../generated/contract.ts';
import type { Actor } from '../../../lib/auth.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { type PersonRow, peopleByGuid } from '../../member/repository.ts';
import { type TeamRow, teamOf } from '../../team/repository.ts';
import { type FieldShape, fieldShapesOf } from '../repository.ts';
import { contactName } from './contactRules.ts';
import { heldBy } from './repository.ts';

type PersonFields = Answer<'field', 'updateMemberFields'>;
export type Reader = Pick<Actor, 'guid' | 'role'>;

/**
 * What people have in the fields of the team. Guests, and people whom the team does not have, are left out.
 *
 * @throws Refusal `actor_not_admin` of members who ask about others
 */
export async function memberFields(
  { db, actor }: SessionContext,
  guids: readonly string[],
): Promise<Answer<'field', 'memberFields'>> {
  if (actor.role !== 'admin' && guids.some((guid) => guid !== actor.guid)) throw new Refusal('actor_not_admin');
  const team = await teamOf(db, actor.teamId);
  const people = await peopleByGuid(db, actor.teamId, guids, false);
  const withFields = people.filter(({ role }) => role !== 'guest');
  return { people: await fieldsOfPeople(db, actor, team, await fieldShapesOf(db, actor.teamId), withFields) };
}

/** What each of them has in fields that are not archived, in the order of the fields. */
export async function fieldsOfPeople(
  db: Queries,
  reader: Reader,
  team: TeamRow,
  fields: readonly FieldShape[],
  people: readonly Pick<PersonRow, 'guid' | 'fieldsVersion'>[],
): Promise<PersonFields[]> {
  const held = await heldBy(
    db,
    people.map(({ guid }) => guid),
  );
  const ofPerson = Map.groupBy(held, ({ guid }) => guid);
  return people.map(({ guid, fieldsVersion }) => {
    const ofField = new Map((ofPerson.get(guid) ?? []).map((one) => [one.value.fieldId, one]));
    const filled = fields.flatMap(({ fieldId, isArchived }): PersonFields['fields'] => {
      const one = ofField.get(fieldId);
      if (one === undefined || isArchived) return [];
      const { valueId, value } = one.value;
      if (one.contact === null) return [{ fieldId, userValues: [{ valueId, value }] }];
      const managerName = contactName(reader, team, one.contact);
      const picked = { valueId, value: managerName, contactGuid: one.contact.guid };
      return [{ fieldId, userValues: [picked], managerName }];
    });
    return { guid, version: fieldsVersion, fields: filled };
  });
}
