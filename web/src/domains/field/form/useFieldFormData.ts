import { useMemo } from 'react';
import { useCustomFieldFormQuery } from '../../../generated/field/form/customFieldForm.ts';
import { useValueHoldersQuery, type ValueHoldersQuery } from '../../../generated/field/form/valueHolders.ts';
import { READ_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import { useFieldPolicies } from '../fragments/useFieldPolicies.ts';
import { useKnownTeam } from '../../../lib/graphql/useKnownTeam.ts';

/** The fields of the team with all their values, and the limits. */
export const useFieldFormData = () => {
  useFieldPolicies();
  return useKnownTeam(
    useCustomFieldFormQuery({ ...READ_IN_PLACE, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }),
    ({ customFields }) => customFields !== null,
  );
};

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
    variables: { id: fieldId },
    ...READ_IN_PLACE,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return useMemo(() => holdersIn(data), [data]);
}
