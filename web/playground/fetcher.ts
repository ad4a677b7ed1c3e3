import type { GraphiQLProps } from 'graphiql';

type Fetcher = GraphiQLProps['fetcher'];

/** Keeps the headers that somebody has typed as texts; GraphiQL hands on whatever their JSON holds. */
const textHeaders = (headers: Record<string, unknown> | undefined) =>
  Object.fromEntries(
    Object.entries(headers ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name.toLowerCase(), value]] : [],
    ),
  );

/**
 * Sends an operation to the gateway with the browser's session. Where a token is given in the headers, the session
 * stays at home, so that the answer is what the token's owner would get.
 */
export const fetcher: Fetcher = async (parameters, options) => {
  const headers = textHeaders(options?.headers);
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'authorization' in headers ? 'omit' : 'same-origin',
    headers: {
      accept: 'application/graphql-response+json, application/json;q=0.9',
      'content-type': 'application/json',
      // Makes the request one that another site cannot send without a preflight.
      'apollo-require-preflight': 'true',
      ...headers,
    },
    body: JSON.stringify(parameters),
  });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson ? response.json() : { errors: [{ message: `Status ${response.status}` }] };
};
