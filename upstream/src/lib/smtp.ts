import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';

/**
 * Delivers by SMTP. A mail that is tried again keeps its message id, by which mail servers tell repetitions.
 *
 * @param url `smtp://user:password@host:port` or `smtps://…`
 * @param from the sender's address
 */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(url);
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/[^A-Za-z0-9.-]/g, '');
  return {
    deliver: async ({ key, ...content }) => {
      await transport.sendMail({ from, messageId: `<muster-${key}@${domain}>`, ...content });
    },
  };
}
