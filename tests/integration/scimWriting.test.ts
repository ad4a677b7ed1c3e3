// SCIM 2.0 as RFC 7643 and RFC 7644 demand it of writing, through both servers: a test for each demand that applies, by its section.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Directory, connectDirectory, directoryActs, ERROR, USER, patchOf, wrong } from '../support/directory.ts';
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
const { added, addedGroup, groupOf, listed, newcomer } = directoryActs({ send }, 'summit.example');

describe('RFC 7644, 3.1: form', () => {
  test('answers are application/scim+json, and application/json is taken as well', async () => {
    const answer = await send('POST', '/Users', newcomer(), { 'content-type': 'application/json; charset=utf-8' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([201, 'application/scim+json; charset=utf-8']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('another media type is refused', async () => {
    expect((await send('POST', '/Users', '<user/>', { 'content-type': 'application/xml' })).status).toBe(415);
  });
});

describe('RFC 7644, 3.3: creating', () => {
  test('201 with the resource, its Location, and the ETag of its version', async () => {
    const answer = await send('POST', '/Users', newcomer({ userName: 'Created@Summit.example' }));
    const { id, meta } = answer.body;
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/scim/v2/Users/${id}`);
    expect(meta).toMatchObject({ resourceType: 'User', location: `${ORIGIN}/scim/v2/Users/${id}` });
    expect(answer.headers.get('etag')).toBe(meta.version);
    expect(Date.parse(meta.lastModified)).toBeGreaterThanOrEqual(Date.parse(meta.created));
    expect((await send('GET', `/Users/${id}`)).body).toEqual(answer.body);
  });

  test('read-only attributes that the client sends are passed over', async () => {
    const { id, roles, groups, meta } = await added({
      ...{ id: 'mine', roles: [{ value: 'admin' }], groups: [{ value: 'x' }] },
      meta: { resourceType: 'Thing', created: '2001-01-01T00:00:00Z' },
    });
    expect(id).not.toBe('mine');
    expect([roles, groups, meta.resourceType]).toEqual([[{ value: 'member', primary: true }], undefined, 'User']);
    expect(meta.created).not.toContain('2001');
  });

  test('unknown attributes and passwords are passed over and never returned', async () => {
    const answer = await send('POST', '/Users', newcomer({ password: 'scim-canary-password', favouriteTea: 'Assam' }));
    expect(answer.status).toBe(201);
    expect(answer.text).not.toMatch(/canary|Assam/);
    expect((await send('GET', `/Users/${answer.body.id}`)).text).not.toMatch(/canary|Assam/);
  });

  test('a userName that is taken is 409 uniqueness, whatever its case', async () => {
    const { userName } = await added();
    expect(await wrong(send('POST', '/Users', newcomer({ userName: userName.toUpperCase() })))).toBe('409 uniqueness');
  });

  test('a missing or wrong userName is 400 invalidValue', async () => {
    expect(await wrong(send('POST', '/Users', newcomer({ userName: undefined })))).toBe('400 invalidValue');
    expect(await wrong(send('POST', '/Users', newcomer({ userName: 'no address' })))).toBe('400 invalidValue');
    expect(await wrong(send('POST', '/Users', newcomer({ active: 'perhaps' })))).toBe('400 invalidValue');
  });

  test('what is no JSON object, or does not say what it is, is 400 invalidSyntax', async () => {
    for (const body of [
      '{',
      '[]',
      '"x"',
      'null',
      '{"__proto__":{}}',
      newcomer({ schemas: undefined }),
      newcomer({ schemas: [] }),
    ])
      expect(await wrong(send('POST', '/Users', body))).toBe('400 invalidSyntax');
  });

  test('attribute names and schemas are compared without case (RFC 7643, 2.1)', async () => {
    const { body } = await send('POST', '/Users', {
      ...{ schemas: [USER.toUpperCase()], USERNAME: 'case@summit.example' },
      Name: { GivenName: 'Upper', FAMILYNAME: 'Case' },
    });
    expect(body.name).toEqual({ givenName: 'Upper', familyName: 'Case' });
  });
});

describe('RFC 7644, 3.5.1: replacing', () => {
  test('200 with the whole resource; read-only attributes are passed over', async () => {
    const { id } = await added();
    const replacement = newcomer({ id: 'x', userName: undefined, name: { givenName: 'Re', familyName: 'Placed' } });
    const answer = await send('PUT', `/Users/${id}`, { ...replacement, groups: [{ value: 'x' }] });
    expect([answer.status, answer.body.id, answer.body.displayName]).toEqual([200, id, 'Re Placed']);
  });

  test('an immutable attribute has to match: 400 mutability', async () => {
    const { id, userName } = await added();
    expect(await wrong(send('PUT', `/Users/${id}`, newcomer()))).toBe('400 mutability');
    expect((await send('PUT', `/Users/${id}`, newcomer({ userName: userName.toUpperCase() }))).status).toBe(200);
  });

  test('creates nothing: 404', async () => {
    expect((await send('PUT', '/Users/none', newcomer())).status).toBe(404);
  });
});

describe('RFC 7644, 3.5.2: PATCH', () => {
  const patched = async (id: string, ...operations: object[]) => send('PATCH', `/Users/${id}`, patchOf(...operations));

  test('add, replace and remove, with a path and without, all in one', async () => {
    const { id } = await added();
    const { status, body } = await patched(
      id,
      { op: 'add', path: 'phoneNumbers', value: [{ value: '+44 20 7946 0018', type: 'mobile' }] },
      { op: 'replace', path: 'name.familyName', value: 'Patched' },
      { op: 'add', value: { externalId: 'by-patch', name: { givenName: 'Well' } } },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ externalId: 'by-patch', displayName: 'Well Patched' });
    expect(body.phoneNumbers).toMatchObject([{ value: '+442079460018', type: 'mobile' }]);
    const gone = await patched(
      id,
      { op: 'remove', path: 'phoneNumbers[type eq "mobile"]' },
      { op: 'remove', path: 'externalId' },
    );
    expect([gone.body.phoneNumbers, gone.body.externalId]).toEqual([undefined, undefined]);
  });

  test('is atomic: of two operations of which one fails, none is done', async () => {
    const { id, meta } = await added();
    const answer = patched(
      id,
      { op: 'replace', path: 'externalId', value: 'half' },
      { op: 'replace', path: 'id', value: 'x' },
    );
    expect(await wrong(answer)).toBe('400 mutability');
    expect((await send('GET', `/Users/${id}`)).body.meta.version).toBe(meta.version);
  });

  test('what is as before changes no version', async () => {
    const { id, meta } = await added();
    const { body } = await patched(id, { op: 'replace', path: 'active', value: true });
    expect(body.meta.version).toBe(meta.version);
  });

  test.each([
    ['a path that cannot be read', { op: 'replace', path: 'name..x', value: 'x' }, '400 invalidPath'],
    ['an attribute that there is not', { op: 'replace', path: 'shoeSize', value: 'x' }, '400 invalidPath'],
    ['a filter on what there is not', { op: 'remove', path: 'emails[kind eq "x"]' }, '400 invalidPath'],
    ['remove without a path', { op: 'remove' }, '400 noTarget'],
    [
      'replace of what no filter finds',
      { op: 'replace', path: 'phoneNumbers[type eq "fax"].value', value: '1' },
      '400 noTarget',
    ],
    ['a read-only attribute', { op: 'replace', path: 'roles', value: [{ value: 'admin' }] }, '400 mutability'],
    ['an immutable attribute', { op: 'replace', path: 'userName', value: 'x@summit.example' }, '400 mutability'],
    ['an unknown operation', { op: 'move', path: 'active' }, '400 invalidSyntax'],
    ['a value of another type', { op: 'replace', path: 'name.givenName', value: 7 }, '400 invalidValue'],
    ['no value', { op: 'replace', path: 'active' }, '400 invalidValue'],
  ])('%s', async (_what, operation, expected) => {
    const { id } = await added();
    expect(await wrong(patched(id, operation))).toBe(expected);
  });

  test('without the schema of a PatchOp, or without operations, it is 400 invalidSyntax', async () => {
    const { id } = await added();
    const Operations = [{ op: 'replace', path: 'active', value: false }];
    expect(await wrong(send('PATCH', `/Users/${id}`, { Operations }))).toBe('400 invalidSyntax');
    expect(await wrong(patched(id))).toBe('400 invalidSyntax');
  });
});

describe('RFC 7644, 3.6: deleting', () => {
  test('204 without a body, and 404 from then on', async () => {
    const { id, userName } = await added();
    const answer = await send('DELETE', `/Users/${id}`);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await send('GET', `/Users/${id}`)).status).toBe(404);
    expect((await send('DELETE', `/Users/${id}`)).status).toBe(404);
    expect(await listed(`userName eq "${userName}"`)).toEqual([]);
  });

  test('the userName is free again', async () => {
    const { id, userName } = await added();
    await send('DELETE', `/Users/${id}`);
    expect((await send('POST', '/Users', newcomer({ userName }))).status).toBe(201);
  });
});

describe('RFC 7644, 3.7, 3.11 and 3.4.3: what the service does not do', () => {
  test.each(['/Bulk', '/Me', '/.search'])('%s is 501', async (path) => {
    expect((await send('POST', path, { schemas: [] })).body).toMatchObject({ schemas: [ERROR], status: '501' });
  });

  test('another address is 404, another method 405 with Allow', async () => {
    expect((await send('GET', '/Things')).status).toBe(404);
    const answer = await send('DELETE', '/Users');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });
});

describe('RFC 7644, 3.12: errors', () => {
  test('have schemas, the status as text, scimType where the standard has a word, and a detail', async () => {
    const { body } = await send('GET', '/Users?filter=x');
    expect(body).toEqual({
      ...{ schemas: [ERROR], status: '400', scimType: 'invalidFilter' },
      detail: expect.stringContaining('filter'),
    });
  });

  test('say nothing of what was sent', async () => {
    const answer = await send('POST', '/Users', newcomer({ userName: 'scim-canary-value' }));
    expect(answer.text).not.toContain('canary');
  });
});

describe('RFC 7644, 3.14: versions', () => {
  test('If-None-Match of the present version is 304', async () => {
    const { id, meta } = await added();
    const same = await send('GET', `/Users/${id}`, undefined, { 'if-none-match': meta.version });
    expect([same.status, same.headers.get('etag'), same.text]).toEqual([304, meta.version, '']);
    expect((await send('GET', `/Users/${id}`, undefined, { 'if-none-match': 'W/"0"' })).status).toBe(200);
  });

  test('If-Match of a former version is 412, and nothing is changed; of the present one, or any, it is done', async () => {
    const { id, meta } = await added();
    const change = (version: string, value: string) =>
      send('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'externalId', value }), { 'if-match': version });
    const first = await change(meta.version, 'one');
    expect(first.status).toBe(200);
    expect(first.headers.get('etag')).not.toBe(meta.version);
    expect((await change(meta.version, 'two')).status).toBe(412);
    expect((await send('PUT', `/Users/${id}`, newcomer(), { 'if-match': meta.version })).status).toBe(412);
    expect((await send('DELETE', `/Users/${id}`, undefined, { 'if-match': meta.version })).status).toBe(412);
    expect((await send('GET', `/Users/${id}`)).body.externalId).toBe('one');
    expect((await change('*', 'three')).status).toBe(200);
  });
});

describe('RFC 7643, 4.2: groups', () => {
  test('are created with members, read, renamed and deleted', async () => {
    const [ada, bob] = [await added(), await added()];
    const answer = await send(
      'POST',
      '/Groups',
      groupOf({ externalId: 'g', members: [{ value: ada.id }, { value: bob.id, type: 'User' }] }),
    );
    const { id, meta } = answer.body;
    expect([answer.status, answer.headers.get('location')]).toEqual([201, `${ORIGIN}/scim/v2/Groups/${id}`]);
    expect(answer.body.members).toHaveLength(2);
    expect(answer.body.members[0]).toMatchObject({
      type: 'User',
      $ref: `${ORIGIN}/scim/v2/Users/${answer.body.members[0].value}`,
    });
    const renamed = await send(
      'PUT',
      `/Groups/${id}`,
      groupOf({ displayName: 'Renamed', members: [{ value: bob.id }] }),
    );
    expect([renamed.status, renamed.body.displayName, renamed.body.members.length]).toEqual([200, 'Renamed', 1]);
    expect(renamed.body.meta.version).not.toBe(meta.version);
    expect((await send('GET', `/Users/${bob.id}`)).body.groups).toMatchObject([
      { value: id, display: 'Renamed', type: 'direct' },
    ]);
    expect((await send('DELETE', `/Groups/${id}`)).status).toBe(204);
    expect((await send('GET', `/Groups/${id}`)).status).toBe(404);
    expect((await send('GET', `/Users/${bob.id}`)).body.groups).toBeUndefined();
  });

  test('change by PATCH, which is answered 204 unless attributes are asked for', async () => {
    const [ada, bob] = [await added(), await added()];
    const { id } = await addedGroup({ members: [{ value: ada.id }] });
    const change = (...operations: object[]) => send('PATCH', `/Groups/${id}`, patchOf(...operations));
    const answer = await change({ op: 'add', path: 'members', value: [{ value: bob.id }, { value: ada.id }] });
    expect([answer.status, answer.text]).toEqual([204, '']);
    const members = async () =>
      ((await send('GET', `/Groups/${id}`)).body.members ?? []).map(({ value }: { value: string }) => value);
    expect(new Set(await members())).toEqual(new Set([ada.id, bob.id]));
    await change({ op: 'remove', path: `members[value eq "${ada.id}"]` });
    expect(await members()).toEqual([bob.id]);
    await change({ op: 'replace', path: 'members', value: [{ value: ada.id }] });
    expect(await members()).toEqual([ada.id]);
    await change({ op: 'remove', path: 'members' });
    expect(await members()).toEqual([]);
    const told = await send(
      'PATCH',
      `/Groups/${id}?attributes=displayName`,
      patchOf({ op: 'replace', path: 'displayName', value: 'Told' }),
    );
    expect([told.status, told.body.displayName]).toEqual([200, 'Told']);
  });

  test('need a name of their own, and people whom the team has', async () => {
    const { displayName } = await addedGroup();
    expect(await wrong(send('POST', '/Groups', groupOf({ displayName })))).toBe('409 uniqueness');
    expect(await wrong(send('POST', '/Groups', groupOf({ displayName: undefined })))).toBe('400 invalidValue');
    expect(await wrong(send('POST', '/Groups', groupOf({ members: [{ value: 'orbit-0002' }] })))).toBe(
      '400 invalidValue',
    );
    expect(await wrong(send('POST', '/Groups', groupOf({ members: [{ value: 'x', type: 'Group' }] })))).toBe(
      '400 invalidValue',
    );
  });

  test('are found by name, external id and member, without their members where those are excluded', async () => {
    const ada = await added();
    const { id, displayName } = await addedGroup({ externalId: 'find-me', members: [{ value: ada.id }] });
    expect(await listed(`displayName eq "${displayName.toUpperCase()}"`, '/Groups')).toEqual([id]);
    expect(await listed('externalId eq "find-me"', '/Groups')).toEqual([id]);
    expect(await listed(`members eq "${ada.id}"`, '/Groups')).toEqual([id]);
    expect(await listed(`id eq "${id}" and members[value eq "${ada.id}"]`, '/Groups')).toEqual([id]);
    expect(await listed(`id eq "${id}" and members.value eq "nobody"`, '/Groups')).toEqual([]);
    const { body } = await send('GET', `/Groups/${id}?excludedAttributes=members`);
    expect([body.displayName, body.members]).toEqual([displayName, undefined]);
  });
});
