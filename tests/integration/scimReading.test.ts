// SCIM 2.0 as RFC 7643 and RFC 7644 demand it of reading, through both servers: a test for each demand that applies, by its section.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Directory,
  connectDirectory,
  directoryActs,
  idsOf,
  ENTERPRISE,
  ERROR,
  GROUP,
  LIST_RESPONSE,
  SEARCH_REQUEST,
  USER,
  patchOf,
  sendScim,
  wrong,
} from '../support/directory.ts';
import { type TestStack, startTestStack } from '../support/stack.ts';

const ORIGIN = 'https://console.summit.example';

let stack: TestStack;
let directory: Directory;
beforeAll(async () => {
  stack = await startTestStack({ PUBLIC_ORIGIN: ORIGIN });
  directory = await connectDirectory(stack, 'summit.example');
});
afterAll(() => stack.stop());

const send: Directory['send'] = (...sent) => directory.send(...sent);
const { added, listed, newcomer } = directoryActs({ send }, 'summit.example');

describe('RFC 7644, 2: authentication', () => {
  test('a request without a token is answered 401 with WWW-Authenticate', async () => {
    const answer = await sendScim(stack.url, null, ['GET', '/Users']);
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="SCIM"']);
    expect(answer.body).toMatchObject({ schemas: [ERROR], status: '401' });
  });

  test('a token that is no team’s is answered 401, whatever is asked', async () => {
    for (const path of ['/Users', '/Groups', '/Users/none', '/Users/.search']) {
      const answer = await sendScim(stack.url, 'muster_scim_wrong', ['GET', path]);
      expect([path, answer.status === 401 || answer.status === 405]).toEqual([path, true]);
    }
  });

  test('a token that was replaced or deleted opens nothing any more', async () => {
    const first = await connectDirectory(stack, 'orbit.example');
    expect((await first.send('GET', '/Users?count=1')).status).toBe(200);
    const second = await connectDirectory(stack, 'orbit.example');
    expect((await first.send('GET', '/Users?count=1')).status).toBe(401);
    expect((await second.send('GET', '/Users?count=1')).status).toBe(200);
  });

  test('a session or a cookie counts for nothing, and no other site is let in', async () => {
    const { guid, token } = await stack.signIn('admin@summit.example');
    const headers = { authorization: `Bearer ${guid}:${token}`, origin: 'https://evil.example' };
    const answer = await fetch(`${stack.url}/scim/v2/Users`, { headers });
    expect([
      answer.status,
      answer.headers.get('access-control-allow-origin'),
      answer.headers.get('set-cookie'),
    ]).toEqual([401, null, null]);
  });
});

describe('RFC 7644, 3.4.1: reading one', () => {
  test('an unknown one is 404 in the form of errors', async () => {
    const answer = await send('GET', '/Users/none');
    expect(answer.body).toEqual({ schemas: [ERROR], status: '404', detail: 'There is no such resource.' });
  });

  test('another team’s is unknown', async () => {
    expect((await send('GET', '/Users/orbit-0002')).status).toBe(404);
    expect((await send('DELETE', '/Users/orbit-0002')).status).toBe(404);
  });
});

describe('RFC 7644, 3.4.2: listing', () => {
  test('a ListResponse with totalResults, startIndex and itemsPerPage', async () => {
    const { body } = await send('GET', '/Users?startIndex=3&count=4');
    expect(body).toMatchObject({ schemas: [LIST_RESPONSE], startIndex: 3, itemsPerPage: 4 });
    expect(body.Resources).toHaveLength(4);
    expect(body.totalResults).toBeGreaterThan(60);
  });

  test('nothing found is 200 with totalResults 0', async () => {
    const { status, body } = await send('GET', '/Users?filter=userName%20eq%20%22nobody@summit.example%22');
    expect([status, body.totalResults, body.Resources]).toEqual([200, 0, []]);
  });

  test('startIndex below 1 is 1, a negative count is 0, and count 0 gives the total alone', async () => {
    expect((await send('GET', '/Users?startIndex=-5&count=1')).body).toMatchObject({ startIndex: 1, itemsPerPage: 1 });
    expect((await send('GET', '/Users?count=-1')).body).toMatchObject({ itemsPerPage: 0, Resources: [] });
    expect((await send('GET', '/Users?count=0')).body.totalResults).toBeGreaterThan(60);
    expect(await wrong(send('GET', '/Users?count=ten'))).toBe('400 invalidValue');
  });

  test('pages follow each other without gaps or repetitions', async () => {
    const ids: string[] = [];
    const { totalResults } = (await send('GET', '/Users?count=0')).body;
    for (let startIndex = 1; startIndex <= totalResults; startIndex += 25)
      ids.push(
        ...(await send('GET', `/Users?startIndex=${startIndex}&count=25`)).body.Resources.map(
          ({ id }: { id: string }) => id,
        ),
      );
    expect([ids.length, new Set(ids).size]).toEqual([totalResults, totalResults]);
  });
});

