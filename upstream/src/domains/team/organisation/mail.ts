import type { ByLocale, Locale } from '../../../lib/locales.ts';
import type { MailText } from '../../../lib/mail.ts';
import { composeMail, isolated } from '../../../lib/mailLayout.ts';

/** The team that has done something, as it stands in the sentences. */
type Names = { team: string; domain: string };
type Words = { subject: (names: Names) => string; parts: ((names: Names) => string)[] };

/** What the admins of a team are told of another that becomes, or was, one organisation with it. */
export type DomainNews = 'asked' | 'approved' | 'declined' | 'ended';
type Texts = Record<DomainNews, Words>;

const english = (organisation: string): Texts => ({
  asked: {
    subject: ({ team }) => `${team} asks to become one ${organisation} with your team`,
    parts: [
      ({ team, domain }) => `The team ${team} (${domain}) asks to become one ${organisation} with yours.`,
      () => 'In the admin console, under Settings, you can approve or decline this.',
    ],
  },
  approved: {
    subject: ({ team }) => `${team} and your team are one ${organisation} now`,
    parts: [
      ({ team, domain }) => `The team ${team} (${domain}) has approved your request.`,
      () => `From now on, people of both domains count as one ${organisation}.`,
    ],
  },
  declined: {
    subject: ({ team }) => `${team} has declined your request`,
    parts: [
      ({ team, domain }) =>
        `The team ${team} (${domain}) has declined your request to become one ${organisation} with it.`,
    ],
  },
  ended: {
    subject: ({ team }) => `${team} and your team are no longer one ${organisation}`,
    parts: [
      ({ team, domain }) => `The team ${team} (${domain}) has ended the common ${organisation} with yours.`,
      () => 'Nobody has been removed from a team by that.',
    ],
  },
});

const american = english('organization');

const spanish: Texts = {
  asked: {
    subject: ({ team }) => `${team} pide formar una sola organización con tu equipo`,
    parts: [
      ({ team, domain }) => `El equipo ${team} (${domain}) pide formar una sola organización con el tuyo.`,
      () => 'En la consola de administración, en Ajustes, puedes aprobarlo o rechazarlo.',
    ],
  },
  approved: {
    subject: ({ team }) => `${team} y tu equipo ya son una sola organización`,
    parts: [
      ({ team, domain }) => `El equipo ${team} (${domain}) ha aprobado tu solicitud.`,
      () => 'A partir de ahora, las personas de ambos dominios cuentan como una sola organización.',
    ],
  },
  declined: {
    subject: ({ team }) => `${team} ha rechazado tu solicitud`,
    parts: [
      ({ team, domain }) => `El equipo ${team} (${domain}) ha rechazado tu solicitud de formar una sola organización.`,
    ],
  },
  ended: {
    subject: ({ team }) => `${team} y tu equipo ya no son una sola organización`,
    parts: [
      ({ team, domain }) => `El equipo ${team} (${domain}) ha puesto fin a la organización común con el tuyo.`,
      () => 'Nadie ha salido de ningún equipo por ello.',
    ],
  },
};

const mexican: Texts = {
  ...spanish,
  asked: {
    subject: ({ team }) => `${team} solicita formar una sola organización con tu equipo`,
    parts: [
      ({ team, domain }) => `El equipo ${team} (${domain}) solicita formar una sola organización con el tuyo.`,
      () => 'En la consola de administración, en Configuración, puedes aprobarlo o rechazarlo.',
    ],
  },
  approved: {
    ...spanish.approved,
    parts: [
      ({ team, domain }) => `El equipo ${team} (${domain}) aprobó tu solicitud.`,
      ...spanish.approved.parts.slice(1),
    ],
  },
  declined: {
    subject: ({ team }) => `${team} rechazó tu solicitud`,
    parts: [
      ({ team, domain }) => `El equipo ${team} (${domain}) rechazó tu solicitud de formar una sola organización.`,
    ],
  },
  ended: {
    ...spanish.ended,
    parts: [
      ({ team, domain }) => `El equipo ${team} (${domain}) dio por terminada la organización común con el tuyo.`,
      () => 'Nadie salió de ningún equipo por ello.',
    ],
  },
};

