import type { ByLocale, Locale } from '../../../lib/locales.ts';
import type { MailText } from '../../../lib/mail.ts';
import { composeMail, isolated } from '../../../lib/mailLayout.ts';
import type { UploadRow } from './workRepository.ts';

type Facts = { readonly team: string; readonly file: string };
type Words = {
  readonly subject: (facts: Facts) => string;
  readonly intro: (facts: Facts) => string;
  /** What stands before a number, by what the file does. */
  readonly done: Record<UploadRow['mode'], string>;
  readonly unchanged: string;
  readonly refused: string;
  readonly failed: string;
  /** Between such a word and its number. */
  readonly colon: string;
  readonly next: string;
};

const english: Words = {
  subject: ({ file }) => `Your file ${file} is done`,
  intro: ({ team, file }) => `The file ${file} of the team ${team} has been processed.`,
  done: { add: 'Added', edit: 'Changed', deactivate: 'Deactivated', delete: 'Deleted' },
  ...{ unchanged: 'As the file says already', refused: 'Left out', failed: 'Could not be done', colon: ': ' },
  next: 'In the admin console, under Members, “Add or change many by file” shows what became of each row.',
};

const spanish: Words = {
  subject: ({ file }) => `Tu archivo ${file} está listo`,
  intro: ({ team, file }) => `Se ha procesado el archivo ${file} del equipo ${team}.`,
  done: { add: 'Añadidos', edit: 'Cambiados', deactivate: 'Desactivados', delete: 'Eliminados' },
  ...{
    unchanged: 'Ya estaban como dice el archivo',
    refused: 'Omitidos',
    failed: 'No se han podido hacer',
    colon: ': ',
  },
  next: 'En la consola de administración, en Miembros, «Añadir o cambiar a muchas personas con un archivo» muestra el resultado de cada fila.',
};

const mexican: Words = {
  ...spanish,
  intro: ({ team, file }) => `Se procesó el archivo ${file} del equipo ${team}.`,
  done: { ...spanish.done, add: 'Agregados' },
  failed: 'No se pudieron hacer',
  next: 'En la consola de administración, en Miembros, “Agregar o cambiar a muchas personas con un archivo” muestra el resultado de cada fila.',
};

const portuguese: Words = {
  subject: ({ file }) => `Seu arquivo ${file} foi concluído`,
  intro: ({ team, file }) => `O arquivo ${file} da equipe ${team} foi processado.`,
  done: { add: 'Adicionados', edit: 'Alterados', deactivate: 'Desativados', delete: 'Excluídos' },
  ...{ unchanged: 'Já estavam como no arquivo', refused: 'Deixados de fora', failed: 'Sem sucesso', colon: ': ' },
  next: 'No console de administração, em Membros, “Adicionar ou alterar muitas pessoas por arquivo” mostra o resultado de cada linha.',
};

const russian: Words = {
  subject: ({ file }) => `Файл «${file}» обработан`,
  intro: ({ team, file }) => `Обработка файла «${file}» команды «${team}» завершена.`,
  done: { add: 'Добавлено', edit: 'Изменено', deactivate: 'Деактивировано', delete: 'Удалено' },
  ...{ unchanged: 'Уже как в файле', refused: 'Пропущено', failed: 'Не удалось', colon: ': ' },
  next: 'В консоли администратора, в разделе «Участники», пункт «Добавить или изменить многих файлом» показывает, что стало с каждой строкой.',
};

const chinese: Words = {
  subject: ({ file }) => `您的文件“${file}”已处理完成`,
  intro: ({ team, file }) => `团队“${team}”的文件“${file}”已处理完成。`,
  done: { add: '已添加', edit: '已更改', deactivate: '已停用', delete: '已删除' },
  ...{ unchanged: '与文件一致，无需更改', refused: '已跳过', failed: '未能完成', colon: '：' },
  next: '您可以在管理控制台的“成员”中，通过“通过文件批量添加或更改”查看每一行的结果。',
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

type Counts = Pick<UploadRow, 'mode' | 'fileName' | 'done' | 'unchanged' | 'refused' | 'failed'>;

/** The mail that tells whoever started a file that it is over, in their language, with what became of its rows. */
export function finishedMail(locale: Locale, team: string, counts: Counts): MailText {
  const { subject, intro, done, unchanged, refused, failed, colon, next } = words[locale];
  const facts = { team: isolated(team), file: isolated(counts.fileName) };
  const number = new Intl.NumberFormat(locale);
  const told = [
    [done[counts.mode], counts.done],
    [unchanged, counts.unchanged],
    [refused, counts.refused],
    [failed, counts.failed],
  ] as const;
  const lines = told
    .filter(([, count], place) => place === 0 || count > 0)
    .map(([word, count]) => `${word}${colon}${number.format(count)}`);
  return composeMail(locale, { subject: subject(facts), lines: [intro(facts), ...lines, next] });
}
