import * as z from 'zod';
import type { Config } from '../../config.ts';
import type { Clock } from '../../lib/clock.ts';
import { keyedHash } from '../../lib/keyedHash.ts';
import { type Limiter, type LimiterFactory, rateLimited } from '../../lib/limiter.ts';
import type { Log } from '../../lib/log.ts';
import { networkOf } from '../../lib/network.ts';
import { type SealKeys, type Sealer, createSealer } from '../../lib/seal.ts';
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
export type SignIn = {
  readonly handles: Sealer<LoginHandle>;
  readonly limits: SignInLimits;
  /** From where somebody asks to sign in to an account. */
  readonly placeOf: (email: string, clientAddress: string, browser: KnownBrowser) => Promise<Place>;
};
export type SignInLimits = ReturnType<typeof signInLimits>;

/** A network stands with the services under a name that only this installation makes: there are too few IPv4 addresses. */
function placesOf(sessionKey: string): SignIn['placeOf'] {
  const hash = keyedHash(sessionKey, 'networks');
  return async (email, clientAddress, browser) => {
    const id = await browser.idFor(email);
    if (id !== null) return { place: id, isKnownPlace: true };
    return { place: hash(networkOf(clientAddress)), isKnownPlace: false };
  };
}

/** Somebody tries to sign in to an account from a place. */
type Attempt = Place & { readonly email: string };

/** What was taken goes back where that is possible: nobody's sign-in fails by it. */
async function giveBackOrLog(log: Log, given: readonly Promise<void>[]) {
  try {
    await Promise.all(given);
  } catch (error) {
    log.warn({ err: error }, 'Limits of signing in were not given back');
  }
}

/**
 * The limits of signing in. A known place has limits of its own, so that nobody who attacks an account from elsewhere shuts
 * its owner out; strangers are counted by network, by account, and all together. Each gives back how many milliseconds to
 * wait, or null; the one over all strangers throws RATE_LIMITED.
 */
function signInLimits(limits: Config['limits']['signIn'], limiter: LimiterFactory) {
  const overall = limiter({ name: 'signIn', points: limits.overallPerMinute, windowMs: MINUTE });
  const issueByPlace = limiter({ name: 'issue', points: limits.issuesPerPlace, windowMs: QUARTER });
  const issueByStrangers = limiter({ name: 'issueToStrangers', points: limits.issuesToStrangers, windowMs: QUARTER });
  const issueByClient = limiter({ name: 'issueFrom', points: limits.issuesPerClient, windowMs: QUARTER });
  const guessByPlace = limiter({ name: 'guess', points: limits.guessesPerPlace, windowMs: DAY });
  const guessByStrangers = limiter({ name: 'guessOfStrangers', points: limits.guessesByStrangers, windowMs: DAY });
  const guessByClient = limiter({ name: 'guessFrom', points: limits.guessesPerClient, windowMs: QUARTER });
  const optionsByClient = limiter({ name: 'signInOptions', points: limits.issuesPerClient, windowMs: QUARTER });
  const keyOf = ({ email, place }: Attempt) => `${email} ${place}`;

  async function takeOverall() {
    const wait = await overall.take('all');
    if (wait !== null) throw rateLimited(wait);
  }
  async function takeOfAccount(byPlace: Limiter, byStrangers: Limiter, attempt: Attempt) {
    const placeWait = await byPlace.take(keyOf(attempt));
    if (placeWait !== null || attempt.isKnownPlace) return placeWait;
    const wait = await byStrangers.take(attempt.email);
    if (wait !== null) await byPlace.giveBack(keyOf(attempt));
    return wait;
  }
  const giveBack = (byPlace: Limiter, byStrangers: Limiter, attempt: Attempt) => [
    byPlace.giveBack(keyOf(attempt)),
    ...(attempt.isKnownPlace ? [] : [byStrangers.giveBack(attempt.email)]),
  ];

  return {
    /** Counts a question for the ways in. Throws RATE_LIMITED where one network asks too often, as where all together do. */
    async optionsFrom(clientAddress: string) {
      const wait = await optionsByClient.take(networkOf(clientAddress));
      if (wait !== null) throw rateLimited(wait);
      await takeOverall();
    },
    /** Counts a caller's wish for a PIN. What one network uses up first takes no more of what all share. */
    async issueFrom(clientAddress: string, { isKnownPlace }: Place) {
      if (isKnownPlace) return null;
      const wait = await issueByClient.take(networkOf(clientAddress));
      if (wait === null) await takeOverall();
      return wait;
    },
    /** Counts a PIN for an address. */
    issueTo: (attempt: Attempt) => takeOfAccount(issueByPlace, issueByStrangers, attempt),
    /** The upstream sent no PIN after all. */
    notIssued: (attempt: Attempt, log: Log) => giveBackOrLog(log, giveBack(issueByPlace, issueByStrangers, attempt)),
    /** Counts a guess. What all share comes last: one handle, sent from many networks, takes of it only its own few. */
    async guess(attempt: Attempt, clientAddress: string, log: Log) {
      const clientWait = attempt.isKnownPlace ? null : await guessByClient.take(networkOf(clientAddress));
      const wait = clientWait ?? (await takeOfAccount(guessByPlace, guessByStrangers, attempt));
      if (wait !== null || attempt.isKnownPlace) return wait;
      try {
        await takeOverall();
      } catch (error) {
        await giveBackOrLog(log, giveBack(guessByPlace, guessByStrangers, attempt));
        throw error;
      }
      return null;
    },
    /** Nothing was learnt of the PIN. */
    notGuessed: (attempt: Attempt, log: Log) => giveBackOrLog(log, giveBack(guessByPlace, guessByStrangers, attempt)),
    /** A PIN was right: it was no guess, and its place may ask for further ones. */
    signedIn: (attempt: Attempt, log: Log) =>
      giveBackOrLog(log, [
        ...giveBack(guessByPlace, guessByStrangers, attempt),
        issueByPlace.reset(keyOf(attempt)),
        ...(attempt.isKnownPlace ? [] : [issueByStrangers.giveBack(attempt.email)]),
      ]),
  };
}

export function createSignIn(
  config: Pick<Config, 'limits'>,
  keys: SealKeys,
  limiter: LimiterFactory,
  clock: Clock,
): SignIn {
  const options = { keys, purpose: 'login handle', lifetimeMs: 10 * MINUTE, shape: handleShape };
  return {
    handles: createSealer(options, clock),
    limits: signInLimits(config.limits.signIn, limiter),
    placeOf: placesOf(keys.current),
  };
}
