import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { ENDED } from '../lib/ended.ts';
import { GatewayError, gatewayErrorIn } from '../lib/errors.ts';
import { UpstreamError } from '../upstream/errors.ts';
import { type AccessRules, checkAccess } from './access.ts';
import type { queryCompiler } from './compile.ts';
import { TOO_LARGE_TO_CHECK } from './format.ts';
import { type DocumentLimits, type FieldCosts, costCheck } from './limits.ts';
import { checkVariables } from './variables.ts';

/** One finished operation, for the metrics and the log. */
export type OperationRecord = { readonly name: string | null; readonly outcome: string; readonly seconds: number };

export type OperationRules = {
  readonly access: AccessRules;
  readonly costs: FieldCosts;
  readonly limits: DocumentLimits;
  readonly manifest: ReadonlyMap<string, string>;
  readonly arbitrary: boolean;
  readonly onOperation: (record: OperationRecord) => void;
};

/** How queries are run where that is quicker, and how their errors leave. */
export type Execution = {
  readonly compile: ReturnType<typeof queryCompiler>;
  readonly format: (error: GraphQLError) => GraphQLFormattedError;
};

type Request = GraphQLRequestContext<GatewayContext>;

function checkDocument({ queryHash }: Request, { arbitrary, manifest }: OperationRules) {
  if (arbitrary || (queryHash !== undefined && manifest.has(queryHash))) return;
  const message = 'Only documents that this installation knows are run here.';
  throw new GatewayError('FORBIDDEN', { message, reason: 'document_not_known', status: 403 });
}

type Errors = readonly GraphQLError[] | undefined;

/** A session that the services let in no more, whatever they say of it, is of no use to the browser either. */
function forgetDeadSession({ contextValue }: Request, errors: Errors) {
  if (contextValue.identity?.kind !== 'browser') return;
  const dead = errors?.some((error) => {
    const own = gatewayErrorIn(error);
    return own instanceof UpstreamError && own.code === 'UNAUTHENTICATED';
  });
  if (dead) contextValue.browser.end();
}

/** Whoever broke the check of a document off has said why: that it was broken off is no second fault. */
function tellWhyAlone({ response: { body } }: Request) {
  if (body?.kind !== 'single' || (body.singleResult.errors?.length ?? 0) < 2) return;
  const told = body.singleResult.errors?.filter(({ message }) => message !== TOO_LARGE_TO_CHECK);
  if (told && told.length > 0) body.singleResult.errors = told;
}

/** That a client has hung up is told apart from services that take too long. */
function outcomeOf(errors: Errors, { aborted, reason }: AbortSignal): string {
  const [first] = errors ?? [];
  if (first === undefined) return 'OK';
  const code = gatewayErrorIn(first)?.code ?? 'REFUSED';
  return code === 'UPSTREAM_TIMEOUT' && aborted && reason === ENDED ? 'ABANDONED' : code;
}

/**
 * GraphQL over HTTP: to clients that take only application/json, a well-formed request is answered with 200 even where its
 * document is not.
 */
function setLegacyStatus({ request, response, source }: { source?: string } & Pick<Request, 'request' | 'response'>) {
  const accept = request.http?.headers.get('accept') ?? '';
  if (source === undefined || accept.includes('application/graphql-response+json')) return;
  if (response.http.status === 400) response.http.status = 200;
}

/** What is decided and counted for every operation: whether it may run, what it costs, how long it took. */
export const operationPlugin = (
  rules: OperationRules,
  { compile, format }: Execution,
  checkCost = costCheck(rules.costs, rules.limits),
): ApolloServerPlugin<GatewayContext> => ({
  requestDidStart: () => {
    const started = performance.now();
    let errors: Errors;
    return Promise.resolve({
      didResolveOperation(request) {
        const { document, operation, schema, contextValue, response } = request;
        if (operation === undefined) return Promise.resolve(); // of two operations none was named: execution says so
        checkDocument(request, rules);
        checkAccess(document, operation, contextValue.identity, rules.access);
        const { variables = {} } = request.request;
        checkVariables({ schema, operation, variables });
        checkCost({ schema, document, operation, variables }, (cost) => {
          response.http.headers.set('x-query-cost', String(cost));
          response.http.headers.set('x-query-cost-limit', String(rules.limits.cost));
        });
        return Promise.resolve();
      },
      async responseForOperation({ document, operation, request, contextValue, response }) {
        const query = compile(document, operation);
        const result = await query?.query({}, contextValue, request.variables);
        // Without data nothing was run: the variables do not fit, and ordinary execution says so with the right status.
        if (result?.data === undefined) return null;
        errors = result.errors;
        const singleResult = errors ? { data: result.data, errors: errors.map(format) } : { data: result.data };
        return { http: response.http, body: { kind: 'single', singleResult } };
      },
      didEncounterErrors(request) {
        errors = request.errors;
        return Promise.resolve();
      },
      willSendResponse(request) {
        setLegacyStatus(request);
        tellWhyAlone(request);
        const seconds = (performance.now() - started) / 1000;
        const name = request.operationName ?? null;
        forgetDeadSession(request, errors);
        const outcome = outcomeOf(errors, request.contextValue.signal);
        const record = { name, outcome, seconds };
        rules.onOperation(record);
        request.contextValue.noteOperation(record);
        return Promise.resolve();
      },
    });
  },
});
