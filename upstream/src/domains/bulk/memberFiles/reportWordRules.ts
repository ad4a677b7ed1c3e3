import { OWN_VALUE_MAX } from '@muster/schema/formats/customField';
import { PERSON_NAME_MAX } from '@muster/schema/formats/personName';
import type { ByLocale } from '../../../lib/locales.ts';
import { DETAILS } from './detailRules.ts';
import type { ProblemCode } from './rowRules.ts';

/** What is wrong with a row, in the words that the console has for the same. */
type Words = Readonly<Record<ProblemCode, string>>;

const english: Words = DETAILS;

const spanish: Words = {
  cells_missing: 'La fila tiene otro número de celdas que el encabezado.',
  email_required: 'Falta la dirección de correo.',
  email_invalid: 'Esto no es una dirección de correo.',
  email_repeated: 'Una fila anterior trata de la misma persona.',
  deactivated: 'Esta persona está desactivada. Reactívala en la página de miembros.',
  domain_not_allowed: 'Tu equipo no acepta direcciones de este dominio de correo.',
  not_in_team: 'Nadie de tu equipo tiene esta dirección.',
  is_guest: 'Los invitados no tienen campos personalizados.',
  name_invalid: `El nombre tiene más de ${PERSON_NAME_MAX} caracteres o algunos que no se pueden mostrar.`,
  phone_invalid: 'Esto no es un código de país o un número de teléfono.',
  phone_incomplete: 'El código de país y el número de móvil van juntos.',
  value_not_found: 'El campo no tiene este valor.',
  value_too_long: `El valor tiene más de ${OWN_VALUE_MAX} caracteres.`,
  value_invalid: 'El valor tiene caracteres que no se pueden mostrar.',
  contact_not_found: 'No hay nadie con esta dirección que se pueda elegir.',
  field_hidden: 'Esta persona no tiene el campo: depende del valor de otro.',
  field_required: 'El campo no puede quedar vacío.',
  field_not_editable: 'El campo no se puede cambiar a mano.',
  plan_required: 'Los campos personalizados forman parte de PRO.',
  self: 'Es tu propia dirección: con un archivo no es posible desactivarse ni eliminarse.',
  last_admin: 'El equipo se quedaría sin administradores.',
  changed_meanwhile: 'Alguien lo ha cambiado mientras tanto. Sube la fila de nuevo.',
};

const mexican: Words = {
  ...spanish,
  phone_incomplete: 'El código de país y el número de celular van juntos.',
  changed_meanwhile: 'Alguien lo cambió mientras tanto. Sube la fila de nuevo.',
};

const portuguese: Words = {
  cells_missing: 'A linha tem um número de células diferente do cabeçalho.',
  email_required: 'Falta o endereço de e-mail.',
  email_invalid: 'Isto não é um endereço de e-mail.',
  email_repeated: 'Uma linha anterior é sobre a mesma pessoa.',
  deactivated: 'Esta pessoa está desativada. Reative-a na página de membros.',
  domain_not_allowed: 'Sua equipe não aceita endereços deste domínio de e-mail.',
  not_in_team: 'Ninguém da sua equipe tem este endereço.',
  is_guest: 'Convidados não têm campos personalizados.',
  name_invalid: `O nome tem mais de ${PERSON_NAME_MAX} caracteres ou alguns que não podem ser exibidos.`,
  phone_invalid: 'Isto não é um código de país ou um número de telefone.',
  phone_incomplete: 'O código do país e o número do celular andam juntos.',
  value_not_found: 'O campo não tem este valor.',
  value_too_long: `O valor tem mais de ${OWN_VALUE_MAX} caracteres.`,
  value_invalid: 'O valor tem caracteres que não podem ser exibidos.',
  contact_not_found: 'Não há ninguém com este endereço para escolher.',
  field_hidden: 'Esta pessoa não tem o campo: ele depende do valor de outro.',
  field_required: 'O campo não pode ficar vazio.',
  field_not_editable: 'O campo não pode ser alterado manualmente.',
  plan_required: 'Os campos personalizados fazem parte do PRO.',
  self: 'É você: ninguém se desativa nem se exclui por um arquivo.',
  last_admin: 'A equipe ficaria sem administradores.',
  changed_meanwhile: 'Alguém alterou isto nesse meio-tempo. Envie a linha novamente.',
};

const russian: Words = {
  cells_missing: 'Число ячеек в строке не такое, как в заголовке.',
  email_required: 'Нет адреса электронной почты.',
  email_invalid: 'Это не адрес электронной почты.',
  email_repeated: 'Этот человек есть в строке выше.',
  deactivated: 'Этот человек деактивирован. Активируйте его на странице участников.',
  domain_not_allowed: 'Команда не принимает адреса из этого домена.',
  not_in_team: 'Ни у кого в команде нет такого адреса.',
  is_guest: 'У гостей нет настраиваемых полей.',
  name_invalid: `В имени больше ${PERSON_NAME_MAX} символов или есть такие, которые нельзя показать.`,
  phone_invalid: 'Это не код страны или не номер телефона.',
  phone_incomplete: 'Код страны и номер телефона нужны вместе.',
  value_not_found: 'У поля нет такого значения.',
  value_too_long: `В значении больше ${OWN_VALUE_MAX} символов.`,
  value_invalid: 'В значении есть символы, которые нельзя показать.',
  contact_not_found: 'Выбрать некого: никого с таким адресом нет.',
  field_hidden: 'У этого человека нет такого поля: оно зависит от значения другого.',
  field_required: 'Поле не может быть пустым.',
  field_not_editable: 'Это поле нельзя менять вручную.',
  plan_required: 'Настраиваемые поля входят в PRO.',
  self: 'Это вы: деактивировать или удалить себя файлом нельзя.',
  last_admin: 'Команда осталась бы без администратора.',
  changed_meanwhile: 'За это время кто-то это изменил. Загрузите строку ещё раз.',
};

const chinese: Words = {
  cells_missing: '该行的单元格数与标题行不同。',
  email_required: '缺少邮箱地址。',
  email_invalid: '这不是邮箱地址。',
  email_repeated: '前面的某行已涉及同一人。',
  deactivated: '此人已停用。请在成员页面重新启用。',
  domain_not_allowed: '您的团队不接受此邮箱域名的地址。',
  not_in_team: '团队中没有使用此地址的人。',
  is_guest: '访客没有自定义字段。',
  name_invalid: `姓名超过 ${PERSON_NAME_MAX} 个字符，或包含无法显示的字符。`,
  phone_invalid: '这不是国家代码或电话号码。',
  phone_incomplete: '国家代码和手机号码必须同时填写。',
  value_not_found: '该字段没有此值。',
  value_too_long: `该值超过 ${OWN_VALUE_MAX} 个字符。`,
  value_invalid: '该值包含无法显示的字符。',
  contact_not_found: '没有使用此邮箱地址的人可供选择。',
  field_hidden: '此人没有该字段：它取决于另一个字段的值。',
  field_required: '该字段不能为空。',
  field_not_editable: '该字段不能手动更改。',
  plan_required: '自定义字段属于 PRO。',
  self: '这是您自己：不能通过文件停用或删除自己。',
  last_admin: '团队将没有管理员。',
  changed_meanwhile: '在此期间有人更改了此项。请重新上传该行。',
};

export const problemWordsIn: ByLocale<Words> = {
  'en-us': english,
  'en-gb': english,
  'es-es': spanish,
  'es-mx': mexican,
  'pt-br': portuguese,
  'ru-ru': russian,
  'zh-cn': chinese,
};
