import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from '../lib/clock.ts';
import { cardPolicy, consolePolicy, newNonce, playgroundPolicy } from './headers.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Whether a file's name changes with its content. */
const isHashed = (path: string) =>
  basename(dirname(path)) === 'assets' && /-[A-Za-z0-9_-]{8}\.[a-z0-9]{1,8}$/.test(basename(path));

/** What the console is told at its start; no secrets. */
const consoleSettings = (config: Pick<Config, 'console' | 'externalLogin' | 'payments'>) => ({
  environment: config.console.environment,
  supportEmail: config.console.supportEmail,
  helpUrl: config.console.helpUrl,
  feedbackUrl: config.console.feedbackUrl,
  externalLogin: config.externalLogin !== null,
  ssoHosts: config.console.ssoHosts,
  absentServices: config.console.absentServices,
  webhookTokenPrefix: config.console.webhookTokenPrefix,
  takesCards: config.payments.cards !== null,
});

type CardProvider = NonNullable<Config['payments']['cards']>;

/** What the card's page is told; it holds nothing that a browser may not know. Whether a card is good is told by our clock. */
const cardSettings = ({ url, key }: CardProvider, serverTime: number) => ({
  providerUrl: url,
  publicKey: key,
  serverTime,
});

async function sendPage(reply: FastifyReply, file: string, policyOf: (nonce: string) => string, settings: string) {
  let page: string;
  try {
    page = await readFile(file, 'utf8');
  } catch {
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send('This page is not built yet. Build it with: npm run build\n');
  }
  const nonce = newNonce();
  const html = page.replaceAll('__CSP_NONCE__', nonce).replaceAll('__MUSTER_CONFIG__', () => settings);
  return reply
    .header('content-security-policy', policyOf(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

type Deps = {
  readonly config: Pick<Config, 'console' | 'externalLogin' | 'payments'>;
  readonly clock: Clock;
  /** Whether a request's browser holds a session: without one the console shows the sign-in page without asking. */
  readonly hasSession: (request: FastifyRequest) => Promise<boolean>;
};

/** Serves the built console, the page for cards, the playground and their files. */
export async function serveConsole(app: FastifyInstance, { config, clock, hasSession }: Deps) {
  const { dist } = config.console;
  const { netBankingOrigin, cards } = config.payments;
  const fixed = consoleSettings(config);
  app.get('/', async (request, reply) => {
    const settings = escapeHtml(JSON.stringify({ ...fixed, hasSession: await hasSession(request) }));
    const policyOf = (nonce: string) => consolePolicy(nonce, netBankingOrigin);
    return sendPage(reply, join(dist, 'index.html'), policyOf, settings);
  });
  if (cards) {
    const providerOrigin = new URL(cards.url).origin;
    app.get('/card.html', (_request, reply) => {
      void reply.header('x-frame-options', 'SAMEORIGIN');
      const settings = escapeHtml(JSON.stringify(cardSettings(cards, clock.now())));
      return sendPage(reply, join(dist, 'card.html'), (nonce) => cardPolicy(nonce, providerOrigin), settings);
    });
  }
  const { absentServices } = config.console;
  const playgroundPage = escapeHtml(JSON.stringify({ absentServices }));
  for (const url of ['/playground', '/playground/']) {
    app.get(url, (_request, reply) =>
      sendPage(reply, join(dist, 'playground', 'index.html'), playgroundPolicy, playgroundPage),
    );
  }
  if (!existsSync(dist)) return;
  await app.register(fastifyStatic, {
    root: dist,
    // A route for each file of the build, in place of reading folders for each request. As its operations are, another
    // build is known after a restart.
    wildcard: false,
    // It has a route above.
    globIgnore: ['card.html'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    // Pages go through the templates above, and the manifest of operations is the gateway's own.
    allowedPath: (path) => !path.endsWith('.html') && path !== '/persisted-documents.json',
    setHeaders: (reply, path) => {
      const file = path.replace(/\.(?:br|gz)$/, '');
      reply.header('cache-control', isHashed(file) ? IMMUTABLE : 'no-cache');
    },
  });
}
