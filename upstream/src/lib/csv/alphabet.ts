import chardet from 'chardet';

/** How sure chardet is of an encoding, of 100. It counts by letters that are frequent, of which a few names have hardly any. */
function surenessIn(sample: Buffer): (name: string) => number {
  const found = new Map<string, number>(chardet.analyse(sample).map(({ name, confidence }) => [name, confidence]));
  return (name) => found.get(name) ?? 0;
}

/** So sure it is of any encoding of two bytes a letter after a few of them; of what it has to be surer to be believed beside Chinese. */
const SURE_OF_ANY = 10;
const SURE_OF_CYRILLIC = 20;
const SURE_OF_JAPANESE = 50;

/** In fewer bytes, which is a few short words, any alphabet may be found. */
const WORDS_BYTES = 16;

/** The text of a sample, '' where it cannot be in the encoding. */
function decodedAs(sample: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(sample);
  } catch {
    return '';
  }
}

/** Which part of the characters of a text beyond ASCII are of a kind. */
function shareOf(text: string, kind: RegExp): number {
  const foreign = [...text].filter((character) => character > '\u007f');
  return foreign.length === 0 ? 0 : foreign.filter((character) => kind.test(character)).length / foreign.length;
}

const LATIN = /[A-Za-z]/;

/** How many words mix letters of ASCII with others, and how many have none of ASCII. */
function countWords(text: string, least: number): { mixed: number; pure: number } {
  const words = text.split(' ').filter((word) => word !== '');
  const mixed = words.filter((word) => LATIN.test(word)).length;
  const pure = words.filter((word) => !LATIN.test(word) && [...word].length >= least).length;
  return { mixed, pure };
}

/** What stands in Chinese words beside ASCII. */
const CHINESE = /^[\p{Script=Han}\p{P}\u3000\uff00-\uffef]$/u;

/** The part of the characters that are common enough for the oldest set of Chinese, which other encodings hardly hit. */
function commonShare(sample: Buffer): number {
  let common = 0;
  let all = 0;
  for (let place = 0; place < sample.length; place += 1) {
    const lead = sample[place] ?? 0;
    if (lead < 0x80) continue;
    place += 1;
    all += 1;
    if (lead >= 0xb0 && lead <= 0xf7 && (sample[place] ?? 0) > 0xa0) common += 1;
  }
  return all === 0 ? 0 : common / all;
}

/** Whether words are Chinese in GB18030: without letters of ASCII in them, of Chinese characters alone, and most of these common. */
export function isChinese(sample: Buffer): boolean {
  const text = decodedAs(sample, 'gb18030');
  const { mixed, pure } = countWords(text, 1);
  if (pure <= mixed || shareOf(text, CHINESE) < 0.9 || commonShare(sample) < 1 / 3) return false;
  return sample.length < WORDS_BYTES ? !isRussianByCase(sample) : !isOtherThanChinese(sample);
}

/** A word of three letters or more that begins with a capital: Chinese characters hardly ever make one by chance, let alone all. */
const RUSSIAN_WORD = /^[А-ЯЁ][а-яё]{2,}$/u;

/** Whether each of a few words, too few to count letters in, is written as a Russian name is. */
const isRussianByCase = (sample: Buffer): boolean =>
  ['windows-1251', 'koi8-r'].some((encoding) =>
    decodedAs(sample, encoding)
      .trim()
      .split(' ')
      .every((word) => RUSSIAN_WORD.test(word)),
  );

/** Whether words that could be Chinese are rather Korean, Russian or Japanese. */
function isOtherThanChinese(sample: Buffer): boolean {
  if (shareOf(decodedAs(sample, 'euc-kr'), /\p{Script=Hangul}/u) > 0.9) return true;
  const sureness = surenessIn(sample);
  return (
    ['windows-1251', 'KOI8-R'].some(
      (name) => sureness(name) >= SURE_OF_CYRILLIC && shareOf(decodedAs(sample, name), /\p{Script=Cyrillic}/u) === 1,
    ) || sureness('EUC-JP') > Math.max(SURE_OF_JAPANESE, sureness('GB18030'))
  );
}

/** What Windows-1252 leaves free. */
const FREE = /[\u0080-\u009f]/;

/** Signs that stand beside a letter in no western word, but where letters of eastern Europe are taken for western ones. */
const SIGN_IN_WORD = /[A-Za-z][¡-¦¨«-­¯±³´¶¸¹»-¿×÷]|[¡-¦¨«-­¯±³´¶¸¹»-¿×÷][A-Za-z]/;

/**
 * Whether words are written in a western alphabet in Windows-1252: letters of ASCII with others among them, and signs apart.
 * Czech and Hungarian in their own encoding, which has other letters at the places of western ones, cannot be told from it.
 */
export function isWestern(sample: Buffer): boolean {
  const text = decodedAs(sample, 'windows-1252');
  const { mixed, pure } = countWords(text, 2);
  if (text === '' || FREE.test(text) || pure > mixed) return false;
  const words = text.split(' ');
  if (words.filter((word) => SIGN_IN_WORD.test(word)).length > words.length / 10) return false;
  const sureness = surenessIn(sample);
  const own = Math.max(SURE_OF_ANY, sureness('ISO-8859-1'), sureness('windows-1252'));
  return !['ISO-8859-9', 'windows-1254'].some((name) => sureness(name) > own && decodedAs(sample, name) !== text);
}
