// Limits count over all gateways, whoever is asked, and keep to themselves whom they are about.
import { readConfig } from '@muster/gateway/config';
import type { Finding, Length } from '../campaign.ts';
import { count, exactly, noneOf } from './findings.ts';
import { type Pair, urlAt } from './pair.ts';
import { ask, atOnce, from, guessPin, issuePin } from './visitor.ts';

const ISSUER = { email: 'admin@leaderless.example', address: '192.0.2.11' };
const GUESSED = 'member@leaderless.example';
const STRANGER = '192.0.2.13';

const { limits } = readConfig({});

/** Everybody's operations of a minute, sent at once and to both. */
async function operations(pair: Pair, length: Length): Promise<Finding[]> {
  const most = limits.operationsPerMinute;
  const answers = await atOnce(most + (length === 'long' ? most : 40), (index) =>
    ask(urlAt(pair, index), { query: '{ __typename }' }, from(STRANGER)),
  );
  const waits = await Promise.all(
    pair.gateways.map(({ url }) =>
      ask(url, { query: '{ __typename }' }, from(STRANGER)).then((one) => one.retryAfter ?? 0),
    ),
  );
  const [one = 0, other = 0] = waits;
  return [
    exactly(
      `operations of one caller that pass in a minute, of ${answers.length} sent at once and to both`,
      most,
      count(answers, ({ codes }) => codes.length === 0),
    ),
    {
      goal: 'seconds between the waits that the two tell whoever was refused',
      target: '≤ 1',
      figure: `${Math.abs(one - other)}`,
      isMet: one > 0 && other > 0 && Math.abs(one - other) <= 1,
      isTimed: false,
    },
  ];
}

/** PINs for one address: from one place, and after as many that the service refused, which count for nothing. */
async function pinsIssued(pair: Pair): Promise<Finding[]> {
  const { dev } = pair;
  const ask12 = () => atOnce(12, (index) => issuePin(urlAt(pair, index), ISSUER.email, ISSUER.address));
  await dev.fault({ service: 'identity', operation: 'issuePin', status: 429 });
  await ask12();
  await dev.clearFaults();
  await ask12();
  const mailed = (await dev.mailsTo(ISSUER.email)).length;
  const goal = 'PINs mailed to one address, of 12 asked for at once and of both, after 12 that the service refused';
  return [exactly(goal, limits.signIn.issuesPerPlace, mailed)];
}

/** Wrong PINs of one account, from more networks than may guess. */
async function pinsGuessed(pair: Pair): Promise<Finding[]> {
  const { dev } = pair;
  const { guessesByStrangers } = limits.signIn;
  const networks = Array.from({ length: 8 }, (_, index) => `203.0.${index + 1}.113`);
  const logins: string[] = [];
  for (const [index, address] of networks.entries())
    logins.push((await issuePin(urlAt(pair, index), GUESSED, address)) ?? '');
  const mailed = (await dev.mailsTo(GUESSED)).map(({ subject }) => subject).join();
  const wrong = ['123456', '234567', '345678'].find((pin) => !mailed.includes(pin)) ?? '';
  await dev.forgetCalls();
  const perNetwork = 5;
  const guesses = networks.length * perNetwork;
  await atOnce(guesses, (index) => {
    const at = index % networks.length;
    return guessPin(urlAt(pair, Math.floor(index / networks.length)), logins[at] ?? '', wrong, networks[at] ?? '');
  });
  const reached = count(await dev.calls(), ({ operation }) => operation === 'authenticate');
  const goal = `guesses at one account’s PINs that the service is asked about, of ${guesses} at once, of both and from ${networks.length} networks`;
  return [exactly(goal, guessesByStrangers, reached)];
}

/** For each key how many seconds it has left; below 0 without an end. */
const TIMES_LEFT = `local left = {} for at, key in ipairs(KEYS) do left[at] = redis.call('ttl', key) end return left`;

/** Nothing in Redis says whom it is about, and nothing stays for good. */
export async function redisKeys({ redis }: Pair, secrets: readonly string[]): Promise<Finding[]> {
  const keys = await redis.ask('--scan');
  const values = await redis.ask('mget', ...keys);
  const times = await redis.ask('eval', TIMES_LEFT, String(keys.length), ...keys);
  const telling = [...secrets, ISSUER.email, ISSUER.address, GUESSED, STRANGER, '@'];
  return [
    noneOf('keys in Redis, and what they hold, that tell an address, a guid or a token', [...keys, ...values], (line) =>
      telling.some((one) => line.includes(one)),
    ),
    noneOf('keys in Redis that would stay for good', times, (seconds) => Number(seconds) < 0),
  ];
}

export async function sharedLimits(pair: Pair, length: Length): Promise<Finding[]> {
  return [...(await operations(pair, length)), ...(await pinsIssued(pair)), ...(await pinsGuessed(pair))];
}
