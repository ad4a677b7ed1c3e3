import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';

/** A server that says nothing for so long takes no mail. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
/** No connection outlives the work that opened it: what the server has not taken by then is not sent any more. */
const atOnce = { socketCloseTimeout: 0 };

/**
 * Delivers by SMTP. A mail that is tried again keeps its message id, by which mail servers tell repetitions.
 *
 * @param url `smtp://user:password@host:port` or `smtps://…`
 * @param from the sender's address
 */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, ...patience, ...atOnce });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/[^A-Za-z0-9.-]/g, '');
  return {
    deliver: async ({ key, ...content }, signal) => {
      await transport.sendMail({ from, messageId: `<muster-${key}@${domain}>`, ...content, signal });
    },
  };
}
