import { DAY_MS, HOUR_MS, MINUTE_MS } from '../lib/durations.ts';
import { hashToken, randomToken } from '../lib/secrets.ts';
import type { Queries } from '../db/database.ts';
import { session, usedAddress } from '../db/tables/identity.ts';
import { SESSION_LIFETIME_MS } from '../domains/identity/rules.ts';
import type { NewPerson } from '../domains/member/repository.ts';
import type { DemoTeam } from './teams.ts';

/** Who is signed in somewhere from the beginning: admin@, member@ and guest@ of these teams. */
const teams = new Set(['orbit.example', 'summit.example']);

/** Where they are signed in, and when and from where they were last there. Addresses are of the ranges for documentation. */
const signedInWith = [
  { agent: 'MusterChat/5.2.1 (iPhone16,1; iOS 18.1)', address: '198.51.100.23', ago: 25 * MINUTE_MS },
  { agent: 'MusterChat/5.2.1 (Mac14,2; macOS 15.1)', address: '203.0.113.40', ago: 3 * HOUR_MS },
  {
    agent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    ...{ address: '203.0.113.40', ago: 2 * DAY_MS },
  },
  { agent: 'MusterChat/5.1.0 (Pixel 8; Android 15)', address: '2001:db8:4c1f::9a3', ago: 9 * DAY_MS },
  {
    agent: 'Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0',
    ...{ address: '192.0.2.177', ago: 47 * DAY_MS },
  },
] as const;

/** An address that was marked unsafe and has been used again since: somebody should look at it. */
const suspicious = { address: '192.0.2.177', markedAgo: 60 * DAY_MS };

/** Signs some people of some teams in on several devices, long ago and lately. Nobody has the tokens. */
export async function addDemoSessions(db: Queries, spec: DemoTeam, people: readonly NewPerson[], now: number) {
  if (!teams.has(spec.domain)) return;
  const fixed = people.slice(0, 3).map(({ guid }) => guid);
  await db.insert(session).values(
    fixed.flatMap((guid) =>
      signedInWith.map(({ agent, address, ago }) => ({
        ...{ sessionId: randomToken(), tokenHash: hashToken(randomToken()), guid },
        ...{ userAgent: agent, clientAddress: address, lastUsedAt: now - ago },
        createdAt: now - ago - 5 * DAY_MS,
        expiresAt: now - ago - 5 * DAY_MS + SESSION_LIFETIME_MS,
      })),
    ),
  );
  if (spec.team?.isIpTrackingEnabled !== true) return;
  await db.insert(usedAddress).values(fixed.flatMap((guid) => addressesOf(guid, now)));
}

function addressesOf(guid: string, now: number): (typeof usedAddress.$inferInsert)[] {
  const last = new Map(signedInWith.toReversed().map(({ address, ago }) => [address, now - ago]));
  return [...last].map(([address, lastAccessedAt]) => ({
    ...{ guid, address, lastAccessedAt },
    markedUnsafeAt: address === suspicious.address ? now - suspicious.markedAgo : null,
  }));
}
