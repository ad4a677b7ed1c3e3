import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';

/** A server that says nothing for so long takes no mail. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
/** No connection outlives the work that opened it: what the server has not taken by then is not sent any more. */
const atOnce = { socketCloseTimeout: 0 };

/** What logs in does so over TLS alone: whoever is in between and hides that the server has it is given no password. */
const hasLogin = (url: string) => new URL(url).username !== '';

/**
 * Delivers by SMTP. A mail that is tried again keeps its message id, by which mail servers tell repetitions. Whoever a mail is
 * from, what cannot be delivered comes back to the installation.
 *
 * @param url `smtp://user:password@host:port` or `smtps://…`
 * @param own the installation's address, from which mails without a sender of their own come
 */
export function createSmtpTransport(url: string, own: string): MailTransport & { check(): Promise<void> } {
  const transport = createTransport({ url, ...patience, ...atOnce, requireTLS: hasLogin(url) });
  const domain = own.slice(own.lastIndexOf('@') + 1).replace(/[^A-Za-z0-9.-]/g, '');
  return {
    /** Connects and logs in, as a mail would. */
    check: async () => void (await transport.verify()),
    deliver: async ({ key, to, from = own, ...content }, signal) => {
      const envelope = { from: own, to };
      await transport.sendMail({ ...content, from, to, envelope, messageId: `<muster-${key}@${domain}>`, signal });
    },
  };
}
