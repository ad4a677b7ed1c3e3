import type { ByLocale, Locale } from '../../lib/locales.ts';
import type { MailText } from '../../lib/mail.ts';
import { composeMail, isolated } from '../../lib/mailLayout.ts';
import type { ExportFailure } from './repository.ts';

type Words = {
  readonly done: {
    readonly subject: (team: string) => string;
    readonly what: (team: string, messages: string) => string;
    readonly kept: (day: string) => string;
  };
  readonly failed: { readonly subject: (team: string) => string; readonly what: (team: string) => string };
  readonly reasons: Readonly<Record<ExportFailure, string>>;
  readonly notice: {
    readonly subject: (team: string) => string;
    readonly what: (team: string, by: string) => string;
    readonly why: string;
  };
  readonly open: (link: string) => string;
};

const english: Words = {
  done: {
    subject: (team) => `Your chat export of ${team} is ready`,
    what: (team, messages) =>
      `The chat export of the team ${team} that you requested is ready. Messages in it: ${messages}.`,
    kept: (day) => `You can download it until ${day}. Then it is deleted.`,
  },
  failed: {
    subject: (team) => `Your chat export of ${team} has failed`,
    what: (team) => `The chat export of the team ${team} that you requested has not been finished.`,
  },
  reasons: {
    cancelled: 'Another admin canceled it.',
    internal: 'The fault is ours. Please request it again.',
  },
  notice: {
    subject: (team) => `A chat export of everybody in ${team} was requested`,
    what: (team, by) =>
      `${by} requested an export of everybody’s conversations in the team ${team}: in all channels or in chosen ones, and direct messages where they were chosen.`,
    why: 'You get this mail because you are an admin of the team. If you did not expect it, please ask them; you can cancel the export while it is pending.',
  },
  open: (link) => `Chat exports in the admin console: ${link}`,
};

const british: Words = {
  ...english,
  reasons: { ...english.reasons, cancelled: 'Another admin cancelled it.' },
};

const spanish: Words = {
  done: {
    subject: (team) => `Tu exportación del chat de ${team} está lista`,
    what: (team, messages) =>
      `La exportación del chat del equipo ${team} que solicitaste está lista. Mensajes que contiene: ${messages}.`,
    kept: (day) => `Puedes descargarla hasta el ${day}. Después se elimina.`,
  },
  failed: {
    subject: (team) => `Tu exportación del chat de ${team} ha fallado`,
    what: (team) => `La exportación del chat del equipo ${team} que solicitaste no se ha completado.`,
  },
  reasons: {
    cancelled: 'La ha cancelado otro administrador.',
    internal: 'El error es nuestro. Solicítala de nuevo.',
  },
  notice: {
    subject: (team) => `Se ha solicitado una exportación del chat de todas las personas de ${team}`,
    what: (team, by) =>
      `${by} ha solicitado una exportación de las conversaciones de todas las personas del equipo ${team}: las de todos los canales o las de algunos, y los mensajes directos si se eligieron.`,
    why: 'Recibes este correo porque eres administrador del equipo. Si no lo esperabas, pregúntale; puedes cancelar la exportación mientras esté pendiente.',
  },
  open: (link) => `Exportaciones del chat en la consola de administración: ${link}`,
};

const mexican: Words = {
  ...spanish,
  failed: { ...spanish.failed, subject: (team) => `Tu exportación del chat de ${team} falló` },
  reasons: { ...spanish.reasons, cancelled: 'Otro administrador la canceló.' },
  notice: {
    ...spanish.notice,
    subject: (team) => `Se solicitó una exportación del chat de todas las personas de ${team}`,
    what: (team, by) =>
      `${by} solicitó una exportación de las conversaciones de todas las personas del equipo ${team}: las de todos los canales o las de algunos, y los mensajes directos si se eligieron.`,
  },
};

const portuguese: Words = {
  done: {
    subject: (team) => `Sua exportação do chat de ${team} está pronta`,
    what: (team, messages) =>
      `A exportação do chat da equipe ${team} que você solicitou está pronta. Mensagens nela: ${messages}.`,
    kept: (day) => `Você pode baixá-la até ${day}. Depois ela é excluída.`,
  },
  failed: {
    subject: (team) => `Sua exportação do chat de ${team} falhou`,
    what: (team) => `A exportação do chat da equipe ${team} que você solicitou não foi concluída.`,
  },
  reasons: {
    cancelled: 'Outro administrador a cancelou.',
    internal: 'O erro é nosso. Solicite novamente.',
  },
  notice: {
    subject: (team) => `Uma exportação do chat de todas as pessoas de ${team} foi solicitada`,
    what: (team, by) =>
      `${by} solicitou uma exportação das conversas de todas as pessoas da equipe ${team}: as de todos os canais ou as de alguns, e as mensagens diretas, se escolhidas.`,
    why: 'Você recebe este e-mail porque é administrador da equipe. Se não esperava por isso, pergunte a quem solicitou; você pode cancelar a exportação enquanto estiver pendente.',
  },
  open: (link) => `Exportações do chat no console de administração: ${link}`,
};

