import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, contract } from '../generated/contract.ts';
import { expectations } from './permissionRows.ts';
import { adminsOnly } from './rows.ts';
import { png } from './samplePictures.ts';
import { type Session, type TestUpstream, codeOf, startTestUpstream } from './testUpstream.ts';
import { upload } from './uploads.ts';

/** Calls without a session whose secrets the other tests cover. */
const exercisedElsewhere = new Set(['identity.issuePin', 'identity.authenticate', 'identity.exchangeLoginCode']);

const calls = Object.entries(contract).flatMap(([service, operations]) =>
  Object.entries<Call>(operations).map(([operation, call]) => ({ name: `${service}.${operation}`, service, call })),
);

let upstream: TestUpstream;
let sessions: (Session | undefined)[];
beforeAll(async () => {
  upstream = await startTestUpstream({ domains: ['seedling.example', 'orbit.example'] });
  sessions = [];
  for (const who of ['admin', 'member', 'guest']) sessions.push(await upstream.signIn(`${who}@seedling.example`));
  sessions.push(undefined);
});
afterAll(() => upstream.close());

test('every call of the contract has its expectation', () => {
  expect(Object.keys(expectations).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
});

describe('who may make which call', () => {
  test.each(calls.filter(({ name }) => !exercisedElsewhere.has(name)))('$name', async ({ name, service, call }) => {
    const { row, query, body } = expectations[name] ?? { row: adminsOnly };
    const named = call.path
      .replace('{accountId}', 'account-seedling')
      .replace('{kind}', 'incoming')
      .replace('{invoiceId}', 'none');
    const path = `/${service}${named.replace('{id}', 'none')}${query ? `?${query}` : ''}`;
    const answers = [];
    const send = (session?: Session) => {
      if (call.filePart !== null) return upload(upstream, path, [{ name: call.filePart, content: png() }], session);
      if (call.method === 'DELETE') {
        const url = `${path}${query ? '&' : '?'}${new URLSearchParams(session).toString()}`;
        return upstream.request({ method: 'DELETE', url });
      }
      return call.method === 'GET' ? upstream.get(path, session) : upstream.post(path, body, session);
    };
    for (const session of sessions) {
      const answer = await send(session);
      answers.push(answer.status === 200 ? '200' : codeOf(answer));
    }
    expect(answers).toEqual(row);
  });
});

describe('what is not one’s own', () => {
  test('members and guests may read their own profile', async () => {
    for (const [index, guid] of ['seedling-0001', 'seedling-0002', 'seedling-0003'].entries()) {
      const own = await upstream.get(`/member/profile?subject=${guid}`, sessions[index]);
      expect(own.body).toMatchObject({ guid });
    }
  });

  test('guests see only themselves among lean profiles', async () => {
    const guids = ['seedling-0001', 'seedling-0002', 'seedling-0003'];
    const found = await upstream.post('/member/lean-profiles', { guids, fetchDeleted: false }, sessions[2]);
    expect(found.body).toMatchObject({ profiles: [{ guid: 'seedling-0003' }] });
  });

  test('an admin sees nobody and nothing of another team', async () => {
    const [admin] = sessions;
    const body = { guids: ['orbit-0001'], fetchDeleted: true };
    expect((await upstream.post('/member/lean-profiles', body, admin)).body).toEqual({ profiles: [] });
    expect(codeOf(await upstream.get('/member/profile?subject=orbit-0001', admin))).toBe('404 member_not_found');
    expect(codeOf(await upstream.get('/billing/billing-data?teamId=team-orbit', admin))).toBe('404 team_not_found');
  });
});
