// What a company's directory sees of the gateway: SCIM with the token of a team.
import type { TestStack } from './stack.ts';

// What a test asked for, it knows the shape of.
// oxlint-disable-next-line typescript/no-explicit-any
export type Scim = { status: number; headers: Headers; text: string; body: any };
export type Directory = {
  secret: string;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Scim>;
};

export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const MESSAGES = 'urn:ietf:params:scim:api:messages:2.0';
export const LIST_RESPONSE = `${MESSAGES}:ListResponse`;
export const SEARCH_REQUEST = `${MESSAGES}:SearchRequest`;
export const ERROR = `${MESSAGES}:Error`;

/** The body of a PATCH. */
export const patchOf = (...Operations: object[]) => ({ schemas: [`${MESSAGES}:PatchOp`], Operations });

export async function sendScim(
  url: string,
  secret: string | null,
  [method, path, body, headers = {}]: Parameters<Directory['send']>,
): Promise<Scim> {
  const answer = await fetch(`${url}/scim/v2${path}`, {
    method,
    headers: {
      ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: text === '' ? null : JSON.parse(text) };
}

/** The directory of a team, whose admin makes a token for it. */
export async function connectDirectory(stack: TestStack, domain: string): Promise<Directory> {
  const { guid, token } = await stack.signIn(`admin@${domain}`);
  const query = new URLSearchParams({ idpId: 'cloud-directory', guid, token });
  const answer = await fetch(`${stack.upstreamUrl}/sso/provisioning-token?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { secret } = (await answer.json()) as { secret: string };
  return { secret, send: (...sent) => sendScim(stack.url, secret, sent) };
}
