import type { ByLocale, Locale } from '../../lib/locales.ts';
import type { MailText } from '../../lib/mail.ts';
import { composeMail, isolated } from '../../lib/mailLayout.ts';
import type { WelcomeText } from '../team/welcome/rules.ts';

/** Names as they stand in the sentences. */
type Names = { team: string; inviter: string; email: string };
type Words = { subject: (names: Names) => string; parts: ((names: Names) => string)[] };

/** What people are told about their membership. */
export type MembershipNews = 'added' | 'addedAsGuest' | 'approved' | 'approvedAsGuest' | 'rejected';
type Texts = Record<MembershipNews, Words>;

const english: Texts = (() => {
  const signIn = ({ email }: Names) => `Sign in to the team chat with this address: ${email}`;
  const guests = () => 'As a guest you reach the channels and people that are open to you.';
  const invitation = ({ inviter, team }: Names) => `${inviter} added you to ${team}`;
  const approval = ({ team }: Names) => `Welcome to ${team}`;
  const approved = ({ team }: Names) => `Your request to join the team ${team} has been approved.`;
  return {
    added: {
      subject: invitation,
      parts: [({ inviter, team }) => `${inviter} has added you to the team ${team}.`, signIn],
    },
    addedAsGuest: {
      subject: invitation,
      parts: [({ inviter, team }) => `${inviter} has added you to the team ${team} as a guest.`, guests, signIn],
    },
    approved: { subject: approval, parts: [approved, signIn] },
    approvedAsGuest: { subject: approval, parts: [approved, guests, signIn] },
    rejected: {
      subject: ({ team }) => `Your request to join ${team}`,
      parts: [({ team }) => `Your request to join the team ${team} has not been approved.`],
    },
  };
})();

const spanish: Texts = (() => {
  const signIn = ({ email }: Names) => `Inicia sesión en el chat del equipo con esta dirección: ${email}`;
  const guests = () => 'Como invitado, solo accedes a los canales y las personas que tienes abiertos.';
  const invitation = ({ inviter, team }: Names) => `${inviter} te ha añadido a ${team}`;
  const approval = ({ team }: Names) => `Te damos la bienvenida a ${team}`;
  const approved = ({ team }: Names) => `Se ha aprobado tu solicitud para unirte al equipo ${team}.`;
  return {
    added: {
      subject: invitation,
      parts: [({ inviter, team }) => `${inviter} te ha añadido al equipo ${team}.`, signIn],
    },
    addedAsGuest: {
      subject: invitation,
      parts: [({ inviter, team }) => `${inviter} te ha añadido al equipo ${team} como invitado.`, guests, signIn],
    },
    approved: { subject: approval, parts: [approved, signIn] },
    approvedAsGuest: { subject: approval, parts: [approved, guests, signIn] },
    rejected: {
      subject: ({ team }) => `Tu solicitud para unirte a ${team}`,
      parts: [({ team }) => `No se ha aprobado tu solicitud para unirte al equipo ${team}.`],
    },
  };
})();

const mexican: Texts = {
  ...spanish,
  added: {
    subject: ({ inviter, team }) => `${inviter} te agregó a ${team}`,
    parts: [({ inviter, team }) => `${inviter} te agregó al equipo ${team}.`, ...spanish.added.parts.slice(1)],
  },
  addedAsGuest: {
    subject: ({ inviter, team }) => `${inviter} te agregó a ${team}`,
    parts: [
      ({ inviter, team }) => `${inviter} te agregó al equipo ${team} como invitado.`,
      ...spanish.addedAsGuest.parts.slice(1),
    ],
  },
};