const portuguese: Texts = {
  asked: {
    subject: ({ team }) => `${team} pede para formar uma só organização com sua equipe`,
    parts: [
      ({ team, domain }) => `A equipe ${team} (${domain}) pede para formar uma só organização com a sua.`,
      () => 'No console de administração, em Configurações, você pode aprovar ou recusar.',
    ],
  },
  approved: {
    subject: ({ team }) => `${team} e sua equipe agora são uma só organização`,
    parts: [
      ({ team, domain }) => `A equipe ${team} (${domain}) aprovou sua solicitação.`,
      () => 'A partir de agora, as pessoas dos dois domínios contam como uma só organização.',
    ],
  },
  declined: {
    subject: ({ team }) => `${team} recusou sua solicitação`,
    parts: [
      ({ team, domain }) => `A equipe ${team} (${domain}) recusou sua solicitação para formar uma só organização.`,
    ],
  },
  ended: {
    subject: ({ team }) => `${team} e sua equipe não são mais uma só organização`,
    parts: [
      ({ team, domain }) => `A equipe ${team} (${domain}) encerrou a organização comum com a sua.`,
      () => 'Ninguém foi removido de nenhuma equipe por isso.',
    ],
  },
};

const russian: Texts = {
  asked: {
    subject: ({ team }) => `Команда «${team}» просит объединить организации`,
    parts: [
      ({ team, domain }) => `Команда «${team}» (${domain}) просит стать с вашей командой одной организацией.`,
      () => 'Одобрить или отклонить запрос можно в консоли администратора, в разделе «Настройки».',
    ],
  },
  approved: {
    subject: ({ team }) => `Команда «${team}» и ваша команда теперь — одна организация`,
    parts: [
      ({ team, domain }) => `Команда «${team}» (${domain}) одобрила ваш запрос.`,
      () => 'С этого момента люди из обоих доменов считаются одной организацией.',
    ],
  },
  declined: {
    subject: ({ team }) => `Команда «${team}» отклонила ваш запрос`,
    parts: [({ team, domain }) => `Команда «${team}» (${domain}) отклонила ваш запрос на объединение в организацию.`],
  },
  ended: {
    subject: ({ team }) => `Команда «${team}» и ваша команда больше не одна организация`,
    parts: [
      ({ team, domain }) => `Команда «${team}» (${domain}) прекратила объединение с вашей командой.`,
      () => 'Из команд при этом никто не исключён.',
    ],
  },
};

const chinese: Texts = {
  asked: {
    subject: ({ team }) => `“${team}”请求与您的团队合并为同一组织`,
    parts: [
      ({ team, domain }) => `团队“${team}”（${domain}）请求与您的团队成为同一组织。`,
      () => '您可以在管理控制台的“设置”中批准或拒绝。',
    ],
  },
  approved: {
    subject: ({ team }) => `“${team}”与您的团队现已是同一组织`,
    parts: [
      ({ team, domain }) => `团队“${team}”（${domain}）已批准您的请求。`,
      () => '从现在起，两个域名的人员视为同一组织。',
    ],
  },
  declined: {
    subject: ({ team }) => `“${team}”拒绝了您的请求`,
    parts: [({ team, domain }) => `团队“${team}”（${domain}）拒绝了您成为同一组织的请求。`],
  },
  ended: {
    subject: ({ team }) => `“${team}”与您的团队不再是同一组织`,
    parts: [
      ({ team, domain }) => `团队“${team}”（${domain}）已结束与您团队的共同组织关系。`,
      () => '没有人因此被移出任何团队。',
    ],
  },
};

const texts: ByLocale<Texts> = {
  'en-us': american,
  'en-gb': english('organisation'),
  'es-es': spanish,
  'es-mx': mexican,
  'pt-br': portuguese,
  'ru-ru': russian,
  'zh-cn': chinese,
};

/** The mail that tells an admin what another team did, in their language. */
export function domainMail(news: DomainNews, locale: Locale, given: Names): MailText {
  const { subject, parts } = texts[locale][news];
  const names = { team: isolated(given.team), domain: given.domain };
  return composeMail(locale, { subject: subject(names), parts: parts.map((line) => line(names)) });
}
