import { foldText } from '@muster/schema/formats/foldText';
import { CALLING_CODES } from './callingCodes.ts';

/** A country, or a bare calling code that no country is known to have. */
export interface Country {
  /** The ISO code, or the calling code where there is none. */
  readonly id: string;
  /** The calling code with its plus sign. */
  readonly code: string;
  /** In the present language. */
  readonly name: string;
  /** What it is found by: its names and its ISO code, folded. */
  readonly words: readonly string[];
  readonly isMain: boolean;
}

const namesIn = (tag: string) => {
  const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' });
  return (iso: string) => names.of(iso) ?? iso;
};

/** Each word of a name begins one: "united" and "kingdom" both find the United Kingdom. */
const beginnings = (name: string): string[] => {
  const words = foldText(name).split(/[\s\-(),.'’&]+/);
  return words.map((_word, place) => words.slice(place).join(' '));
};

/** All countries and territories that have a calling code, by their names in a language. */
export function countriesIn(tag: string): readonly Country[] {
  const [own, english] = [namesIn(tag), namesIn('en')];
  const { compare } = new Intl.Collator(tag);
  return CALLING_CODES.map(({ iso, code, isMain }) => ({
    id: iso,
    code,
    name: own(iso),
    words: [...new Set([...beginnings(own(iso)), ...beginnings(english(iso)), iso.toLowerCase()])],
    isMain,
  })).toSorted((one, other) => compare(one.name, other.name));
}

/** A calling code of which only the code is known. */
export const bareCode = (code: string): Country => ({ id: code, code, name: code, words: [], isMain: true });

/** How well a country is what was typed: 0 best, null not at all. */
function rank({ id, code, words, isMain }: Country, typed: string): number | null {
  const text = foldText(typed);
  const digits = text.replace(/^\+/, '');
  if (/^\d+$/.test(digits)) {
    if (!code.slice(1).startsWith(digits)) return null;
    return code.slice(1) === digits && isMain ? 0 : code.slice(1) === digits ? 1 : 2;
  }
  if (id.toLowerCase() === text) return 0;
  const plain = text
    .split(/[\s\-(),.'’&]+/)
    .join(' ')
    .trim();
  return words.some((word) => word.startsWith(plain)) ? 1 : null;
}

/** The countries that fit what was typed: a name in the present language or in English, an ISO code, a calling code. */
export function findCountries(countries: readonly Country[], typed: string): Country[] {
  if (typed.trim() === '') return [...countries];
  return countries
    .map((country) => ({ country, place: rank(country, typed) }))
    .filter((one): one is { country: Country; place: number } => one.place !== null)
    .toSorted((one, other) => one.place - other.place)
    .map(({ country }) => country);
}
