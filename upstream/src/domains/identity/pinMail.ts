import type { ByLocale, Locale } from '../../lib/locales.ts';
import type { MailText } from '../../lib/mail.ts';
import { composeMail } from '../../lib/mailLayout.ts';

type PinText = { subject: (pin: string) => string; body: (minutes: number) => string; ignore: string };

const english: PinText = {
  subject: (pin) => `${pin} is your sign-in PIN`,
  body: (minutes) => `Enter this PIN to sign in to the admin console. It is valid for ${minutes} minutes.`,
  ignore: 'If you did not ask for it, you can ignore this mail.',
};
const spanish: PinText = {
  subject: (pin) => `${pin} es tu PIN de acceso`,
  body: (minutes) =>
    `Introduce este PIN para acceder a la consola de administración. Es válido durante ${minutes} minutos.`,
  ignore: 'Si no lo has pedido, puedes ignorar este correo.',
};

const texts: ByLocale<PinText> = {
  'en-us': english,
  'en-gb': english,
  'es-es': spanish,
  'es-mx': {
    ...spanish,
    body: (minutes) =>
      `Ingresa este PIN para acceder a la consola de administración. Es válido por ${minutes} minutos.`,
    ignore: 'Si no lo pediste, puedes ignorar este correo.',
  },
  'pt-br': {
    subject: (pin) => `${pin} é o seu PIN de acesso`,
    body: (minutes) => `Digite este PIN para entrar no console de administração. Ele vale por ${minutes} minutos.`,
    ignore: 'Se você não o pediu, ignore este e-mail.',
  },
  'ru-ru': {
    subject: (pin) => `${pin} — ваш PIN-код для входа`,
    body: (minutes) => `Введите этот PIN-код, чтобы войти в консоль администратора. Он действует ${minutes} минут.`,
    ignore: 'Если вы его не запрашивали, просто не обращайте внимания на это письмо.',
  },
  'zh-cn': {
    subject: (pin) => `${pin} 是您的登录 PIN 码`,
    body: (minutes) => `请输入此 PIN 码登录管理控制台。有效期为 ${minutes} 分钟。`,
    ignore: '如果不是您本人请求的，请忽略此邮件。',
  },
};

/** The mail with a PIN, in the person's language. */
export function pinMail(pin: string, locale: Locale, lifetimeMs: number): MailText {
  const { subject, body, ignore } = texts[locale];
  const minutes = Math.round(lifetimeMs / 60_000);
  return composeMail(locale, { subject: subject(pin), code: pin, lines: [body(minutes), ignore] });
}
