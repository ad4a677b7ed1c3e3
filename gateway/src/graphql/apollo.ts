import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { type Log, withoutSecrets } from '../lib/log.ts';
import { queryCompiler } from './compile.ts';
import { errorFormatter } from './format.ts';
import { limitsRule } from './limits.ts';
import { operationKindRule } from './operationKinds.ts';
import { type OperationRules, operationPlugin } from './operationPlugin.ts';
import { parsedDocuments } from './parsedDocuments.ts';
import type { DocumentCache } from './persisted.ts';
import { requestScope } from './requestScope.ts';

export type ApolloSettings = {
  readonly schema: GraphQLSchema;
  readonly rules: OperationRules;
  readonly tokens: number;
  readonly introspection: boolean;
  readonly persisted: DocumentCache;
  readonly log: Log;
};

/** So many faults of a document are told: each takes its time to be found and worded. */
const MAX_ERRORS = 20;

const textLog = (log: Log) => ({
  debug: (message: string) => log.debug({}, withoutSecrets(message)),
  info: (message: string) => log.info({}, withoutSecrets(message)),
  warn: (message: string) => log.warn({}, withoutSecrets(message)),
  error: (message: string) => log.error({}, withoutSecrets(message)),
});

/** Apollo Server with the gateway's limits, persisted documents and error format. Parsed documents are kept by hash. */
export function createApollo({ schema, rules, tokens, introspection, persisted, log }: ApolloSettings) {
  const formatError = errorFormatter(() => requestScope.getStore(), log);
  const format = (error: GraphQLError) => {
    const { message, locations, path } = error;
    return formatError({ message, ...(locations ? { locations } : {}), ...(path ? { path } : {}) }, error);
  };
  return new ApolloServer<GatewayContext>({
    schema,
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    parseOptions: { maxLexicalTokens: tokens },
    validationOptions: { maxErrors: MAX_ERRORS },
    validationRules: [operationKindRule, limitsRule(rules.limits)],
    documentStore: parsedDocuments(),
    persistedQueries: { cache: persisted, ttl: null },
    formatError,
    logger: textLog(log),
    plugins: [
      operationPlugin(rules, { compile: queryCompiler(schema), format }),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
}
