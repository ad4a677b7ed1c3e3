import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import type { Identity } from '../identity.ts';
import { GatewayError } from '../lib/errors.ts';

/** Which root fields need no identity, and which may stand in an operation only once. */
export type AccessRules = { readonly publicFields: ReadonlySet<string>; readonly singleFields: ReadonlySet<string> };

/** The names of an operation's root fields, fragments included, as often as they are selected. */
function rootFields(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  const names: string[] = [];
  const seen = new Set<string>();
  const collect = (set: SelectionSetNode) => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) names.push(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = document.definitions.find(
          (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
        );
        if (fragment?.kind === Kind.FRAGMENT_DEFINITION) collect(fragment.selectionSet);
      }
    }
  };
  collect(operation.selectionSet);
  return names;
}

const introspective = (name: string) => name.startsWith('__');

/**
 * The one place that decides whether an identity may run an operation at all. Throws UNAUTHENTICATED where nobody is signed
 * in and the operation selects more than public fields, and BAD_USER_INPUT where a field of which one is allowed stands there
 * more often.
 */
export function checkAccess(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  identity: Identity | null,
  { publicFields, singleFields }: AccessRules,
) {
  const fields = rootFields(document, operation);
  if (fields.filter((name) => singleFields.has(name)).length > 1) {
    const message = `An operation has at most one of ${[...singleFields].join(', ')}.`;
    throw new GatewayError('BAD_USER_INPUT', { message, status: 400 });
  }
  if (fields.every((name) => publicFields.has(name) || introspective(name))) return;
  if (identity === null) throw new GatewayError('UNAUTHENTICATED', { status: 401 });
}
