import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import * as z from 'zod/mini';
import { TransportError } from './failure.ts';
import { observeServerTime } from './serverClock.ts';

/** An answer of the gateway: whole, partial (`data` and `errors`) or refused (`errors` alone). */
export type GraphqlAnswer = {
  readonly data: Record<string, unknown> | null;
  readonly errors: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[];
  readonly requestId: string | null;
};

const answerShape = z.looseObject({
  data: z.nullish(z.record(z.string(), z.unknown())),
  errors: z.optional(
    z.array(
      z.looseObject({
        message: z.string(),
        path: z.optional(z.array(z.union([z.string(), z.number()]))),
        extensions: z.optional(z.record(z.string(), z.unknown())),
      }),
    ),
  ),
});

const persistedDocument = z.looseObject({ __meta__: z.looseObject({ hash: z.string() }) });

/** The hash under which the gateway knows one of the console's operations. */
const hashOf = (document: DocumentNode) => persistedDocument.parse(document).__meta__.hash;

const operationName = (document: DocumentNode) =>
  document.definitions.find((one): one is OperationDefinitionNode => 'operation' in one)?.name?.value;

const HEADERS = {
  accept: 'application/graphql-response+json, application/json;q=0.9',
  'content-type': 'application/json',
  // Makes the request one that another site cannot send without a preflight.
  'apollo-require-preflight': 'true',
};

async function post(body: object, signal: AbortSignal | undefined): Promise<GraphqlAnswer> {
  const sentAt = Date.now();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: HEADERS,
    credentials: 'same-origin',
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  }).catch((cause: unknown) => {
    throw new TransportError(null, 'The server could not be reached', null, cause);
  });
  observeServerTime(response.headers.get('x-server-time'), sentAt, Date.now());
  const requestId = response.headers.get('x-request-id');
  const parsed = answerShape.safeParse(await response.json().catch(() => null));
  const answered = parsed.success && (parsed.data.data !== undefined || parsed.data.errors !== undefined);
  if (!answered) throw new TransportError(response.status, `Status ${response.status}`, requestId);
  const errors = (parsed.data.errors ?? []).map(({ message, path, extensions }) => ({
    message,
    ...(path ? { path } : {}),
    extensions: { ...(requestId === null ? {} : { requestId }), ...extensions },
  }));
  return { data: parsed.data.data ?? null, errors, requestId };
}

const isUnknownHash = ({ errors }: GraphqlAnswer) =>
  errors.some(({ extensions }) => extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND');

/**
 * Sends one of the console's operations to the gateway: by its hash alone, never by its text, but for development,
 * where the gateway may be older than the operation. Throws `TransportError` when no GraphQL answer arrives.
 */
export async function send(document: DocumentNode, variables: object, signal?: AbortSignal): Promise<GraphqlAnswer> {
  const body = {
    operationName: operationName(document),
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } },
  };
  const answer = await post(body, signal);
  if (!import.meta.env.DEV || !isUnknownHash(answer)) return answer;
  const { print } = await import('graphql/language/printer');
  return post({ operationName: body.operationName, variables, query: print(document) }, signal);
}
