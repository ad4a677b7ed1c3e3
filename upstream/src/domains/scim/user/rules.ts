import { inviteEmailFormat } from '@muster/schema/formats/inviteEmail';
import { personNameFormat } from '@muster/schema/formats/personName';
import { phoneNumberFormat } from '@muster/schema/formats/phone';
import type { Locale } from '../../../lib/locales.ts';
import { type Json, holderOf, isObject, isUnassigned, memberOf, truthOf } from '../language/valueRules.ts';
import { ENTERPRISE_SCHEMA, type FieldAttribute } from '../schemaRules.ts';

export type Name = { readonly firstName: string; readonly lastName: string };
export type Phone = { readonly phoneCountryCode: string; readonly phoneNumber: string };

/** Why what stands in an attribute is not taken. */
export type Refused = { readonly refusal: 'value_invalid' | 'attribute_fixed'; readonly field: string };

/** What a directory says of somebody; undefined where it says nothing, or nothing that could be kept. */
export type Said = {
  readonly userName: string | undefined;
  readonly externalId: string | null;
  /** What the directory shows. */
  readonly displayName: string | null;
  /** By its parts. */
  readonly name: Name | undefined;
  readonly active: boolean | undefined;
  readonly locale: Locale | undefined;
  readonly phone: Phone | null | undefined;
};

const LOCALES: Readonly<Record<string, Locale>> = {
  ...{ en: 'en-us', 'en-us': 'en-us', 'en-gb': 'en-gb', es: 'es-es', 'es-es': 'es-es', 'es-mx': 'es-mx' },
  ...{ pt: 'pt-br', 'pt-br': 'pt-br', ru: 'ru-ru', 'ru-ru': 'ru-ru', zh: 'zh-cn', 'zh-cn': 'zh-cn' },
};

/** A language as the standard writes it: `en-US`. */
export const languageTag = (locale: Locale): string => locale.replace(/-(\w+)$/, (rest) => rest.toUpperCase());

/** The language of a tag in which the console is there; of another one the language without its region. */
export function localeOf(tag: string): Locale | undefined {
  const key = tag.trim().toLowerCase().replaceAll('_', '-');
  return LOCALES[key] ?? LOCALES[key.split('-')[0] ?? ''];
}

