import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { isListOf, isMissingOr, isNullOr, isNumber, isObjectOf, isText } from '../checks.ts';
import { isRecord } from '../json.ts';
import { TransportError } from './failure.ts';
import type { GraphqlAnswer } from './graphqlAnswer.ts';
import { patiently } from './patiently.ts';
import { observeServerTime } from './serverClock.ts';

type WireError = {
  message: string;
  path: readonly (string | number)[] | undefined;
  extensions: Record<string, unknown> | undefined;
};

const isAnswer = isObjectOf<{
  data: Record<string, unknown> | null | undefined;
  errors: readonly Readonly<WireError>[] | undefined;
}>({
  data: isMissingOr(isNullOr(isRecord)),
  errors: isMissingOr(
    isListOf(
      isObjectOf<WireError>({
        message: isText,
        path: isMissingOr(isListOf((step) => isText(step) || isNumber(step))),
        extensions: isMissingOr(isRecord),
      }),
    ),
  ),
});

const isPersisted = isObjectOf<{ __meta__: { readonly hash: string } }>({ __meta__: isObjectOf({ hash: isText }) });

/** The hash under which the gateway knows one of the console's operations. */
function hashOf(document: DocumentNode): string {
  if (!isPersisted(document)) throw new Error('The operation came without its hash');
  return document.__meta__.hash;
}

const operationName = (document: DocumentNode) =>
  document.definitions.find((one): one is OperationDefinitionNode => 'operation' in one)?.name?.value;

/** Where every operation goes. */
export const GRAPHQL_PATH = '/graphql';

/** What every operation says of itself, whatever form its body has. */
export const HEADERS = {
  accept: 'application/graphql-response+json, application/json;q=0.9',
  // Makes the request one that another site cannot send without a preflight.
  'apollo-require-preflight': 'true',
};

/** Nothing answered. */
export const unreachable = (cause?: unknown) =>
  new TransportError(null, 'The server could not be reached', null, cause);

/** What came back over the wire, by whichever way it was asked for. */
export type WireAnswer = {
  readonly status: number;
  readonly header: (name: string) => string | null;
  /** The body read as JSON; null where it is none. */
  readonly json: unknown;
  /** When the question left and when its answer began, in ms of this device's clock. */
  readonly sentAt: number;
  readonly answeredAt: number;
};

/** Reads an answer of the gateway. Throws `TransportError` where something else than GraphQL answered. */
export function readAnswer({ status, header, json, sentAt, answeredAt }: WireAnswer): GraphqlAnswer {
  observeServerTime(header('x-server-time'), sentAt, answeredAt);
  const requestId = header('x-request-id');
  const answered = isAnswer(json) && (json.data !== undefined || json.errors !== undefined);
  if (!answered) throw new TransportError(status, `Status ${status}`, requestId);
  const errors = (json.errors ?? []).map(({ message, path, extensions }) => ({
    message,
    ...(path ? { path } : {}),
    extensions: { ...(requestId === null ? {} : { requestId }), ...extensions },
  }));
  return { data: json.data ?? null, errors, requestId };
}

async function post(
  body: object,
  signal: AbortSignal | undefined,
  more: Pick<RequestInit, 'keepalive'> = {},
): Promise<GraphqlAnswer> {
  const sentAt = Date.now();
  const response = await fetch(GRAPHQL_PATH, {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
    ...more,
  }).catch((cause: unknown) => {
    throw unreachable(cause);
  });
  const answeredAt = Date.now();
  const json: unknown = await response.json().catch(() => null);
  return readAnswer({
    status: response.status,
    header: (name) => response.headers.get(name),
    json,
    sentAt,
    answeredAt,
  });
}

const isUnknownHash = ({ errors }: GraphqlAnswer) =>
  errors.some(({ extensions }) => extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND');

/**
 * Has one of the console's operations sent: by its hash alone, never by its text, but for development, where the gateway
 * may be older than the operation.
 *
 * @param post sends a body and reads its answer
 */
export async function sendByHash(
  document: DocumentNode,
  variables: object,
  post: (body: object) => Promise<GraphqlAnswer>,
): Promise<GraphqlAnswer> {
  const named = { operationName: operationName(document), variables };
  const answer = await post({ ...named, extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } } });
  if (!import.meta.env.DEV || !isUnknownHash(answer)) return answer;
  const { print } = await import('graphql/language/printer');
  return post({ ...named, query: print(document) });
}

/** A way for operations to the gateway and back. Throws `TransportError` when no GraphQL answer arrives. */
export type Transport = (document: DocumentNode, variables: object, signal?: AbortSignal) => Promise<GraphqlAnswer>;

/** The way of every operation that carries no file. */
export const send: Transport = (document, variables, signal) =>
  sendByHash(document, variables, (body) => patiently(() => post(body, signal), signal));

/** The same for what leaves with its page, and arrives although nobody is there any more for its answer: up to 64 KB at once. */
export const sendAtTheEnd: Transport = (document, variables, signal) =>
  sendByHash(document, variables, (body) => post(body, signal, { keepalive: true }));
