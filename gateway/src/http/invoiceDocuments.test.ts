import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { browserCookie } from '../testing/browserCookie.ts';
import { Refused } from '../testing/stubCall.ts';
import { type TestGateway, testGateway } from '../testing/testGateway.ts';

const CALL = 'payment.invoiceDocument';
const PDF = Buffer.from('%PDF-1.7 an invoice');
const FILE = '/invoices/invoice-1.pdf';

const giving = ({ stub }: TestGateway) =>
  stub.on(CALL, (_call, reply) =>
    reply
      .type('application/octet-stream')
      .header('content-length', PDF.length)
      .send(Readable.from([PDF])),
  );

test('an invoice is given to the session of a browser, or of a header, under its number', async () => {
  const gateway = await testGateway();
  giving(gateway);
  const cookie = await browserCookie(gateway);
  gateway.stub.clear();
  for (const headers of [{ cookie }, { authorization: gateway.admin }] as Record<string, string>[]) {
    const answer = await fetch(`${gateway.url}${FILE}?number=INV-2026-000007`, { headers });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': 'attachment; filename="INV-2026-000007.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true);
  }
  expect(gateway.stub.names()).toEqual(['team.teamInfo', CALL, 'team.teamInfo', CALL]);
  expect(gateway.stub.calls[1]?.query).toMatchObject({ teamId: 'team-orbit', invoiceId: 'invoice-1' });
});

test('a name that is no number is not the file’s', async () => {
  const gateway = await testGateway();
  giving(gateway);
  for (const query of ['', '?number=a%22%0d%0ax:y', '?number=../x', '?number=1&number=2']) {
    const answer = await fetch(`${gateway.url}${FILE}${query}`, { headers: { authorization: gateway.admin } });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="invoice.pdf"');
    await answer.arrayBuffer();
  }
});

test('nobody else is given one', async () => {
  const gateway = await testGateway();
  giving(gateway);
  const statusOf = async (path: string, authorization?: string) => {
    const answer = await fetch(gateway.url + path, { headers: authorization === undefined ? {} : { authorization } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return [answer.status, await answer.text()];
  };
  expect(await statusOf(FILE)).toEqual([401, 'Nobody is signed in.\n']);
  for (const odd of [
    '/invoices/invoice-1',
    '/invoices/a.b.pdf',
    '/invoices/%2e%2e%2fx.pdf',
    `/invoices/${'x'.repeat(65)}.pdf`,
  ])
    expect(await statusOf(odd, gateway.admin)).toEqual([404, 'There is no such invoice.\n']);
  expect(gateway.stub.calls).toEqual([]);
  expect((await statusOf(FILE, `${gateway.admin.slice(0, -1)}x`))[0]).toBe(401);
  const refusals = [
    [403, 'actor_not_admin', 403],
    [403, 'unauthorized_ip', 403],
    [404, 'invoice_not_found', 404],
    [500, 'internal', 503],
  ] as const;
  for (const [status, code, told] of refusals) {
    gateway.stub.on(CALL, () => new Refused(status, code));
    expect((await statusOf(FILE, gateway.admin))[0]).toBe(told);
  }
});

test('a service that alone refuses a session is at fault: nobody is told that they are not signed in', async () => {
  const gateway = await testGateway();
  gateway.stub.on(CALL, () => new Refused(401, 'invalid_token'));
  const ask = () => fetch(gateway.url + FILE, { headers: { authorization: gateway.admin } });
  expect((await ask()).status).toBe(503);
  gateway.stub.on('identity.fullProfile', () => new Refused(401, 'invalid_token'));
  expect((await ask()).status).toBe(401);
});

test('it is counted as an operation is', async () => {
  const gateway = await testGateway({ env: { OPERATIONS_PER_MINUTE: '2' } });
  giving(gateway);
  const statuses: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const answer = await fetch(gateway.url + FILE, { headers: { authorization: gateway.admin } });
    statuses.push(answer.status);
    await answer.arrayBuffer();
  }
  expect(statuses).toEqual([200, 200, 429]);
});
