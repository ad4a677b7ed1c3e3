import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Config } from '../../config.ts';
import type { Clock } from '../../lib/clock.ts';
import { type LimiterFactory, rateLimited } from '../../lib/limiter.ts';
import { networkOf } from '../../lib/network.ts';
import { type Sealer, createSealer } from '../../lib/seal.ts';
import type { KnownBrowser } from './knownBrowser.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;

const placeShape = { place: z.string(), isKnownPlace: z.boolean() };
const handleShape = z.object({ guid: z.string(), email: z.string(), pinId: z.string().optional(), ...placeShape });

/** From where somebody signs in: the browser where they did so before, else their network. Known is known to one account. */
export type Place = z.infer<z.ZodObject<typeof placeShape>>;

/** Whom a sign-in handle is for, and from where it was asked for. */
export type LoginHandle = z.infer<typeof handleShape>;

/** What the two steps of signing in share. */
export type SignIn = { readonly handles: Sealer<LoginHandle>; readonly limits: SignInLimits };
export type SignInLimits = ReturnType<typeof signInLimits>;

/** From where somebody asks to sign in to an account. */
export async function placeOf(email: string, clientAddress: string, browser: KnownBrowser): Promise<Place> {
  const id = await browser.idFor(email);
  if (id !== null) return { place: id, isKnownPlace: true };
  return { place: createHash('sha256').update(networkOf(clientAddress)).digest('base64url'), isKnownPlace: false };
}

type Account = Place & { readonly email: string };

/**
 * The limits of signing in. A known place has limits of its own, so that nobody who attacks an account from elsewhere shuts
 * its owner out; strangers are counted by network, by account, and all together. Each gives back how many milliseconds to
 * wait, or null; the one over all strangers throws RATE_LIMITED.
 */
function signInLimits(limits: Config['limits']['signIn'], limiter: LimiterFactory) {
  const overall = limiter({ name: 'signIn', points: limits.overallPerMinute, windowMs: MINUTE });
  const issueByPlace = limiter({ name: 'issue', points: limits.issuesPerAddress, windowMs: QUARTER });
  const issueByStrangers = limiter({ name: 'issueToStrangers', points: limits.issuesToStrangers, windowMs: QUARTER });
  const issueByClient = limiter({ name: 'issueFrom', points: limits.issuesPerClient, windowMs: QUARTER });
  const guessByPlace = limiter({ name: 'guess', points: limits.guessesPerPlace, windowMs: DAY });
  const guessByStrangers = limiter({ name: 'guessOfStrangers', points: limits.guessesPerDay, windowMs: DAY });
  const guessByClient = limiter({ name: 'guessFrom', points: limits.guessesPerClient, windowMs: QUARTER });
  const keyOf = ({ email, place }: Account) => `${email} ${place}`;

  /** What one network uses up first, so that it takes no more of what all share. */
  async function takeAsStranger(byClient: typeof overall, clientAddress: string) {
    const clientWait = await byClient.take(networkOf(clientAddress));
    if (clientWait !== null) return clientWait;
    const wait = await overall.take('all');
    if (wait !== null) throw rateLimited(wait);
    return null;
  }
  async function takeOfAccount(byPlace: typeof overall, byStrangers: typeof overall, account: Account) {
    const wait = await byPlace.take(keyOf(account));
    return wait ?? (account.isKnownPlace ? null : byStrangers.take(account.email));
  }
  const giveBackOfStrangers = async (one: typeof overall, { isKnownPlace, email }: Account) =>
    isKnownPlace ? undefined : one.giveBack(email);

  return {
    /** Counts a caller's wish for a PIN. */
    issueFrom: async (clientAddress: string, { isKnownPlace }: Place) =>
      isKnownPlace ? null : takeAsStranger(issueByClient, clientAddress),
    /** Counts a PIN for an address. */
    issueTo: (account: Account) => takeOfAccount(issueByPlace, issueByStrangers, account),
    /** The upstream sent no PIN after all. */
    async notIssued(account: Account) {
      await issueByPlace.giveBack(keyOf(account));
      await giveBackOfStrangers(issueByStrangers, account);
    },
    /** Counts a guess. */
    async guess(account: Account, clientAddress: string) {
      const wait = account.isKnownPlace ? null : await takeAsStranger(guessByClient, clientAddress);
      return wait ?? takeOfAccount(guessByPlace, guessByStrangers, account);
    },
    /** A PIN was right: it was no guess, and its place may ask for further ones. */
    async signedIn(account: Account) {
      await issueByPlace.reset(keyOf(account));
      await guessByPlace.reset(keyOf(account));
      await giveBackOfStrangers(issueByStrangers, account);
      await giveBackOfStrangers(guessByStrangers, account);
    },
  };
}

export function createSignIn(
  config: Pick<Config, 'limits'>,
  sessionKey: string,
  limiter: LimiterFactory,
  clock: Clock,
): SignIn {
  const options = { key: sessionKey, purpose: 'login handle', lifetimeMs: 10 * MINUTE, shape: handleShape };
  return { handles: createSealer(options, clock), limits: signInLimits(config.limits.signIn, limiter) };
}