const portuguese: Texts = (() => {
  const signIn = ({ email }: Names) => `Entre no chat da equipe com este endereço: ${email}`;
  const guests = () => 'Como convidado, você acessa os canais e as pessoas que foram liberados para você.';
  const invitation = ({ inviter, team }: Names) => `${inviter} adicionou você a ${team}`;
  const approval = ({ team }: Names) => `Boas-vindas a ${team}`;
  const approved = ({ team }: Names) => `Sua solicitação para entrar na equipe ${team} foi aprovada.`;
  return {
    added: {
      subject: invitation,
      parts: [({ inviter, team }) => `${inviter} adicionou você à equipe ${team}.`, signIn],
    },
    addedAsGuest: {
      subject: invitation,
      parts: [({ inviter, team }) => `${inviter} adicionou você à equipe ${team} como convidado.`, guests, signIn],
    },
    approved: { subject: approval, parts: [approved, signIn] },
    approvedAsGuest: { subject: approval, parts: [approved, guests, signIn] },
    rejected: {
      subject: ({ team }) => `Sua solicitação para entrar em ${team}`,
      parts: [({ team }) => `Sua solicitação para entrar na equipe ${team} não foi aprovada.`],
    },
  };
})();

const russian: Texts = (() => {
  const signIn = ({ email }: Names) => `Войдите в командный чат с этим адресом: ${email}`;
  const guests = () => 'Как гостю вам доступны только открытые для вас каналы и собеседники.';
  const invitation = ({ team }: Names) => `Вас добавили в команду «${team}»`;
  const approval = ({ team }: Names) => `Добро пожаловать в команду «${team}»`;
  const approved = ({ team }: Names) => `Ваш запрос на вступление в команду «${team}» одобрен.`;
  return {
    added: {
      subject: invitation,
      parts: [({ inviter, team }) => `Вас добавили в команду «${team}». Кто добавил: ${inviter}.`, signIn],
    },
    addedAsGuest: {
      subject: invitation,
      parts: [
        ({ inviter, team }) => `Вас добавили в команду «${team}» как гостя. Кто добавил: ${inviter}.`,
        guests,
        signIn,
      ],
    },
    approved: { subject: approval, parts: [approved, signIn] },
    approvedAsGuest: { subject: approval, parts: [approved, guests, signIn] },
    rejected: {
      subject: ({ team }) => `Ваш запрос на вступление в команду «${team}»`,
      parts: [({ team }) => `Ваш запрос на вступление в команду «${team}» не одобрен.`],
    },
  };
})();

const chinese: Texts = (() => {
  const signIn = ({ email }: Names) => `请使用此邮箱地址登录团队聊天：${email}`;
  const guests = () => '作为访客，您只能访问向您开放的频道和联系人。';
  const invitation = ({ inviter, team }: Names) => `${inviter} 已将您添加到“${team}”`;
  const approval = ({ team }: Names) => `欢迎加入“${team}”`;
  const approved = ({ team }: Names) => `您加入团队“${team}”的申请已获批准。`;
  return {
    added: { subject: invitation, parts: [({ inviter, team }) => `${inviter} 已将您添加到团队“${team}”。`, signIn] },
    addedAsGuest: {
      subject: invitation,
      parts: [({ inviter, team }) => `${inviter} 已将您作为访客添加到团队“${team}”。`, guests, signIn],
    },
    approved: { subject: approval, parts: [approved, signIn] },
    approvedAsGuest: { subject: approval, parts: [approved, guests, signIn] },
    rejected: {
      subject: ({ team }) => `您加入“${team}”的申请`,
      parts: [({ team }) => `您加入团队“${team}”的申请未获批准。`],
    },
  };
})();

const texts: ByLocale<Texts> = {
  'en-us': english,
  'en-gb': english,
  'es-es': spanish,
  'es-mx': mexican,
  'pt-br': portuguese,
  'ru-ru': russian,
  'zh-cn': chinese,
};

/**
 * The mail that tells somebody of their membership, in their language. Whoever comes
 * into the team reads its welcome below, where there is one.
 */
export function membershipMail(
  news: MembershipNews,
  locale: Locale,
  given: Names,
  welcome: WelcomeText | null = null,
): MailText {
  const { subject, parts } = texts[locale][news];
  const names = { team: isolated(given.team), inviter: isolated(given.inviter), email: given.email };
  const quote = news === 'rejected' || welcome === null ? null : { from: welcome.senderName, text: welcome.message };
  return composeMail(locale, { subject: subject(names), parts: parts.map((line) => line(names)), quote });
}
