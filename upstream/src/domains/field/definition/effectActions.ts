import type { Answer, Body } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { faultOfParents } from '../conditionRules.ts';
import { countHidden } from '../person/clearingRepository.ts';
import { valuesNamed } from '../person/repository.ts';
import { fieldShapesOf } from '../repository.ts';

/**
 * How many people would lose their value of a field, if these were its conditions.
 *
 * @throws Refusal `field_not_found`, and what `faultOfParents` says, with the place
 */
export async function parentsEffect(
  { db, actor: { teamId } }: SessionContext,
  { fieldId, parents }: Body<'field', 'parentsEffect'>,
): Promise<Answer<'field', 'parentsEffect'>> {
  const shapes = await fieldShapesOf(db, teamId);
  const ids = parents.map((parent) => parent.valueId);
  const named = await valuesNamed(
    db,
    shapes.map((one) => one.fieldId),
    { ids, keys: [] },
  );
  const values = Map.groupBy(
    named.filter(({ origin }) => origin === 'team'),
    (one) => one.fieldId,
  );
  const fields = new Map(shapes.map((one) => [one.fieldId, { ...one, values: values.get(one.fieldId) ?? [] }]));
  const found = fields.get(fieldId);
  if (found === undefined) throw new Refusal('field_not_found', { field: 'fieldId' });
  const fault = faultOfParents({ ...found, parents }, fields);
  if (fault !== null) throw new Refusal(fault.refusal, { field: `parents${fault.at}` });
  return { losing: await countHidden(db, teamId, fieldId, parents) };
}
