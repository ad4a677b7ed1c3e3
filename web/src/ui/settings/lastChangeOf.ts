import { fullName } from '../../lib/intl/personName.ts';

/** Who changed a setting last, as the schema says it; a change of the team's people is read along. */
export interface SettingChange {
  readonly changedAt: string;
  readonly changedBy: {
    readonly name: { readonly first: string; readonly last: string } | null;
    readonly email: string | null;
  } | null;
}

/**
 * The same for `LastChange`: somebody is named, or told by their address where they have no name; null stands for
 * somebody whom the team does not know any more.
 */
export const lastChangeOf = (change: SettingChange | null) => {
  if (!change) return null;
  const { changedBy, changedAt } = change;
  return { name: (changedBy?.name && fullName(changedBy.name)) || (changedBy?.email ?? null), changedAt };
};
