import type { ImportCounts } from '../../db/tables/import.ts';
import type { ByLocale, Locale } from '../../lib/locales.ts';
import type { MailText } from '../../lib/mail.ts';
import { composeMail, isolated } from '../../lib/mailLayout.ts';
import type { ImportFailure } from './repository.ts';

/** The tool and the team as they stand in the sentences. */
type Names = { readonly tool: string; readonly team: string };
/** How many of a kind came, were there already, and were left out: as they stand in the sentences. */
type Numbers = { readonly added: string; readonly known: string; readonly skipped: string };
type Words = {
  done: { subject: (names: Names) => string; what: (names: Names) => string };
  people: (numbers: Numbers) => string;
  channels: (numbers: Numbers) => string;
  messages: (numbers: Numbers) => string;
  link: (link: string) => string;
  /** The team keeps its short address, as somebody else has the other one by now. */
  urlKept: string;
  problems: string;
  failed: { subject: (names: Names) => string; what: (names: Names) => string };
  reasons: Readonly<Record<ImportFailure, string>>;
  again: string;
};

const english: Words = {
  done: {
    subject: ({ tool }) => `Your import from ${tool} is done`,
    what: ({ tool, team }) => `What you imported from ${tool} is in the team ${team}.`,
  },
  people: ({ added, known, skipped }) => `People: ${added} added, ${known} already there, ${skipped} left out.`,
  channels: ({ added, known, skipped }) => `Channels: ${added} added, ${known} already there, ${skipped} left out.`,
  messages: ({ added, skipped }) => `Messages: ${added} added, ${skipped} left out or already there.`,
  link: (link) => `Open the team: ${link}`,
  urlKept: 'The team keeps its address: another team has the new one by now.',
  problems: 'In the admin console, under Import, you see what was left out, and why.',
  failed: {
    subject: ({ tool }) => `Your import from ${tool} has failed`,
    what: ({ tool, team }) => `The import from ${tool} into the team ${team} has not been finished.`,
  },
  reasons: {
    archive_invalid: 'The file is not an archive that this tool writes.',
    archive_unsafe: 'The archive holds something unsafe and was not opened any further.',
    archive_truncated: 'The archive breaks off or is damaged. Export it again and send it once more.',
    archive_too_large: 'The archive is larger than is taken.',
    passphrase_wrong: 'The passphrase does not open the archive.',
    nothing_found: 'The archive has neither people nor channels in it.',
    fetch_failed: 'The archive could not be fetched from its link. The link may have expired.',
    link_refused: 'The link leads to a place from which nothing is fetched.',
    cancelled: 'Another admin has canceled it.',
    internal: 'The fault is ours. What was imported by then is in the team; a second import adds only the rest.',
  },
  again: 'You can start it again in the admin console, under Import.',
};

const british: Words = {
  ...english,
  reasons: { ...english.reasons, cancelled: 'Another admin has cancelled it.' },
};

const spanish: Words = {
  done: {
    subject: ({ tool }) => `La importación desde ${tool} ha terminado`,
    what: ({ tool, team }) => `Lo que has importado desde ${tool} ya está en el equipo ${team}.`,
  },
  people: ({ added, known, skipped }) =>
    `Personas: ${added} añadidas, ${known} ya estaban, ${skipped} no se han importado.`,
  channels: ({ added, known, skipped }) =>
    `Canales: ${added} añadidos, ${known} ya estaban, ${skipped} no se han importado.`,
  messages: ({ added, skipped }) => `Mensajes: ${added} añadidos, ${skipped} no se han importado o ya estaban.`,
  link: (link) => `Abrir el equipo: ${link}`,
  urlKept: 'El equipo conserva su dirección: la nueva la tiene ahora otro equipo.',
  problems: 'En la consola de administración, en Importación, puedes ver qué no se ha importado y por qué.',
  failed: {
    subject: ({ tool }) => `La importación desde ${tool} ha fallado`,
    what: ({ tool, team }) => `La importación desde ${tool} al equipo ${team} no ha terminado.`,
  },
  reasons: {
    archive_invalid: 'El archivo no es una exportación de esta herramienta.',
    archive_unsafe: 'El archivo contiene algo que no es seguro y no se ha seguido abriendo.',
    archive_truncated: 'El archivo está incompleto o dañado. Expórtalo de nuevo y vuelve a enviarlo.',
    archive_too_large: 'El archivo es más grande de lo que se admite.',
    passphrase_wrong: 'La frase de contraseña no abre el archivo.',
    nothing_found: 'En el archivo no hay personas ni canales.',
    fetch_failed: 'No se ha podido obtener el archivo del enlace. Es posible que el enlace haya caducado.',
    link_refused: 'El enlace lleva a un lugar del que no se obtienen archivos.',
    cancelled: 'Otro administrador la ha cancelado.',
    internal:
      'El fallo es nuestro. Lo que ya se había importado está en el equipo; una segunda importación añade solo el resto.',
  },
  again: 'Puedes volver a iniciarla en la consola de administración, en Importación.',
};

