import type { ByLocale } from '../../lib/locales.ts';

/** What the report of a file says in the language of whoever takes it, whatever the file is about. */
interface Words {
  /** What became of a row, or would. */
  readonly results: Readonly<
    Record<'create' | 'add' | 'change' | 'remove' | 'unchanged' | 'failed' | 'refused' | 'notDone', string>
  >;
  /** Stands between what is at fault and what is wrong with it. */
  readonly colon: string;
}

const english: Words = {
  results: {
    create: 'created',
    add: 'added',
    change: 'changed',
    remove: 'removed',
    unchanged: 'unchanged',
    failed: 'failed',
    refused: 'refused',
    notDone: 'not done',
  },
  colon: ': ',
};

const spanish: Words = {
  results: {
    create: 'creado',
    add: 'añadido',
    change: 'cambiado',
    remove: 'quitado',
    unchanged: 'sin cambios',
    failed: 'error',
    refused: 'rechazado',
    notDone: 'sin aplicar',
  },
  colon: ': ',
};

const mexican: Words = { ...spanish, results: { ...spanish.results, add: 'agregado' } };

const portuguese: Words = {
  results: {
    create: 'criado',
    add: 'adicionado',
    change: 'alterado',
    remove: 'removido',
    unchanged: 'sem alterações',
    failed: 'falhou',
    refused: 'recusado',
    notDone: 'não aplicado',
  },
  colon: ': ',
};

const russian: Words = {
  results: {
    create: 'создано',
    add: 'добавлено',
    change: 'изменено',
    remove: 'убрано',
    unchanged: 'без изменений',
    failed: 'ошибка',
    refused: 'отклонено',
    notDone: 'не выполнено',
  },
  colon: ': ',
};

const chinese: Words = {
  results: {
    create: '已创建',
    add: '已添加',
    change: '已更改',
    remove: '已移除',
    unchanged: '无变化',
    failed: '失败',
    refused: '已拒绝',
    notDone: '未执行',
  },
  colon: '：',
};

export const reportWords: ByLocale<Words> = {
  'en-us': english,
  'en-gb': english,
  'es-es': spanish,
  'es-mx': mexican,
  'pt-br': portuguese,
  'ru-ru': russian,
  'zh-cn': chinese,
};

/** The columns that stand behind those of a file in its report, by which they are known and passed over: the same in all languages. */
export const REPORT_COLUMNS = ['result', 'problem'] as const;
