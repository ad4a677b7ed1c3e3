import * as z from 'zod/mini';

/** As many domains a team may approve, and one change may add or remove. */
export const APPROVED_DOMAINS_MAX = 1_000;

/** So many requests of one team to merge with other domains wait for an answer at most. */
export const WAITING_DOMAIN_REQUESTS_MAX = 20;

/** The form that addresses compare by: ASCII, as name servers know it. Null for what a browser takes for no host. */
const toAscii = (domain: string): string | null => URL.parse(`http://${domain}`)?.hostname ?? null;

/**
 * An e-mail domain as people type it, with an `@` in front or a dot behind as it may be: trimmed, in lower case, one dot at
 * least, labels of letters, digits and inner hyphens, at most 253 characters. Letters of other scripts become ASCII
 * (`münchen.example` → `xn--mnchen-3ya.example`), so that one domain is always one text. The patterns read each character
 * once.
 */
export const domainNameFormat = z.string().check(
  z.maxLength(1000, { abort: true }),
  z.overwrite((text) => text.trim().replace(/^@/, '').replace(/\.$/, '').normalize('NFC').toLowerCase()),
  z.regex(/^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.){1,8}\p{L}[\p{L}\p{M}\p{N}-]{1,62}$/u, {
    abort: true,
  }),
  z.overwrite((text) => toAscii(text) ?? ''),
  z.maxLength(253),
  z.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z][a-z0-9-]{0,61}[a-z0-9]$/),
);
