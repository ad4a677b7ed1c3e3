import type { IGraphQLConfig } from 'graphql-config';

/** Tells editors and the GraphQL lint where the schema and the console's operations are. */
const config: IGraphQLConfig = { schema: 'schema/!(schema).graphql', documents: 'web/src/domains/**/*.graphql' };

export default config;
