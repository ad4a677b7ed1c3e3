import type { CustomFieldValuesQuery } from '../../../generated/field/dialogs/customFieldValues.ts';
import { matchesWordStart } from '../../../lib/text/wordStart.ts';

/** Who brought a value in: the team, a member who wrote it, or a member who picked that person. */
export type ValueOrigin = 'team' | 'own' | 'contacts';

export interface ValueRow {
  readonly id: string;
  readonly text: string;
  /** Null where it could not be read. */
  readonly membersCount: number | null;
  /** How many have it who are deactivated or ask to join; null where it could not be read. */
  readonly othersCount: number | null;
  readonly origin: ValueOrigin;
}

type Node = NonNullable<CustomFieldValuesQuery['node']>;
type FieldNode = Extract<Node, { settings: unknown }>;
type Settings = FieldNode['settings'];

const isField = (node: Node): node is FieldNode => 'settings' in node;

/** What a field takes, as far as it was read; null for a type that is not known, undefined where there is no field. */
export const settingsOf = (node: Node | null | undefined): Settings | undefined =>
  node && isField(node) ? node.settings : undefined;

/** All values of a field: those of the team in their order, then what members brought in. */
export function valueRows(settings: Settings): readonly ValueRow[] {
  if (!settings) return [];
  const rows = (values: readonly Omit<ValueRow, 'origin'>[] | null | undefined, origin: ValueOrigin) =>
    (values ?? []).map(({ id, text, membersCount, othersCount }) => ({ id, text, membersCount, othersCount, origin }));
  return [
    ...('values' in settings ? rows(settings.values.nodes, 'team') : []),
    ...('ownValues' in settings ? rows(settings.ownValues, 'own') : []),
    ...('contacts' in settings ? rows(settings.contacts, 'contacts') : []),
  ];
}

/** The rows whose words begin with what was typed. */
export const foundRows = (rows: readonly ValueRow[], typed: string): readonly ValueRow[] =>
  typed === '' ? rows : rows.filter(({ text }) => matchesWordStart(text, typed));
