import { desc, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '../db/database.ts';
import { Fault } from './errors.ts';
import { type JobHandlers, defineJob } from './jobs.ts';
import { mail } from '../db/tables/system.ts';

export type MailText = { subject: string; text: string; html: string };

/** In whose name a mail is sent, and from which address. */
export type Sender = { readonly name: string; readonly address: string };

/** A mail and whom it is for; from the installation's own address where no sender is given. */
export type Addressed = { readonly to: string; readonly content: MailText; readonly from?: Sender };

/**
 * Brings a mail to its recipient; rejects when that did not work. The key is the same when it is tried again. When the signal
 * says so nothing of it goes on: the next try may begin.
 */
export type MailTransport = {
  deliver(mail: MailText & { to: string; key: string; from?: Sender }, signal: AbortSignal): Promise<void>;
};

export type Mailer = {
  /** Puts a mail into the outbox: it is sent if the transaction is committed, and not otherwise. */
  send(context: { db: Queries; now: number }, to: string, content: MailText): Promise<void>;
  /** The same for several mails, at most some thousands. */
  sendAll(context: { db: Queries; now: number }, mails: readonly Addressed[]): Promise<void>;
  /** The work that delivers what is in the outbox. */
  readonly jobs: JobHandlers;
};

const delivery = defineJob('mail.deliver', z.object({ mailId: z.number() }));

/** @param transport without one, mails stay in the outbox, for the development mailbox to show */
export function createMailer(transport: MailTransport | null): Mailer {
  const state: 'queued' | 'kept' = transport ? 'queued' : 'kept';
  const sendAll: Mailer['sendAll'] = async (context, mails) => {
    if (mails.length === 0) return;
    const rows = await context.db
      .insert(mail)
      .values(
        mails.map(({ to, content, from }) => ({
          ...{ recipient: to, ...content, state, createdAt: context.now },
          ...{ fromName: from?.name ?? null, fromAddress: from?.address ?? null },
        })),
      )
      .returning({ mailId: mail.mailId });
    if (transport)
      await delivery.enqueueAll(
        context,
        rows.map((payload) => ({ payload })),
      );
  };
  return {
    send: (context, to, content) => sendAll(context, [{ to, content }]),
    sendAll,
    jobs: transport ? deliveryJobs(transport) : {},
  };
}

/** Content is erased once it is delivered: PINs have no business in an old outbox. */
export const erased = { subject: '', text: '', html: '' } as const;

const senderOf = ({ fromName: name, fromAddress: address }: typeof mail.$inferSelect): { from?: Sender } =>
  name === null || address === null ? {} : { from: { name, address } };

/** A server that is slow or says nothing keeps other mails waiting, and nothing else. */
const LANE = { name: 'mail', workers: 1 } as const;

const deliveryJobs = (transport: MailTransport): JobHandlers =>
  delivery.handledBy(
    {
      outside: async ({ mailId }, { read, signal }) => {
        const [row] = await read((queries) => queries.select().from(mail).where(eq(mail.mailId, mailId)));
        if (!row) throw new Fault('A mail has left the outbox before it was delivered.');
        if (row.state !== 'queued') return;
        const key = `${mailId}-${row.createdAt}`;
        const { recipient: to, subject, text, html } = row;
        await transport.deliver({ to, key, subject, text, html, ...senderOf(row) }, signal);
      },
      effect: async ({ mailId }, { db, now }) => {
        await db
          .update(mail)
          .set({ ...erased, state: 'delivered', deliveredAt: now })
          .where(eq(mail.mailId, mailId));
        return undefined;
      },
    },
    LANE,
  );

/** The mails that are kept, newest first, at most 200. */
export const keptMails = (db: Queries, recipient: string | undefined) =>
  db
    .select()
    .from(mail)
    .where(recipient === undefined ? undefined : eq(mail.recipient, recipient))
    .orderBy(desc(mail.mailId))
    .limit(200);
