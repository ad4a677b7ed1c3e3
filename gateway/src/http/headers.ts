import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const TWO_YEARS_S = 63_072_000;

/** Headers of every answer: nothing of ours is guessed at, framed, or told to other sites. */
export function setSafetyHeaders(reply: FastifyReply, isHttps: boolean) {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), clipboard-read=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  });
  if (isHttps) reply.header('strict-transport-security', `max-age=${TWO_YEARS_S}; includeSubDomains`);
}

/** A fresh nonce for one page. */
export const newNonce = () => randomBytes(18).toString('base64');

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

const nothingBut = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'none'",
  'object-src': "'none'",
  'connect-src': "'self'",
};

/**
 * Code comes by the page's nonce, and by what came that way: an address of ours alone is no reason to run what is there.
 * Under Trusted Types no text becomes markup or code, but by a policy of one of these names.
 */
const codeBy = (nonce: string, trustedTypes: string) => ({
  'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
  'require-trusted-types-for': "'script'",
  'trusted-types': trustedTypes,
});

/**
 * The console: own files and what carries the nonce; no text becomes markup or code at all. It frames the card's page, plays
 * recordings, and sends a form to the bank's pages where there are any.
 */
export const consolePolicy = (nonce: string, bankOrigin: string | null) =>
  policy({
    ...nothingBut,
    ...codeBy(nonce, "'none'"),
    'frame-src': "'self'",
    'form-action': bankOrigin === null ? "'none'" : `'self' ${bankOrigin}`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data: blob:",
    'media-src': "'self'",
    'font-src': "'self'",
  });

/** The card's page: speaks to the card provider alone, and stands in pages of ours alone. */
export const cardPolicy = (nonce: string, providerOrigin: string) =>
  policy({
    ...nothingBut,
    ...codeBy(nonce, "'none'"),
    'connect-src': providerOrigin,
    'frame-ancestors': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self'",
    'font-src': "'self'",
  });

/** What the editor makes markup and workers by, each once, of what it has escaped; `default` judges all other text. */
const PLAYGROUND_TYPES = [
  'default',
  'defaultWorkerFactory',
  'diffEditorWidget',
  'diffReview',
  'dompurify',
  'domLineBreaksComputer',
  'editorGhostText',
  'editorViewLayer',
  'standaloneColorizer',
  'stickyScrollViewLayer',
  'tokenizeToString',
];

/** The playground: its editor writes styles by itself and works in workers. */
export const playgroundPolicy = (nonce: string) =>
  policy({
    ...nothingBut,
    ...codeBy(nonce, PLAYGROUND_TYPES.join(' ')),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self' data:",
    'worker-src': "'self'",
  });
