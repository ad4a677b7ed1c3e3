import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { builtConsole } from '../testing/builtConsole.ts';
import { type GraphQLAnswer, testGateway } from '../testing/testGateway.ts';

const WHO = 'query WhoAmI { viewer { guid __typename } }';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const OPERATIONS = { [hashOf(WHO)]: WHO, ['0'.repeat(64)]: '{ __typename }' };

/** What the gateway wrote into a page. */
function settingsIn(html: string): unknown {
  const content = /content="([^"]*)"/.exec(html)?.[1] ?? '';
  return JSON.parse(
    content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );
}

describe('the console’s page', () => {
  test('has a fresh nonce, its settings, and a strict policy', async () => {
    const WEB_DIST = await builtConsole(OPERATIONS);
    const env = {
      WEB_DIST,
      HELP_URL: 'https://help.example/?a="<b>',
      SSO_HOSTS: 'admin.staging.example, localhost',
      SUPPORT_EMAIL: 'help@orbit.example',
      WEBHOOK_TOKEN_PREFIX: 'acme_',
    };
    const { url } = await testGateway({ env });
    const answer = await fetch(`${url}/`);
    const html = await answer.text();
    const nonce = /script nonce="([^"]+)"/.exec(html)?.[1];
    expect(settingsIn(html)).toEqual({
      environment: 'internal',
      supportEmail: 'help@orbit.example',
      helpUrl: env.HELP_URL,
      feedbackUrl: null,
      externalLogin: false,
      ssoHosts: ['admin.staging.example', 'localhost'],
      absentServices: [],
      webhookTokenPrefix: 'acme_',
      takesCards: true,
      hasSession: false,
    });
    expect(html).toContain(`style nonce="${nonce}"`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self' http://localhost:4002",
      "object-src 'none'",
      "connect-src 'self'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "frame-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      "media-src 'self'",
      "font-src 'self'",
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await (await fetch(`${url}/`)).text()).not.toBe(html);
  });

  test('sends forms to the pages of banks only where there are any', async () => {
    const env = {
      WEB_DIST: await builtConsole(OPERATIONS),
      ENVIRONMENT: 'prod',
      CARD_PROVIDER_PUBLIC_URL: 'https://cards.example',
      CARD_PROVIDER_PUBLIC_KEY: 'pk_live_1',
    };
    const policyOf = async (more: Record<string, string>) => {
      const { url } = await testGateway({ env: { ...env, ...more } });
      return (await fetch(url)).headers.get('content-security-policy');
    };
    expect(await policyOf({})).toContain("form-action 'none';");
    expect(await policyOf({ NET_BANKING_PUBLIC_ORIGIN: 'https://bank.example/pay' })).toContain(
      "form-action 'self' https://bank.example;",
    );
  });

  test('and the playground, and the card’s, say how to build them where they are not built', async () => {
    const { url } = await testGateway();
    for (const path of ['/', '/playground', '/card.html']) {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('npm run build');
    }
  });

  test('the playground has a policy of its own', async () => {
    const { url } = await testGateway({ env: { WEB_DIST: await builtConsole(OPERATIONS) } });
    const answer = await fetch(`${url}/playground`);
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/worker-src 'self'$/);
    expect(policy).toMatch(
      /script-src 'nonce-[^']+' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types default /,
    );
    expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toMatch(/unsafe|https?:|blob:|\*/);
  });
});

describe('the page for cards', () => {
  test('speaks to the card provider alone, in pages of ours alone, and is kept nowhere', async () => {
    const env = {
      WEB_DIST: await builtConsole(OPERATIONS),
      CARD_PROVIDER_PUBLIC_URL: 'https://cards.example/api',
      CARD_PROVIDER_PUBLIC_KEY: 'pk_test_"1',
    };
    const { url, clock } = await testGateway({ env });
    const answer = await fetch(`${url}/card.html`);
    const html = await answer.text();
    const nonce = /script nonce="([^"]+)"/.exec(html)?.[1];
    expect(settingsIn(html)).toEqual({
      ...{ providerUrl: 'https://cards.example/api', publicKey: 'pk_test_"1' },
      serverTime: clock.now(),
    });
    expect(answer.headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      "form-action 'none'",
      "object-src 'none'",
      'connect-src https://cards.example',
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self'",
      "font-src 'self'",
    ]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(await (await fetch(`${url}/card.html`)).text()).not.toBe(html);
  });

  test('is not there where nobody takes cards, and the console is told', async () => {
    const { url } = await testGateway({
      env: {
        ...{ NODE_ENV: 'production', SESSION_KEY: 'k'.repeat(32) },
        WEB_DIST: await builtConsole(OPERATIONS),
      },
    });
    const page = await fetch(`${url}/`);
    expect(settingsIn(await page.text())).toMatchObject({ takesCards: false });
    expect(page.headers.get('content-security-policy')).not.toContain('localhost');
    const { status } = await fetch(`${url}/card.html`);
    expect(status).toBe(404);
  });
});

describe('the console’s files', () => {
  test('with a hash in their name are kept for ever, and come compressed where the browser takes it', async () => {
    const { url } = await testGateway({ env: { WEB_DIST: await builtConsole(OPERATIONS) } });
    const plain = await fetch(`${url}/assets/index-a1b2c3d4.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await plain.text()).toBe('plain');
    const small = await fetch(`${url}/assets/index-a1b2c3d4.js`, {
      headers: { 'accept-encoding': 'br' },
      method: 'HEAD',
    });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(small.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${url}/favicon.svg`)).headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/index.html',
    '/playground/index.html',
    '/persisted-documents.json',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/none.js',
  ])('%s is not one', async (path) => {
    const { url } = await testGateway({ env: { WEB_DIST: await builtConsole(OPERATIONS) } });
    expect((await fetch(url + path)).status).toBe(404);
  });
});

describe('the console’s operations', () => {
  const known = { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(WHO) } } };

  test('are known by hash before the first request, and counted by name', async () => {
    const { send, url } = await testGateway({ env: { WEB_DIST: await builtConsole(OPERATIONS) } });
    expect(await (await send(known)).json()).toEqual({
      data: { viewer: { guid: 'orbit-0000', __typename: 'Viewer' } },
    });
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('operation="WhoAmI",outcome="OK"');
  });

  test('whose hash is wrong are left out', async () => {
    const { send, logs } = await testGateway({ env: { WEB_DIST: await builtConsole(OPERATIONS) } });
    const answer = (await (
      await send({ extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } })
    ).json()) as GraphQLAnswer;
    expect(answer.errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(logs.some((line) => line.includes('do not fit their hash'))).toBe(true);
  });

  test('are the only ones where arbitrary documents are closed', async () => {
    const { send, ask, stub } = await testGateway({
      env: { WEB_DIST: await builtConsole(OPERATIONS), ALLOW_ARBITRARY_DOCUMENTS: 'false' },
    });
    expect((await ask('{ viewer { email } }')).errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'document_not_known',
    });
    const other = '{ viewer { role } }';
    const registering = { query: other, extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(other) } } };
    await send(registering);
    const again = (await (await send({ extensions: registering.extensions })).json()) as GraphQLAnswer;
    expect(again.errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(stub.calls).toEqual([]);
    expect(((await (await send(known)).json()) as GraphQLAnswer).errors).toBeUndefined();
  });
});
