import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { describeSettings } from './settings.ts';

const linesOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.lines.map((line) => line.split(':')[0]) : [error];
  }
};

describe('settings', () => {
  test('the consoles of other teams need a place for the team’s address', () => {
    const at = (template: string) => readConfig({ TEAM_CONSOLE_URL: template }).teamConsoleUrl('harbor');
    expect(at('https://{teamUrl}.console.example.com/')).toBe('https://harbor.console.example.com/');
    expect(readConfig({}).teamConsoleUrl('harbor')).toBeNull();
    for (const wrong of ['https://console.example.com/', 'ftp://{teamUrl}.example', '{teamUrl}']) {
      expect(linesOf({ TEAM_CONSOLE_URL: wrong })).toEqual(['TEAM_CONSOLE_URL']);
    }
  });

  test('in production the console links to no chat that nobody has named', () => {
    const production = { NODE_ENV: 'production', SESSION_KEY: 'k'.repeat(32) };
    expect(readConfig({}).chatUrl('harbor')).toBe('https://harbor.muster.example');
    expect(readConfig(production).chatUrl('harbor')).toBeNull();
    const named = { CHAT_URL: 'https://chat.example.com/{teamUrl}' };
    expect(readConfig({ ...production, ...named }).chatUrl('harbor')).toBe('https://chat.example.com/harbor');
  });

  test('tokens of webhooks begin with what is named: a word of its own that needs no escaping', () => {
    expect(readConfig({}).console.webhookTokenPrefix).toBe('tc_');
    expect(readConfig({ WEBHOOK_TOKEN_PREFIX: 'acme-2_' }).console.webhookTokenPrefix).toBe('acme-2_');
    for (const wrong of ['two words', 'ü_', 'x'.repeat(21)]) {
      expect(linesOf({ WEBHOOK_TOKEN_PREFIX: wrong })).toEqual(['WEBHOOK_TOKEN_PREFIX']);
    }
  });

  test('have the documented defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      isProduction: false,
      deadlineMs: 10_000,
      sessionKey: null,
      upstream: {
        attemptMs: 3_000,
        writeMs: 8_000,
        maxBytes: 8_388_608,
        baseUrls: { member: 'http://127.0.0.1:4001/member' },
      },
      limits: {
        depth: 10,
        cost: 5_000,
        aliases: 30,
        tokens: 2_000,
        bodyBytes: 1_048_576,
        operationsPerMinute: 600,
        signIn: { issuesPerPlace: 3, issuesPerClient: 60, guessesByStrangers: 30 },
      },
      documents: { arbitrary: true, introspection: true },
    });
  });

  test('that are wrong are named all at once', () => {
    const env = {
      PORT: 'eighty',
      UPSTREAM_URL: 'ftp://x',
      ENVIRONMENT: 'moon',
      MAX_DEPTH: '0',
      INTROSPECTION: 'perhaps',
      TRUSTED_PROXIES: '10.0.0.0/8, everybody',
      UPSTREAM_PATHS: '{"member.nothing":"/x"}',
      NODE_ENV: 'production',
    };
    expect(new Set(linesOf(env))).toEqual(
      new Set([
        'PORT',
        'ENVIRONMENT',
        'UPSTREAM_URL',
        'UPSTREAM_PATHS',
        'TRUSTED_PROXIES',
        'MAX_DEPTH',
        'INTROSPECTION',
        'SESSION_KEY',
      ]),
    );
  });

  test('production asks for a key of its own', () => {
    expect(linesOf({ NODE_ENV: 'production' })).toEqual(['SESSION_KEY']);
    expect(linesOf({ NODE_ENV: 'production', SESSION_KEY: 'short' })).toEqual(['SESSION_KEY']);
    expect(linesOf({ NODE_ENV: 'production', SESSION_KEY: 'k'.repeat(32) })).toEqual([]);
  });

  test('in production nobody stands in for a provider that is not named', () => {
    const production = { NODE_ENV: 'production', SESSION_KEY: 'k'.repeat(32) };
    expect(readConfig(production).payments).toEqual({ cards: null, netBankingOrigin: null });
    const cards = { CARD_PROVIDER_PUBLIC_URL: 'https://cards.example', CARD_PROVIDER_PUBLIC_KEY: 'pk_test_1' };
    expect(readConfig({ ...production, ...cards, NET_BANKING_PUBLIC_ORIGIN: 'https://bank.example' }).payments).toEqual(
      { cards: { url: 'https://cards.example', key: 'pk_test_1' }, netBankingOrigin: 'https://bank.example' },
    );
    const { CARD_PROVIDER_PUBLIC_URL, CARD_PROVIDER_PUBLIC_KEY } = cards;
    expect(linesOf({ ...production, CARD_PROVIDER_PUBLIC_URL })).toEqual(['CARD_PROVIDER_PUBLIC_KEY']);
    expect(linesOf({ ...production, CARD_PROVIDER_PUBLIC_KEY })).toEqual(['CARD_PROVIDER_PUBLIC_URL']);
  });

  test('real money asks for a real card provider over https', () => {
    const real = {
      ENVIRONMENT: 'prod',
      CARD_PROVIDER_PUBLIC_URL: 'https://cards.example',
      CARD_PROVIDER_PUBLIC_KEY: 'pk_live_1',
    };
    expect(readConfig({}).payments).toEqual({
      cards: { url: 'http://localhost:4002', key: 'pk_test_muster' },
      netBankingOrigin: 'http://localhost:4002',
    });
    expect(readConfig(real).payments).toMatchObject({ cards: { key: 'pk_live_1' }, netBankingOrigin: null });
    expect(linesOf({ ENVIRONMENT: 'prod', CARD_PROVIDER_PUBLIC_KEY: '', PORT: 'x' })).toEqual([
      'PORT',
      'CARD_PROVIDER_PUBLIC_URL',
      'CARD_PROVIDER_PUBLIC_KEY',
    ]);
    const plain = {
      CARD_PROVIDER_PUBLIC_URL: 'http://cards.example',
      NET_BANKING_PUBLIC_ORIGIN: 'http://bank.example',
    };
    expect(linesOf({ ...real, ...plain, CARD_PROVIDER_PUBLIC_KEY: 'pk_test_1' })).toEqual([
      'CARD_PROVIDER_PUBLIC_URL',
      'NET_BANKING_PUBLIC_ORIGIN',
      'CARD_PROVIDER_PUBLIC_KEY',
    ]);
    expect(linesOf(plain)).toEqual([]);
  });

  test('empty counts as not given; a service may be elsewhere', () => {
    const { upstream } = readConfig({
      PORT: '',
      UPSTREAM_URL: 'https://up.example/api/',
      MEMBER_URL: 'https://people.example/v2',
    });
    expect(upstream.baseUrls).toMatchObject({
      member: 'https://people.example/v2',
      team: 'https://up.example/api/team',
    });
  });

  test('may stand in files, one each', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'muster-settings-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'session-key');
    await writeFile(file, `${'k'.repeat(40)}\n`);
    expect(readConfig({ SESSION_KEY_FILE: file }).sessionKey).toBe('k'.repeat(40));
    expect(linesOf({ SESSION_KEY_FILE: join(folder, 'none') })).toEqual(['SESSION_KEY_FILE']);
    expect(linesOf({ SESSION_KEY_FILE: file, SESSION_KEY: 'x'.repeat(40) })).toEqual(['SESSION_KEY_FILE']);
    expect(linesOf({ NODE_ENV: 'production', SESSION_KEY_FILE: file })).not.toContain('SESSION_KEY');
  });

  test('are all described', () => {
    const described = describeSettings();
    expect(described.filter(({ meaning }) => meaning === '')).toEqual([]);
    expect(described.find(({ name }) => name === 'MAX_COST')).toEqual({
      name: 'MAX_COST',
      default: '5000',
      meaning: expect.stringContaining('cost'),
    });
    expect(described.find(({ name }) => name === 'MEMBER_URL')?.meaning).toContain('member');
    expect(JSON.stringify(described)).not.toContain(process.cwd());
  });
});
