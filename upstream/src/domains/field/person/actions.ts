import { randomUUID } from 'node:crypto';
import type { Queries } from '../../../db/database.ts';
import type { Answer, Body } from '../../../generated/contract.ts';
import type { Cause } from '../../../lib/cause.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Fault, Refusal } from '../../../lib/errors.ts';
import { notGuests } from '../../../lib/roles.ts';
import { demandVersion } from '../../../lib/versions.ts';
import { demandPro } from '../../billing/planActions.ts';
import { lockForActor } from '../../member/lockActions.ts';
import { type PersonRow, peopleByGuid } from '../../member/repository.ts';
import type { TeamRow } from '../../team/repository.ts';
import { type FieldShape, fieldShapesOf } from '../repository.ts';
import { type Reader, fieldsOfPeople } from './answers.ts';
import { type PersonChange, keepFieldChanges } from './keepActions.ts';
import { unsharedValues } from './ownValueRepository.ts';
import { heldBy, valuesNamed } from './repository.ts';
import {
  type Choice,
  type Rewritten,
  type Wanted,
  keysNamed,
  planChange,
  resolveChoices,
  rewrittenTexts,
} from './rules.ts';

type PersonFields = Answer<'field', 'updateMemberFields'>;

type Change = Body<'field', 'updateMemberFields'>;
type Filling = { cause: Cause; isAdmin: boolean; subject: Pick<PersonRow, 'guid'> };
type Writing = Filling & { team: TeamRow; reader: Reader; subject: PersonRow };

/**
 * Sets what somebody has in fields, and empties what is hidden by that.
 *
 * @throws Refusal as the contract says of `updateMemberFields`; `field` names the place in the list
 */
export async function updateMemberFields(context: SessionContext, body: Change): Promise<PersonFields> {
  const writing = await lockForFields(context, body.onBehalfOf);
  const { cause, team, reader, subject } = writing;
  const { db, teamId } = cause;
  await demandPro(cause);
  demandVersion(body.version, subject.fieldsVersion);
  const fields = await fieldShapesOf(db, teamId);
  const kept = await keepFieldChanges(cause, [await changeOf(writing, fields, body.fields)]);
  const fieldsVersion = subject.fieldsVersion + kept.size;
  const [answer] = await fieldsOfPeople(db, reader, team, fields, [{ guid: subject.guid, fieldsVersion }]);
  if (!answer) throw new Fault('Nobody to answer about.');
  return answer;
}

/**
 * The same for the directory of the company, which may what admins may. With the team locked, on PRO.
 *
 * @throws Refusal what is wrong with the values; `field` names the place in the list
 */
export async function fillFields(cause: Cause, guid: string, given: Change['fields']): Promise<void> {
  const fields = await fieldShapesOf(cause.db, cause.teamId);
  await keepFieldChanges(cause, [await changeOf({ cause, isAdmin: true, subject: { guid } }, fields, given)]);
}

/** What changes in somebody's fields by what is given. */
async function changeOf(
  writing: Filling,
  fields: readonly FieldShape[],
  given: Change['fields'],
): Promise<PersonChange> {
  const {
    cause: { db },
    isAdmin,
    subject: { guid },
  } = writing;
  const held = await heldBy(db, [guid]);
  const current = new Map(held.map(({ value }) => [value.fieldId, value]));
  const wanted = await choicesOf(writing, fields, current, given);
  const before = new Map([...current].map(([fieldId, { valueId }]) => [fieldId, valueId]));
  const plan = planChange(fields, before, wanted, isAdmin);
  if (plan.refusal !== null) throw new Refusal(plan.refusal, { field: fieldAt(plan.place) });
  return { guid, current, wanted, plan, rewritten: await ownAlone(db, rewrittenTexts(given, wanted, current)) };
}

const fieldAt = (place: number | null) => (place === null ? 'fields' : `fields.${place}`);

/**
 * Locks the team: its fields, its admins and what anybody has in fields stay as they are until this is done.
 *
 * @throws Refusal `actor_not_admin`, `actor_is_guest`, `member_not_found`
 */
async function lockForFields(context: SessionContext, guid: string): Promise<Writing> {
  const { cause, team, self } = await lockForActor(context, notGuests);
  const isOwn = guid === self.guid;
  const isAdmin = self.role === 'admin';
  if (!isAdmin && !isOwn) throw new Refusal('actor_not_admin');
  const [subject] = isOwn ? [self] : await peopleByGuid(cause.db, cause.teamId, [guid], false);
  if (subject === undefined || subject.role === 'guest') throw new Refusal('member_not_found', { field: 'onBehalfOf' });
  return { cause, team, reader: self, isAdmin, subject };
}

/** What the fields given are to hold. */
async function choicesOf(
  { cause: { db, teamId }, isAdmin }: Filling,
  fields: readonly FieldShape[],
  current: ReadonlyMap<string, Choice>,
  given: Change['fields'],
): Promise<readonly Wanted[]> {
  const byId = new Map(fields.map((one) => [one.fieldId, one]));
  const values = await valuesNamed(
    db,
    given.map(({ fieldId }) => fieldId).filter((fieldId) => byId.has(fieldId)),
    { ids: given.flatMap(({ valueId }) => valueId ?? []), keys: given.flatMap((one) => keysNamed(one)) },
  );
  const guids = [...given, ...values].flatMap(({ contactGuid }) => contactGuid ?? []);
  const contacts = guids.length === 0 ? [] : await peopleByGuid(db, teamId, guids, false);
  const pickable = contacts.filter(({ state, role }) => state === 'active' && role !== 'guest');
  const known = { fields: byId, values, current, pickable: new Set(pickable.map(({ guid }) => guid)), isAdmin };
  const wanted = resolveChoices(given, known, randomUUID);
  if ('refusal' in wanted) throw new Refusal(wanted.refusal, { field: fieldAt(wanted.place) });
  return wanted;
}

/** A text that others have as well, or that a user group names, stays as it is written. */
async function ownAlone(db: Queries, rewritten: readonly Rewritten[]): Promise<Rewritten[]> {
  const unshared = await unsharedValues(
    db,
    rewritten.map(({ valueId }) => valueId),
  );
  return rewritten.filter(({ valueId }) => unshared.has(valueId));
}
