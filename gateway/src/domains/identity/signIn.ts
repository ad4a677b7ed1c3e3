import * as z from 'zod';
import type { Config } from '../../config.ts';
import type { Clock } from '../../lib/clock.ts';
import { type LimiterFactory, rateLimited } from '../../lib/limiter.ts';
import { type Sealer, createSealer } from '../../lib/seal.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;

const handleShape = z.object({ guid: z.string(), email: z.string() });

/** Whom a sign-in handle is for. */
export type LoginHandle = z.infer<typeof handleShape>;

/** What the two steps of signing in share. */
export type SignIn = { readonly handles: Sealer<LoginHandle>; readonly limits: SignInLimits };
export type SignInLimits = ReturnType<typeof signInLimits>;

/**
 * The limits of signing in. By account and by caller they give back how many milliseconds to wait, or null; the one over
 * all of them throws RATE_LIMITED.
 */
function signInLimits(limits: Config['limits']['signIn'], limiter: LimiterFactory) {
  const overall = limiter({ name: 'signIn', points: limits.overallPerMinute, windowMs: MINUTE });
  const issueByAccount = limiter({ name: 'issue', points: limits.issuesPerAddress, windowMs: QUARTER });
  const issueByClient = limiter({ name: 'issueFrom', points: limits.issuesPerClient, windowMs: QUARTER });
  const guessByAccount = limiter({ name: 'guess', points: limits.guessesPerDay, windowMs: DAY });
  const guessByClient = limiter({ name: 'guessFrom', points: limits.guessesPerClient, windowMs: QUARTER });

  async function takeOverall() {
    const wait = await overall.take('all');
    if (wait !== null) throw rateLimited(wait);
  }
  return {
    /** Counts a caller's wish for a PIN. */
    async issueFrom(clientAddress: string) {
      await takeOverall();
      return issueByClient.take(clientAddress);
    },
    /** Counts a PIN for an address. */
    issueTo: (email: string) => issueByAccount.take(email),
    /** The upstream sent no PIN after all. */
    notIssued: (email: string) => issueByAccount.giveBack(email),
    /** Counts a guess. */
    async guess(email: string, clientAddress: string) {
      await takeOverall();
      return (await guessByClient.take(clientAddress)) ?? (await guessByAccount.take(email));
    },
    /** A PIN was right: its address may ask for further ones. */
    signedIn: (email: string) => issueByAccount.reset(email),
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
