import { and, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import type { FindSession } from '../../lib/auth.ts';
import { Fault } from '../../lib/errors.ts';
import { person } from '../../db/tables/member.ts';
import { team } from '../../db/tables/team.ts';
import { samlConfiguration } from '../../db/tables/sso.ts';
import { loginCode, personPassword, pin, session } from '../../db/tables/identity.ts';
import { pinRefusal } from '../sso/pinRules.ts';

const isActive = eq(person.state, 'active');
const isNotDeleted = isNull(team.deletedAt);

/**
 * The active person with an address. Of several it is the one in the team of the address's own domain, else the first of whom a
 * PIN is taken: the teams that they sign in to elsewhere are reached from there.
 */
export async function findAccount(db: Queries, email: string) {
  const found = await db
    .select({
      guid: person.guid,
      teamId: person.teamId,
      email: person.email,
      locale: person.locale,
      role: person.role,
      emailDomain: person.emailDomain,
      teamDomain: team.domain,
      isGoogleSignInRequired: team.isGoogleSignInRequired,
      strictSSO: samlConfiguration.strictSSO,
    })
    .from(person)
    .innerJoin(team, eq(team.teamId, person.teamId))
    .leftJoin(samlConfiguration, eq(samlConfiguration.teamId, person.teamId))
    .where(and(eq(person.emailKey, email.toLowerCase()), isActive, isNotDeleted))
    .orderBy(person.createdAt, person.guid);
  const takesPin = ({ strictSSO, ...one }: (typeof found)[number]) =>
    pinRefusal(one, { ...one, isSsoStrict: strictSSO ?? false }) === null;
  return found.find((one) => one.teamDomain === one.emailDomain) ?? found.find(takesPin) ?? found[0];
}

/** Takes the account for this transaction: two sign-ins of one person come one after the other. */
export async function lockAccount(db: Queries, guid: string) {
  const [found] = await db
    .select({ guid: person.guid, teamId: person.teamId, state: person.state, role: person.role })
    .from(person)
    .where(eq(person.guid, guid))
    .for('update');
  return found;
}

/** Takes several accounts at once, always in one order: no two who want the same ones wait for each other. */
export const lockAccounts = (db: Queries, guids: readonly string[]) =>
  db
    .select({ guid: person.guid, teamId: person.teamId, state: person.state, role: person.role })
    .from(person)
    .where(inArray(person.guid, [...guids]))
    .orderBy(person.guid)
    .for('update');

/** The PINs issued after an instant, latest first. */
export const pinsSince = (db: Queries, guid: string, since: number) =>
  db
    .select()
    .from(pin)
    .where(and(eq(pin.guid, guid), gt(pin.createdAt, since)))
    .orderBy(desc(pin.pinId));

type FreshPin = Pick<
  typeof pin.$inferSelect,
  'guid' | 'hash' | 'createdAt' | 'expiresAt' | 'place' | 'isKnownPlace' | 'isRecovery'
>;

/** Adds a PIN, makes the earlier ones of its place worthless, and gives its id. */
export async function addPin(db: Queries, fresh: FreshPin): Promise<number> {
  const earlier = and(eq(pin.guid, fresh.guid), eq(pin.place, fresh.place));
  await db
    .update(pin)
    .set({ voidedAt: fresh.createdAt })
    .where(and(earlier, isNull(pin.usedAt), isNull(pin.voidedAt)));
  const [added] = await db
    .insert(pin)
    .values({ ...fresh, failedAttempts: 0 })
    .returning({ pinId: pin.pinId });
  if (added === undefined) throw new Fault('A PIN without an id.');
  return added.pinId;
}

export const countWrongGuess = (db: Queries, pinId: number, failedAttempts: number) =>
  db
    .update(pin)
    .set({ failedAttempts: failedAttempts + 1 })
    .where(eq(pin.pinId, pinId));

export const markPinUsed = (db: Queries, pinId: number, usedAt: number) =>
  db.update(pin).set({ usedAt }).where(eq(pin.pinId, pinId));

export const addSession = (db: Queries, fresh: typeof session.$inferInsert) => db.insert(session).values(fresh);

/** Whether a session that began after an instant goes on. */
export const isSessionSince = async (
  db: Queries,
  { tokenHash, since, now }: { tokenHash: string; since: number; now: number },
): Promise<boolean> =>
  (await db.$count(
    session,
    and(
      eq(session.tokenHash, tokenHash),
      gt(session.createdAt, since),
      isNull(session.endedAt),
      gt(session.expiresAt, now),
    ),
  )) > 0;

/** A session that goes on, of somebody who is active, with what decides whether it is let through. */
export const findSession: FindSession = async (db, { tokenHash, guid, now }) => {
  const [found] = await db
    .select({
      sessionId: session.sessionId,
      provesAddress: session.provesAddress,
      teamId: person.teamId,
      role: person.role,
      allowedAddresses: team.allowedAddresses,
      lastUsedAt: session.lastUsedAt,
      clientAddress: session.clientAddress,
    })
    .from(session)
    .innerJoin(person, eq(person.guid, session.guid))
    .innerJoin(team, eq(team.teamId, person.teamId))
    .where(
      and(
        eq(session.tokenHash, tokenHash),
        eq(session.guid, guid),
        isNull(session.endedAt),
        gt(session.expiresAt, now),
        isActive,
        isNotDeleted,
      ),
    );
  if (!found) return undefined;
  const { sessionId, teamId, role, provesAddress, ...rest } = found;
  return { actor: { sessionId, teamId, role, guid, tokenHash, provesAddress }, ...rest };
};

/** The session proves from now on that the address is the person's. */
export const markProven = (db: Queries, sessionId: string) =>
  db.update(session).set({ provesAddress: true }).where(eq(session.sessionId, sessionId));

/** Ends one live session of a person; says which one, if there was any. */
export async function endSession(
  db: Queries,
  which: { guid: string } & ({ tokenHash: string } | { sessionId: string }),
  endedAt: number,
): Promise<string | undefined> {
  const named = 'tokenHash' in which ? eq(session.tokenHash, which.tokenHash) : eq(session.sessionId, which.sessionId);
  const [ended] = await db
    .update(session)
    .set({ endedAt })
    .where(and(named, eq(session.guid, which.guid), isNull(session.endedAt)))
    .returning({ sessionId: session.sessionId });
  return ended?.sessionId;
}

/** Makes the login codes of these people worthless. Before they are locked: whoever trades a code in locks it first. */
export async function voidLoginCodes(db: Queries, guids: readonly string[], usedAt: number): Promise<void> {
  if (guids.length === 0) return;
  await db
    .update(loginCode)
    .set({ usedAt })
    .where(and(inArray(loginCode.guid, [...guids]), isNull(loginCode.usedAt)));
}

/** Ends every live session of these people, and voids their PINs. Once they are locked: no sign-in is under way then. */
export async function endAllSessions(db: Queries, guids: readonly string[], endedAt: number): Promise<void> {
  const theirs = [...guids];
  if (theirs.length === 0) return;
  await db
    .update(session)
    .set({ endedAt })
    .where(and(inArray(session.guid, theirs), isNull(session.endedAt)));
  await db
    .update(pin)
    .set({ voidedAt: endedAt })
    .where(and(inArray(pin.guid, theirs), isNull(pin.usedAt), isNull(pin.voidedAt)));
}

/** Forgets the passwords of people who are gone. */
export const dropPasswords = (db: Queries, guids: readonly string[]) =>
  db.delete(personPassword).where(inArray(personPassword.guid, [...guids]));

export const addLoginCode = (db: Queries, fresh: typeof loginCode.$inferInsert) => db.insert(loginCode).values(fresh);

/** Uses up a login code; the active person whose it is, or undefined when the code is worth nothing. */
export async function takeLoginCode(db: Queries, codeHash: string, now: number) {
  const [taken] = await db
    .update(loginCode)
    .set({ usedAt: now })
    .where(and(eq(loginCode.codeHash, codeHash), isNull(loginCode.usedAt), gt(loginCode.expiresAt, now)))
    .returning({
      guid: loginCode.guid,
      isFromSso: loginCode.isFromSso,
      provesAddress: loginCode.provesAddress,
    });
  if (!taken) return undefined;
  const { guid, ...began } = taken;
  const account = await lockAccount(db, guid);
  return account?.state === 'active' ? { ...account, ...began } : undefined;
}

/** The person's own profile with what their team allows. */
export async function findOwnProfile(db: Queries, guid: string) {
  const [found] = await db
    .select({ person, team })
    .from(person)
    .innerJoin(team, eq(team.teamId, person.teamId))
    .where(eq(person.guid, guid));
  return found;
}

/** Keeps somebody's language. Once they are locked. */
export const setLocale = (db: Queries, guid: string, locale: (typeof person.$inferSelect)['locale']) =>
  db
    .update(person)
    .set({ locale, version: sql`${person.version} + 1` })
    .where(eq(person.guid, guid));

/** Drops what no rule looks at any more. */
export async function dropOutdated(
  db: Queries,
  { pins, codes, sessions }: Record<'pins' | 'codes' | 'sessions', number>,
) {
  await db.delete(pin).where(lte(pin.createdAt, pins));
  await db.delete(loginCode).where(lte(loginCode.expiresAt, codes));
  await db.delete(session).where(lte(session.expiresAt, sessions));
}
