import type { ByLocale, Locale } from '../../lib/locales.ts';
import type { MailText } from '../../lib/mail.ts';
import { composeMail, isolated } from '../../lib/mailLayout.ts';

/** What a file does: to people, or to channels. */
export type FileAct = 'add' | 'edit' | 'deactivate' | 'delete' | 'createChannels' | 'updateChannels';
type Subject = 'people' | 'channels';

const subjectOf = (act: FileAct): Subject =>
  act === 'createChannels' || act === 'updateChannels' ? 'channels' : 'people';

type Facts = { readonly team: string; readonly file: string };
type Words = {
  readonly subject: (facts: Facts) => string;
  readonly intro: (facts: Facts) => string;
  /** What stands before a number, by what the file does. */
  readonly done: Record<FileAct, string>;
  readonly unchanged: string;
  readonly refused: string;
  readonly failed: string;
  /** Between such a word and its number. */
  readonly colon: string;
  /** Where what became of each row is shown. */
  readonly next: Record<Subject, string>;
};

const english: Words = {
  subject: ({ file }) => `Your file ${file} is done`,
  intro: ({ team, file }) => `The file ${file} of the team ${team} has been processed.`,
  done: {
    add: 'Added',
    edit: 'Changed',
    deactivate: 'Deactivated',
    delete: 'Deleted',
    createChannels: 'Created',
    updateChannels: 'Changed',
  },
  ...{ unchanged: 'As the file says already', refused: 'Left out', failed: 'Could not be done', colon: ': ' },
  next: {
    people: 'In the admin console, under Members, “Add or change many by file” shows what became of each row.',
    channels:
      'In the admin console, under Channels, “Add channels in bulk” shows which rows could not be done, and why.',
  },
};

const spanish: Words = {
  subject: ({ file }) => `Tu archivo ${file} está listo`,
  intro: ({ team, file }) => `Se ha procesado el archivo ${file} del equipo ${team}.`,
  done: {
    add: 'Añadidos',
    edit: 'Cambiados',
    deactivate: 'Desactivados',
    delete: 'Eliminados',
    createChannels: 'Creados',
    updateChannels: 'Cambiados',
  },
  ...{
    unchanged: 'Ya estaban como dice el archivo',
    refused: 'Omitidos',
    failed: 'No se han podido hacer',
    colon: ': ',
  },
  next: {
    people:
      'En la consola de administración, en Miembros, «Añadir o cambiar a muchas personas con un archivo» muestra el resultado de cada fila.',
    channels:
      'En la consola de administración, en Canales, «Añadir canales en bloque» muestra qué filas no se han podido hacer y por qué.',
  },
};

const mexican: Words = {
  ...spanish,
  intro: ({ team, file }) => `Se procesó el archivo ${file} del equipo ${team}.`,
  done: { ...spanish.done, add: 'Agregados' },
  failed: 'No se pudieron hacer',
  next: {
    people:
      'En la consola de administración, en Miembros, “Agregar o cambiar a muchas personas con un archivo” muestra el resultado de cada fila.',
    channels:
      'En la consola de administración, en Canales, “Agregar canales en lote” muestra qué filas no se pudieron hacer y por qué.',
  },
};

const portuguese: Words = {
  subject: ({ file }) => `Seu arquivo ${file} foi concluído`,
  intro: ({ team, file }) => `O arquivo ${file} da equipe ${team} foi processado.`,
  done: {
    add: 'Adicionados',
    edit: 'Alterados',
    deactivate: 'Desativados',
    delete: 'Excluídos',
    createChannels: 'Criados',
    updateChannels: 'Alterados',
  },
  ...{ unchanged: 'Já estavam como no arquivo', refused: 'Deixados de fora', failed: 'Sem sucesso', colon: ': ' },
  next: {
    people:
      'No console de administração, em Membros, “Adicionar ou alterar muitas pessoas por arquivo” mostra o resultado de cada linha.',
    channels:
      'No console de administração, em Canais, “Adicionar canais em massa” mostra quais linhas falharam e por quê.',
  },
};

const russian: Words = {
  subject: ({ file }) => `Файл «${file}» обработан`,
  intro: ({ team, file }) => `Обработка файла «${file}» команды «${team}» завершена.`,
  done: {
    add: 'Добавлено',
    edit: 'Изменено',
    deactivate: 'Деактивировано',
    delete: 'Удалено',
    createChannels: 'Создано',
    updateChannels: 'Изменено',
  },
  ...{ unchanged: 'Уже как в файле', refused: 'Пропущено', failed: 'Не удалось', colon: ': ' },
  next: {
    people:
      'В консоли администратора, в разделе «Участники», пункт «Добавить или изменить многих файлом» показывает, что стало с каждой строкой.',
    channels:
      'В консоли администратора, в разделе «Каналы», пункт «Добавить каналы списком» показывает, какие строки не удалось выполнить и почему.',
  },
};

const chinese: Words = {
  subject: ({ file }) => `您的文件“${file}”已处理完成`,
  intro: ({ team, file }) => `团队“${team}”的文件“${file}”已处理完成。`,
  done: {
    add: '已添加',
    edit: '已更改',
    deactivate: '已停用',
    delete: '已删除',
    createChannels: '已创建',
    updateChannels: '已更改',
  },
  ...{ unchanged: '与文件一致，无需更改', refused: '已跳过', failed: '未能完成', colon: '：' },
  next: {
    people: '您可以在管理控制台的“成员”中，通过“通过文件批量添加或更改”查看每一行的结果。',
    channels: '您可以在管理控制台的“频道”中，通过“批量添加频道”查看哪些行未能完成及其原因。',
  },
};

const words: ByLocale<Words> = {
  'en-us': english,
  'en-gb': english,
  'es-es': spanish,
  'es-mx': mexican,
  'pt-br': portuguese,
  'ru-ru': russian,
  'zh-cn': chinese,
};

/** A file whose work is over, with how many of its rows came to what. */
export type FinishedFile = {
  readonly act: FileAct;
  readonly fileName: string;
  readonly done: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly failed: number;
};

/** The mail that tells whoever started a file that it is over, in their language, with what became of its rows. */
export function finishedMail(locale: Locale, team: string, counts: FinishedFile): MailText {
  const { subject, intro, done, unchanged, refused, failed, colon, next } = words[locale];
  const facts = { team: isolated(team), file: isolated(counts.fileName) };
  const number = new Intl.NumberFormat(locale);
  const told = [
    [done[counts.act], counts.done],
    [unchanged, counts.unchanged],
    [refused, counts.refused],
    [failed, counts.failed],
  ] as const;
  const counted = told
    .filter(([, count], place) => place === 0 || count > 0)
    .map(([word, count]) => `${word}${colon}${number.format(count)}`);
  return composeMail(locale, { subject: subject(facts), parts: [intro(facts), counted, next[subjectOf(counts.act)]] });
}
