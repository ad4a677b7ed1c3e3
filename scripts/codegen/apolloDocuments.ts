// Writes, for each operation: the precompiled document with its hash, and the Apollo hooks over it; for each fragment:
// the precompiled document by which the cache is read.
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { OperationTypeNode } from 'graphql';
import { consoleFragments, consoleOperations, fragmentsIn } from './operations.ts';

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Lists that a document may as well do without where they are empty: they would be a quarter of its text. */
const DISPENSABLE = new Set(['arguments', 'directives', 'variableDefinitions']);

/** A document as the text of an object. */
const literal = (document: object) =>
  JSON.stringify(document, (key, value: unknown) =>
    DISPENSABLE.has(key) && Array.isArray(value) && value.length === 0 ? undefined : value,
  );

export const plugin: PluginFunction = (_schema, documents) => {
  const parsed = (external: boolean) =>
    documents.flatMap(({ document, type }) => (document && (type === 'external') === external ? [document] : []));
  const elsewhere = fragmentsIn(parsed(true));
  const operations = consoleOperations(parsed(false), elsewhere);
  const used = new Set(operations.map(({ operation }) => operation.operation));
  const hooks = [
    ...(used.has(OperationTypeNode.QUERY) ? ['useLazyQuery', 'useQuery'] : []),
    ...(used.has(OperationTypeNode.MUTATION) ? ['useMutation'] : []),
  ];
  const fragments = consoleFragments(parsed(false), elsewhere).map(
    ({ name, document }) =>
      `export const ${pascal(name)}FragmentDocument = ${literal(document)} as unknown as TypedDocumentNode<${pascal(name)}Fragment>;`,
  );
  const content = operations.map(({ operation, document, hash }) => {
    const name = pascal(operation.name?.value ?? '');
    const kind = pascal(operation.operation);
    const types = `${name}${kind}, ${name}${kind}Variables`;
    const json = literal({ ...document, __meta__: { hash } });
    const lines = [`export const ${name}Document = ${json} as unknown as TypedDocumentNode<${types}>;`];
    if (operation.operation === OperationTypeNode.QUERY) {
      lines.push(
        `export const use${name}Query = (options?: useQuery.Options<${types}>) =>\n  useQuery(${name}Document, options as useQuery.Options<${types}>);`,
        `export const use${name}LazyQuery = (options?: useLazyQuery.Options<${types}>) =>\n  useLazyQuery(${name}Document, options as useLazyQuery.Options<${types}>);`,
      );
    }
    if (operation.operation === OperationTypeNode.MUTATION) {
      lines.push(
        `export const use${name}Mutation = (options?: useMutation.Options<${types}>) =>\n  useMutation(${name}Document, options);`,
      );
    }
    return lines.join('\n');
  });
  if (operations.length + fragments.length === 0) return '';
  return {
    prepend: [
      `import type { TypedDocumentNode } from '@apollo/client';`,
      ...(hooks.length > 0 ? [`import { ${hooks.join(', ')} } from '@apollo/client/react';`] : []),
    ],
    content: [...fragments, ...content].join('\n\n'),
  };
};
