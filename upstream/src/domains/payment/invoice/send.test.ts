import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { person } from '../../../db/tables/member.ts';
import { invoice } from '../../../db/tables/payment.ts';
import { auditEntry, mail } from '../../../db/tables/system.ts';
import { locales } from '../../../lib/locales.ts';
import { setBilling } from '../../../testing/licences.ts';
import { type Buyer, startPayingUpstream } from '../../../testing/payments.ts';
import { START, codeOf } from '../../../testing/testUpstream.ts';
import { paymentMail } from '../mail/mail.ts';
import { issueInvoice } from './issueActions.ts';

const upstream = await startPayingUpstream(['seedling.example', 'orbit.example']);
const { db } = upstream;
let admin: Buyer;
let other: Buyer;
beforeEach(async () => {
  admin = await upstream.as('admin@seedling.example');
  other = await upstream.as('admin@orbit.example');
});

const bill = (reference: string, total: number, paidBy: { method: 'BALANCE' } | null = null) =>
  db.transaction((queries) =>
    issueInvoice(queries, START, {
      ...{ teamId: admin.teamId, reference, currency: 'USD', lines: [], gross: total, creditsUsed: 0, balanceUsed: 0 },
      ...{ total, startsAt: null, expiresAt: null, paidBy },
    }),
  );
const send = (who: Buyer, invoiceId: string, key: string = crypto.randomUUID()) =>
  who.post(`/payment/invoices/${invoiceId}/send`, undefined, {}, { 'idempotency-key': key });
const numberOf = async (invoiceId: string) => {
  const [row] = await db.read((queries) => queries.select().from(invoice).where(eq(invoice.invoiceId, invoiceId)));
  return row?.number ?? '';
};
/** The mails about an invoice, and to whom. */
const mailsAbout = async (number: string) => {
  await upstream.jobs.runDue();
  const rows = await db.read((queries) => queries.select().from(mail).orderBy(mail.mailId));
  return rows.filter(({ subject }) => subject.includes(number)).map(({ recipient, text }) => ({ recipient, text }));
};
const audited = (invoiceId: string) =>
  db.read((q) => q.$count(auditEntry, eq(auditEntry.target, `invoice:${invoiceId}`)));
const change = (guid: string, changes: Partial<typeof person.$inferInsert>) =>
  db.transaction((queries) =>
    queries
      .update(person)
      .set(changes)
      .where(and(eq(person.teamId, admin.teamId), eq(person.guid, guid))),
  );

test('an open invoice is mailed to the admin who asks, once for a key, with what is owed', async () => {
  const invoiceId = await bill('open', 12_500);
  const number = await numberOf(invoiceId);
  // Another admin of the team gets nothing.
  await change('seedling-0002', { role: 'admin' });
  await setBilling(db, admin.teamId, { pendingAmount: 3_000, accountBalanceDue: 500 });
  const answers = [await send(admin, invoiceId, 'press'), await send(admin, invoiceId, 'press')];
  const sent = { email: 'admin@seedling.example', invoice: { invoiceId, number, total: 12_500, paidAt: null } };
  expect(answers).toMatchObject([
    { status: 200, body: sent },
    { status: 200, body: sent },
  ]);
  expect(await mailsAbout(number)).toEqual([
    {
      recipient: 'admin@seedling.example',
      text: expect.stringMatching(/comes to \$125\.00\. It is open[^]*the team owes \$35\.00[^]*under Billing/),
    },
  ]);
  expect(await audited(invoiceId)).toBe(1);
  expect(codeOf(await send(admin, await bill('else', 100), 'press'))).toMatch(/idempotency_key_reused/);
  await send(admin, invoiceId, 'again');
  expect(await mailsAbout(number)).toHaveLength(2);
});

test('a paid one says so, in the language of who asks, and nothing of what else is owed', async () => {
  const invoiceId = await bill('paid', 4_200, { method: 'BALANCE' });
  const number = await numberOf(invoiceId);
  await setBilling(db, admin.teamId, { pendingAmount: 3_000 });
  await change('seedling-0001', { locale: 'es-es' });
  await send(admin, invoiceId);
  const [told] = await mailsAbout(number);
  expect(told?.text).toMatch(/es de \$42\.00\. Está pagada\./);
  expect(told?.text).not.toContain('$30.00');
});

test('another team’s is refused as one that is not there, and nobody is mailed', async () => {
  const invoiceId = await bill('own', 900);
  expect(codeOf(await send(other, invoiceId))).toMatch(/invoice_not_found/);
  expect(codeOf(await send(admin, 'none'))).toMatch(/invoice_not_found/);
  const asMine = `/payment/invoices/${invoiceId}/send?teamId=${admin.teamId}`;
  expect(codeOf(await upstream.post(asMine, undefined, other.session))).toMatch(/team_not_found/);
  expect(await mailsAbout(await numberOf(invoiceId))).toEqual([]);
  expect(await audited(invoiceId)).toBe(0);
});

test('who is no admin any more when the mail goes out gets none', async () => {
  const invoiceId = await bill('late', 700);
  await send(admin, invoiceId);
  await change('seedling-0001', { role: 'member' });
  expect(await mailsAbout(await numberOf(invoiceId))).toEqual([]);
});

test.each(locales)('the words are there in %s', (locale) => {
  const mailed = (isOpen: boolean, owed: number) =>
    paymentMail(locale, 'Orbit', { kind: 'invoice', number: 'INV-7', amount: 900, currency: 'USD', isOpen, owed });
  const open = mailed(true, 1_234);
  expect(open.subject).toContain('INV-7');
  for (const part of ['INV-7', 'Orbit', '$9.00', '$12.34']) expect(open.text).toContain(part);
  expect(mailed(true, 0).text).not.toContain('$0.00');
  expect(mailed(false, 1_234).text).not.toContain('$12.34');
  expect(mailed(false, 0).text).not.toBe(mailed(true, 0).text);
});
