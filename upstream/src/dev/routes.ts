import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import type { MovableClock } from '../lib/clock.ts';
import { Refusal } from '../lib/errors.ts';
import type { Jobs } from '../lib/jobRunner.ts';
import { isLocalCaller } from '../lib/localCallers.ts';
import { keptMails } from '../lib/mail.ts';
import type { CallList } from './calls.ts';
import { type Faults, faultSchema } from './faults.ts';
import { mailboxPage } from './mailboxPage.ts';

type Deps = {
  db: Database;
  clock: MovableClock;
  jobs: Pick<Jobs, 'runDue'>;
  calls: CallList;
  faults: Faults;
  reset: () => Promise<void>;
};

const clockSchema = z.union([
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advanceMs: z.number().int().min(0) }),
]);

/** The development endpoints, for callers on this machine only. */
export async function mountDevelopment(app: FastifyInstance, deps: Deps): Promise<void> {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (deps.faults.isCut(reply)) reply.raw.destroy();
    return payload;
  });
  await app.register(
    async (dev) => {
      dev.addHook('onRequest', async (request) => {
        if (!isLocalCaller(request)) throw new Refusal('not_found');
      });
      mountMailbox(dev, deps);
      mountClock(dev, deps);
      mountFaults(dev, deps);
      dev.get('/calls', async () => deps.calls.list());
      dev.delete('/calls', async () => {
        deps.calls.clear();
        return {};
      });
      dev.post('/reset', async () => {
        await deps.reset();
        return {};
      });
    },
    { prefix: '/dev' },
  );
}

function mountMailbox(dev: FastifyInstance, { db }: Deps) {
  const querySchema = z.object({ to: z.string().max(254).optional() });
  dev.get('/mailbox', async (request, reply) => {
    const { to } = parse(querySchema, request.query);
    const rows = await db.read((queries) => keptMails(queries, to));
    const mails = rows.map(({ recipient, fromName, fromAddress, subject, text, html, createdAt }) => ({
      ...{ from: fromAddress === null ? null : `${fromName} <${fromAddress}>` },
      ...{ to: recipient, subject, text, html },
      sentAt: new Date(createdAt).toISOString(),
    }));
    if (!(request.headers.accept ?? '').includes('text/html')) return mails;
    return reply.type('text/html; charset=utf-8').send(mailboxPage(mails));
  });
}

function mountClock(dev: FastifyInstance, { clock, jobs }: Deps) {
  const answer = () => ({ now: new Date(clock.now()).toISOString() });
  dev.get('/clock', async () => answer());
  dev.post('/clock', async (request) => {
    const wanted = parse(clockSchema, request.body);
    if ('now' in wanted) clock.set(Date.parse(wanted.now));
    else clock.advance(wanted.advanceMs);
    await jobs.runDue();
    return answer();
  });
  dev.delete('/clock', async () => {
    clock.reset();
    return answer();
  });
}

function mountFaults(dev: FastifyInstance, { faults }: Deps) {
  dev.get('/faults', async () => faults.list());
  dev.post('/faults', async (request) => {
    faults.set(parse(faultSchema, request.body));
    return faults.list();
  });
  dev.delete('/faults', async () => {
    faults.clear();
    return {};
  });
}

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('/');
  throw new Refusal('invalid_request', { ...(field ? { field } : {}), ...(issue ? { message: issue.message } : {}) });
}
