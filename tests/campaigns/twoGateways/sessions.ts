// What one gateway began the other goes on with, and what is good for once is good for once over both.
import type { Finding, Length } from '../campaign.ts';
import { count, exactly, noneOf } from './findings.ts';
import { type Pair, domainsOf, urlAt } from './pair.ts';
import { type Visitor, ask, atOnce, from, guessPin, issuePin, signIn } from './visitor.ts';

const ROLES = ['admin', 'member', 'guest'];
const READ = { query: '{ viewer { guid } }' };
/** Nobody's but this test's, so that its PINs are asked for by nobody else. */
const RACER = { email: 'guest@leaderless.example', address: '192.0.2.21' };

type Read = { viewer: { guid: string } | null };

const isOver = ({ codes }: { codes: readonly unknown[] }) => codes[0] === 'UNAUTHENTICATED';

/** The visitors, each signed in by way of both gateways, and whether everybody could. */
export async function visitorsOf(pair: Pair, length: Length) {
  const people = domainsOf(length).flatMap((domain) => ROLES.map((role) => `${role}@${domain}`));
  const entered = await atOnce(people.length, (index) =>
    signIn(pair.dev, people[index] ?? '', {
      first: urlAt(pair, index),
      second: urlAt(pair, index + 1),
      address: `198.51.100.${index + 1}`,
    }),
  );
  const visitors = entered.filter((one) => one !== null);
  const finding = noneOf(
    'sign-ins that fail with the first step at one and the second at the other',
    entered,
    (one) => one === null,
  );
  return { visitors, finding };
}

async function opening({ gateways }: Pair, visitors: readonly Visitor[]): Promise<Finding[]> {
  const asked = await Promise.all(
    gateways.flatMap(({ url }) =>
      visitors.flatMap(({ guid, bearer, cookie }) =>
        [bearer, cookie].map(async (headers) => (await ask<Read>(url, READ, headers)).data?.viewer?.guid === guid),
      ),
    ),
  );
  return [
    noneOf('uses of these sessions at both, by cookie and by token, that do not get in', asked, (isOwn) => !isOwn),
  ];
}

/** One PIN and one code of the external sign-in, each tried at both gateways at once. */
async function singleUse(pair: Pair, visitor: Visitor): Promise<Finding[]> {
  const at = (index: number) => urlAt(pair, index);
  const login = (await issuePin(at(0), RACER.email, RACER.address)) ?? '';
  const pin = await pair.dev.pinOf(RACER.email);
  const begun = await atOnce(6, (index) => guessPin(at(index), login, pin, RACER.address));
  const away = await fetch(`${at(0)}/login/external`, { headers: visitor.cookie, redirect: 'manual' });
  const target = new URL(away.headers.get('location') ?? '');
  const [state = ''] = away.headers.getSetCookie().map((one) => one.slice(0, one.indexOf(';')));
  const back = new URLSearchParams([...target.searchParams].filter(([name]) => name !== 'redirect_uri'));
  const headers = { cookie: state, ...from(RACER.address) };
  const returned = await atOnce(6, (index) =>
    fetch(`${at(index)}/login/callback?${back.toString()}`, { headers, redirect: 'manual' }),
  );
  return [
    exactly(
      'sessions by one PIN, of 6 tries at once at both',
      1,
      count(begun, ({ data }) => Boolean(data?.pinAuthenticate.token)),
    ),
    exactly(
      'sessions by one code of the external sign-in, likewise',
      1,
      count(returned, ({ status }) => status === 303),
    ),
  ];
}

/** Signing out, and being signed out by another session of one's own: at one gateway, seen at the other at once. */
async function ending({ gateways: [one, other], dev }: Pair, visitor: Visitor): Promise<Finding[]> {
  const entrance = { first: one.url, second: other.url, address: '192.0.2.22' };
  const leaver = await signIn(dev, visitor.email, entrance);
  const thief = await signIn(dev, visitor.email, entrance);
  if (leaver === null || thief === null) throw new Error('Nobody could sign in a second time.');
  await ask(one.url, { query: 'mutation { signOut(input: {}) { userErrors { code } } }' }, leaver.cookie);
  const END = 'mutation { sessionEndOthers(input: {}) { userErrors { code } } }';
  const after = [await ask(other.url, READ, leaver.cookie)];
  await ask(other.url, { query: END }, visitor.bearer);
  for (const { url } of [one, other])
    after.push(await ask(url, READ, thief.cookie), await ask(url, READ, thief.bearer));
  return [
    noneOf('uses of a session at both that get in after its end at one', after, (answer) => !isOver(answer)),
    noneOf('uses of the session that ended it which are refused', [await ask(one.url, READ, visitor.bearer)], isOver),
  ];
}

export async function sharedSessions(pair: Pair, visitors: readonly Visitor[]): Promise<Finding[]> {
  const [first] = visitors;
  if (first === undefined) throw new Error('Nobody is signed in.');
  return [...(await opening(pair, visitors)), ...(await singleUse(pair, first)), ...(await ending(pair, first))];
}
