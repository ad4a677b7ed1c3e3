import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { isolating } from './isolated.ts';
import { spacingLists } from './spacedLists.ts';

const listIn = (locale: string) => isolating(spacingLists(createIntl({ locale, onError: () => undefined }))).formatList;

describe('a list', () => {
  it('has spaces in Chinese between what joins two items and a letter of the West or a digit', () => {
    const list = listIn('zh-CN');
    expect(list(['2 人', '1 个频道', '1 条消息'])).toBe('2 人、1 个频道和 1 条消息');
    expect(list(['Ada', 'Bo'])).toBe('Ada 和 Bo');
    expect(list(['Ada', '王芳'], { type: 'disjunction' })).toBe('Ada 或王芳');
    expect(list(['Zürich', 'Москва', 'Αθήνα'])).toBe('Zürich、Москва 和 Αθήνα');
    expect(list(['李娜', '王芳'])).toBe('李娜和王芳');
    expect(list(['שרה', 'Bo'])).toBe('\u2068שרה\u2069和 Bo');
    expect(list(['1天', '2小时'], { type: 'unit', style: 'long' })).toBe('1天2小时');
    expect(list([])).toBe('');
  });

  it('is as it is in other languages', () => {
    expect(listIn('ru-RU')(['2 человека', '1 канал'])).toBe('2 человека и 1 канал');
  });
});
