import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import type { GraphQLError } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { GatewayError, gatewayErrorIn } from '../lib/errors.ts';
import { UpstreamError } from '../upstream/errors.ts';
import { type AccessRules, checkAccess } from './access.ts';
import { type DocumentLimits, checkCost } from './limits.ts';

/** One finished operation, for the metrics. */
export type OperationRecord = { readonly name: string | null; readonly outcome: string; readonly seconds: number };

export type OperationRules = {
  readonly access: AccessRules;
  readonly limits: DocumentLimits;
  readonly manifest: ReadonlyMap<string, string>;
  readonly arbitrary: boolean;
  readonly onOperation: (record: OperationRecord) => void;
};

type Request = GraphQLRequestContext<GatewayContext>;

function checkDocument({ queryHash }: Request, { arbitrary, manifest }: OperationRules) {
  if (arbitrary || (queryHash !== undefined && manifest.has(queryHash))) return;
  const message = 'Only documents that this installation knows are run here.';
  throw new GatewayError('FORBIDDEN', { message, reason: 'document_not_known', status: 403 });
}

/** A session that the upstream no longer knows is of no use to the browser either. */
function forgetDeadSession({ errors, contextValue }: Request & { errors?: readonly GraphQLError[] }) {
  if (contextValue.identity?.kind !== 'browser') return;
  const dead = errors?.some((error) => {
    const own = gatewayErrorIn(error);
    return own instanceof UpstreamError && own.code === 'UNAUTHENTICATED' && own.refusal?.code === 'invalid_token';
  });
  if (dead) contextValue.browser.end();
}

function outcomeOf({ errors }: { errors?: readonly GraphQLError[] }): string {
  const [first] = errors ?? [];
  if (first === undefined) return 'OK';
  return gatewayErrorIn(first)?.code ?? 'REFUSED';
}

/** What is decided and counted for every operation: whether it may run, what it costs, how long it took. */
export const operationPlugin = (rules: OperationRules): ApolloServerPlugin<GatewayContext> => ({
  requestDidStart: () => {
    const started = performance.now();
    return Promise.resolve({
      didResolveOperation(request) {
        const { document, operation, schema, contextValue } = request;
        if (operation === undefined) return Promise.resolve(); // of two operations none was named: execution says so
        checkDocument(request, rules);
        checkAccess(document, operation, contextValue.identity, rules.access);
        checkCost({ schema, document, operation, variables: request.request.variables ?? {} }, rules.limits);
        return Promise.resolve();
      },
      didEncounterErrors(request) {
        forgetDeadSession(request);
        return Promise.resolve();
      },
      willSendResponse(request) {
        const seconds = (performance.now() - started) / 1000;
        const name = request.operationName ?? null;
        const outcome = outcomeOf(request);
        rules.onOperation({ name, outcome, seconds });
        request.contextValue.log.info(
          { operation: name?.slice(0, 80), outcome, ms: Math.round(seconds * 1000) },
          'Operation',
        );
        return Promise.resolve();
      },
    });
  },
});
