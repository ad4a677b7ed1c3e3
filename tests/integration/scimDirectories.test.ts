// What directories of companies do by SCIM, as they do it, and what becomes of it in the team: through both servers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import {
  type Directory,
  ENTERPRISE,
  GROUP,
  USER,
  connectDirectory,
  directoryActs,
  patchOf,
} from '../support/directory.ts';
import { type Session, type TestStack, startTestStack } from '../support/stack.ts';

let stack: TestStack;
let directory: Directory;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack({
    LOG_LEVEL: 'debug',
    SCIM_REQUESTS_PER_MINUTE: '100000',
    SCIM_REQUESTS_PER_CLIENT: '100000',
  });
  admin = await stack.signIn('admin@summit.example');
  directory = await connectDirectory(stack, 'summit.example');
});
afterAll(() => stack.stop());

const send: Directory['send'] = (...sent) => directory.send(...sent);
const { added, newcomer, patch } = directoryActs({ send }, 'summit.example', 'joining');

describe('Microsoft Entra', () => {
  test('looks for people, adds them, and changes them by its own kind of PATCH', async () => {
    const userName = 'entra.person@summit.example';
    const filter = encodeURIComponent(`userName eq "${userName}"`);
    expect((await send('GET', `/Users?filter=${filter}`)).body.totalResults).toBe(0);
    const { status, body } = await send('POST', '/Users', {
      schemas: [USER, ENTERPRISE],
      ...{ externalId: 'entra-1', userName, active: true, displayName: 'Person, Entra', title: 'Engineer' },
      name: { formatted: 'Entra Person', familyName: 'Person', givenName: 'Entra' },
      emails: [{ primary: true, type: 'work', value: userName }],
      addresses: [{ primary: false, type: 'work', locality: 'Redmond' }],
      [ENTERPRISE]: { department: 'Engineering' },
      meta: { resourceType: 'User' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ displayName: 'Person, Entra', name: { givenName: 'Entra', familyName: 'Person' } });
    const changed = await patch(
      body.id,
      { op: 'Replace', path: 'displayName', value: 'Person, Entra (EXT)' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: userName },
      { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+1 201 555 0123' },
      { op: 'Replace', path: 'name.familyName', value: 'Changed' },
      { op: 'Add', path: 'addresses[type eq "work"].locality', value: 'Seattle' },
      { op: 'Replace', path: 'name.formatted', value: 'Entra Changed' },
    );
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      ...{ displayName: 'Person, Entra (EXT)', name: { givenName: 'Entra', familyName: 'Changed' } },
      phoneNumbers: [{ value: '+12015550123' }],
    });
    const off = await patch(body.id, { op: 'Replace', path: 'active', value: 'False' });
    expect([off.status, off.body.active]).toEqual([200, false]);
    const { body: found } = await send('GET', `/Users?filter=${filter}`);
    expect(found.Resources[0]).toMatchObject({ id: body.id, active: false });
    expect((await patch(body.id, { op: 'Replace', path: 'active', value: 'True' })).body.active).toBe(true);
  });

  test('fills groups without reading their members', async () => {
    const [one, other] = [await added(), await added()];
    const { body } = await send('POST', '/Groups', { schemas: [GROUP], displayName: 'Entra group', externalId: 'eg' });
    const path = `/Groups/${body.id}`;
    const add = { op: 'Add', path: 'members', value: [{ value: one.id }, { value: other.id }] };
    expect((await send('PATCH', path, patchOf(add))).status).toBe(204);
    expect((await send('GET', `${path}?excludedAttributes=members`)).body.members).toBeUndefined();
    const filter = encodeURIComponent(`id eq "${body.id}" and members eq "${one.id}"`);
    expect((await send('GET', `/Groups?excludedAttributes=members&filter=${filter}`)).body.totalResults).toBe(1);
    const remove = { op: 'Remove', path: 'members', value: [{ value: one.id }] };
    expect((await send('PATCH', path, patchOf(remove))).status).toBe(204);
    expect((await send('GET', path)).body.members).toMatchObject([{ value: other.id }]);
  });
});

