import type { FastifyRequest } from 'fastify';

const ONE_RANGE = /^bytes=[ \t]*(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))[ \t]*$/i;

/** Whether whoever asks has the content already, as they say by its tag; one that may be altered on the way counts as the same. */
export const isKept = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((given) => ['*', tag, `W/${tag}`].includes(given.trim()));

/**
 * The one part of a file that a request is for, in the form of the file service: `first-last`, `first-` or `-n`. Null where it
 * is for the whole: without a range, with several or with one of another form, which HTTP lets a server pass over, and where
 * the part belongs to another content than the present one.
 */
export function rangeIn({ method, headers }: FastifyRequest, tag: string): string | null {
  if (method !== 'GET') return null;
  const ifRange = headers['if-range'];
  if (ifRange !== undefined && ifRange !== tag) return null;
  const [, first, last = '', suffix] = ONE_RANGE.exec(headers.range ?? '') ?? [];
  if (suffix !== undefined) return `-${suffix}`;
  if (first === undefined || (last !== '' && Number(last) < Number(first))) return null;
  return `${first}-${last}`;
}
