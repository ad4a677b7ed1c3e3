// Every mail that is sent, in a language: what a test of all of them looks at. Names are as long and as odd as they may be.
import { composedMail, firstMail } from '../domains/bulk/memberFiles/inviteMail.ts';
import { finishedMail, type FileAct } from '../domains/bulk/finishedMail.ts';
import { doneMail as exportDone, failedMail as exportFailed, noticeMail } from '../domains/chatExport/mail.ts';
import { reminderMail } from '../domains/guest/reminderMail.ts';
import { pinMail } from '../domains/identity/pinMail.ts';
import { doneMail as importDone, failedMail as importFailed } from '../domains/import/mail.ts';
import { type MembershipNews, membershipMail } from '../domains/member/membershipMail.ts';
import { paymentMail } from '../domains/payment/mail/mail.ts';
import type { PaymentNews } from '../domains/payment/mail/newsMail.ts';
import { recoveryMail } from '../domains/sso/recoveryMail.ts';
import { type DomainNews, domainMail } from '../domains/team/organisation/mail.ts';
import { welcomeTestMail } from '../domains/team/welcome/mail.ts';
import { pausedMail } from '../domains/webhook/mail.ts';
import { chatExport } from '../db/tables/chatExport.ts';
import { teamImport } from '../db/tables/import.ts';
import type { Locale } from '../lib/locales.ts';
import type { MailText } from '../lib/mail.ts';

const TEAM = 'Büro für Gestaltung & Söhne <GmbH>';
const LINK =
  'https://console.example/#/chat-exports?a-long-address=so-that-it-has-to-break-somewhere-in-a-narrow-window&b=2';
const DAY = Date.UTC(2026, 4, 31);
const MONEY = { amount: 1_234_500, currency: 'USD' } as const;
const WELCOME = { senderName: 'دانة & Ada', message: 'Hello!\nRead the <handbook>.\n\nSee you' };
const COUNTS = {
  ...{ peopleFound: 6200, peopleAdded: 6000, peopleMatched: 150, peopleSkipped: 50 },
  ...{ channelsFound: 12, channelsAdded: 10, channelsMatched: 1, channelsSkipped: 1 },
  ...{ messagesFound: 1_000_000, messagesAdded: 999_000, messagesSkipped: 1000 },
};

const MEMBERSHIP: Record<MembershipNews, null> = {
  ...{ added: null, addedAsGuest: null, approved: null, approvedAsGuest: null, rejected: null },
};
const DOMAINS: Record<DomainNews, null> = { asked: null, approved: null, declined: null, ended: null };
const ACTS: Record<FileAct, null> = {
  ...{ add: null, edit: null, deactivate: null, delete: null, createChannels: null, updateChannels: null },
};
const keysOf = <Key extends string>(record: Record<Key, null>) => Object.keys(record) as Key[];

const PAYMENTS: { readonly [Kind in PaymentNews['kind']]: readonly Extract<PaymentNews, { kind: Kind }>[] } = {
  receipt: [
    { kind: 'receipt', number: 'M-2026-000123', ...MONEY },
    { kind: 'receipt', number: 'M-2026-000124', ...MONEY, amount: 0 },
  ],
  invoice: [
    { kind: 'invoice', number: 'M-2026-000123', isOpen: false, owed: 0, ...MONEY },
    { kind: 'invoice', number: 'M-2026-000123', isOpen: true, owed: 2_345_600, ...MONEY },
  ],
  overpayment: [{ kind: 'overpayment', ...MONEY, currency: 'INR' }],
  failed: [
    { kind: 'failed', lastFour: '4242', until: DAY, ...MONEY },
    { kind: 'failed', lastFour: null, until: null, ...MONEY },
  ],
  limited: [{ kind: 'limited', ...MONEY }],
  cancelled: [
    { kind: 'cancelled', lastDay: DAY, ...MONEY },
    { kind: 'cancelled', lastDay: null, ...MONEY, amount: 0 },
    { kind: 'cancelled', lastDay: null, ...MONEY, amount: 1 },
  ],
  kept: [{ kind: 'kept' }],
  resumed: [{ kind: 'resumed' }],
  expires: [{ kind: 'expires', lastFour: '4242', lastDay: DAY }],
};

/** By the domain and the function that writes them. */
export const sampleMails: Readonly<Record<string, (locale: Locale) => readonly MailText[]>> = {
  'bulk/composedMail': (locale) => [composedMail(firstMail(locale), { team: TEAM, link: LINK }, WELCOME)],
  'bulk/finishedMail': (locale) =>
    keysOf(ACTS).flatMap((act) => [
      finishedMail(locale, TEAM, { act, fileName: 'people.csv', done: 6000, unchanged: 1, refused: 2, failed: 3 }),
      finishedMail(locale, TEAM, { act, fileName: 'people.csv', done: 0, unchanged: 0, refused: 0, failed: 0 }),
    ]),
  'chatExport/doneMail': (locale) => [
    exportDone(locale, { team: TEAM, messages: 1_000_000, expiresAt: DAY, link: LINK }),
  ],
  'chatExport/failedMail': (locale) =>
    chatExport.failure.enumValues.map((failure) => exportFailed(locale, { team: TEAM, failure, link: LINK })),
  'chatExport/noticeMail': (locale) => [noticeMail(locale, { team: TEAM, by: 'دانة', link: LINK })],
  'guest/reminderMail': (locale) => [
    reminderMail(locale, {
      ...{ team: TEAM, instant: DAY, more: 17 },
      guests: [
        {
          email: 'somebody.with.a.very.long.address@a.very.long.domain.of.guests.example',
          firstName: '',
          lastName: '',
        },
        { email: 'dana@guests.example', firstName: 'دانة', lastName: '' },
      ],
    }),
  ],
  'identity/pinMail': (locale) =>
    (['signIn', 'address'] as const).map((purpose) => pinMail('012345', { purpose, locale, lifetimeMs: 600_000 })),
  'import/doneMail': (locale) =>
    [true, false].map((isUrlKept) =>
      importDone(locale, { tool: 'Slack', team: TEAM }, { counts: COUNTS, link: LINK, isUrlKept }),
    ),
  'import/failedMail': (locale) =>
    teamImport.failure.enumValues.map((failure) => importFailed(locale, { tool: 'Slack', team: TEAM }, failure)),
  'member/membershipMail': (locale) =>
    keysOf(MEMBERSHIP).map((news) =>
      membershipMail(news, locale, { team: TEAM, inviter: 'دانة', email: 'new@orbit.example' }, WELCOME),
    ),
  'payment/paymentMail': (locale) =>
    Object.values(PAYMENTS)
      .flat()
      .map((news) => paymentMail(locale, TEAM, news)),
  'sso/recoveryMail': (locale) => [recoveryMail({ who: 'دانة', team: TEAM, left: 3 }, locale)],
  'team/domainMail': (locale) =>
    keysOf(DOMAINS).map((news) => domainMail(news, locale, { team: TEAM, domain: 'orbit.example' })),
  'team/welcomeTestMail': (locale) => [welcomeTestMail(locale, TEAM, WELCOME)],
  'webhook/pausedMail': (locale) => [pausedMail(locale, { webhook: 'Büro <webhook>', team: TEAM })],
};
