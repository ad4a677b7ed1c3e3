import { createHash } from 'node:crypto';
import { GOOD_PIN } from '@muster/gateway/testing/stubTeam';
import { Pool } from 'undici';
import { requestIdOf } from './markedStub.ts';
import type { MarkedPerson } from './teams.ts';

/** What everybody asks in the same words. `of` gives the variables that go by who asks. */
export type SharedOperation = {
  readonly query: string;
  readonly of?: (asker: MarkedPerson, stranger: MarkedPerson) => Record<string, unknown>;
  /** Whether the answer says something of the asker's own team. */
  readonly isTold: boolean;
};

const idOf = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64url');
const NODE = 'query ($id: ID!) { node(id: $id) { id ... on Member { email name { first last } } } }';
const DETAILS =
  'query ($id: ID!) { viewer { guid team { memberDetails(memberId: $id) { emails member { email } } } } }';

export const operations: readonly SharedOperation[] = [
  { query: '{ viewer { id guid email name { first last } team { id name membersCount } } }', isTold: true },
  {
    query:
      '{ viewer { email team { name members(first: 20) { totalCount nodes { id guid email name { first } role } } } } }',
    isTold: true,
  },
  { query: '{ viewer { email team { members(first: 10, search: "person") { nodes { email } } } } }', isTold: true },
  { query: '{ viewer { guid team { channels(first: 5) { nodes { id name } } } } }', isTold: true },
  { query: '{ viewer { guid teams { id name } sessions { nodes { id } } } }', isTold: true },
  { query: '{ viewer { email team { admins { nodes { id email } } billing { type } } } }', isTold: true },
  { query: NODE, of: ({ guid }) => ({ id: idOf('Member', guid) }), isTold: true },
  { query: NODE, of: (_asker, stranger) => ({ id: idOf('Member', stranger.guid) }), isTold: false },
  { query: DETAILS, of: ({ guid }) => ({ id: idOf('Member', guid) }), isTold: true },
  { query: DETAILS, of: (_asker, stranger) => ({ id: idOf('Member', stranger.guid) }), isTold: true },
  {
    query:
      'mutation { viewerLocaleUpdate(input: { locale: EN_GB }) { viewer { guid email team { name } } userErrors { code } } }',
    isTold: true,
  },
  {
    query:
      'mutation ($ids: [ID!]!) { memberDeactivate(input: { memberIds: $ids }) { members { id email } userErrors { code } } }',
    of: ({ guid }) => ({ ids: [idOf('Member', `${guid.slice(0, -2)}12`)] }),
    isTold: true,
  },
];

const ISSUE = 'mutation ($email: String!) { pinIssue(input: { email: $email }) { login userErrors { code } } }';
const AUTHENTICATE =
  'mutation ($login: String!, $pin: String!) { pinAuthenticate(input: { login: $login, pin: $pin }) { guid viewer { email team { name } } userErrors { code } } }';

/** Connections to a gateway, and how people ask by them: with a token, or with the cookie of a browser. */
export function openVisitors(url: string) {
  const pool = new Pool(url, { connections: 64 });
  const registered = new Set<string>();
  let count = 0;

  async function post(person: MarkedPerson, credentials: Record<string, string>, body: object, isChange = false) {
    const headers = {
      'content-type': 'application/json',
      'x-request-id': requestIdOf(person.guid, (count += 1), isChange),
      ...credentials,
    };
    const answer = await pool.request({ method: 'POST', path: '/graphql', headers, body: JSON.stringify(body) });
    const cookies = [answer.headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0]);
    return { text: await answer.body.text(), cookie: cookies.join('; ') };
  }

  /** Every text is sent once with its hash; from then on the hash alone is, as the console does. */
  function documentOf(query: string) {
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const isKnown = registered.has(query);
    registered.add(query);
    return isKnown ? { extensions } : { query, extensions };
  }

  return {
    /** Somebody, as whom they ask from then on. */
    async enter(person: MarkedPerson, how: 'bearer' | 'cookie') {
      let credentials: Record<string, string> = { authorization: `Bearer ${person.guid}:${person.token}` };
      async function signIn(): Promise<string> {
        const issued = await post(person, {}, { query: ISSUE, variables: { email: person.email } });
        const login = /"login":"([^"]+)"/.exec(issued.text)?.[1];
        const variables = { login, pin: GOOD_PIN };
        const { text, cookie } = await post(person, {}, { query: AUTHENTICATE, variables });
        if (how === 'cookie') credentials = { cookie };
        return text;
      }
      if (how === 'cookie') await signIn();
      return {
        person,
        signIn,
        async ask({ query, of }: SharedOperation, stranger: MarkedPerson): Promise<string> {
          const variables = of?.(person, stranger) ?? {};
          const isChange = query.startsWith('mutation');
          return (await post(person, credentials, { ...documentOf(query), variables }, isChange)).text;
        },
      };
    },
    close: () => pool.destroy(),
  };
}

export type Visitor = Awaited<ReturnType<ReturnType<typeof openVisitors>['enter']>>;
