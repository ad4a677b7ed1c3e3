import { useMemo } from 'react';
import { useCustomFieldFormQuery } from '../../../generated/field/form/customFieldForm.ts';
import { useValueHoldersQuery, type ValueHoldersQuery } from '../../../generated/field/form/valueHolders.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useFieldPolicies } from '../shared/useFieldPolicies.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';

/** The fields of the team with all their values, and the limits. */
export function useFieldFormData() {
  useFieldPolicies();
  const { known: team, ...read } = useKnownTeam(
    useCustomFieldFormQuery(READ_AFRESH),
    ({ customFields }) => customFields !== null,
  );
  return { ...read, known: team?.customFields ? { ...team, customFields: team.customFields } : null };
}

export type FieldFormData = ReturnType<typeof useFieldFormData>;

/** How many people have each value, by its id: the deactivated and those who ask to join keep one in use as well. */
export type Holders = ReadonlyMap<string, number>;

const holdersIn = (data: ValueHoldersQuery | undefined): Holders => {
  const settings = data?.node && 'settings' in data.node ? data.node.settings : null;
  const values = settings && 'values' in settings ? settings.values.nodes : [];
  return new Map(
    values.flatMap(({ id, membersCount, othersCount }) =>
      membersCount === null ? [] : [[id, membersCount + (othersCount ?? 0)] as const],
    ),
  );
};

/** How many people have each value of a field; empty while that is not known, which keeps nobody from anything. */
export function useHolders(fieldId: string): Holders {
  const { data } = useValueHoldersQuery({
    ...READ_AFRESH,
    variables: { id: fieldId },
  });
  return useMemo(() => holdersIn(data), [data]);
}
