import { sameTextKey } from '@muster/schema/formats/customField';
import type { Queries } from '../db/database.ts';
import { field, fieldCondition, fieldValue } from '../db/tables/field.ts';
import { type ChannelRow, addSeats, removePlaces } from '../domains/channel/repository.ts';
import { saveNamed, tellingRules } from '../domains/channel/ruleRepository.ts';
import { joiningPlaces, leavingPlaces } from '../domains/channel/settleRepository.ts';
import type { FieldRow, ValueRow } from '../domains/field/repository.ts';
import { addHeldValues } from '../domains/field/person/repository.ts';
import type { NewPerson } from '../domains/member/repository.ts';
import { addUserGroup } from '../domains/userGroup/repository.ts';
import { constraintsKeyOf } from '../domains/userGroup/rules.ts';
import { DAY_MS } from '../lib/durations.ts';
import { Fault } from '../lib/errors.ts';
import type { DemoField, DemoUserGroup } from './fieldSpecs.ts';
import { shortName } from './people.ts';
import { specialChannels } from './specialChannels.ts';
import type { DemoTeam } from './teams.ts';

/** A field that is being made, with its values by what people have: a text, or the guid of a contact. */
type Making = { spec: DemoField; row: FieldRow; values: Map<string, ValueRow> };
type Held = { guid: string; fieldId: string; valueId: string };

/** Adds the fields of a demo team, what its people have in them, and its user groups; the same each time. */
export async function addDemoFields(
  db: Queries,
  { domain, fields = [], userGroups = [] }: DemoTeam,
  people: readonly NewPerson[],
  channels: readonly ChannelRow[],
  now: number,
): Promise<void> {
  if (fields.length === 0) return;
  const teamId = `team-${shortName(domain)}`;
  const made = fields.map((spec, index): Making => startField(spec, { domain, teamId, index, now }));
  const held = heldBy(made, people);
  await db.insert(field).values(made.map(({ row }) => row));
  await db.insert(fieldValue).values(made.flatMap(({ values }) => [...values.values()]));
  const conditions = conditionsOf(made);
  if (conditions.length > 0) await db.insert(fieldCondition).values(conditions);
  await addHeldValues(db, held);
  for (const [index, spec] of userGroups.entries()) {
    await addDemoUserGroup(db, spec, { made, people, channels, id: idOf(domain, 'g', index), domain, teamId, now });
  }
  await settleDemoChannels(db, teamId);
}

/** Ids count from 1 in a fixed order. */
const idOf = (domain: string, kind: string, index: number) =>
  `${shortName(domain)}-${kind}${String(index + 1).padStart(2, '0')}`;

function startField(
  spec: DemoField,
  { domain, teamId, index, now }: { domain: string; teamId: string; index: number; now: number },
): Making {
  const fieldId = idOf(domain, 'f', index);
  const row: FieldRow = {
    ...{ fieldId, teamId, name: spec.name, nameKey: sameTextKey(spec.name), description: spec.description },
    ...{ valueType: spec.valueType ?? 'singleSelect', isMandatory: spec.isMandatory ?? false },
    ...{ editableBy: spec.editableBy ?? 'user', priority: index + 1, isArchived: spec.isArchived ?? false },
    ...{ createdAt: now - 300 * DAY_MS + index * DAY_MS, version: 1 },
  };
  const values = (spec.values ?? []).map((value, position): [string, ValueRow] => [
    value,
    {
      ...{ valueId: `${fieldId}-v${String(position + 1).padStart(2, '0')}`, fieldId, value },
      ...{ valueKey: sameTextKey(value), origin: 'team', contactGuid: null, position },
      isDefault: value === spec.defaultValue,
    },
  ]);
  return { spec, row, values: new Map(values) };
}

