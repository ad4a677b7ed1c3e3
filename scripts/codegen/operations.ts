// What the two plugins that look at the console's operations share.
import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  print,
  visit,
} from 'graphql';

/** A console operation with every fragment it reaches, and the hash by which the gateway knows it. */
export type ConsoleOperation = {
  operation: OperationDefinitionNode;
  document: DocumentNode;
  text: string;
  hash: string;
};

/** Apollo Client asks for `__typename` in every selection but an operation's own: the persisted text has to do the same. */
function withTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(node: SelectionSetNode, _key, parent) {
      if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
      const has = node.selections.some((one) => one.kind === Kind.FIELD && one.name.value === '__typename');
      if (has) return undefined;
      const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
      return { ...node, selections: [...node.selections, typename] };
    },
  });
}

/** Drops comments and positions, which a runtime has no use for. */
function withoutLocations(document: DocumentNode): DocumentNode {
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (key === 'loc' ? undefined : value)),
  ) as DocumentNode;
}

function fragmentsOf(node: OperationDefinitionNode | FragmentDefinitionNode, all: Map<string, FragmentDefinitionNode>) {
  const found = new Map<string, FragmentDefinitionNode>();
  const collect = (from: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(from, {
      FragmentSpread({ name }) {
        const fragment = all.get(name.value);
        if (!fragment) throw new Error(`Fragment ${name.value} is not defined anywhere in web/src/domains`);
        if (found.has(name.value)) return;
        found.set(name.value, fragment);
        collect(fragment);
      },
    });
  collect(node);
  return [...found.values()];
}

const definitionsIn = (documents: readonly DocumentNode[]) => documents.flatMap(({ definitions }) => definitions);

/** The fragments that documents define. */
export const fragmentsIn = (documents: readonly DocumentNode[]) =>
  definitionsIn(documents).filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);

const byName = (fragments: readonly FragmentDefinitionNode[]) => new Map(fragments.map((one) => [one.name.value, one]));

/** The fragments of `own`, each with those it reaches in `own` and `others`: what the console's cache is read by. */
export function consoleFragments(own: readonly DocumentNode[], others: readonly FragmentDefinitionNode[]) {
  const fragments = byName([...others, ...fragmentsIn(own)]);
  return fragmentsIn(own).map((fragment) => ({
    name: fragment.name.value,
    document: withoutLocations(
      withTypenames({ kind: Kind.DOCUMENT, definitions: [fragment, ...fragmentsOf(fragment, fragments)] }),
    ),
  }));
}

/** All operations of `own`, with fragments looked up in `own` and `others`. */
export function consoleOperations(
  own: readonly DocumentNode[],
  others: readonly FragmentDefinitionNode[],
): ConsoleOperation[] {
  const fragments = byName([...others, ...fragmentsIn(own)]);
  return definitionsIn(own)
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      if (!operation.name) throw new Error('Every operation of the console has a name');
      const whole: DocumentNode = {
        kind: Kind.DOCUMENT,
        definitions: [operation, ...fragmentsOf(operation, fragments)],
      };
      const document = withoutLocations(withTypenames(whole));
      const text = print(document);
      return { operation, document, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}