const russian: Words = {
  done: {
    subject: (team) => `Экспорт чата команды «${team}» готов`,
    what: (team, messages) =>
      `Экспорт чата команды «${team}», который вы запросили, готов. Сообщений в нём: ${messages}.`,
    kept: (day) => `Его можно скачать до ${day}. Затем он будет удалён.`,
  },
  failed: {
    subject: (team) => `Не удалось выполнить экспорт чата команды «${team}»`,
    what: (team) => `Экспорт чата команды «${team}», который вы запросили, не завершён.`,
  },
  reasons: {
    cancelled: 'Его отменил другой администратор.',
    internal: 'Ошибка на нашей стороне. Запросите экспорт ещё раз.',
  },
  notice: {
    subject: (team) => `Запрошен экспорт чата всех участников команды «${team}»`,
    what: (team, by) =>
      `${by} запрашивает экспорт переписки всех участников команды «${team}»: во всех каналах или в выбранных, а также личных сообщений, если они выбраны.`,
    why: 'Вы получили это письмо как администратор команды. Если вы этого не ожидали, уточните у того, кто запросил; пока экспорт ожидает выполнения, его можно отменить.',
  },
  open: (link) => `Экспорты чата в консоли администратора: ${link}`,
};

const chinese: Words = {
  done: {
    subject: (team) => `“${team}”的聊天导出已就绪`,
    what: (team, messages) => `您申请的团队“${team}”的聊天导出已就绪。其中的消息数：${messages}。`,
    kept: (day) => `您可以在 ${day} 之前下载，之后将被删除。`,
  },
  failed: {
    subject: (team) => `“${team}”的聊天导出失败`,
    what: (team) => `您申请的团队“${team}”的聊天导出未完成。`,
  },
  reasons: {
    cancelled: '其他管理员已取消。',
    internal: '系统出了问题。请重新申请。',
  },
  notice: {
    subject: (team) => `有人申请了“${team}”全体成员的聊天导出`,
    what: (team, by) => `${by} 申请导出团队“${team}”全体成员的对话：所有频道或选定频道中的对话，如已选择则包括私信。`,
    why: '您收到此邮件是因为您是该团队的管理员。如果您对此并不知情，请向对方确认；导出处于待处理状态时，您可以取消它。',
  },
  open: (link) => `管理控制台中的聊天导出：${link}`,
};

const words: ByLocale<Words> = {
  'en-us': english,
  'en-gb': british,
  'es-es': spanish,
  'es-mx': mexican,
  'pt-br': portuguese,
  'ru-ru': russian,
  'zh-cn': chinese,
};

/** The mail that tells whoever asked for an export that it is ready. It leads to the page, where the download asks who they are. */
export function doneMail(
  locale: Locale,
  { team, messages, expiresAt, link }: { team: string; messages: number; expiresAt: number; link: string },
): MailText {
  const { done, open } = words[locale];
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return composeMail(locale, {
    subject: done.subject(isolated(team)),
    parts: [
      done.what(isolated(team), new Intl.NumberFormat(locale).format(messages)),
      done.kept(`${moment.format(expiresAt)} UTC`),
      open(link),
    ],
    link,
  });
}

/** The mail that tells them that there will be none, and why. */
export function failedMail(
  locale: Locale,
  { team, failure, link }: { team: string; failure: ExportFailure; link: string },
): MailText {
  const { failed, reasons, open } = words[locale];
  const name = isolated(team);
  return composeMail(locale, {
    subject: failed.subject(name),
    parts: [failed.what(name), reasons[failure], open(link)],
    link,
  });
}

/** The mail that tells the other admins that somebody asked for everybody's conversations. */
export function noticeMail(locale: Locale, { team, by, link }: { team: string; by: string; link: string }): MailText {
  const { notice, open } = words[locale];
  const name = isolated(team);
  const parts = [notice.what(name, isolated(by)), notice.why, open(link)];
  return composeMail(locale, { subject: notice.subject(name), parts, link });
}