describe('RFC 7644, 3.4.2.2: filters', () => {
  let one: { id: string; userName: string };
  beforeAll(async () => {
    one = await added({
      ...{ userName: 'Filter.Me@summit.example', externalId: 'Exact-Case', displayName: 'Filter Me' },
      ...{
        name: { givenName: 'Filter', familyName: 'Me' },
        phoneNumbers: [{ value: '+1 201 555 0123', type: 'mobile' }],
      },
    });
  });

  test.each([
    'userName eq "filter.me@SUMMIT.example"',
    'externalId eq "Exact-Case"',
    'userName sw "filter.me" and active eq true',
    'userName sw "filter.me" and active eq "True"',
    'name.familyName eq "me" and name.givenName co "ILTE"',
    'userName ew "me@summit.example" and not (active eq false)',
    'emails[type eq "work" and value co "filter.me"]',
    'emails.value eq "filter.me@summit.example"',
    'emails eq "filter.me@summit.example"',
    'phoneNumbers[type eq "mobile"] and displayName eq "filter me"',
    'phoneNumbers pr and userName co "filter.me"',
    '(userName eq "nobody" or externalId eq "Exact-Case") and meta.resourceType eq "User"',
    'externalId eq "Exact-Case" and meta.created gt "2001-01-01T00:00:00Z" and meta.lastModified ge "2001-01-01T00:00:00Z"',
    'externalId eq "Exact-Case" and title ne "x" and title eq null',
    'urn:ietf:params:scim:schemas:core:2.0:User:userName eq "filter.me@summit.example"',
    'USERNAME EQ "filter.me@summit.example"',
    'userName ge "filter.me@summit.example" and userName le "filter.me@summit.example"',
    'userName gt "filter.mc" and userName lt "filter.mf"',
  ])('%s', async (filter) => {
    expect(await listed(filter)).toEqual([one.id]);
  });

  test('and binds more than or, and not more than both', async () => {
    const some = await listed('externalId eq "Exact-Case" or userName eq "x" and active eq false');
    expect(some).toEqual([one.id]);
    expect(await listed('(externalId eq "Exact-Case" or userName eq "x") and active eq false')).toEqual([]);
  });

  test('case counts where the schema says so', async () => {
    expect(await listed('externalId eq "exact-case"')).toEqual([]);
    expect(await listed(`id eq "${one.id.toUpperCase()}"`)).toEqual([]);
  });

  test.each([
    'userName',
    'userName eq',
    'eq "x"',
    'userName is "x"',
    'userName eq x',
    'userName eq "x',
    '(userName eq "x"',
    'userName eq "x")',
    'userName eq "x" and',
    'not userName eq "x"',
    'emails[type eq "work"',
    'emails[kind eq "work"]',
    'userName[value eq "x"]',
    'nothing eq "x"',
    'active gt true',
    'active co "tr"',
    'userName gt 5',
    'meta.created gt "yesterday"',
    'name eq "x"',
    'password eq "x"',
  ])('400 invalidFilter: %s', async (filter) => {
    expect(await wrong(send('GET', `/Users?${new URLSearchParams({ filter })}`))).toBe('400 invalidFilter');
  });
});

describe('RFC 7644, 3.4.2.3: sorting', () => {
  test('ascending by default, without case, and the other way; those without a value last', async () => {
    const names = async (query: string) =>
      (await send('GET', `/Users?${query}&count=500`)).body.Resources.map(({ userName }: { userName: string }) =>
        userName.toLowerCase(),
      );
    const up = await names('sortBy=userName');
    expect(up).toEqual(up.toSorted());
    expect(await names('sortBy=userName&sortOrder=descending')).toEqual(up.toReversed());
    const external = (await send('GET', '/Users?sortBy=externalId&count=500')).body.Resources;
    expect(external.at(-1).externalId).toBeUndefined();
    expect(external[0].externalId).toBeDefined();
  });

  test('by what there is not is 400 invalidPath', async () => {
    expect(await wrong(send('GET', '/Users?sortBy=shoeSize'))).toBe('400 invalidPath');
  });
});

