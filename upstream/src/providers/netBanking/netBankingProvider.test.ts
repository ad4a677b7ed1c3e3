import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNetBankingProvider } from './netBankingProvider.ts';
import { type Fields, type Purpose, signed } from './signature.ts';

const SALT = 'salt';
/** What the provider says next. */
let answer: Fields = {};
const server = createServer((_request, reply) => {
  reply.setHeader('content-type', 'application/json');
  reply.end(JSON.stringify(answer));
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const address = server.address();
  url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => new Promise((done) => server.close(done)));

const bank = () => createNetBankingProvider({ url, publicUrl: url, merchantKey: 'key', salt: SALT });
const paid = { txnid: 'ord_1', status: 'success', amount: '1890.00', currency: 'INR', mihpayid: 'b1' };
const tell = (fields: Fields, { purpose = 'status', salt = SALT }: { purpose?: Purpose; salt?: string } = {}) => {
  answer = signed(purpose, fields, salt);
};

test('what a bank says of an order is believed of that order, signed for that purpose, with the salt', async () => {
  tell(paid);
  expect(await bank().status('ord_1')).toEqual({
    ...{ state: 'paid', amount: 189_000, currency: 'INR', bankCode: null, bankReference: 'b1' },
  });
  tell({ ...paid, bankcode: 'HDFB' });
  expect(await bank().status('ord_1')).toMatchObject({ bankCode: 'HDFB' });
  await expect(bank().status('ord_2')).rejects.toThrow(/not signed/);
  tell(paid, { purpose: 'return' });
  await expect(bank().status('ord_1')).rejects.toThrow(/not signed/);
  tell(paid, { salt: 'another' });
  await expect(bank().status('ord_1')).rejects.toThrow(/not signed/);
  answer = { ...signed('status', paid, SALT), amount: '1.00' };
  await expect(bank().status('ord_1')).rejects.toThrow(/not signed/);
  tell({ ...paid, amount: '01890.00' });
  await expect(bank().status('ord_1')).rejects.toThrow(/cannot be read/);
});

test('a signature is over the fields by their names, in whatever order they come', () => {
  const { hash } = signed('return', { b: '2', a: '1 &=' }, SALT);
  expect(signed('return', { a: '1 &=', b: '2' }, SALT).hash).toBe(hash);
  expect(signed('return', { a: '1', b: '&=2' }, SALT).hash).not.toBe(hash);
  // As the provider reckons it: HMAC-SHA256 of the purpose, a line feed, and the form.
  expect(signed('payment', { amount: '1890.00', bankcode: 'HDFB' }, SALT).hash).toBe(
    'cc8ff24b587a4a2e3cc76382b6c5c9a206f9ae9df9e784366830e0b36f396adf',
  );
});
