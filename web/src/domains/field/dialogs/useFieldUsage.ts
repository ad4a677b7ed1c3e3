import {
  type CustomFieldUsageQuery,
  useCustomFieldUsageQuery,
} from '../../../generated/field/dialogs/customFieldUsage.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

type Node = NonNullable<CustomFieldUsageQuery['node']>;
type FieldNode = Extract<Node, { usage: unknown }>;

const isField = (node: Node | null | undefined): node is FieldNode =>
  node !== null && node !== undefined && 'usage' in node;

export type FieldUsage = ReturnType<typeof useFieldUsage>;

/** Who and what uses a field, as it stands now: it may have changed since the list was read. */
export function useFieldUsage(id: string) {
  const { data, loading, error, refetch } = useCustomFieldUsageQuery({
    ...IN_PLACE,
    variables: { id },
    // Kept by nobody: a field that is deleted would be asked for again.
    fetchPolicy: 'no-cache',
  });
  const node = loading ? undefined : data?.node;
  return {
    usage: isField(node) ? node.usage : null,
    /** Whether the answer was that there is no such field any more. */
    isGone: !loading && error === undefined && data !== undefined && data.node === null,
    isLoading: loading,
    requestId: failureOf(error)?.requestId,
    readAgain: () => void refetch(),
  };
}
