import type { ByLocale, Locale } from '../../lib/locales.ts';
import type { MailText } from '../../lib/mail.ts';
import { composeMail } from '../../lib/mailLayout.ts';

/** What a PIN is for: to sign in, or to show, signed in already, that the address is one's own. */
export type PinPurpose = 'signIn' | 'address';

type PinText = Record<
  PinPurpose,
  { subject: (pin: string) => string; body: (minutes: number) => string; ignore: string }
>;

const english: PinText = {
  signIn: {
    subject: (pin) => `${pin} is your sign-in PIN`,
    body: (minutes) => `Enter this PIN to sign in to the admin console. It is valid for ${minutes} minutes.`,
    ignore: 'If you did not ask for it, you can ignore this mail.',
  },
  address: {
    subject: (pin) => `${pin} is your PIN`,
    body: (minutes) =>
      `Enter this PIN in the admin console, where you are signed in, to reach all teams of this address. It is valid for ${minutes} minutes.`,
    ignore: 'If you did not ask for it, give it to nobody: it opens your teams.',
  },
};
const spanish: PinText = {
  signIn: {
    subject: (pin) => `${pin} es tu PIN de acceso`,
    body: (minutes) =>
      `Introduce este PIN para acceder a la consola de administración. Es válido durante ${minutes} minutos.`,
    ignore: 'Si no lo has pedido, puedes ignorar este correo.',
  },
  address: {
    subject: (pin) => `${pin} es tu PIN`,
    body: (minutes) =>
      `Introduce este PIN en la consola de administración, donde ya has iniciado sesión, para acceder a todos los equipos de esta dirección. Es válido durante ${minutes} minutos.`,
    ignore: 'Si no lo has pedido, no se lo des a nadie: da acceso a tus equipos.',
  },
};

const texts: ByLocale<PinText> = {
  'en-us': english,
  'en-gb': english,
  'es-es': spanish,
  'es-mx': {
    signIn: {
      ...spanish.signIn,
      body: (minutes) =>
        `Ingresa este PIN para acceder a la consola de administración. Es válido por ${minutes} minutos.`,
      ignore: 'Si no lo pediste, puedes ignorar este correo.',
    },
    address: {
      ...spanish.address,
      body: (minutes) =>
        `Ingresa este PIN en la consola de administración, donde ya iniciaste sesión, para acceder a todos los equipos de esta dirección. Es válido por ${minutes} minutos.`,
      ignore: 'Si no lo pediste, no se lo des a nadie: da acceso a tus equipos.',
    },
  },
  'pt-br': {
    signIn: {
      subject: (pin) => `${pin} é o seu PIN de acesso`,
      body: (minutes) => `Digite este PIN para entrar no console de administração. Ele vale por ${minutes} minutos.`,
      ignore: 'Se você não o pediu, ignore este e-mail.',
    },
    address: {
      subject: (pin) => `${pin} é o seu PIN`,
      body: (minutes) =>
        `Digite este PIN no console de administração, onde você já entrou, para acessar todas as equipes deste endereço. Ele vale por ${minutes} minutos.`,
      ignore: 'Se você não o pediu, não o passe a ninguém: ele dá acesso às suas equipes.',
    },
  },
  'ru-ru': {
    signIn: {
      subject: (pin) => `${pin} — ваш PIN-код для входа`,
      body: (minutes) => `Введите этот PIN-код, чтобы войти в консоль администратора. Он действует ${minutes} минут.`,
      ignore: 'Если вы его не запрашивали, просто не обращайте внимания на это письмо.',
    },
    address: {
      subject: (pin) => `${pin} — ваш PIN-код`,
      body: (minutes) =>
        `Введите этот PIN-код в консоли администратора, куда вы уже вошли, чтобы открыть все команды этого адреса. Он действует ${minutes} минут.`,
      ignore: 'Если вы его не запрашивали, никому его не сообщайте: он открывает доступ к вашим командам.',
    },
  },
  'zh-cn': {
    signIn: {
      subject: (pin) => `${pin} 是您的登录 PIN 码`,
      body: (minutes) => `请输入此 PIN 码登录管理控制台。有效期为 ${minutes} 分钟。`,
      ignore: '如果不是您本人请求的，请忽略此邮件。',
    },
    address: {
      subject: (pin) => `${pin} 是您的 PIN 码`,
      body: (minutes) =>
        `请在您已登录的管理控制台中输入此 PIN 码，以访问此邮箱地址所属的所有团队。有效期为 ${minutes} 分钟。`,
      ignore: '如果不是您本人请求的，请勿告诉任何人：它可以打开您的团队。',
    },
  },
};

/** The mail with a PIN, in the person's language. */
export function pinMail(
  pin: string,
  { purpose, locale, lifetimeMs }: { purpose: PinPurpose; locale: Locale; lifetimeMs: number },
): MailText {
  const { subject, body, ignore } = texts[locale][purpose];
  const minutes = Math.round(lifetimeMs / 60_000);
  return composeMail(locale, { subject: subject(pin), code: pin, parts: [body(minutes), ignore] });
}
