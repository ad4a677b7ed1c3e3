import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from './catalogue.ts';

/** The plural forms that a language uses for whole numbers up to 200, and the one for everything else. */
const neededForms = (language: string) => {
  const rules = new Intl.PluralRules(language);
  const counted = Array.from({ length: 201 }, (_nothing, count) => rules.select(count));
  return [...new Set([...counted, 'other'])];
};

const pluralForms = (elements: readonly MessageFormatElement[]): string[][] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const inner = Object.values(element.options).flatMap(({ value }) => pluralForms(value));
      const isCount = element.type === TYPE.plural && element.pluralType !== 'ordinal';
      return isCount ? [Object.keys(element.options), ...inner] : inner;
    }
    return element.type === TYPE.tag ? pluralForms(element.children) : [];
  });

/** The messages that count something but lack a form that the language needs for it. */
export const pluralFaults = (language: string, texts: Catalogue) =>
  Object.entries(texts).flatMap(([id, text]) =>
    pluralForms(parse(text)).flatMap((forms) => {
      const missing = neededForms(language).filter((form) => !forms.includes(form));
      return missing.length === 0 ? [] : [`${language}.json: ${id} lacks the plural form ${missing.join(', ')}`];
    }),
  );