describe('Okta', () => {
  test('writes people as a whole, and switches them off without a path', async () => {
    const profile = newcomer({ ...{ displayName: 'Okta Person', locale: 'es-MX', externalId: '00u1', groups: [] } });
    const { body } = await send('POST', '/Users', profile);
    expect([body.locale, body.displayName]).toEqual(['es-MX', 'Okta Person']);
    const put = await send('PUT', `/Users/${body.id}`, { ...body, name: { givenName: 'Okta', familyName: 'Renamed' } });
    expect([put.status, put.body.name]).toEqual([200, { givenName: 'Okta', familyName: 'Renamed' }]);
    const off = await patch(body.id, { op: 'replace', value: { active: false } });
    expect(off.body.active).toBe(false);
    expect((await send('PUT', `/Users/${body.id}`, { ...put.body, active: true })).body.active).toBe(true);
  });

  test('renames groups with their id among the values', async () => {
    const { body } = await send('POST', '/Groups', { schemas: [GROUP], displayName: 'Okta group', members: [] });
    const rename = patchOf({ op: 'replace', value: { id: body.id, displayName: 'Okta group, renamed' } });
    expect((await send('PATCH', `/Groups/${body.id}`, rename)).status).toBe(204);
    expect((await send('GET', `/Groups/${body.id}`)).body.displayName).toBe('Okta group, renamed');
  });
});

describe('what the team decides holds for its directory as well', () => {
  test('the last admin is neither switched off nor deleted', async () => {
    const only = await connectDirectory(stack, 'harbor.example');
    const filter = encodeURIComponent('roles.value eq "admin"');
    const { Resources: admins } = (await only.send('GET', `/Users?filter=${filter}`)).body;
    const answers = [];
    for (const { id } of admins) answers.push(await only.send('DELETE', `/Users/${id}`));
    expect(answers.at(-1)).toMatchObject({ status: 400, body: { scimType: 'mutability' } });
    const off = patchOf({ op: 'replace', path: 'active', value: false });
    expect((await only.send('PATCH', `/Users/${admins.at(-1).id}`, off)).status).toBe(400);
    expect((await only.send('GET', `/Users/${admins.at(-1).id}`)).body.active).toBe(true);
  });

  test('people who are switched off are signed out at once', async () => {
    const { id, userName } = await added();
    const person = await stack.signIn(userName);
    expect((await person.ask('{ viewer { email } }')).data.viewer.email).toBe(userName);
    await patch(id, { op: 'replace', path: 'active', value: false });
    expect((await person.ask('{ viewer { email } }')).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });

  test('a team without PRO has no groups', async () => {
    const free = await connectDirectory(stack, 'seedling.example');
    const { status, body } = await free.send('POST', '/Groups', { schemas: [GROUP], displayName: 'Free' });
    expect([status, body.detail]).toEqual([403, expect.stringContaining('plan')]);
  });

  test('somebody who was switched off in the console is found, and taken by a directory as they are', async () => {
    const { id, userName } = await added();
    await patch(id, { op: 'replace', path: 'active', value: false });
    expect((await send('POST', '/Users', newcomer({ userName }))).status).toBe(409);
    const filter = encodeURIComponent(`userName eq "${userName}"`);
    const [found] = (await send('GET', `/Users?filter=${filter}`)).body.Resources;
    const taken = await send('PUT', `/Users/${found.id}`, { ...found, externalId: 'adopted', active: true });
    expect(taken.body).toMatchObject({ id, externalId: 'adopted', active: true });
  });

  test('a group shows in the console, which may hide or delete it, and not rename it', async () => {
    const { id: guid } = await added();
    await send('POST', '/Groups', { schemas: [GROUP], displayName: 'In the console', members: [{ value: guid }] });
    const read =
      'query { viewer { team { userGroups(search: "In the console") { nodes { id name source membersCount constraints { field { id } } version } } } } }';
    const [group] = (await admin.ask(read)).data.viewer.team.userGroups.nodes;
    expect(group).toMatchObject({ source: 'DIRECTORY', membersCount: 1, constraints: [] });
    const update =
      'mutation ($input: UserGroupUpdateInput!) { userGroupUpdate(input: $input) { userGroup { visibleTo } userErrors { code field } } }';
    const { data: renamed } = await admin.ask(update, { input: { userGroupId: group.id, name: 'Mine' } });
    expect(renamed.userGroupUpdate.userErrors).toEqual([{ code: 'NOT_ALLOWED', field: ['name'] }]);
    const { data: shown } = await admin.ask(update, { input: { userGroupId: group.id, visibleTo: 'MEMBER' } });
    expect(shown.userGroupUpdate).toEqual({ userGroup: { visibleTo: 'MEMBER' }, userErrors: [] });
  });
});

describe('many at once', () => {
  test('two changes of one person at the same time are both made', async () => {
    const { id } = await added();
    const answers = await Promise.all([
      patch(id, { op: 'replace', path: 'externalId', value: 'both' }),
      patch(id, { op: 'replace', path: 'name.familyName', value: 'Both' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await send('GET', `/Users/${id}`)).body).toMatchObject({
      externalId: 'both',
      name: { familyName: 'Both' },
    });
  });

  test('of two that ask for the same version, one is told that it is stale', async () => {
    const { id, meta } = await added();
    const change = (value: string) =>
      send('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'externalId', value }), {
        'if-match': meta.version,
      });
    const statuses = (await Promise.all([change('a'), change('b')])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 412]));
  });

  test('somebody who is added twice at the same time is added once', async () => {
    const one = newcomer();
    const statuses = (await Promise.all([send('POST', '/Users', one), send('POST', '/Users', one)])).map(
      ({ status }) => status,
    );
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
  });
});

