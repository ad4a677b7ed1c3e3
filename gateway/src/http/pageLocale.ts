import { LOCALE_COOKIE, type LocaleCode, isLocaleCode, negotiateLocale } from '@muster/schema/formats/locale';
import type { FastifyRequest } from 'fastify';

/** Something in every language. */
export type ByLocale<Value> = Readonly<Record<LocaleCode, Value>>;

/** No browser asks for nearly as many. */
const LANGUAGES_MAX = 30;

/** The languages that a header asks for (RFC 9110, 12.5.4), those that are liked best first. */
function languagesIn(header: string): string[] {
  const asked = header.split(',', LANGUAGES_MAX).map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return { tag, weight: quality === undefined ? 1 : Number(quality.slice(2)) };
  });
  return asked
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/**
 * The language of a page that the gateway itself shows: the one that the console is in in this browser, or else the closest to
 * what the browser asks for. No service is asked: such a page is often there because one is away.
 */
export function pageLocaleOf({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): LocaleCode {
  const kept = cookies[LOCALE_COOKIE];
  return isLocaleCode(kept) ? kept : negotiateLocale(languagesIn(headers['accept-language'] ?? ''));
}
