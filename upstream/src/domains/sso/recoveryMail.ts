import type { ByLocale, Locale } from '../../lib/locales.ts';
import type { MailText } from '../../lib/mail.ts';
import { composeMail, isolated } from '../../lib/mailLayout.ts';

/** How they stand in the sentences; `left` is how many codes are still good. */
type Facts = { who: string; team: string; left: number };
type Words = { subject: (facts: Facts) => string; parts: ((facts: Facts) => string)[] };

const english: Words = {
  subject: ({ team }) => `A recovery code of ${team} was used`,
  parts: [
    ({ who, team }) =>
      `${who} has used a recovery code to get a sign-in PIN for ${team}, where people sign in with your company account only.`,
    ({ left }) => `Recovery codes left: ${left}`,
    () =>
      'If nobody was expected to do so, make new recovery codes in the admin console, under Authentication, and check who the admins are.',
  ],
};

const spanish: Words = {
  subject: ({ team }) => `Se ha usado un código de recuperación de ${team}`,
  parts: [
    ({ who, team }) =>
      `${who} ha usado un código de recuperación para obtener un PIN de acceso a ${team}, donde solo se accede con la cuenta de empresa.`,
    ({ left }) => `Códigos de recuperación restantes: ${left}`,
    () =>
      'Si nadie lo esperaba, genera nuevos códigos de recuperación en la consola de administración, en Autenticación, y comprueba quiénes son los administradores.',
  ],
};

const texts: ByLocale<Words> = {
  'en-us': english,
  'en-gb': english,
  'es-es': spanish,
  'es-mx': {
    subject: ({ team }) => `Se usó un código de recuperación de ${team}`,
    parts: [
      ({ who, team }) =>
        `${who} usó un código de recuperación para obtener un PIN de acceso a ${team}, donde solo se accede con la cuenta de la empresa.`,
      ...spanish.parts.slice(1, 2),
      () =>
        'Si nadie lo esperaba, genera nuevos códigos de recuperación en la consola de administración, en Autenticación, y revisa quiénes son los administradores.',
    ],
  },
  'pt-br': {
    subject: ({ team }) => `Um código de recuperação de ${team} foi usado`,
    parts: [
      ({ who, team }) =>
        `${who} usou um código de recuperação para obter um PIN de acesso a ${team}, onde só se entra com a conta da empresa.`,
      ({ left }) => `Códigos de recuperação restantes: ${left}`,
      () =>
        'Se ninguém esperava por isso, gere novos códigos de recuperação no console de administração, em Autenticação, e verifique quem são os administradores.',
    ],
  },
  'ru-ru': {
    subject: ({ team }) => `Использован код восстановления команды «${team}»`,
    parts: [
      ({ who, team }) =>
        `${who}: по коду восстановления получен PIN-код для входа в команду «${team}», куда входят только с корпоративной учётной записью.`,
      ({ left }) => `Осталось кодов восстановления: ${left}`,
      () =>
        'Если этого никто не ожидал, создайте новые коды восстановления в консоли администратора, в разделе «Аутентификация», и проверьте, кто является администратором.',
    ],
  },
  'zh-cn': {
    subject: ({ team }) => `“${team}”的一个恢复码已被使用`,
    parts: [
      ({ who, team }) => `${who} 使用恢复码获取了“${team}”的登录 PIN 码。该团队仅允许使用公司账号登录。`,
      ({ left }) => `剩余恢复码：${left} 个`,
      () => '如果这不在预期之内，请在管理控制台的“身份验证”中生成新的恢复码，并检查有哪些管理员。',
    ],
  },
};

/** What the other admins of a strict team are told of the use of one of its recovery codes, in their own language. */
export function recoveryMail(facts: Facts, locale: Locale): MailText {
  const { subject, parts } = texts[locale];
  const told = { ...facts, who: isolated(facts.who), team: isolated(facts.team) };
  return composeMail(locale, { subject: subject(told), parts: parts.map((line) => line(told)) });
}
