import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeSettings, readConfig } from './config.ts';
import { productionSettings as production } from './testing/production.ts';

test('what is kept for 0 days is kept for ever', () => {
  const { retention } = readConfig({ AUDIT_KEPT_DAYS: '90', EVENTS_KEPT_DAYS: '0' });
  expect(retention).toEqual({ auditDays: 90, eventDays: null });
});

test('everything has a default that starts on a laptop', () => {
  expect(readConfig({ DATA_DIR: '/data', SMTP_URL: '' })).toEqual({
    ...{
      migrates: true,
      production: false,
      environment: 'internal',
      sandboxDomain: 'sandbox.example',
      host: '127.0.0.1',
      port: 4001,
      dataDir: '/data',
    },
    ...{
      databaseUrl: null,
      s3: null,
      traces: null,
      smtp: null,
      invitations: { mailDomain: 'mail.muster.example', chatUrl: 'https://{teamUrl}.muster.example' },
      groupsDomain: null,
      recordingKeptDays: null,
      chatExportTerms: { keptDays: 7, consoleUrl: 'http://localhost:4000' },
      retention: { auditDays: null, eventDays: 400 },
      logLevel: 'info',
      pinPauseMs: 10_000,
      pinKey: null,
      replacedKeyId: null,
      feedbackKey: null,
      extraEvents: [],
      webhookAllowedNetworks: [],
      fieldLimits: { fields: 50, values: 999 },
      planTerms: {
        prices: {
          USD: { MONTHLY: 500, '60_DAYS': 475, QUARTERLY: 450, BIANNUAL: 400, ANNUAL: 300 },
          INR: { MONTHLY: 19_900, '60_DAYS': 18_900, QUARTERLY: 17_900, BIANNUAL: 15_900, ANNUAL: 11_900 },
        },
        trial: { days: 30, endsAs: 'pro' },
        renewal: { graceDays: 7 },
        cancellation: { effective: 'immediate' },
        seller: { name: 'Muster', lines: [] },
      },
      defaultTeamSize: 50,
      providers: {
        cards: { url: 'http://127.0.0.1:4002', secretKey: 'sk_test_muster', webhookSecret: 'whsec_muster' },
        netBanking: {
          ...{ url: 'http://127.0.0.1:4002/netbanking', publicUrl: 'http://localhost:4002/netbanking' },
          ...{ merchantKey: 'muster', salt: 'salt_muster' },
        },
      },
      google: null,
      countryNetworks: [],
    },
    ...{ drainDelayMs: 0, standInUrl: 'http://localhost:4002', fortressAllowedAddress: '203.0.113.7' },
  });
});

test('all that is wrong is told at once, one setting a line, without the values', () => {
  const wrong = {
    ...{ UPSTREAM_PORT: 'seventy', ENVIRONMENT: 'staging', DATABASE_URL: 'mysql://user:hunter2@host/db' },
    ...{ NODE_ENV: 'production', EXTRA_EVENTS: 'fine,Not Fine' },
    ...{ WEBHOOK_ALLOWED_NETWORKS: '10.0.0.0/8,localhost', PRICES_INR: 'MONTHLY=199,WEEKLY=50', TRIAL_DAYS: '0' },
    S3_ENDPOINT: 'https://storage.example',
  };
  let message = '';
  try {
    readConfig(wrong);
  } catch (error) {
    message = error instanceof Error ? error.message : '';
  }
  const settings = message.split('\n').map((line) => line.split(':')[0]?.split('.')[0]);
  expect(new Set(settings)).toEqual(
    new Set([
      ...['DATABASE_URL', 'ENVIRONMENT', 'EXTRA_EVENTS', 'PRICES_INR', 'TRIAL_DAYS', 'UPSTREAM_PORT'],
      'WEBHOOK_ALLOWED_NETWORKS',
      // What production lacks besides, and what a setting lacks that is right by itself.
      ...['SMTP_URL', 'CONSOLE_URL', 'CHAT_URL', 'S3_BUCKET'],
    ]),
  );
  expect(settings).toHaveLength(11);
  expect(message).not.toContain('hunter2');
});

test('production has a team for trying things out where that is asked for, and never where money is real', () => {
  expect(readConfig(production).sandboxDomain).toBeNull();
  const domain = { SANDBOX_DOMAIN: 'sandbox.orbit.example' };
  expect(readConfig({ ...production, ...domain })).toMatchObject({ sandboxDomain: 'sandbox.orbit.example' });
  expect(() => readConfig({ ...production, SANDBOX_DOMAIN: 'orbit.example' })).toThrow('SANDBOX_DOMAIN');
  expect(() => readConfig({ ...production, ...domain, ENVIRONMENT: 'prod' })).toThrow('real money');
});

test('production needs a way to send PINs, and is told where mails lead', () => {
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'CONSOLE_URL', 'CHAT_URL'])
    expect(() => readConfig({ ...production, [name]: '' })).toThrow(new RegExp(`^${name}: is needed [^\\n]*$`));
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow('MAIL_FROM');
  expect(readConfig(production)).toMatchObject({
    ...{ production: true, drainDelayMs: 3_000, smtp: { from: 'muster@orbit.example' } },
    ...{ invitations: { chatUrl: 'https://{teamUrl}.chat.orbit.example' } },
    ...{ chatExportTerms: { consoleUrl: 'https://admin.orbit.example' } },
  });
});

