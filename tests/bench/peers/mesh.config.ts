// What Hive Gateway's schema is composed from: the stub's description, with each listed person's profile added.
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@graphql-mesh/compose-cli';
import { loadOpenAPISubgraph } from '@omnigraph/openapi';

const upstream = loadOpenAPISubgraph('upstream', {
  source: fileURLToPath(new URL('stub.openapi.yaml', import.meta.url)),
  endpoint: process.env['UPSTREAM_URL'] ?? '',
  // Whose session it is: hive.ts puts it into the context.
  queryParams: { token: '{context.session.token}', guid: '{context.session.guid}' },
  selectQueryOrMutationField: [{ type: 'query', fieldName: 'leanProfiles' }],
});

export const composeConfig = defineConfig({
  subgraphs: [{ sourceHandler: upstream }],
  // All profiles of a list are asked for at once. How many that may be cannot be set.
  additionalTypeDefs: `
    extend type ListedUser {
      profile: LeanProfile
        @resolveTo(
          sourceName: "upstream"
          sourceTypeName: "Query"
          sourceFieldName: "leanProfiles"
          keyField: "guid"
          keysArg: "input.guids"
          result: "profiles"
          valueKeyField: "guid"
        )
    }
  `,
});
