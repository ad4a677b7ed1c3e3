import type { ByLocale, Locale } from '../../lib/locales.ts';
import type { MailText } from '../../lib/mail.ts';
import { composeMail, isolated } from '../../lib/mailLayout.ts';

/** Team and day as they stand in the sentences. */
type Facts = { team: string; day: string };
type Words = {
  subject: (facts: Facts) => string;
  /** What stands above the guests. */
  intro: (facts: Facts) => string;
  /** How many guests there are beyond those who are named. */
  more: (count: number) => string;
  next: string;
};

const english: Words = {
  subject: ({ team }) => `Guest reminder for ${team}`,
  intro: ({ team, day }) =>
    `A guest reminder of the team ${team} is set for ${day}. Please check who still needs access:`,
  more: (count) => `and ${count} more`,
  next: 'In the admin console, under Members, you can change the reminder of a guest or deactivate them.',
};

const spanish: Words = {
  subject: ({ team }) => `Recordatorio de invitados de ${team}`,
  intro: ({ team, day }) =>
    `Hay un recordatorio de invitados del equipo ${team} para el ${day}. Comprueba quién sigue necesitando acceso:`,
  more: (count) => `y ${count} más`,
  next: 'En la consola de administración, en Miembros, puedes cambiar el recordatorio de un invitado o desactivarlo.',
};

const mexican: Words = {
  ...spanish,
  intro: ({ team, day }) =>
    `Hay un recordatorio de invitados del equipo ${team} para el ${day}. Revisa quién todavía necesita acceso:`,
};

const portuguese: Words = {
  subject: ({ team }) => `Lembrete de convidados de ${team}`,
  intro: ({ team, day }) =>
    `Há um lembrete de convidados da equipe ${team} para ${day}. Verifique quem ainda precisa de acesso:`,
  more: (count) => `e mais ${count}`,
  next: 'No console de administração, em Membros, você pode alterar o lembrete de um convidado ou desativá-lo.',
};

const russian: Words = {
  subject: ({ team }) => `Напоминание о гостях команды «${team}»`,
  intro: ({ team, day }) =>
    `На ${day} назначено напоминание о гостях команды «${team}». Проверьте, кому ещё нужен доступ:`,
  more: (count) => `и ещё ${count}`,
  next: 'В консоли администратора, в разделе «Участники», можно изменить напоминание о госте или деактивировать его.',
};

const chinese: Words = {
  subject: ({ team }) => `“${team}”的访客提醒`,
  intro: ({ team, day }) => `团队“${team}”设置了 ${day} 的访客提醒。请确认以下访客是否仍需要访问权限：`,
  more: (count) => `以及另外 ${count} 位访客`,
  next: '您可以在管理控制台的“成员”中更改访客的提醒日期或停用访客。',
};

const words: ByLocale<Words> = {
  'en-us': english,
  'en-gb': english,
  'es-es': spanish,
  'es-mx': mexican,
  'pt-br': portuguese,
  'ru-ru': russian,
  'zh-cn': chinese,
};

export type RemindedGuest = { email: string; firstName: string; lastName: string };
export type ReminderNews = {
  team: string;
  /** The end of the day in UTC. */
  instant: number;
  /** Those who are named, and how many there are beside them. */
  guests: readonly RemindedGuest[];
  more: number;
};

const nameOf = ({ email, firstName, lastName }: RemindedGuest) => {
  const name = isolated(`${firstName} ${lastName}`);
  return name === '' ? email : `${name} (${email})`;
};

/** The mail that reminds an admin of guests, in their language. */
export function reminderMail(locale: Locale, { team, instant, guests, more }: ReminderNews): MailText {
  const { subject, intro, more: others, next } = words[locale];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(instant);
  const facts = { team: isolated(team), day };
  const named = [...guests.map(nameOf), ...(more > 0 ? [others(more)] : [])];
  return composeMail(locale, { subject: subject(facts), parts: [intro(facts), named, next] });
}
