import { faker as czech } from '@faker-js/faker/locale/cs_CZ';
import { faker as german } from '@faker-js/faker/locale/de';
import { faker as english } from '@faker-js/faker/locale/en';
import { faker as indian } from '@faker-js/faker/locale/en_IN';
import { faker as spanish } from '@faker-js/faker/locale/es';
import { faker as mexican } from '@faker-js/faker/locale/es_MX';
import { faker as french } from '@faker-js/faker/locale/fr';
import { faker as polish } from '@faker-js/faker/locale/pl';
import { faker as brazilian } from '@faker-js/faker/locale/pt_BR';
import { faker as russian } from '@faker-js/faker/locale/ru';
import type { PersonRow } from '../domains/member/repository.ts';

export type DemoName = {
  firstName: string;
  lastName: string;
  /** What the address begins with: letters of the Latin alphabet. */
  localPart: string;
  locale: PersonRow['locale'];
};

type Source = (index: number) => Omit<DemoName, 'localPart'> & { romanised?: string };

const latin = (faker: typeof english, locale: PersonRow['locale']): Source => {
  return () => ({ firstName: faker.person.firstName(), lastName: faker.person.lastName(), locale });
};

const han = [
  ['伟', 'wei'],
  ['芳', 'fang'],
  ['娜', 'na'],
  ['敏', 'min'],
  ['静', 'jing'],
  ['磊', 'lei'],
  ['洋', 'yang'],
  ['婷', 'ting'],
  ['浩然', 'haoran'],
  ['子涵', 'zihan'],
  ['欣怡', 'xinyi'],
  ['宇轩', 'yuxuan'],
  ['小明', 'xiaoming'],
] as const;
const hanFamily = [
  ['王', 'wang'],
  ['李', 'li'],
  ['张', 'zhang'],
  ['刘', 'liu'],
  ['陈', 'chen'],
  ['杨', 'yang'],
  ['黄', 'huang'],
  ['赵', 'zhao'],
  ['欧阳', 'ouyang'],
  ['林', 'lin'],
  ['郭', 'guo'],
] as const;
const kanji = [
  ['翔太', 'shota'],
  ['美咲', 'misaki'],
  ['陽菜', 'hina'],
  ['健', 'ken'],
  ['さくら', 'sakura'],
  ['大輔', 'daisuke'],
  ['ひかり', 'hikari'],
] as const;
const kanjiFamily = [
  ['佐藤', 'sato'],
  ['鈴木', 'suzuki'],
  ['高橋', 'takahashi'],
  ['田中', 'tanaka'],
  ['渡辺', 'watanabe'],
] as const;

type Words = readonly (readonly [written: string, romanised: string])[];

const romanisable =
  (given: Words, family: Words, locale: PersonRow['locale']): Source =>
  (index) => {
    const [firstName, first] = given[index % given.length] ?? ['伟', 'wei'];
    const [lastName, last] = family[Math.floor(index / given.length + index) % family.length] ?? ['王', 'wang'];
    return { firstName, lastName, locale, romanised: `${first}.${last}` };
  };

const cyrillic = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
const transliterated = 'a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya'.split(' ');

/** People whose names test what displays, sorts and searches. They come first in every team that has room. */
const remarkable: readonly ReturnType<Source>[] = [
  { firstName: 'Siobhán', lastName: 'O’Connor-D’Arcy', locale: 'en-gb' },
  { firstName: 'Miles', lastName: "O'Brien", locale: 'en-gb' },
  { firstName: 'José María', lastName: 'Núñez Peña', locale: 'es-es' },
  { firstName: '小明', lastName: '王', locale: 'zh-cn', romanised: 'xiaoming.wang' },
  { firstName: 'Анастасия', lastName: 'Щербакова', locale: 'ru-ru' },
  {
    firstName: 'Maximiliana-Wilhelmina Theodora Konstantine',
    lastName: 'von Hohenzollern-Sigmaringen zu Schleswig-Holstein-Sonderburg-Glücksburg',
    locale: 'en-us',
    romanised: 'maximiliana.hohenzollern',
  },
  { firstName: 'Łukasz', lastName: 'Błaszczyk', locale: 'en-gb' },
  { firstName: 'Çağrı', lastName: 'Öztürk', locale: 'en-us' },
  { firstName: 'さくら', lastName: '渡辺', locale: 'en-us', romanised: 'sakura.watanabe' },
  { firstName: 'Ana', lastName: '', locale: 'pt-br', romanised: 'ana' },
];

/** Names for a team, the same for the same seed. */
export function createNames(seed: number): (index: number) => DemoName {
  const sources: [faker: typeof english | null, source: Source][] = [
    [english, latin(english, 'en-us')],
    [french, latin(french, 'en-gb')],
    [russian, latin(russian, 'ru-ru')],
    [spanish, latin(spanish, 'es-es')],
    [null, romanisable(han, hanFamily, 'zh-cn')],
    [german, latin(german, 'en-gb')],
    [brazilian, latin(brazilian, 'pt-br')],
    [indian, latin(indian, 'en-us')],
    [polish, latin(polish, 'en-gb')],
    [mexican, latin(mexican, 'es-mx')],
    [czech, latin(czech, 'en-gb')],
    [null, romanisable(kanji, kanjiFamily, 'en-us')],
  ];
  for (const [position, [faker]] of sources.entries()) faker?.seed(seed * 100 + position);
  return (index) => {
    const source = sources[index % sources.length]?.[1];
    const made =
      remarkable[index] ?? source?.(Math.floor(index / sources.length) + seed) ?? latin(english, 'en-us')(index);
    const { romanised = [made.firstName, made.lastName].map(romanise).filter(Boolean).join('.'), ...name } = made;
    return { ...name, localPart: romanised };
  };
}

/** The first word of a name in plain Latin letters. */
function romanise(name: string): string {
  const [word = ''] = name.split(' ');
  const letters = [...word.toLowerCase()].map((letter) => {
    const position = cyrillic.indexOf(letter);
    return position === -1 ? letter : (transliterated[position] ?? '');
  });
  return letters
    .join('')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/ø/g, 'o')
    .normalize('NFKD')
    .replace(/[^a-z]/g, '');
}
