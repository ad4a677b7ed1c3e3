import { describe, expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { DOMAIN_ROSTER } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const ROSTER = 'domainRoster { sent { domain status requestedAt } received { domain status } }';
const READ = `{ viewer { team { ${ROSTER} } } }`;
const roster = {
  sent: [{ domain: 'harbor.example', status: 'APPROVED', requestedAt: '2023-11-14T22:13:20.000Z' }],
  received: [{ domain: 'seedling.example', status: 'REQUESTED' }],
};

describe('the roster', () => {
  test('is read with one call', async () => {
    const { ask, stub } = await testGateway();
    expect((await ask(READ)).data).toEqual({ viewer: { team: { domainRoster: roster } } });
    expect(stub.names()).toEqual(['team.domainRoster']);
  });

  test('says UNKNOWN of a status that this version does not know, and is null alone when it cannot be read', async () => {
    const { ask, stub } = await testGateway();
    const [sent] = DOMAIN_ROSTER.sent;
    stub.on('team.domainRoster', () => ({ sent: [{ ...sent, status: 'FORGOTTEN' }], received: [] }));
    const { data } = await ask(`{ viewer { team { domainRoster { sent { status } } } } }`);
    expect(data).toEqual({ viewer: { team: { domainRoster: { sent: [{ status: 'UNKNOWN' }] } } } });
    stub.on('team.domainRoster', () => new Refused(500, 'internal'));
    const failed = await ask(`{ viewer { team { name domainRoster { sent { status } } } } }`);
    expect(failed.data).toEqual({ viewer: { team: { name: 'Orbit', domainRoster: null } } });
    expect(failed.errors?.[0]?.path).toEqual(['viewer', 'team', 'domainRoster']);
  });
});

const mutation = (name: string) =>
  `mutation Act($domain: String!) { ${name}(input: { domain: $domain, idempotencyKey: "k" }) {
     team { ${ROSTER} } userErrors { code field } } }`;

type RefusalRow = [status: number, word: string, code: string, field: string[] | null];
const ofAsking: RefusalRow[] = [
  [404, 'domain_not_found', 'NOT_FOUND', ['domain']],
  [400, 'free_email_domain_given', 'FREE_EMAIL_DOMAIN', ['domain']],
  [409, 'free_email_domain', 'FREE_EMAIL_DOMAIN', null],
  [400, 'own_domain', 'INVALID', ['domain']],
  [409, 'domain_already_requested', 'DUPLICATE', ['domain']],
  [400, 'too_many_subjects', 'TOO_MANY', null],
];
const ofAnswering: RefusalRow[] = [[404, 'request_not_found', 'NOT_FOUND', ['domain']]];

describe.each([
  ['domainRequestSend', 'REQUEST', ofAsking],
  ['domainRequestApprove', 'APPROVAL', ofAnswering],
  ['domainRequestDecline', 'DECLINED', ofAnswering],
  ['domainRequestRemove', 'REMOVAL', ofAnswering],
])('%s', (name, requestType, refusals) => {
  const refused = (...errors: { code: string; field: string[] | null }[]) => ({
    [name]: { team: null, userErrors: errors },
  });

  test(`is one call, ${requestType}, with the domain in its kept form and the key; its answer is the payload's`, async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(mutation(name), { domain: ' @Seedling.Example. ' });
    expect(data).toEqual({ [name]: { team: { domainRoster: roster }, userErrors: [] } });
    expect(stub.calls).toMatchObject([
      {
        name: 'team.domainRequest',
        body: { domain: 'seedling.example', requestType },
        headers: { 'idempotency-key': 'k' },
      },
    ]);
  });

  test.each(['seedling', 'two words.example', '', 'a@b.example', '-.example'])(
    '%o is refused without a call',
    async (domain) => {
      const { ask, stub } = await testGateway();
      expect((await ask(mutation(name), { domain })).data).toEqual(refused({ code: 'INVALID', field: ['domain'] }));
      expect(stub.calls).toEqual([]);
    },
  );

  test.each<RefusalRow>([...refusals, [409, 'idempotency_key_reused', 'KEY_REUSED', ['idempotencyKey']]])(
    '%i %s is %s',
    async (status, word, code, field) => {
      const { ask, stub } = await testGateway();
      stub.on('team.domainRequest', () => new Refused(status, word));
      expect((await ask(mutation(name), { domain: 'seedling.example' })).data).toEqual(refused({ code, field }));
    },
  );

  test('is not for members', async () => {
    const { ask, member } = await testGateway();
    const { errors } = await ask(mutation(name), { domain: 'seedling.example' }, { as: member });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});
