import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from './catalogue.ts';

/** Stands in a phrase where something is filled in: a name, a number, a date. */
const FILLED = '\uFFFC';
/** Stands where a phrase has a choice, whose parts are phrases of their own. */
const CHOICE = '\uFFFB';

/** A text as people read it, each part of a choice by itself, without the syntax of messages. */
export const phrasesOf = (text: string): string[] => {
  const inner: string[] = [];
  const phraseOf = (elements: readonly MessageFormatElement[]): string =>
    elements
      .map((element) => {
        if (element.type === TYPE.literal) return element.value;
        if (element.type === TYPE.tag) return phraseOf(element.children);
        if (element.type !== TYPE.plural && element.type !== TYPE.select) return FILLED;
        inner.push(...Object.values(element.options).map(({ value }) => phraseOf(value)));
        return CHOICE;
      })
      .join('');
  return [phraseOf(parse(text)), ...inner];
};

/** What a language's texts do not have: `say` is what they have instead, `except` the texts in which it is right. */
type Rule = { readonly not: RegExp; readonly say: string; readonly except?: RegExp };

const TWO_DOTS: Rule = { not: /\.\./, say: '…' };

const CURLY: Rule = { not: /['"]/, say: '’, “”' };

const AMERICAN: readonly Rule[] = [
  CURLY,
  { not: /\b[Ll]icences?\b/, say: 'license' },
  { not: /\b[Cc]ancell(?:ed|ing)\b/, say: 'canceled' },
  { not: /\b[Cc]olour/, say: 'color' },
];

const BRITISH: readonly Rule[] = [
  CURLY,
  { not: /\b[Ll]icenses?\b/, say: 'licence' },
  { not: /\b[Cc]ancel(?:ed|ing)\b/, say: 'cancelled' },
  { not: /\b[Cc]olor/, say: 'colour' },
  { not: /\b[Oo]rganiz|\b[Rr]ecogniz/, say: '-ise' },
];

const SPAIN: readonly Rule[] = [
  { not: /["“”]/, say: '«»' },
  { not: /[\d\uFFFC] %|\d 000\b/, say: 'a no-break space' },
  { not: /\b[Aa]greg[ou]?[aeáé]/, say: 'añadir' },
  { not: /\b[Nn]o se pud[io]/, say: 'no se ha podido' },
  { not: /\b[Vv]uelve a intentarlo|\b[Ii]nténtalo otra vez/, say: 'inténtalo de nuevo' },
  { not: /\bcomputador|\b[Cc]elular|\b[Pp]resion|\bmembresía/, say: 'the word of Spain' },
  TWO_DOTS,
];

const MEXICO: readonly Rule[] = [
  { not: /["«»]/, say: '“”' },
  { not: /\b[Aa]ñad/, say: 'agregar' },
  { not: /\b[Gg]estion/, say: 'administrar' },
  { not: /\b[Ii]ntroduc/, say: 'ingresar' },
  { not: /\b[Pp]uls/, say: 'presionar' },
  { not: /\b[Nn]o se han? podido/, say: 'no se pudo' },
  { not: /\b[Ii]ntenta de nuevo|\b[Vv]uelve a intentarlo|\b[Ii]nténtalo otra vez/, say: 'inténtalo de nuevo' },
  { not: /\bvosotr|\bvuestr|\bsois\b|\bhabéis\b|\bordenador|\b[Ee]nhorabuena|\bcog/, say: 'the word of Mexico' },
  TWO_DOTS,
];

const BRAZIL: readonly Rule[] = [
  { not: /["«»]/, say: '“”' },
  { not: /\b[Tt]ente de novo|\b[Tt]entar de novo/, say: 'tente novamente' },
  { not: /\b[Aa]valiação/, say: 'teste' },
  { not: /\b[Bb]usca/, say: 'pesquisar' },
  { not: /\b[Ee]ntrada com\b|página de entrada/, say: 'login' },
  { not: /\butilizador|\bficheiro|\becrã|palavra-passe|\bequipa\b/, say: 'the word of Brazil' },
  TWO_DOTS,
];

const RUSSIA: readonly Rule[] = [
  { not: /["']/, say: '«»' },
  { not: / —/, say: 'a no-break space before the dash' },
  { not: /[\p{L}»)] – [\p{L}«(]/u, say: 'the long dash' },
  { not: /[\d\uFFFC] (?:%|КБ|МБ|ГБ|ТБ)|\d 000/, say: 'a no-break space' },
  { not: /[Ээ]л\. /, say: 'a no-break space' },
  { not: /\([ая]\)/, say: 'a wording that asks for nobody’s gender' },
  { not: /[Пп]рисоедин/, say: 'вступить, вступление' },
  { not: /втоматическ\p{L}{1,3} вход/u, say: 'автоматическое вступление' },
  { not: /[Пп]овторите попытку/, say: 'попробуйте ещё раз' },
  { not: /[Дд]ополнительн\p{L}{1,3} пол/u, say: 'настраиваемые поля' },
  { not: /(?:^|\P{L})[Ее]ще(?:\P{L}|$)/u, say: 'ещё' },
  TWO_DOTS,
];

const HAN = String.raw`\p{Script=Han}`;
const CHINA: readonly Rule[] = [
  { not: /["'「」]/, say: '“”' },
  { not: new RegExp(`${HAN}[,;:?!.()]|[,;:?!()]${HAN}`, 'u'), say: 'full-width punctuation' },
  { not: / [，。：；？！、（）]|[，。：；？！、（）] /, say: 'no space beside full-width punctuation' },
  { not: new RegExp(`${HAN}[A-Za-z0-9\uFFFC]|[A-Za-z0-9\uFFFC]${HAN}`, 'u'), say: 'a space' },
  { not: /电子邮件/, say: '邮件, 邮箱地址' },
  { not: /撤消/, say: '撤销' },
  { not: /账户/, say: '账号', except: /^plan\./ },
  { not: /私有/, say: '私密' },
  { not: /开放频道/, say: '公开频道' },
  { not: /名成员/, say: '位成员' },
  { not: /（可选）/, say: '（选填）' },
  { not: /企业版/, say: 'Enterprise' },
  { not: /自定义资料/, say: '自定义个人资料字段' },
  { not: /续订/, say: '续期, 续费' },
  { not: /归档文件|存档文件/, say: '存档' },
  TWO_DOTS,
];

/** By language. What each of the product's terms is called in it stands in docs/glossary.md. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  'en-us': AMERICAN,
  'en-gb': BRITISH,
  'es-es': SPAIN,
  'es-mx': MEXICO,
  'pt-br': BRAZIL,
  'ru-ru': RUSSIA,
  'zh-cn': CHINA,
};

/** What is wrong with a text, in the words of the rules; `id` is whose text it is. */
const saidOtherwise = (language: string, id: string, phrases: readonly string[]) =>
  (rules[language] ?? [])
    .filter(({ not, except }) => !except?.test(id) && phrases.some((phrase) => not.test(phrase)))
    .map(({ say }) => say);

/** The texts with a word, a sign or a space that their language has not, or not for this. */
export const wordingFaults = (language: string, texts: Catalogue): string[] =>
  Object.entries(texts).flatMap(([id, text]) =>
    saidOtherwise(language, id, phrasesOf(text)).map(
      (say) => `${language}.json: ${id} has what is written otherwise: ${say}`,
    ),
  );

const QUOTED = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** The languages that their letters give away. */
const letters = { 'ru-ru': /\p{Script=Cyrillic}/u, 'zh-cn': /\p{Script=Han}/u } as const;

/** The same of texts that stand in code, such as those of mails. They are known by their letters, where these tell a language. */
export const codeWordingFaults = ({ path, text: code }: { path: string; text: string }): string[] =>
  Array.from(code.matchAll(QUOTED), ([, plain, template]) =>
    (plain ?? template ?? '').replace(/\$\{[^{}]{0,200}\}/g, FILLED),
  ).flatMap((phrase) =>
    Object.entries(letters)
      .filter(([, ofLanguage]) => ofLanguage.test(phrase))
      .flatMap(([language]) => saidOtherwise(language, path, [phrase]))
      .map((say) => `${path}: “${phrase.slice(0, 60)}” has what is written otherwise: ${say}`),
  );
