// What a company's directory sees of the gateway: SCIM with the token of a team.
import type { TestStack } from './stack.ts';

// What a test asked for, it knows the shape of.
// oxlint-disable-next-line typescript/no-explicit-any
export type Scim = { status: number; headers: Headers; text: string; body: any };
export type Directory = {
  secret: string;
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Scim>;
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

/** The status with the standard's word for what is wrong. */
export async function wrong(answer: Promise<Scim>): Promise<string> {
  const { status, body } = await answer;
  return `${status} ${body.scimType ?? '-'}`;
}

export const idsOf = (resources: readonly { id: string }[]) => resources.map(({ id }) => id);

/** What tests do with a directory again and again; everybody and every group that it adds is another one. */
export function directoryActs({ send }: Pick<Directory, 'send'>, domain: string, who = 'person') {
  let count = 0;
  const newcomer = (more: object = {}) => {
    count += 1;
    return {
      ...{ schemas: [USER], userName: `${who}${count}@${domain}`, externalId: `external-${count}` },
      ...{ name: { givenName: 'Person', familyName: `Number ${count}` }, active: true, ...more },
    };
  };
  const groupOf = (more: object = {}) => {
    count += 1;
    return { schemas: [GROUP], displayName: `Group ${who} ${count}`, ...more };
  };
  return {
    newcomer,
    groupOf,
    added: async (more: object = {}) => (await send('POST', '/Users', newcomer(more))).body,
    addedGroup: async (more: object = {}) => (await send('POST', '/Groups', groupOf(more))).body,
    listed: async (filter: string, path = '/Users'): Promise<string[]> =>
      idsOf((await send('GET', `${path}?${new URLSearchParams({ filter })}`)).body.Resources),
    patch: (id: string, ...operations: object[]) => send('PATCH', `/Users/${id}`, patchOf(...operations)),
  };
}