/** Countries whose calling codes have two digits; those with one are 1 and 7, all others have three. */
const TWO_DIGITS = /^\+(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** A number with its calling code, as `+49 30 1234567` or `tel:+49-30-1234567`; undefined without one. */
export function phoneOf(text: string): Phone | undefined {
  const number = text.trim().replace(/^tel:/i, '').trimStart();
  if (!number.startsWith('+')) return undefined;
  const digits = `+${phoneNumberFormat.safeParse(number.slice(1)).data ?? ''}`;
  if (!/^\+[1-9]/.test(digits)) return undefined;
  const length = /^\+[17]/.test(digits) ? 2 : TWO_DIGITS.test(digits) ? 3 : 4;
  const { data: phoneNumber } = phoneNumberFormat.safeParse(digits.slice(length));
  return phoneNumber === undefined ? undefined : { phoneCountryCode: digits.slice(0, length), phoneNumber };
}

/** A name in one. */
export const wholeName = ({ firstName, lastName }: Name): string => `${firstName} ${lastName}`.trim();

/** A whole name in two parts. */
export function partsOf(whole: string): Name {
  const [firstName = '', ...rest] = whole.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Is thrown inside of this file alone. */
class Unfit extends Error {
  readonly fault: Refused;

  constructor(field: string) {
    super(field);
    this.fault = { refusal: 'value_invalid', field };
  }
}

function textIn(holder: Json, name: string, field = name): string | undefined {
  const value = memberOf(holder, name);
  if (isUnassigned(value) || value === '') return undefined;
  if (typeof value !== 'string') throw new Unfit(field);
  return value;
}

function namePart(text: string | undefined, field: string): string | undefined {
  if (text === undefined) return undefined;
  const { data } = personNameFormat.safeParse(text);
  if (data === undefined) throw new Unfit(field);
  return data;
}

/** The name that is said by its parts. */
function nameIn(resource: Json): Name | undefined {
  const name = memberOf(resource, 'name');
  const parts = isObject(name) ? name : {};
  if (!isUnassigned(name) && !isObject(name)) throw new Unfit('name');
  const given = namePart(textIn(parts, 'givenName', 'name.givenName'), 'name.givenName');
  const family = namePart(textIn(parts, 'familyName', 'name.familyName'), 'name.familyName');
  if (given !== undefined) return { firstName: given, lastName: family ?? '' };
  return family === undefined ? undefined : { firstName: family, lastName: '' };
}

/** Whether a name follows from what the directory shows, so that it goes with it. */
const followsFrom = (displayName: string | null, { firstName, lastName }: Name): boolean => {
  if (displayName === null) return false;
  const parts = partsOf(displayName);
  return parts.firstName === firstName && parts.lastName === lastName;
};

/**
 * What somebody is called from now on, or undefined where that stays: what is said of the parts of the name, or else what the
 * directory shows, for whoever is called as it showed them before.
 */
export function nameAfter(before: Said | null, after: Said, present: Name | null): Name | undefined {
  const { name, displayName } = after;
  if (name && (name.firstName !== before?.name?.firstName || name.lastName !== before.name.lastName)) return name;
  if (displayName === null || displayName === before?.displayName) return undefined;
  if (present !== null && !followsFrom(before?.displayName ?? null, present)) return undefined;
  const parts = partsOf(displayName);
  const { data: firstName } = personNameFormat.safeParse(parts.firstName);
  const { data: lastName = '' } = personNameFormat.safeParse(parts.lastName);
  return firstName === undefined ? undefined : { firstName, lastName };
}

/** The number that counts among several: that of a mobile phone, the first one, or whichever comes first. */
function phoneIn(resource: Json): Phone | null | undefined {
  const given = memberOf(resource, 'phoneNumbers');
  const numbers = (Array.isArray(given) ? given : []).filter((one) => isObject(one));
  const chosen =
    numbers.find((one) => memberOf(one, 'type') === 'mobile') ??
    numbers.find((one) => truthOf(memberOf(one, 'primary')) === true) ??
    numbers[0];
  if (chosen === undefined) return null;
  const text = textIn(chosen, 'value', 'phoneNumbers');
  return text === undefined ? null : phoneOf(text);
}

/** The language that is said; where one of both attributes is another one than before, that one. */
function localeIn(resource: Json, before: Locale | undefined): Locale | undefined {
  const tags = ['preferredLanguage', 'locale'].map((name) => textIn(resource, name));
  const locales = tags.flatMap((tag) => (tag === undefined ? undefined : localeOf(tag)) ?? []);
  return locales.find((one) => one !== before) ?? locales[0];
}

/** The longest text of the directory's own that is kept. */
const TEXT_MAX = 250;

function ownText(resource: Json, name: string): string | null {
  const text = textIn(resource, name);
  if (text !== undefined && (text.length > TEXT_MAX || !text.isWellFormed())) throw new Unfit(name);
  return text ?? null;
}

/** What stands in a resource; `before` is the language that somebody has so far. */
export function readUser(resource: Json, before?: Locale): Said | Refused {
  try {
    const active = memberOf(resource, 'active');
    const isActive = isUnassigned(active) ? undefined : truthOf(active);
    if (isActive === undefined && !isUnassigned(active)) throw new Unfit('active');
    const displayName = ownText(resource, 'displayName');
    return {
      userName: textIn(resource, 'userName'),
      externalId: ownText(resource, 'externalId'),
      displayName,
      name: nameIn(resource),
      active: isActive,
      locale: localeIn(resource, before),
      phone: phoneIn(resource),
    };
  } catch (error) {
    if (error instanceof Unfit) return error.fault;
    throw error;
  }
}

/** The address in `userName` as it is kept; undefined for what is none. */
export const addressOf = (userName: string | undefined): string | undefined =>
  inviteEmailFormat.safeParse(userName).data;

/** What a resource says of an attribute that stands in a custom field: undefined for nothing, and for what is no text. */
export function fieldTextIn(resource: Json, name: FieldAttribute): string | undefined {
  const holder = name === 'title' ? resource : holderOf(resource, ENTERPRISE_SCHEMA);
  const value = memberOf(holder, name);
  const told = isObject(value) ? memberOf(value, 'value') : value;
  if (typeof told === 'number') return String(told);
  return typeof told === 'string' && told.trim() !== '' ? told : undefined;
}
