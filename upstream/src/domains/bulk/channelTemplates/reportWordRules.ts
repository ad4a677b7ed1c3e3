import { CHANNEL_DESCRIPTION_MAX, CHANNEL_MODERATORS_MAX, CHANNEL_NAME_MAX } from '@muster/schema/formats/channel';
import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import type { ByLocale } from '../../../lib/locales.ts';
import type { ProblemCode } from './rowRules.ts';

/** What is wrong with a row, in the words that the console has for the same. */
type Words = Readonly<Record<ProblemCode, string>>;

const english: Words = {
  cells_missing: 'The row has another number of cells than the header',
  name_required: 'The name is missing',
  name_invalid: `The name has more than ${CHANNEL_NAME_MAX} characters, or some that cannot be shown`,
  name_taken: 'Your team has a channel of this name',
  name_repeated: 'A row before this one is about a channel of this name',
  name_ambiguous: 'Your team has several channels of this name',
  channel_not_found: 'Your team has no channel of this name',
  description_invalid: `The description has more than ${CHANNEL_DESCRIPTION_MAX} characters, or some that cannot be shown`,
  type_invalid: 'Only private and public are taken',
  type_fixed: 'The type of a channel cannot be changed',
  admins_required: 'There has to be a channel admin',
  too_many_people: `A row takes at most ${CHANNEL_MODERATORS_MAX} channel admins and ${SUBJECTS_MAX} members`,
  not_in_team: 'Nobody who is active in your team has this address',
  is_guest: 'Guests cannot be channel admins',
  not_admitted: 'The channel is restricted to user groups that this person does not belong to',
  choice_invalid: 'Only channel admins and any member are taken',
  creation_restricted: 'Whoever uploaded the file may not create channels of this type',
  channel_limit: 'Your team may have no further channels of this type',
  channel_locked: 'This channel cannot be changed: everybody always belongs to it',
};

const spanish: Words = {
  cells_missing: 'La fila tiene otro número de celdas que el encabezado',
  name_required: 'Falta el nombre',
  name_invalid: `El nombre tiene más de ${CHANNEL_NAME_MAX} caracteres o algunos que no se pueden mostrar`,
  name_taken: 'Tu equipo ya tiene un canal con este nombre',
  name_repeated: 'Una fila anterior trata de un canal con este nombre',
  name_ambiguous: 'Tu equipo tiene varios canales con este nombre',
  channel_not_found: 'Tu equipo no tiene ningún canal con este nombre',
  description_invalid: `La descripción tiene más de ${CHANNEL_DESCRIPTION_MAX} caracteres o algunos que no se pueden mostrar`,
  type_invalid: 'Solo se admiten private y public',
  type_fixed: 'El tipo de un canal no se puede cambiar',
  admins_required: 'Tiene que haber un administrador del canal',
  too_many_people: `Una fila admite como máximo ${CHANNEL_MODERATORS_MAX} administradores del canal y ${SUBJECTS_MAX} miembros`,
  not_in_team: 'Nadie activo en tu equipo tiene esta dirección',
  is_guest: 'Los invitados no pueden ser administradores del canal',
  not_admitted: 'El canal está limitado a grupos de usuarios a los que esta persona no pertenece',
  choice_invalid: 'Solo se admiten channel admins y any member',
  creation_restricted: 'Quien subió el archivo no puede crear canales de este tipo',
  channel_limit: 'Tu equipo no puede tener más canales de este tipo',
  channel_locked: 'Este canal no se puede cambiar: todo el mundo pertenece siempre a él',
};

