import { INVITE_LINK_TOKEN, TEAM_NAME_TOKEN } from '@muster/schema/formats/memberUpload';
import type { ComposedMail } from '../../../db/tables/bulk.ts';
import type { ByLocale, Locale } from '../../../lib/locales.ts';
import type { MailText } from '../../../lib/mail.ts';
import { composeMail, isolated, paragraphsOf } from '../../../lib/mailLayout.ts';
import type { WelcomeText } from '../../team/welcome/rules.ts';

type Words = { readonly subject: string; readonly greeting: string; readonly added: string; readonly signIn: string };

const english: Words = {
  subject: 'Join our official {team_name} team on Muster',
  greeting: 'Hello,',
  added: 'You have been added to the team {team_name}.',
  signIn: 'Sign in to the team chat with the address that this mail was sent to:',
};

const spanish: Words = {
  subject: 'Únete a nuestro equipo oficial {team_name} en Muster',
  greeting: 'Hola:',
  added: 'Te hemos añadido al equipo {team_name}.',
  signIn: 'Inicia sesión en el chat del equipo con la dirección en la que has recibido este correo:',
};

const words: ByLocale<Words> = {
  'en-us': english,
  'en-gb': english,
  'es-es': spanish,
  'es-mx': {
    ...spanish,
    added: 'Te agregamos al equipo {team_name}.',
    signIn: 'Inicia sesión en el chat del equipo con la dirección en la que recibiste este correo:',
  },
  'pt-br': {
    subject: 'Entre na nossa equipe oficial {team_name} no Muster',
    greeting: 'Olá,',
    added: 'Você foi adicionado à equipe {team_name}.',
    signIn: 'Entre no chat da equipe com o endereço em que recebeu este e-mail:',
  },
  'ru-ru': {
    subject: 'Вступайте в нашу официальную команду {team_name} в Muster',
    greeting: 'Здравствуйте!',
    added: 'Вас добавили в команду {team_name}.',
    signIn: 'Войдите в командный чат с адресом, на который пришло это письмо:',
  },
  'zh-cn': {
    subject: '加入我们在 Muster 上的官方团队 {team_name}',
    greeting: '您好！',
    added: '您已被添加到团队 {team_name}。',
    signIn: '请使用收到此邮件的邮箱地址登录团队聊天：',
  },
};

/** What the mail to people who are added begins with. */
export function firstMail(locale: Locale): Pick<ComposedMail, 'subject' | 'message'> {
  const { subject, greeting, added, signIn } = words[locale];
  return { subject, message: [greeting, '', added, signIn, '', INVITE_LINK_TOKEN].join('\n') };
}

const TOKENS = /\{team_name\}|\{invite_link\}/g;

/**
 * The mail as it was composed, with what its placeholders stand for. Whoever comes into the team reads its welcome below, where
 * there is one.
 */
export function composedMail(
  { subject, message }: Pick<ComposedMail, 'subject' | 'message'>,
  { team, link }: { team: string; link: string },
  welcome: WelcomeText | null,
): MailText {
  const name = isolated(team);
  const filled = (text: string) => text.replace(TOKENS, (token) => (token === TEAM_NAME_TOKEN ? name : link));
  const quote = welcome === null ? null : { from: welcome.senderName, text: welcome.message };
  return composeMail(null, { subject: filled(subject), parts: paragraphsOf(filled(message)), quote, link });
}
