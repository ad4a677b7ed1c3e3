import { noteAll } from '../../../lib/audit.ts';
import type { Cause } from '../../../lib/cause.ts';
import type { Role } from '../../../lib/roles.ts';
import { fieldShapesOf } from '../repository.ts';
import { withDefaults } from '../visibilityRules.ts';
import { addHeldValues, countFieldChanges, defaultValuesOf, heldBy } from './repository.ts';

/**
 * Gives people the default values of the fields that are shown to them and in which they have nothing: whoever has become a
 * member a moment ago. In the transaction that makes them one, with the team locked. On any plan, so that a team that comes
 * back to PRO finds its people complete.
 *
 * @param people guests among them are left aside
 */
export async function giveDefaults(cause: Cause, people: readonly { guid: string; role: Role }[]): Promise<void> {
  const { db, teamId } = cause;
  const guids = people.filter(({ role }) => role !== 'guest').map(({ guid }) => guid);
  if (guids.length === 0) return;
  const values = await defaultValuesOf(db, teamId);
  if (values.length === 0) return;
  const fields = await fieldShapesOf(db, teamId);
  const defaults = new Map(values.map(({ fieldId, valueId }) => [fieldId, valueId]));
  const texts = new Map(values.map(({ valueId, value }) => [valueId, value]));
  const held = Map.groupBy(await heldBy(db, guids), ({ guid }) => guid);
  // Nearly all of them have nothing yet, and get the same.
  const ofNew = withDefaults(fields, new Map(), defaults);
  const given = guids.flatMap((guid) => {
    const before = new Map(held.get(guid)?.map(({ value: { fieldId, valueId } }) => [fieldId, valueId]));
    const after = before.size === 0 ? ofNew : withDefaults(fields, before, defaults);
    return [...after]
      .filter(([fieldId]) => !before.has(fieldId))
      .map(([fieldId, valueId]) => ({ guid, fieldId, valueId }));
  });
  await addHeldValues(db, given);
  const byPerson = Map.groupBy(given, ({ guid }) => guid);
  await countFieldChanges(db, [...byPerson.keys()]);
  await noteAll(
    cause,
    'field.giveDefaults',
    [...byPerson].map(([guid, added]) => ({
      target: `person:${guid}`,
      after: Object.fromEntries(added.map(({ fieldId, valueId }) => [fieldId, texts.get(valueId)])),
    })),
  );
}