const portuguese: Words = {
  cells_missing: 'A linha tem um número de células diferente do cabeçalho',
  name_required: 'Falta o nome',
  name_invalid: `O nome tem mais de ${CHANNEL_NAME_MAX} caracteres ou alguns que não podem ser exibidos`,
  name_taken: 'Sua equipe já tem um canal com este nome',
  name_repeated: 'Uma linha anterior trata de um canal com este nome',
  name_ambiguous: 'Sua equipe tem vários canais com este nome',
  channel_not_found: 'Sua equipe não tem nenhum canal com este nome',
  description_invalid: `A descrição tem mais de ${CHANNEL_DESCRIPTION_MAX} caracteres ou alguns que não podem ser exibidos`,
  type_invalid: 'Só private e public são aceitos',
  type_fixed: 'O tipo de um canal não pode ser alterado',
  admins_required: 'É preciso haver um administrador do canal',
  too_many_people: `Uma linha aceita no máximo ${CHANNEL_MODERATORS_MAX} administradores do canal e ${SUBJECTS_MAX} membros`,
  not_in_team: 'Ninguém ativo na sua equipe tem este endereço',
  is_guest: 'Convidados não podem ser administradores do canal',
  not_admitted: 'O canal é restrito a grupos de usuários aos quais esta pessoa não pertence',
  choice_invalid: 'Só channel admins e any member são aceitos',
  creation_restricted: 'Quem enviou o arquivo não pode criar canais deste tipo',
  channel_limit: 'Sua equipe não pode ter mais canais deste tipo',
  channel_locked: 'Este canal não pode ser alterado: todos sempre fazem parte dele',
};

const russian: Words = {
  cells_missing: 'Число ячеек в строке не такое, как в заголовке',
  name_required: 'Нет названия',
  name_invalid: `В названии больше ${CHANNEL_NAME_MAX} символов или есть такие, которые нельзя показать`,
  name_taken: 'В команде уже есть канал с таким названием',
  name_repeated: 'Канал с таким названием есть в строке выше',
  name_ambiguous: 'В команде несколько каналов с таким названием',
  channel_not_found: 'В команде нет канала с таким названием',
  description_invalid: `В описании больше ${CHANNEL_DESCRIPTION_MAX} символов или есть такие, которые нельзя показать`,
  type_invalid: 'Допустимы только private и public',
  type_fixed: 'Тип канала изменить нельзя',
  admins_required: 'Нужен администратор канала',
  too_many_people: `В одной строке не больше ${CHANNEL_MODERATORS_MAX} администраторов канала и ${SUBJECTS_MAX} участников`,
  not_in_team: 'Ни у кого из активных участников команды нет такого адреса',
  is_guest: 'Гости не могут быть администраторами канала',
  not_admitted: 'Канал доступен только группам пользователей, в которые этот человек не входит',
  choice_invalid: 'Допустимы только channel admins и any member',
  creation_restricted: 'Загрузивший файл не может создавать каналы этого типа',
  channel_limit: 'В команде не может быть больше каналов этого типа',
  channel_locked: 'Этот канал нельзя изменить: в нём всегда все',
};

const chinese: Words = {
  cells_missing: '该行的单元格数与标题行不同',
  name_required: '缺少名称',
  name_invalid: `名称超过 ${CHANNEL_NAME_MAX} 个字符，或包含无法显示的字符`,
  name_taken: '团队中已有同名频道',
  name_repeated: '前面的某行已涉及同名频道',
  name_ambiguous: '团队中有多个同名频道',
  channel_not_found: '团队中没有此名称的频道',
  description_invalid: `说明超过 ${CHANNEL_DESCRIPTION_MAX} 个字符，或包含无法显示的字符`,
  type_invalid: '仅接受 private 和 public',
  type_fixed: '频道类型无法更改',
  admins_required: '必须有频道管理员',
  too_many_people: `一行最多可有 ${CHANNEL_MODERATORS_MAX} 名频道管理员和 ${SUBJECTS_MAX} 位成员`,
  not_in_team: '团队中没有使用此地址的活跃人员',
  is_guest: '访客不能担任频道管理员',
  not_admitted: '该频道仅限某些用户组，此人不属于这些组',
  choice_invalid: '仅接受 channel admins 和 any member',
  creation_restricted: '上传文件的人不能创建此类频道',
  channel_limit: '团队不能再有更多此类频道',
  channel_locked: '此频道无法更改：所有人始终在其中',
};

export const problemWordsIn: ByLocale<Words> = {
  'en-us': english,
  'en-gb': english,
  'es-es': spanish,
  'es-mx': spanish,
  'pt-br': portuguese,
  'ru-ru': russian,
  'zh-cn': chinese,
};