test('channels have their addresses at the installation’s domain, or each team’s at its own', () => {
  expect(readConfig({}).groupsDomain).toBeNull();
  expect(readConfig({ GROUPS_DOMAIN: 'Groups.Chat.Example' }).groupsDomain).toBe('groups.chat.example');
  for (const GROUPS_DOMAIN of ['a@chat.example', 'chat .example', 'https://chat.example']) {
    expect(() => readConfig({ GROUPS_DOMAIN })).toThrow('GROUPS_DOMAIN');
  }
});

test('people are mailed from the installation’s domain, and come to its chat', () => {
  const own = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Muster@Orbit.Example' };
  expect(readConfig(own).invitations.mailDomain).toBe('orbit.example');
  expect(readConfig({ ...own, INVITE_MAIL_DOMAIN: 'mail.orbit.example' }).invitations.mailDomain).toBe(
    'mail.orbit.example',
  );
  for (const INVITE_MAIL_DOMAIN of ['a@orbit.example', 'orbit.example>', 'orbit .example', 'orbit.example\r\nX: y']) {
    expect(() => readConfig({ INVITE_MAIL_DOMAIN })).toThrow('INVITE_MAIL_DOMAIN');
  }
  for (const CHAT_URL of ['https://chat.example/', 'ftp://{teamUrl}.example', '{teamUrl}', 'javascript:{teamUrl}']) {
    expect(() => readConfig({ CHAT_URL })).toThrow('CHAT_URL');
  }
});

test('prices and terms are read as they are written, and prices need not be for everything', () => {
  const { planTerms } = readConfig({
    PRICES_USD: 'MONTHLY=4.5',
    PRICES_INR: 'none',
    TRIAL_DAYS: '15',
    TRIAL_ENDS_AS: 'free',
    RENEWAL_GRACE_DAYS: '0',
    CANCEL_EFFECTIVE: 'period_end',
    INVOICE_SELLER: 'Orbit Ltd|1 Lane|Bristol',
  });
  expect(planTerms).toEqual({
    prices: { USD: { MONTHLY: 450 }, INR: {} },
    trial: { days: 15, endsAs: 'free' },
    renewal: { graceDays: 0 },
    cancellation: { effective: 'period_end' },
    seller: { name: 'Orbit Ltd', lines: ['1 Lane', 'Bristol'] },
  });
});

test('every setting says what it is for', () => {
  expect(describeSettings().filter(({ meaning }) => meaning === '')).toEqual([]);
  expect(describeSettings()).toContainEqual({
    name: 'UPSTREAM_PORT',
    default: '4001',
    meaning: 'The port; 0 takes any free one.',
  });
});

test('files go to a storage where one is named with all that it needs', () => {
  const own = { S3_BUCKET: 'files', S3_ENDPOINT: 'http://10.0.0.5:9000', S3_PREFIX: 'muster/' };
  const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hunter2' };
  const access = { bucket: 'files', endpoint: 'http://10.0.0.5:9000', region: 'us-east-1', pathStyle: true };
  const credentials = { accessKeyId: 'id', secretAccessKey: 'hunter2' };
  expect(readConfig({ ...own, ...key }).s3).toEqual({ ...access, credentials, prefix: 'muster/' });
  expect(readConfig({ S3_BUCKET: 'files', S3_REGION: 'eu-north-1' }).s3).toEqual({
    ...{ bucket: 'files', endpoint: null, region: 'eu-north-1', pathStyle: false, credentials: null, prefix: '' },
  });
  for (const [wrong, told] of [
    [{ S3_ENDPOINT: own.S3_ENDPOINT }, /^S3_BUCKET: is needed with S3_ENDPOINT$/],
    [{ ...own, S3_ACCESS_KEY_ID: 'id' }, /^S3_SECRET_ACCESS_KEY: is needed with S3_ACCESS_KEY_ID$/],
    [{ ...own, S3_SECRET_ACCESS_KEY: 'hunter2' }, /^S3_ACCESS_KEY_ID: is needed with S3_SECRET_ACCESS_KEY$/],
    [{ ...own, S3_PREFIX: '/muster' }, /^S3_PREFIX: has to be folders/],
  ] as const)
    expect(() => readConfig(wrong)).toThrow(told);
});

test('a setting may stand in a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-settings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'pin-key');
  await writeFile(file, `${'k'.repeat(40)}\n`);
  expect(readConfig({ PIN_KEY_FILE: file }).pinKey).toBe('k'.repeat(40));
  expect(() => readConfig({ PIN_KEY_FILE: join(folder, 'none') })).toThrow(
    /^PIN_KEY_FILE: .* cannot be read \(ENOENT\)$/,
  );
  expect(() => readConfig({ PIN_KEY_FILE: file, PIN_KEY: 'x'.repeat(40) })).toThrow('only one of them can count');
});