describe('RFC 7644, 3.4.2.5 and 3.9: attributes', () => {
  test('those that are asked for, with id and schemas always', async () => {
    const { id } = await added();
    expect(Object.keys((await send('GET', `/Users/${id}?attributes=userName,name.givenName`)).body).toSorted()).toEqual(
      [...['id', 'name', 'schemas', 'userName']],
    );
    const { body } = await send('GET', `/Users/${id}?attributes=${USER}:name.givenName`);
    expect(body.name).toEqual({ givenName: 'Person' });
  });

  test('all but those that are excluded; id stays', async () => {
    const { id } = await added();
    const { body } = await send('GET', `/Users/${id}?excludedAttributes=id,emails,name.familyName,meta`);
    expect([body.id, body.emails, body.meta, body.name]).toEqual([id, undefined, undefined, { givenName: 'Person' }]);
  });

  test('of answers to POST, PUT and PATCH as well', async () => {
    const created = await send('POST', '/Users?attributes=userName', newcomer());
    expect(Object.keys(created.body).toSorted()).toEqual(['id', 'schemas', 'userName']);
    const path = `/Users/${created.body.id}?attributes=active`;
    const changed = await send('PATCH', path, patchOf({ op: 'replace', path: 'active', value: true }));
    expect(Object.keys(changed.body).toSorted()).toEqual(['active', 'id', 'schemas']);
  });
});

describe('RFC 7644, 3.4.3: searching by POST', () => {
  test('/.search answers as GET does', async () => {
    const search = { schemas: [SEARCH_REQUEST], filter: 'active eq true', sortBy: 'userName', startIndex: 2, count: 3 };
    const byPost = await send('POST', '/Users/.search', { ...search, attributes: ['userName'] });
    const byGet = await send(
      'GET',
      '/Users?filter=active%20eq%20true&sortBy=userName&startIndex=2&count=3&attributes=userName',
    );
    expect([byPost.status, byPost.body]).toEqual([200, byGet.body]);
    expect(await wrong(send('POST', '/Users/.search', { filter: 'active eq true' }))).toBe('400 invalidSyntax');
  });
});

describe('RFC 7644, 4 and RFC 7643, 5 to 7: what the service says of itself', () => {
  const open = (path: string) => sendScim(stack.url, null, ['GET', path]);

  test('ServiceProviderConfig says what it does, to everybody', async () => {
    const { status, body } = await open('/ServiceProviderConfig');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ patch: { supported: true }, bulk: { supported: false }, changePassword: { supported: false } },
      ...{ sort: { supported: true }, etag: { supported: true }, filter: { supported: true, maxResults: 500 } },
      authenticationSchemes: [{ type: 'oauthbearertoken' }],
    });
  });

  test('ResourceTypes and Schemas are lists, and each is there by its id', async () => {
    const types = (await open('/ResourceTypes')).body;
    expect(types.Resources.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(['/Users', '/Groups']);
    expect((await open('/ResourceTypes/User')).body).toMatchObject({
      ...{ id: 'User', schema: USER, schemaExtensions: [{ schema: ENTERPRISE, required: false }] },
      meta: { location: `${ORIGIN}/scim/v2/ResourceTypes/User` },
    });
    const schemas = (await open('/Schemas')).body;
    expect(idsOf(schemas.Resources)).toEqual([USER, ENTERPRISE, GROUP]);
    expect((await open(`/Schemas/${GROUP}`)).body.name).toBe('Group');
    expect((await open('/Schemas/urn:none')).status).toBe(404);
  });

  test('what a resource has stands in its schema, with its characteristics', async () => {
    const { attributes } = (await open(`/Schemas/${USER}`)).body;
    const byName = new Map(attributes.map((one: { name: string }) => [one.name, one]));
    expect(byName.get('userName')).toMatchObject({ required: true, uniqueness: 'server', mutability: 'immutable' });
    const known = new Set([...byName.keys(), 'schemas', 'id', 'externalId', 'meta', ENTERPRISE]);
    const told = Object.keys(await added({ phoneNumbers: [{ value: '+1 201 555 0199' }] }));
    expect(told.filter((name) => !known.has(name))).toEqual([]);
  });

  test('a filter there is 403', async () => {
    expect((await open('/Schemas?filter=id%20eq%20%22x%22')).status).toBe(403);
  });
});