const mexican: Words = {
  ...spanish,
  done: {
    subject: ({ tool }) => `La importación desde ${tool} terminó`,
    what: ({ tool, team }) => `Lo que importaste desde ${tool} ya está en el equipo ${team}.`,
  },
  people: ({ added, known, skipped }) =>
    `Personas: ${added} agregadas, ${known} ya estaban, ${skipped} no se importaron.`,
  channels: ({ added, known, skipped }) =>
    `Canales: ${added} agregados, ${known} ya estaban, ${skipped} no se importaron.`,
  messages: ({ added, skipped }) => `Mensajes: ${added} agregados, ${skipped} no se importaron o ya estaban.`,
  problems: 'En la consola de administración, en Importación, puedes ver qué no se importó y por qué.',
  failed: {
    subject: ({ tool }) => `La importación desde ${tool} falló`,
    what: ({ tool, team }) => `La importación desde ${tool} al equipo ${team} no terminó.`,
  },
  reasons: {
    ...spanish.reasons,
    archive_unsafe: 'El archivo contiene algo que no es seguro y ya no se siguió abriendo.',
    fetch_failed: 'No se pudo obtener el archivo del enlace. Es posible que el enlace haya vencido.',
    cancelled: 'Otro administrador la canceló.',
    internal:
      'El error es nuestro. Lo que ya se había importado está en el equipo; una segunda importación agrega solo el resto.',
  },
};

const portuguese: Words = {
  done: {
    subject: ({ tool }) => `A importação do ${tool} terminou`,
    what: ({ tool, team }) => `O que você importou do ${tool} já está na equipe ${team}.`,
  },
  people: ({ added, known, skipped }) =>
    `Pessoas: ${added} adicionadas, ${known} já estavam lá, ${skipped} não foram importadas.`,
  channels: ({ added, known, skipped }) =>
    `Canais: ${added} adicionados, ${known} já estavam lá, ${skipped} não foram importados.`,
  messages: ({ added, skipped }) =>
    `Mensagens: ${added} adicionadas, ${skipped} não foram importadas ou já estavam lá.`,
  link: (link) => `Abrir a equipe: ${link}`,
  urlKept: 'A equipe mantém o endereço dela: o novo agora é de outra equipe.',
  problems: 'No console de administração, em Importação, você vê o que não foi importado e por quê.',
  failed: {
    subject: ({ tool }) => `A importação do ${tool} falhou`,
    what: ({ tool, team }) => `A importação do ${tool} para a equipe ${team} não foi concluída.`,
  },
  reasons: {
    archive_invalid: 'O arquivo não é uma exportação dessa ferramenta.',
    archive_unsafe: 'O arquivo contém algo que não é seguro e não continuou a ser aberto.',
    archive_truncated: 'O arquivo está incompleto ou danificado. Exporte-o de novo e envie outra vez.',
    archive_too_large: 'O arquivo é maior do que o permitido.',
    passphrase_wrong: 'A frase secreta não abre o arquivo.',
    nothing_found: 'Não há pessoas nem canais no arquivo.',
    fetch_failed: 'Não foi possível obter o arquivo pelo link. O link pode ter expirado.',
    link_refused: 'O link leva a um lugar de onde não se obtêm arquivos.',
    cancelled: 'Outro administrador cancelou a importação.',
    internal:
      'O erro é nosso. O que já tinha sido importado está na equipe; uma segunda importação adiciona apenas o resto.',
  },
  again: 'Você pode iniciá-la de novo no console de administração, em Importação.',
};

