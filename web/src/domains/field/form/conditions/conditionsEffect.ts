import { useApolloClient } from '@apollo/client/react';
import { ConditionsEffectDocument } from '../../../../generated/field/form/conditions/conditionsEffect.ts';
import { IN_PLACE } from '../../../../lib/apollo/inPlace.ts';
import type { FieldChanges } from '../fieldChanges.ts';

/** Asks how many people would lose what they have under other conditions; null where that could not be told. */
export function useConditionsEffect() {
  const client = useApolloClient();
  return async (fieldId: string, conditions: NonNullable<FieldChanges['conditions']>): Promise<number | null> => {
    try {
      const { data } = await client.query({
        query: ConditionsEffectDocument,
        variables: { id: fieldId, conditions },
        fetchPolicy: 'no-cache',
        ...IN_PLACE,
      });
      const node = data?.node;
      return node && 'conditionsEffect' in node ? (node.conditionsEffect ?? null) : null;
    } catch {
      return null;
    }
  };
}
