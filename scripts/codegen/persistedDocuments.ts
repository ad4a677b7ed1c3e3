// Writes the manifest of the console's operations: hash → text. The gateway knows them before the first request.
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { consoleOperations } from './operations.ts';

export const plugin: PluginFunction = (_schema, documents) => {
  const operations = consoleOperations(
    documents.flatMap(({ document }) => (document ? [document] : [])),
    [],
  );
  return JSON.stringify(Object.fromEntries(operations.map(({ hash, text }) => [hash, text])), null, 2);
};