const russian: Words = {
  done: {
    subject: ({ tool }) => `Импорт из ${tool} завершён`,
    what: ({ tool, team }) => `Данные, импортированные из ${tool}, находятся в команде «${team}».`,
  },
  people: ({ added, known, skipped }) => `Люди. Добавлено: ${added}, уже были: ${known}, пропущено: ${skipped}.`,
  channels: ({ added, known, skipped }) => `Каналы. Добавлено: ${added}, уже были: ${known}, пропущено: ${skipped}.`,
  messages: ({ added, skipped }) => `Сообщения. Добавлено: ${added}, пропущено или уже были: ${skipped}.`,
  link: (link) => `Открыть команду: ${link}`,
  urlKept: 'Адрес команды остался прежним: новый уже занят другой командой.',
  problems: 'В консоли администратора, в разделе «Импорт», показано, что пропущено и почему.',
  failed: {
    subject: ({ tool }) => `Не удалось выполнить импорт из ${tool}`,
    what: ({ tool, team }) => `Импорт из ${tool} в команду «${team}» не завершён.`,
  },
  reasons: {
    archive_invalid: 'Файл не является экспортом этого чата.',
    archive_unsafe: 'В архиве есть небезопасное содержимое, поэтому чтение прекращено.',
    archive_truncated: 'Архив неполный или повреждён. Выгрузите его ещё раз и отправьте снова.',
    archive_too_large: 'Архив больше допустимого размера.',
    passphrase_wrong: 'Парольная фраза не подходит к архиву.',
    nothing_found: 'В архиве нет ни людей, ни каналов.',
    fetch_failed: 'Не удалось загрузить архив по ссылке. Возможно, срок её действия истёк.',
    link_refused: 'Ссылка ведёт туда, откуда файлы не загружаются.',
    cancelled: 'Импорт отменил другой администратор.',
    internal:
      'Ошибка на нашей стороне. То, что уже импортировано, осталось в команде; повторный импорт добавит только остальное.',
  },
  again: 'Запустить импорт снова можно в консоли администратора, в разделе «Импорт».',
};

const chinese: Words = {
  done: {
    subject: ({ tool }) => `从 ${tool} 的导入已完成`,
    what: ({ tool, team }) => `您从 ${tool} 导入的内容已在团队“${team}”中。`,
  },
  people: ({ added, known, skipped }) => `人员：已添加 ${added}，原已存在 ${known}，未导入 ${skipped}。`,
  channels: ({ added, known, skipped }) => `频道：已添加 ${added}，原已存在 ${known}，未导入 ${skipped}。`,
  messages: ({ added, skipped }) => `消息：已添加 ${added}，未导入或原已存在 ${skipped}。`,
  link: (link) => `打开团队：${link}`,
  urlKept: '团队保留原来的地址：新地址现已被其他团队使用。',
  problems: '您可以在管理控制台的“导入”中查看哪些内容未导入及其原因。',
  failed: {
    subject: ({ tool }) => `从 ${tool} 的导入失败`,
    what: ({ tool, team }) => `从 ${tool} 到团队“${team}”的导入未完成。`,
  },
  reasons: {
    archive_invalid: '该文件不是此工具导出的存档。',
    archive_unsafe: '存档中含有不安全的内容，已停止读取。',
    archive_truncated: '存档不完整或已损坏。请重新导出并再次发送。',
    archive_too_large: '存档超过允许的大小。',
    passphrase_wrong: '密码短语无法打开存档。',
    nothing_found: '存档中既没有人员也没有频道。',
    fetch_failed: '无法从链接获取存档。链接可能已过期。',
    link_refused: '链接指向不允许获取文件的位置。',
    cancelled: '其他管理员已取消导入。',
    internal: '这是我们的问题。已导入的内容保留在团队中；再次导入只会添加其余部分。',
  },
  again: '您可以在管理控制台的“导入”中重新开始。',
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

const isolate = ({ tool, team }: Names): Names => ({ tool, team: isolated(team) });

/** The mail that tells whoever started an import that it is done: what came, and where it is. */
export function doneMail(
  locale: Locale,
  given: Names,
  { counts, link, isUrlKept }: { counts: ImportCounts; link: string; isUrlKept: boolean },
): MailText {
  const names = isolate(given);
  const { done, people, channels, messages, link: linkLine, urlKept, problems } = words[locale];
  const number = new Intl.NumberFormat(locale);
  const numbers = (added: number, known: number, skipped: number): Numbers => ({
    ...{ added: number.format(added), known: number.format(known), skipped: number.format(skipped) },
  });
  return composeMail(locale, {
    subject: done.subject(names),
    parts: [
      done.what(names),
      [
        people(numbers(counts.peopleAdded, counts.peopleMatched, counts.peopleSkipped)),
        channels(numbers(counts.channelsAdded, counts.channelsMatched, counts.channelsSkipped)),
        messages(numbers(counts.messagesAdded, 0, counts.messagesSkipped)),
      ],
      ...(isUrlKept ? [urlKept] : []),
      linkLine(link),
      problems,
    ],
    link,
  });
}

/** The mail that tells them that it failed, and why. */
export function failedMail(locale: Locale, given: Names, failure: ImportFailure): MailText {
  const names = isolate(given);
  const { failed, reasons, again } = words[locale];
  return composeMail(locale, { subject: failed.subject(names), parts: [failed.what(names), reasons[failure], again] });
}