test('a team of thousands is read page by page, and a thousand are put into a group at once', async () => {
  const galaxy = await connectDirectory(stack, 'galaxy.example');
  const ids: string[] = [];
  const { totalResults } = (await galaxy.send('GET', '/Users?count=0')).body;
  for (let startIndex = 1; startIndex <= totalResults; startIndex += 500) {
    const { body } = await galaxy.send('GET', `/Users?startIndex=${startIndex}&count=500`);
    ids.push(...body.Resources.map(({ id }: { id: string }) => id));
  }
  expect([ids.length, new Set(ids).size]).toEqual([totalResults, totalResults]);
  expect(totalResults).toBeGreaterThan(6_000);
  const filter = encodeURIComponent('active eq true and name.familyName sw "a"');
  expect((await galaxy.send('GET', `/Users?filter=${filter}&count=10`)).body.totalResults).toBeGreaterThan(0);
  const group = await galaxy.send('POST', '/Groups', { schemas: [GROUP], displayName: 'A thousand' });
  expect(group.status).toBe(201);
  const path = `/Groups/${group.body.id}`;
  const value = ids.slice(0, 1_000).map((id) => ({ value: id }));
  expect((await galaxy.send('PATCH', path, patchOf({ op: 'add', path: 'members', value }))).status).toBe(204);
  expect((await galaxy.send('GET', path)).body.members).toHaveLength(1_000);
});

test('whatever is sent, nothing fails within', async () => {
  const { id } = await added();
  const word = fc.oneof(
    fc.constantFrom(
      'userName',
      'emails',
      'name.givenName',
      'eq',
      'co',
      'pr',
      'and',
      'or',
      'not',
      '(',
      ')',
      '[',
      ']',
      '"x"',
      'true',
      'null',
      '1e9',
    ),
    fc.string({ maxLength: 8 }),
  );
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
  const failures: string[] = [];
  const ask = async (...sent: Parameters<Directory['send']>) => {
    const { status, body } = await send(...sent);
    if (status >= 500) failures.push(`${JSON.stringify(sent)} ${JSON.stringify(body)}`);
  };
  await fc.assert(
    fc.asyncProperty(text, fc.jsonValue({ maxDepth: 3 }), async (filter, value) => {
      await ask('GET', `/Users?${new URLSearchParams({ filter, sortBy: filter, attributes: filter })}`);
      await ask('GET', `/Groups?${new URLSearchParams({ filter })}`);
      await ask('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: filter, value }));
      for (const path of ['name', 'name.givenName', 'phoneNumbers', 'displayName', 'externalId', 'locale', 'title'])
        await ask('PATCH', `/Users/${id}`, patchOf({ op: 'add', path, value }));
      await ask('PUT', `/Users/${id}`, { schemas: [USER], name: value, emails: value, [ENTERPRISE]: value });
      await ask('POST', '/Groups', { schemas: [GROUP], displayName: value, members: value });
    }),
    { numRuns: 15, seed: 7 },
  );
  expect(failures).toEqual([]);
});

test('the token stands in no log line, and in no answer', async () => {
  const { send: asOrbit, secret } = await connectDirectory(stack, 'orbit.example');
  const answers = [
    await asOrbit('GET', '/Users?count=1'),
    await asOrbit('GET', '/Users?filter=x'),
    await asOrbit('PUT', '/Users/x', {}),
  ];
  expect(answers.filter(({ text }) => text.includes(secret))).toEqual([]);
  expect(stack.logs()).not.toContain(secret);
  expect(await stack.digest(secret)).toEqual(await stack.digest('nobody has ever written this'));
});
