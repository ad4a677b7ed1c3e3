import type { ByLocale, Locale } from '../locales.ts';

/** The words of the pages of an archive. */
export type Words = {
  readonly language: string;
  readonly title: (team: string) => string;
  readonly requested: string;
  readonly people: string;
  readonly everybody: string;
  /** The channels to which an export is limited. */
  readonly channels: string;
  readonly period: string;
  readonly from: (day: string) => string;
  readonly until: (day: string) => string;
  readonly between: (first: string, last: string) => string;
  readonly wholePeriod: string;
  readonly kinds: string;
  readonly kind: Readonly<Record<'TEXT' | 'IMAGE' | 'FILE' | 'ALL', string>>;
  readonly utc: string;
  readonly conversations: string;
  readonly conversation: string;
  readonly type: string;
  readonly channel: string;
  readonly direct: string;
  readonly messages: string;
  readonly files: string;
  readonly none: string;
  readonly all: string;
  readonly page: (page: string, pages: string) => string;
  readonly previous: string;
  readonly next: string;
  readonly left: string;
  readonly webhook: string;
  readonly outsider: string;
  readonly gone: string;
};

const english: Words = {
  language: 'en',
  title: (team) => `Conversations of ${team}`,
  requested: 'Requested',
  people: 'People',
  everybody: 'Everybody in the team',
  channels: 'Channels',
  period: 'Period',
  from: (day) => `From ${day}`,
  until: (day) => `Until ${day}`,
  between: (first, last) => `${first} – ${last}`,
  wholePeriod: 'All messages until the export was requested',
  kinds: 'Message type',
  kind: { TEXT: 'Text', IMAGE: 'Images', FILE: 'Files', ALL: 'All messages' },
  utc: 'All days and times are in UTC.',
  ...{ conversations: 'Conversations', conversation: 'Conversation', type: 'Type' },
  ...{ channel: 'Channel', direct: 'Direct messages', messages: 'Messages', files: 'Files' },
  none: 'There are no messages to show.',
  all: 'All conversations',
  page: (page, pages) => `Page ${page} of ${pages}`,
  ...{ previous: 'Previous page', next: 'Next page' },
  left: 'has left the team',
  webhook: 'webhook',
  outsider: 'not in the team',
  gone: 'This file is no longer kept.',
};

const spanish: Words = {
  language: 'es',
  title: (team) => `Conversaciones de ${team}`,
  requested: 'Solicitado',
  people: 'Personas',
  everybody: 'Todas las personas del equipo',
  channels: 'Canales',
  period: 'Periodo',
  from: (day) => `Desde el ${day}`,
  until: (day) => `Hasta el ${day}`,
  between: (first, last) => `${first} – ${last}`,
  wholePeriod: 'Todos los mensajes hasta que se solicitó la exportación',
  kinds: 'Tipo de mensaje',
  kind: { TEXT: 'Texto', IMAGE: 'Imágenes', FILE: 'Archivos', ALL: 'Todos los mensajes' },
  utc: 'Todos los días y horas están en UTC.',
  ...{ conversations: 'Conversaciones', conversation: 'Conversación', type: 'Tipo' },
  ...{ channel: 'Canal', direct: 'Mensajes directos', messages: 'Mensajes', files: 'Archivos' },
  none: 'No hay mensajes que mostrar.',
  all: 'Todas las conversaciones',
  page: (page, pages) => `Página ${page} de ${pages}`,
  ...{ previous: 'Página anterior', next: 'Página siguiente' },
  left: 'ha dejado el equipo',
  webhook: 'webhook',
  outsider: 'no está en el equipo',
  gone: 'Este archivo ya no se conserva.',
};

const portuguese: Words = {
  language: 'pt-BR',
  title: (team) => `Conversas de ${team}`,
  requested: 'Solicitado',
  people: 'Pessoas',
  everybody: 'Todas as pessoas da equipe',
  channels: 'Canais',
  period: 'Período',
  from: (day) => `A partir de ${day}`,
  until: (day) => `Até ${day}`,
  between: (first, last) => `${first} – ${last}`,
  wholePeriod: 'Todas as mensagens até a solicitação da exportação',
  kinds: 'Tipo de mensagem',
  kind: { TEXT: 'Texto', IMAGE: 'Imagens', FILE: 'Arquivos', ALL: 'Todas as mensagens' },
  utc: 'Todos os dias e horários estão em UTC.',
  ...{ conversations: 'Conversas', conversation: 'Conversa', type: 'Tipo' },
  ...{ channel: 'Canal', direct: 'Mensagens diretas', messages: 'Mensagens', files: 'Arquivos' },
  none: 'Não há mensagens para mostrar.',
  all: 'Todas as conversas',
  page: (page, pages) => `Página ${page} de ${pages}`,
  ...{ previous: 'Página anterior', next: 'Próxima página' },
  left: 'saiu da equipe',
  webhook: 'webhook',
  outsider: 'não está na equipe',
  gone: 'Este arquivo não é mais mantido.',
};

const russian: Words = {
  language: 'ru',
  title: (team) => `Переписка команды «${team}»`,
  requested: 'Запрошено',
  people: 'Люди',
  everybody: 'Все участники команды',
  channels: 'Каналы',
  period: 'Период',
  from: (day) => `С ${day}`,
  until: (day) => `По ${day}`,
  between: (first, last) => `${first} – ${last}`,
  wholePeriod: 'Все сообщения до запроса экспорта',
  kinds: 'Тип сообщений',
  kind: { TEXT: 'Текст', IMAGE: 'Изображения', FILE: 'Файлы', ALL: 'Все сообщения' },
  utc: 'Все даты и время указаны по UTC.',
  ...{ conversations: 'Разговоры', conversation: 'Разговор', type: 'Тип' },
  ...{ channel: 'Канал', direct: 'Личные сообщения', messages: 'Сообщения', files: 'Файлы' },
  none: 'Сообщений нет.',
  all: 'Все разговоры',
  page: (page, pages) => `Страница ${page} из ${pages}`,
  ...{ previous: 'Предыдущая страница', next: 'Следующая страница' },
  left: 'больше не в команде',
  webhook: 'вебхук',
  outsider: 'не в команде',
  gone: 'Этот файл больше не хранится.',
};

const chinese: Words = {
  language: 'zh-CN',
  title: (team) => `“${team}”的对话`,
  requested: '申请时间',
  people: '人员',
  everybody: '团队中的所有人',
  channels: '频道',
  period: '时间范围',
  from: (day) => `从 ${day} 起`,
  until: (day) => `至 ${day}`,
  between: (first, last) => `${first} – ${last}`,
  wholePeriod: '申请导出之前的所有消息',
  kinds: '消息类型',
  kind: { TEXT: '文本', IMAGE: '图片', FILE: '文件', ALL: '所有消息' },
  utc: '所有日期和时间均为 UTC。',
  ...{ conversations: '对话', conversation: '对话', type: '类型' },
  ...{ channel: '频道', direct: '私信', messages: '消息', files: '文件' },
  none: '没有可显示的消息。',
  all: '所有对话',
  page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  ...{ previous: '上一页', next: '下一页' },
  left: '已离开团队',
  webhook: 'Webhook',
  outsider: '不在团队中',
  gone: '此文件已不再保留。',
};

const words: ByLocale<Words> = {
  'en-us': english,
  'en-gb': english,
  'es-es': spanish,
  'es-mx': { ...spanish, left: 'dejó el equipo' },
  'pt-br': portuguese,
  'ru-ru': russian,
  'zh-cn': chinese,
};

export const wordsIn = (locale: Locale): Words => words[locale];
