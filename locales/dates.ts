import type { Catalogue } from './catalogue.ts';

/** A Russian date ends with a full stop of its own: «27 нояб. 2026 г.» has no second one. */
export const dateFaults = (language: string, texts: Catalogue): string[] =>
  language === 'ru-ru'
    ? Object.entries(texts)
        .filter(([, text]) => text.includes('{date}.'))
        .map(([id]) => `${language}.json: ${id} has a full stop behind a date, which ends with one`)
    : [];
