import { noteAll } from '../../../lib/audit.ts';
import type { Cause } from '../../../lib/cause.ts';
import { meantFor, settlePeople } from '../../channel/settleActions.ts';
import { touchPeople } from '../../member/repository.ts';
import { addOwnValues, dropUnusedValues, rewriteValue } from './ownValueRepository.ts';
import { addHeldValues, countFieldChanges, emptyFields } from './repository.ts';
import type { ChangePlan, Choice, Rewritten, Wanted } from './rules.ts';

/** What changes in somebody's fields. */
export type PersonChange = {
  readonly guid: string;
  /** What they have had in fields until now. */
  readonly current: ReadonlyMap<string, Choice>;
  readonly wanted: readonly Wanted[];
  readonly plan: Pick<ChangePlan, 'changed' | 'after'>;
  readonly rewritten: readonly Rewritten[];
};

const isChange = ({ plan, rewritten }: PersonChange) => plan.changed.length + rewritten.length > 0;

/**
 * Keeps what changes in people's fields, each with an audit entry of just that. With the team locked. A new value that several
 * bring in has one id in all of their changes.
 *
 * @param changes of up to 999 people
 * @returns those whose fields hold something else from now on
 */
export async function saveFieldChanges(cause: Cause, changes: readonly PersonChange[]): Promise<ReadonlySet<string>> {
  const real = changes.filter(isChange);
  if (real.length === 0) return new Set();
  const { db } = cause;
  const brought = real.flatMap(({ wanted }) =>
    wanted.flatMap(({ choice, isNew }) => (choice && isNew ? [choice] : [])),
  );
  await addOwnValues(db, [...new Map(brought.map((one) => [one.valueId, one])).values()]);
  const places = real.flatMap(({ guid, plan: { changed } }) => changed.map((fieldId) => ({ guid, fieldId })));
  await emptyFields(db, places);
  await addHeldValues(
    db,
    real.flatMap(({ guid, plan: { changed, after } }) =>
      changed.flatMap((fieldId) => {
        const valueId = after.get(fieldId);
        return valueId === undefined ? [] : [{ guid, fieldId, valueId }];
      }),
    ),
  );
  await dropUnusedValues(
    db,
    real.flatMap(({ current, plan: { changed } }) => changed.flatMap((fieldId) => current.get(fieldId)?.valueId ?? [])),
  );
  for (const { rewritten } of real) {
    for (const { valueId, value } of rewritten) await rewriteValue(db, valueId, value);
  }
  const guids = real.map(({ guid }) => guid);
  await countFieldChanges(db, guids);
  await touchPeople(db, guids);
  await noteAll(cause, 'field.setValues', real.map(entryOf));
  return new Set(guids);
}

/** The same of people who belong to the team: they are brought to the channels that take them in by what they have then. */
export async function keepFieldChanges(cause: Cause, changes: readonly PersonChange[]): Promise<ReadonlySet<string>> {
  const real = changes.filter(isChange);
  const guids = real.map(({ guid }) => guid);
  const meant = await meantFor(cause, guids);
  const kept = await saveFieldChanges(cause, real);
  await settlePeople(cause, guids, meant);
  return kept;
}

function entryOf({ guid, current, wanted, plan: { changed, after }, rewritten }: PersonChange) {
  const chosen = new Map(wanted.map(({ fieldId, choice }) => [fieldId, choice]));
  return {
    target: `person:${guid}`,
    before: Object.fromEntries(
      [...changed, ...rewritten.map(({ fieldId }) => fieldId)].map((fieldId) => [fieldId, told(current.get(fieldId))]),
    ),
    after: Object.fromEntries([
      ...changed.map((fieldId) => [fieldId, after.has(fieldId) ? told(chosen.get(fieldId)) : null] as const),
      ...rewritten.map(({ fieldId, value }) => [fieldId, value] as const),
    ]),
  };
}

/** What an audit entry says of a value: its text, as its row may be gone by the time it is read, or who is picked. */
const told = (choice: Choice | null | undefined) => (choice ? (choice.contactGuid ?? choice.value) : null);
