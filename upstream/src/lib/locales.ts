import { person } from '../db/tables/member.ts';

/** The languages in which people are written to. */
export const locales = person.locale.enumValues;

export type Locale = (typeof locales)[number];

/** Something in every language. */
export type ByLocale<Value> = Readonly<Record<Locale, Value>>;
