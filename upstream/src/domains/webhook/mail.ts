import type { ByLocale, Locale } from '../../lib/locales.ts';
import type { MailText } from '../../lib/mail.ts';
import { composeMail, isolated } from '../../lib/mailLayout.ts';

/** The webhook and its team as they stand in the sentences. */
type Facts = { webhook: string; team: string };
type Words = { subject: (facts: Facts) => string; what: (facts: Facts) => string; next: string };

const english: Words = {
  subject: ({ webhook }) => `The webhook ${webhook} is paused`,
  what: ({ webhook, team }) =>
    `The outgoing webhook ${webhook} of the team ${team} is paused: its address could not be reached, or refused, ten times in a row. What is written from now on is not sent.`,
  next: 'In the admin console, under Webhooks, you see what was answered, and let it go on once the address works again.',
};

const spanish: Words = {
  subject: ({ webhook }) => `El webhook ${webhook} está en pausa`,
  what: ({ webhook, team }) =>
    `El webhook saliente ${webhook} del equipo ${team} está en pausa: no se ha podido acceder a su dirección, o esta ha rechazado el envío, diez veces seguidas. Lo que se escriba a partir de ahora no se envía.`,
  next: 'En la consola de administración, en Webhooks, puedes ver las respuestas y reanudarlo cuando la dirección vuelva a funcionar.',
};

const words: ByLocale<Words> = {
  'en-us': english,
  'en-gb': english,
  'es-es': spanish,
  'es-mx': {
    ...spanish,
    what: ({ webhook, team }) =>
      `El webhook saliente ${webhook} del equipo ${team} está en pausa: no se pudo acceder a su dirección, o esta rechazó el envío, diez veces seguidas. Lo que se escriba a partir de ahora no se enviará.`,
  },
  'pt-br': {
    subject: ({ webhook }) => `O webhook ${webhook} está pausado`,
    what: ({ webhook, team }) =>
      `O webhook de saída ${webhook} da equipe ${team} está pausado: não foi possível acessar o endereço dele, ou o endereço recusou o envio, dez vezes seguidas. O que for escrito a partir de agora não será enviado.`,
    next: 'No console de administração, em Webhooks, você vê as respostas e pode retomá-lo quando o endereço voltar a funcionar.',
  },
  'ru-ru': {
    subject: ({ webhook }) => `Вебхук «${webhook}» приостановлен`,
    what: ({ webhook, team }) =>
      `Исходящий вебхук «${webhook}» команды «${team}» приостановлен: десять раз подряд его адрес был недоступен или отвечал отказом. Новые сообщения не отправляются.`,
    next: 'В консоли администратора, в разделе «Вебхуки», можно посмотреть ответы и возобновить работу вебхука, когда адрес снова будет доступен.',
  },
  'zh-cn': {
    subject: ({ webhook }) => `Webhook“${webhook}”已暂停`,
    what: ({ webhook, team }) =>
      `团队“${team}”的传出 Webhook“${webhook}”已暂停：其地址连续十次无法访问或拒绝接收。此后的消息将不再发送。`,
    next: '您可以在管理控制台的“Webhook”中查看返回内容，并在地址恢复正常后继续使用。',
  },
};

/** The mail that tells the owner of a webhook that it was paused after failures, in their language. */
export function pausedMail(locale: Locale, names: Facts): MailText {
  const { subject, what, next } = words[locale];
  const facts = { webhook: isolated(names.webhook), team: isolated(names.team) };
  return composeMail(locale, { subject: subject(facts), parts: [what(facts), next] });
}
