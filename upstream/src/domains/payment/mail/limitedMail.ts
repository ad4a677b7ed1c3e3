import type { ByLocale } from '../../../lib/locales.ts';
import type { Facts } from './wordsMail.ts';

type Line = (facts: Facts) => string;

const english = {
  subject: ({ team }: Facts) => `${team} has the limits of the free Starter plan`,
  what: ({ amount, team }: Facts) =>
    `The dues of the team ${team}, ${amount}, have not been paid in time. The team has the limits of the free Starter plan now, until they are paid.`,
  next: () => 'In the admin console, under Billing, you can pay them: PRO is back at once.',
};

const spanish = {
  subject: ({ team }: Facts) => `${team} tiene los límites del plan gratuito Starter`,
  what: ({ amount, team }: Facts) =>
    `El importe pendiente del equipo ${team}, ${amount}, no se ha pagado a tiempo. El equipo tiene ahora los límites del plan gratuito Starter, hasta que se pague.`,
  next: () => 'En la consola de administración, en Facturación, puedes pagarlo: PRO vuelve al instante.',
};

/** What admins are told on the day after the last one on which dues might be paid. */
export const limitedWords: ByLocale<{ subject: Line; what: Line; next: Line }> = {
  'en-us': english,
  'en-gb': english,
  'es-es': spanish,
  'es-mx': {
    ...spanish,
    what: ({ amount, team }) =>
      `El importe pendiente del equipo ${team}, ${amount}, no se pagó a tiempo. El equipo tiene ahora los límites del plan gratuito Starter, hasta que se pague.`,
  },
  'pt-br': {
    subject: ({ team }) => `${team} tem os limites do plano gratuito Starter`,
    what: ({ amount, team }) =>
      `O valor em aberto da equipe ${team}, ${amount}, não foi pago a tempo. A equipe agora tem os limites do plano gratuito Starter, até que ele seja pago.`,
    next: () => 'No console de administração, em Cobrança, você pode pagá-lo: o PRO volta na hora.',
  },
  'ru-ru': {
    subject: ({ team }) => `Для команды «${team}» действуют ограничения бесплатного тарифа Starter`,
    what: ({ amount, team }) =>
      `Задолженность команды «${team}», ${amount}, не погашена в срок. Теперь для команды действуют ограничения бесплатного тарифа Starter, пока задолженность не будет погашена.`,
    next: () => 'Погасить её можно в консоли администратора, в разделе «Оплата»: PRO вернётся сразу.',
  },
  'zh-cn': {
    subject: ({ team }) => `“${team}”现受免费 Starter 套餐的限制`,
    what: ({ amount, team }) => `团队“${team}”的欠款 ${amount} 未按时付清。在付清之前，团队受免费 Starter 套餐的限制。`,
    next: () => '您可以在管理控制台的“账单”中付款，付清后 PRO 立即恢复。',
  },
};
