import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { PlanGateDocument } from '../../../generated/billing/paywall/planGate.ts';
import { useCustomFieldsQuery } from '../../../generated/field/list/customFields.ts';
import { useCustomFieldsUsageQuery } from '../../../generated/field/list/customFieldsUsage.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { useFieldPolicies } from '../shared/useFieldPolicies.ts';
import type { ListedField, ListedUsage } from '../listedField.ts';

export type CustomFields = ReturnType<typeof useCustomFields>;

/** The team's fields in their order, and beside them who and what uses each: the list stands without that. */
export function useCustomFields() {
  const client = useApolloClient();
  useFieldPolicies();
  const list = useKnownTeam(useCustomFieldsQuery(READ_AFRESH), ({ customFields }) => customFields !== null);
  const usage = useKnownTeam(
    useCustomFieldsUsageQuery(READ_AFRESH),
    ({ customFields }) => customFields?.every((field) => field.usage !== null) ?? false,
  );
  const fields: readonly ListedField[] | null = useMemo(
    () => list.known?.customFields?.toSorted((one, other) => one.priority - other.priority) ?? null,
    [list.known],
  );
  const usages: ReadonlyMap<string, ListedUsage> = useMemo(
    () => new Map(usage.known?.customFields?.flatMap((field) => (field.usage ? [[field.id, field.usage]] : []))),
    [usage.known],
  );
  return {
    fields,
    teamId: list.known?.id ?? null,
    limit: list.known?.customFieldLimits?.fields ?? null,
    isLoading: list.isLoading,
    failure: list.failure,
    usages,
    isUsageLoading: usage.isLoading,
    usageRequestId: usage.requestId,
    isUsageMissing: usage.known === null,
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
