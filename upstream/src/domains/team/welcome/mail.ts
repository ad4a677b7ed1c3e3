import type { ByLocale, Locale } from '../../../lib/locales.ts';
import type { MailText } from '../../../lib/mail.ts';
import { composeMail, isolated } from '../../../lib/mailLayout.ts';
import type { WelcomeText } from './rules.ts';

type Words = { subject: (team: string) => string; intro: (team: string) => string };

const english: Words = {
  subject: (team) => `Test: the welcome message of ${team}`,
  intro: (team) =>
    `This is a test, and nobody else gets it. The mail to people who come into the team ${team} ends like this:`,
};

const words: ByLocale<Words> = {
  'en-us': english,
  'en-gb': english,
  'es-es': {
    subject: (team) => `Prueba: mensaje de bienvenida de ${team}`,
    intro: (team) =>
      `Esto es una prueba y nadie más la recibe. El correo para quienes entran en el equipo ${team} termina así:`,
  },
  'es-mx': {
    subject: (team) => `Prueba: mensaje de bienvenida de ${team}`,
    intro: (team) =>
      `Esta es una prueba y nadie más la recibe. El correo para quienes se unen al equipo ${team} termina así:`,
  },
  'pt-br': {
    subject: (team) => `Teste: mensagem de boas-vindas de ${team}`,
    intro: (team) =>
      `Este é um teste, e ninguém mais o recebe. O e-mail para quem entra na equipe ${team} termina assim:`,
  },
  'ru-ru': {
    subject: (team) => `Проверка: приветственное сообщение команды «${team}»`,
    intro: (team) =>
      `Это проверка, больше никто это письмо не получит. Так заканчивается письмо тем, кто приходит в команду «${team}»:`,
  },
  'zh-cn': {
    subject: (team) => `测试：“${team}”的欢迎消息`,
    intro: (team) => `这是一封测试邮件，其他人不会收到。加入团队“${team}”的人收到的邮件将以此结尾：`,
  },
};

/** The mail that shows an admin a welcome message, in their language. */
export function welcomeTestMail(locale: Locale, teamName: string, { senderName, message }: WelcomeText): MailText {
  const { subject, intro } = words[locale];
  const team = isolated(teamName);
  return composeMail(locale, {
    subject: subject(team),
    parts: [intro(team)],
    quote: { from: senderName, text: message },
  });
}
