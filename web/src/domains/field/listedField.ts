import type { CustomFieldsQuery } from '../../generated/field/list/customFields.ts';
import type { CustomFieldsUsageQuery } from '../../generated/field/list/customFieldsUsage.ts';
import type { TeamOf } from '../../lib/graphql/teamOf.ts';

/** A field as the list shows it. */
export type ListedField = NonNullable<TeamOf<CustomFieldsQuery>['customFields']>[number];

/** Who and what uses a field. */
export type ListedUsage = NonNullable<NonNullable<TeamOf<CustomFieldsUsageQuery>['customFields']>[number]['usage']>;

/** The first values of a field and how many it has; null for one that people are picked in. */
export const firstValuesOf = ({ settings }: ListedField) =>
  settings && 'firstValues' in settings ? settings.firstValues : null;

/** What new members have in a field from the start; null for nothing. */
export const defaultTextOf = ({ settings }: ListedField): string | null =>
  (settings && 'defaultValue' in settings ? settings.defaultValue?.text : null) ?? null;
