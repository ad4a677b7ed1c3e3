import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { PlanGateDocument } from '../../generated/billing/paywall/planGate.ts';
import { useCustomFieldsQuery } from '../../generated/field/customFields.ts';
import { useCustomFieldsUsageQuery } from '../../generated/field/customFieldsUsage.ts';
import { READ_IN_PLACE } from '../../lib/graphql/inPlace.ts';
import { useKnownTeam } from '../../lib/graphql/useKnownTeam.ts';
import { useFieldPolicies } from './fragments/useFieldPolicies.ts';
import type { ListedField, ListedUsage } from './listedField.ts';

const AFRESH = { ...READ_IN_PLACE, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;

export type CustomFields = ReturnType<typeof useCustomFields>;

/** The team's fields in their order, and beside them who and what uses each: the list stands without that. */
export function useCustomFields() {
  const client = useApolloClient();
  useFieldPolicies();
  const list = useKnownTeam(useCustomFieldsQuery(AFRESH), ({ customFields }) => customFields !== null);
  const usage = useKnownTeam(
    useCustomFieldsUsageQuery(AFRESH),
    ({ customFields }) => customFields?.every((field) => field.usage !== null) ?? false,
  );
  const fields: readonly ListedField[] | null = useMemo(
    () => list.team?.customFields?.toSorted((one, other) => one.priority - other.priority) ?? null,
    [list.team],
  );
  const usages: ReadonlyMap<string, ListedUsage> = useMemo(
    () => new Map(usage.team?.customFields?.flatMap((field) => (field.usage ? [[field.id, field.usage]] : []))),
    [usage.team],
  );
  return {
    fields,
    teamId: list.team?.id ?? null,
    limit: list.team?.customFieldLimits?.fields ?? null,
    isLoading: list.isLoading,
    requestId: list.requestId,
    usages,
    isUsageLoading: usage.isLoading,
    usageRequestId: usage.requestId,
    isUsageMissing: usage.team === null,
    readUsageAgain: () => void usage.readAgain(),
    readListAgain: () => void list.readAgain(),
    /** Reads everything again that may have changed meanwhile, what the plan allows included. */
    readAgain: () => {
      void list.readAgain();
      void usage.readAgain();
      void client.refetchQueries({ include: [PlanGateDocument] });
    },
  };
}
