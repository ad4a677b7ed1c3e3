import { eq } from 'drizzle-orm';
import { samlConfiguration } from '../db/tables/sso.ts';
import { auditEntry } from '../db/tables/system.ts';
import { inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { ISSUER, ORIGIN, base64 } from './identityProvider.ts';
import { PRESENT_KEY } from './identityProviderKeys.ts';
import type { Session, TestUpstream } from './testUpstream.ts';

const outcome = z.object({
  outcome: z.string(),
  reason: z.string().nullable(),
  attemptId: z.string().nullable(),
  code: z.string().nullable(),
  person: z.object({ guid: z.string(), email: z.string(), teamName: z.string() }).nullable(),
});
const started = z.object({ address: z.string(), tie: z.string() });

/** The calls of a sign-in at an identity provider, for tests of it. */
export function samlCalls(upstream: TestUpstream) {
  const finish = (samlResponse: string, teamId = 'team-summit', headers: Record<string, string> = {}) =>
    upstream.post('/sso/finish-saml', { teamId, origin: ORIGIN, samlResponse }, undefined, headers);
  const take = async (xml: string, teamId?: string, headers?: Record<string, string>) =>
    outcome.parse((await finish(base64(xml), teamId, headers)).body);
  const begin = async (answer: ReturnType<TestUpstream['post']>) => {
    const { address, tie } = started.parse((await answer).body);
    const request = inflateRawSync(
      Buffer.from(new URL(address).searchParams.get('SAMLRequest') ?? '', 'base64'),
    ).toString();
    return { address, tie, request, id: /ID="([^"]+)"/.exec(request)?.[1] ?? '' };
  };

  return {
    finish,
    take,
    /** What came of a response, in short. */
    reasonOf: async (xml: string, teamId?: string) => {
      const { outcome: word, reason } = await take(xml, teamId);
      return reason === null ? word : `${word}: ${reason}`;
    },
    start: (teamId = 'team-summit') => begin(upstream.post('/sso/start-saml', { teamId, origin: ORIGIN })),
    startTest: (admin: Session) => begin(upstream.post('/sso/start-saml-test', { origin: ORIGIN }, admin)),
    configure: (teamId: string, values: Partial<typeof samlConfiguration.$inferInsert> = {}) =>
      upstream.db.transaction(async (queries) => {
        await queries.delete(samlConfiguration).where(eq(samlConfiguration.teamId, teamId));
        await queries.insert(samlConfiguration).values({
          ...{ teamId, ssoUrl: 'https://idp.example/sso?realm=main', samlEntityId: ISSUER },
          ...{ publicCertificate: PRESENT_KEY.certificate, secondCertificate: null, buttonLabel: 'Okta' },
          ...{ strictSSO: false, testedAt: null, version: 1, ...values },
        });
      }),
    testedAt: async (teamId = 'team-summit') => {
      const [row] = await upstream.db.read((queries) =>
        queries.select().from(samlConfiguration).where(eq(samlConfiguration.teamId, teamId)),
      );
      return row?.testedAt;
    },
    audits: (action: typeof auditEntry.$inferSelect.action) =>
      upstream.db.read((queries) =>
        queries
          .select({ actor: auditEntry.actor, target: auditEntry.target, after: auditEntry.after })
          .from(auditEntry)
          .where(eq(auditEntry.action, action))
          .orderBy(auditEntry.auditId),
      ),
  };
}
