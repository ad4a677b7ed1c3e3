import { describe, expect, it } from 'vitest';
import { readCatalogue, writeCatalogue } from './catalogue.ts';
import { dateFaults } from './dates.ts';
import { pluralFaults } from './plurals.ts';
import { untranslated } from './untranslated.ts';
import { unusedMessages } from './unusedMessages.ts';
import { codeWordingFaults, phrasesOf, wordingFaults } from './wording.ts';

describe('plural forms', () => {
  it('must be whole: Russian needs one, few and many', () => {
    const texts = { people: '{count, plural, one {# человек} other {# человека}}' };
    expect(pluralFaults('ru-ru', texts)).toEqual(['ru-ru.json: people lacks the plural form many, few']);
    expect(pluralFaults('en-us', { people: '{count, plural, one {# person} other {# people}}' })).toEqual([]);
    expect(pluralFaults('zh-cn', { people: '{count, plural, other {# 人}}' })).toEqual([]);
  });

  it('are looked for inside of choices and tags, but not in ordinals', () => {
    const inner = '{count, plural, other {# лет}}';
    expect(pluralFaults('ru-ru', { a: `{kind, select, x {${inner}} other {<b>${inner}</b>}}` })).toHaveLength(2);
    expect(pluralFaults('ru-ru', { a: '{count, selectordinal, other {#-й}}' })).toEqual([]);
  });
});

describe('dates', () => {
  it('have no second full stop in Russian', () => {
    const texts = { 'a.until': 'До {date}.', 'a.from': 'С {date} начинается оплата.' };
    expect(dateFaults('ru-ru', texts)).toEqual([
      'ru-ru.json: a.until has a full stop behind a date, which ends with one',
    ]);
    expect(dateFaults('zh-cn', texts)).toEqual([]);
  });
});

describe('untranslated texts', () => {
  const source = { 'a.word': 'Save', 'a.number': '{count}%', 'team.plan.pro': 'PRO' };

  it('are those that still stand in English, but for names', () => {
    expect(untranslated('ru-ru', source, source)).toContain('ru-ru.json: a.word is not translated');
    expect(untranslated('ru-ru', source, { ...source, 'a.word': 'Сохранить', 'a.number': '{count} %' })).toEqual([]);
    expect(untranslated('ru-ru', { 'a.pair': '{name}: {reason}' }, { 'a.pair': '{name}: {reason}' })).toEqual([]);
    expect(untranslated('en-gb', source, source)).toEqual([]);
  });
});

describe('wording', () => {
  it('is looked at as people read it: part by part, without the syntax of messages', () => {
    expect(phrasesOf('{count, plural, one {# день, {date}} other {<b>дня</b>}} назад')).toEqual([
      '\uFFFB назад',
      '\uFFFC день, \uFFFC',
      'дня',
    ]);
  });

  it.each([
    ['ru-ru', 'Список — пуст', 'Список\u00A0— пуст'],
    ['ru-ru', 'До {size} МБ', 'До {size}\u00A0МБ'],
    ['ru-ru', 'Сохранил(а) {name}', 'Кто сохранил: {name}'],
    ['ru-ru', 'Команда "{name}"', 'Команда «{name}»'],
    ['zh-cn', '无法保存,请重试', '无法保存，请重试'],
    ['zh-cn', '退出{team}', '退出 {team}'],
    ['zh-cn', '{count, plural, other {# 个(已归档)}}', '{count, plural, other {# 个（已归档）}}'],
    ['zh-cn', '您的账户', '您的账号'],
    ['es-es', 'Agregar “{name}”', 'Añadir «{name}»'],
    ['es-mx', 'Añadir «{name}»', 'Agregar “{name}”'],
    ['pt-br', 'Tente de novo.', 'Tente novamente.'],
    ['en-gb', 'License', 'Licence'],
    ['en-us', 'Licence', 'License'],
    ['en-gb', "The team's picture", 'The team’s picture'],
    ['en-us', 'Named "{name}"', 'Named “{name}”'],
  ])('of %s is not “%s”, but “%s”', (language, wrong, right) => {
    expect(wordingFaults(language, { 'a.text': wrong })).not.toEqual([]);
    expect(wordingFaults(language, { 'a.text': right })).toEqual([]);
  });

  it('is looked at in code, too, where the letters tell the language', () => {
    const faults = (text: string) => codeWordingFaults({ path: 'mail.ts', text });
    expect(faults("const words = { a: '无法打开,请重试', b: `团队${team}已删除`, c: 'Он — здесь' };")).toHaveLength(3);
    expect(faults("const words = { a: '无法打开，请重试', b: `团队“${team}”已删除`, c: 'a — b' };")).toEqual([]);
  });

  it('leaves a word where it is right', () => {
    expect(wordingFaults('zh-cn', { 'plan.left': '账户中保留 {left}' })).toEqual([]);
  });
});

describe('unused messages', () => {
  const messages = {
    path: 'domains/x/messages.ts',
    text: [
      "export const plain = defineMessages({\n  used: { id: 'x.used' },\n  unused: {\n    id: 'x.unused',\n  },\n});",
      "export const typed = defineMessages<{\n  phrase: { count: number };\n}>({\n  phrase: { id: 'x.phrase' },\n});",
      "export const byCode = defineMessages({\n  ONE: { id: 'x.one' },\n});",
      "export const whole = defineMessages({\n  label: { id: 'x.label' },\n});",
    ].join('\n\n'),
  };

  it('are those that no code names; a group read by a code, or handed on, counts as used whole', () => {
    const code = { path: 'domains/x/X.tsx', text: 'format(plain.used); format(byCode[code]); <Panel texts={whole} />' };
    expect(unusedMessages([messages, code])).toEqual([
      'domains/x/messages.ts: plain.unused is used nowhere',
      'domains/x/messages.ts: typed.phrase is used nowhere',
    ]);
  });
});

describe('a catalogue', () => {
  it('is a flat table of texts, written in the order of its ids', () => {
    expect(writeCatalogue({ b: '2', a: '1' })).toBe('{\n  "a": "1",\n  "b": "2"\n}\n');
    expect(readCatalogue('{"a":"1"}')).toEqual({ a: '1' });
    expect(() => readCatalogue('{"a":{"b":"1"}}')).toThrow();
  });
});
