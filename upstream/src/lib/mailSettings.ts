import * as z from 'zod';
import { type Invitations, chatAddress } from './invitations.ts';
import { domainOf } from './text.ts';

const DEVELOPMENT_MAIL_DOMAIN = 'mail.muster.example';
const DEVELOPMENT_CHAT = 'https://{teamUrl}.muster.example';
const DEVELOPMENT_CONSOLE = 'http://localhost:4000';

const webAddress = z.url({ protocol: /^https?$/ });
/** Whether it becomes an address once a team's short address is put in. */
const isChatTemplate = (template: string) =>
  template.includes('{teamUrl}') && webAddress.safeParse(chatAddress(template, 'team')).success;

/** The settings of mails: how they go, whom they come from, and where they lead. */
export const mailSettings = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Where mails go: `smtp://user:password@host:587` (STARTTLS, which a login demands), `smtps://…:465`, or `smtp://host:25`. Required in production; otherwise they stay in the development mailbox without it.',
    ),
  MAIL_FROM: z.email().optional().describe('The address that mails come from. Needed with SMTP_URL.'),
  INVITE_MAIL_DOMAIN: z
    .string()
    .max(253)
    .regex(z.regexes.domain, 'has to be a domain')
    .optional()
    .describe(
      `The domain of the addresses from which admins mail people whom they add by a file: the mail server has to let them be sent from there. That of MAIL_FROM otherwise, or \`${DEVELOPMENT_MAIL_DOMAIN}\` without it.`,
    ),
  CHAT_URL: z
    .string()
    .refine(isChatTemplate, 'has to be an http(s) address with {teamUrl} in it')
    .optional()
    .describe(
      `Where people reach the chat of a team, with {teamUrl} for its short address: the link in mails to those who are added by a file, and about an import that is done. Required in production; \`${DEVELOPMENT_CHAT}\` otherwise.`,
    ),
  CONSOLE_URL: webAddress
    .transform((address) => address.replace(/\/$/, ''))
    .optional()
    .describe(
      `Where admins reach the console, the PUBLIC_ORIGIN of the gateways: links in mails lead there. Required in production; \`${DEVELOPMENT_CONSOLE}\` otherwise.`,
    ),
} as const;

const schema = z.object(mailSettings);
type Given = z.infer<typeof schema>;

/** Without them an installation mails nobody, or mails links that lead nowhere. */
const wantedInProduction = {
  SMTP_URL: 'sign-in PINs go by mail',
  CONSOLE_URL: 'mails to admins lead to the console',
  CHAT_URL: 'mails to people who are added lead to the chat of their team',
} as const;

/** What is wrong with them, by setting. */
export function mailFaults(given: Given, isProduction: boolean): { name: keyof Given; message: string }[] {
  const missing = (['SMTP_URL', 'CONSOLE_URL', 'CHAT_URL'] as const).filter((name) => given[name] === undefined);
  return [
    ...(isProduction
      ? missing.map((name) => ({ name, message: `is needed in production: ${wantedInProduction[name]}` }))
      : []),
    ...(given.SMTP_URL !== undefined && given.MAIL_FROM === undefined
      ? [{ name: 'MAIL_FROM', message: 'is needed with SMTP_URL: the address that mails come from' } as const]
      : []),
  ];
}

/** How mails go; null where they stay in the development mailbox. */
export const smtpAccess = ({ SMTP_URL: url, MAIL_FROM: from }: Given): { url: string; from: string } | null =>
  url && from ? { url, from } : null;

/** Where invitations come from and lead to. */
export const invitationsOf = ({ INVITE_MAIL_DOMAIN: domain, MAIL_FROM: from, CHAT_URL: chat }: Given): Invitations => ({
  mailDomain: domain ?? (from === undefined ? DEVELOPMENT_MAIL_DOMAIN : domainOf(from)),
  chatUrl: chat ?? DEVELOPMENT_CHAT,
});

/** Where admins reach the console. */
export const consoleUrlOf = ({ CONSOLE_URL: url }: Given): string => url ?? DEVELOPMENT_CONSOLE;