/** A value that people have brought in: it is made when the first of them has it. */
function valueOf({ spec, row: { fieldId }, values }: Making, text: string): ValueRow {
  const known = values.get(text);
  if (known) return known;
  const isContact = spec.valueType === 'contactPicker';
  const own = [...values.values()].filter(({ origin }) => origin !== 'team').length + 1;
  const made: ValueRow = {
    ...{ valueId: `${fieldId}-${isContact ? 'p' : 'u'}${String(own).padStart(2, '0')}`, fieldId },
    ...{ value: isContact ? '' : text, valueKey: isContact ? `@${text}` : sameTextKey(text) },
    ...{ origin: isContact ? 'contact' : 'user', contactGuid: isContact ? text : null },
    ...{ position: 0, isDefault: false },
  };
  values.set(text, made);
  return made;
}

const textOf = (given: string | number, people: readonly NewPerson[]) =>
  typeof given === 'string' ? given : people[given]?.guid;

/** What everybody has: guests, and people who wait to be taken in, nothing. */
function heldBy(made: readonly Making[], people: readonly NewPerson[]): Held[] {
  return people.flatMap(({ guid, role, state }, place) => {
    if (role === 'guest' || state === 'pending') return [];
    const has = new Map<string, string>();
    return made.flatMap((one): Held[] => {
      const { spec, row } = one;
      const conditions = Object.entries(spec.parents ?? {});
      if (conditions.length > 0 && !conditions.some(([name, value]) => has.get(name) === value)) return [];
      const given = spec.of(place, (name) => has.get(name));
      const text = given === undefined ? undefined : textOf(given, people);
      if (text === undefined) return [];
      has.set(spec.name, text);
      return [{ guid, fieldId: row.fieldId, valueId: valueOf(one, text).valueId }];
    });
  });
}

function conditionsOf(made: readonly Making[]): (typeof fieldCondition.$inferInsert)[] {
  return made.flatMap(({ spec, row }) =>
    Object.entries(spec.parents ?? {}).map(([name, value], position) => {
      const { fieldId, valueId } = named(made, name, value);
      return { fieldId: row.fieldId, parentFieldId: fieldId, parentValueId: valueId, position };
    }),
  );
}

function named(made: readonly Making[], name: string, text: string | undefined): ValueRow {
  const found = text === undefined ? undefined : made.find(({ spec }) => spec.name === name)?.values.get(text);
  if (!found) throw new Fault(`A demo team has nobody with this in the field ${name}.`);
  return found;
}

async function addDemoUserGroup(
  db: Queries,
  { name, description, visibleTo, names, channel }: DemoUserGroup,
  known: {
    made: readonly Making[];
    people: readonly NewPerson[];
    channels: readonly ChannelRow[];
    id: string;
    domain: string;
    teamId: string;
    now: number;
  },
): Promise<void> {
  const { id, teamId, now } = known;
  const constraints = Object.entries(names).map(([fieldName, given]) => {
    const values = given.map((one) => named(known.made, fieldName, textOf(one, known.people)));
    return { fieldId: values[0]?.fieldId ?? '', values: values.map(({ valueId }) => valueId) };
  });
  await addUserGroup(db, {
    ...{ id, teamId, name, nameKey: sameTextKey(name), description, visibleTo, constraints },
    ...{ constraintsKey: constraintsKeyOf(constraints), createdAt: now - 200 * DAY_MS, version: 1 },
  });
  const found = known.channels.find((one) => one.name === channel);
  if (found) await saveNamed(db, { groupJid: found.groupJid, isAutoJoin: false, restriction: [id], autoJoin: [] });
  const taking = specialChannels[known.domain]?.find((one) => one.userGroup === name)?.name;
  const other = known.channels.find((one) => one.name === taking);
  if (other) await saveNamed(db, { groupJid: other.groupJid, isAutoJoin: true, restriction: [id], autoJoin: [id] });
}

/** Who is in the channels that name user groups follows from what people have. */
async function settleDemoChannels(db: Queries, teamId: string): Promise<void> {
  const rules = (await tellingRules(db, teamId)).filter(({ restriction }) => restriction.length > 0);
  await removePlaces(db, await leavingPlaces(db, { teamId, rules }));
  const joining = await joiningPlaces(db, { teamId, rules });
  await addSeats(
    db,
    joining.map((place) => ({ ...place, affiliation: 'member' as const })),
  );
}
