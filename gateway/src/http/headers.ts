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
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
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
  'form-action': "'self'",
  'object-src': "'none'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
};

/** The console: own files and what carries the nonce; scripts only through Trusted Types. */
export const consolePolicy = (nonce: string) =>
  policy({
    ...nothingBut,
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'require-trusted-types-for': "'script'",
  });

/** The playground: its editor writes styles by itself and works in workers. */
export const playgroundPolicy = (nonce: string) =>
  policy({
    ...nothingBut,
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self' data:",
    'worker-src': "'self' blob:",
  });
