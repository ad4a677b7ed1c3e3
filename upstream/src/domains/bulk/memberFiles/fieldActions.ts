import { contactKey } from '../../field/person/contactRules.ts';
import { defaultValuesOf, heldBy, valuesNamed } from '../../field/person/repository.ts';
import type { Choice } from '../../field/person/rules.ts';
import { fieldShapesOf } from '../../field/repository.ts';
import { type Moment, planOf } from '../../billing/planActions.ts';
import { peopleByEmail } from '../../member/repository.ts';
import { type KnownFields, namedIn, valueAddress } from './fieldRules.ts';
import type { RowWish } from './rowRules.ts';

type FieldShapes = Awaited<ReturnType<typeof fieldShapesOf>>;

/** The fields that files of people may fill: those of the team, or none where its plan has no fields. */
export const fillableFields = async (moment: Moment, teamId: string): Promise<FieldShapes> =>
  (await planOf(moment, teamId)) === 'free' ? [] : fieldShapesOf(moment.db, teamId);

/** What the texts of these rows are compared with, read at once however many rows there are. */
export async function knownFieldsOf(
  moment: Moment,
  teamId: string,
  wishes: readonly Pick<RowWish, 'texts'>[],
): Promise<KnownFields> {
  const { db } = moment;
  const fields = await fillableFields(moment, teamId);
  const { keys, emails } = namedIn(fields, wishes);
  const people = emails.size === 0 ? [] : await peopleByEmail(db, teamId, [...emails]);
  const named = [...keys, ...people.map(({ guid }) => contactKey(guid))];
  const fieldIds = fields.map(({ fieldId }) => fieldId);
  const values = named.length === 0 ? [] : await valuesNamed(db, fieldIds, { ids: [], keys: named });
  const defaults = fields.length === 0 ? [] : await defaultValuesOf(db, teamId);
  return {
    ...{ fields, byId: new Map(fields.map((one) => [one.fieldId, one])) },
    values: new Map(values.map((one) => [valueAddress(one.fieldId, one.valueKey), one])),
    defaults: new Map(defaults.map((one) => [one.fieldId, one])),
    contacts: new Map(people.map(({ emailKey, guid }) => [emailKey, guid])),
    pickable: new Set(
      people.filter(({ state, role }) => state === 'active' && role !== 'guest').map(({ guid }) => guid),
    ),
  };
}

/** What somebody has in fields, by field, and the addresses of those who are picked by it. */
export type HeldChoices = {
  readonly choices: ReadonlyMap<string, Choice>;
  readonly contacts: ReadonlyMap<string, string>;
};
const NOTHING: HeldChoices = { choices: new Map(), contacts: new Map() };

/** What people have in fields; gives what each of them has. */
export async function heldChoicesOf(
  { db }: Pick<Moment, 'db'>,
  guids: readonly string[],
): Promise<(guid: string | null) => HeldChoices> {
  const held = Map.groupBy(guids.length === 0 ? [] : await heldBy(db, guids), ({ guid }) => guid);
  return (guid) => {
    const ofPerson = guid === null ? undefined : held.get(guid);
    if (!ofPerson) return NOTHING;
    return {
      choices: new Map(ofPerson.map(({ value }) => [value.fieldId, value])),
      contacts: new Map(ofPerson.flatMap(({ contact }) => (contact ? [[contact.guid, contact.email] as const] : []))),
    };
  };
}
