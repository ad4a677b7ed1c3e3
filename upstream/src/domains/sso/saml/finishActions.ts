import type { Body } from '../../../generated/contract.ts';
import { recordAudit } from '../../../lib/audit.ts';
import { isAllowedAddress } from '../../../lib/networks.ts';
import type { CallContext } from '../../../lib/context.ts';
import { MINUTE_MS } from '../../../lib/durations.ts';
import { hashToken, randomToken } from '../../../lib/secrets.ts';
import { addLoginCode } from '../../identity/repository.ts';
import { LOGIN_CODE_LIFETIME_MS } from '../../identity/rules.ts';
import { takeAttempt } from '../attemptRepository.ts';
import { type SamlRow, activePerson } from '../repository.ts';
import { serviceProviderOf } from './addressRules.ts';
import { type Judged, judgeAssertion } from './assertionRules.ts';
import type { SamlOutcome, SamlReason } from './outcomeRules.ts';
import { noteArrival, takeAssertion } from './repository.ts';
import { type ReadResponse, readResponse } from './responseRules.ts';
import { signedAssertion } from './signatureRules.ts';
import { demandSaml } from './startActions.ts';

/** How long somebody may think about it whom their identity provider sent unasked. */
const ASKED_LIFETIME_MS = 5 * MINUTE_MS;

type Attempt = Awaited<ReturnType<typeof takeAttempt>>;
type Found = NonNullable<Awaited<ReturnType<typeof activePerson>>>;
/** What the trail says of a refusal beside its reason. */
type Noted = { readonly email?: string; readonly issuedAt?: string };
type Verdict =
  | { readonly reason: SamlReason; readonly isSigned: boolean; readonly noted: Noted }
  | { readonly reason: null; readonly found: Found };

/**
 * Takes a response. Nothing is thrown for what is wrong with it: that it was tried stays written down.
 *
 * @throws Refusal `saml_not_configured`
 */
export async function finishSaml(
  context: CallContext,
  { teamId, origin, samlResponse }: Body<'sso', 'finishSaml'>,
): Promise<SamlOutcome> {
  const { db, now } = context;
  const { configured, team } = await demandSaml(db, teamId);
  const own = serviceProviderOf(origin, teamId);
  const read = readResponse(samlResponse, { issuer: configured.samlEntityId, acs: own.acs });
  const attemptId = read.inResponseTo;
  const attempt = attemptId === null ? undefined : await takeAttempt(db, { attemptId, teamId, protocol: 'saml' }, now);
  const judged = await judge(read, attempt, { configured, own, now });
  const verdict = await find(context, judged, { configured, allowedAddresses: team.allowedAddresses });
  if (verdict.reason !== null) return refuse(context, teamId, { verdict, attempt, attemptId });
  await noteArrival(db, configured, now);
  const { guid, email } = verdict.found;
  const arrived = { reason: null, attemptId, person: { guid, email, teamName: team.name } };
  if (attempt?.isTest) {
    await noteTest(context, teamId, attempt, { reason: null });
    return { ...arrived, outcome: 'tested', code: null };
  }
  const lifetimeMs = attempt ? LOGIN_CODE_LIFETIME_MS : ASKED_LIFETIME_MS;
  return { ...arrived, outcome: 'arrived', code: await codeFor(context, guid, lifetimeMs) };
}

type Judging = { configured: SamlRow; own: ReturnType<typeof serviceProviderOf>; now: number };

async function judge(
  { xml, inResponseTo, problem }: ReadResponse,
  attempt: Attempt,
  { configured, own, now }: Judging,
): Promise<Judged & { isSigned: boolean }> {
  if (problem !== null) return { reason: problem, isSigned: false };
  const { publicCertificate, secondCertificate, samlEntityId: issuer } = configured;
  const certificates = [publicCertificate, ...(secondCertificate === null ? [] : [secondCertificate])];
  const assertion = await signedAssertion(xml, certificates, now);
  if (assertion === null) return { reason: 'signature', isSigned: false };
  if (inResponseTo !== null && !attempt) return { reason: 'attempt', isSigned: true };
  const askedAt = attempt?.createdAt ?? null;
  return { ...judgeAssertion(assertion, { issuer, ...own, inResponseTo, askedAt }, now), isSigned: true };
}

/** Whose it is. What is signed and for us is used up here, whoever it is about. */
async function find(
  { db, clientAddress }: CallContext,
  judged: Judged & { isSigned: boolean },
  { configured: { teamId }, allowedAddresses }: { configured: SamlRow; allowedAddresses: readonly string[] },
): Promise<Verdict> {
  if (judged.reason !== null) {
    const { reason, isSigned, issuedAt } = judged;
    return { reason, isSigned, noted: issuedAt ? { issuedAt: new Date(issuedAt).toISOString() } : {} };
  }
  const { assertionId, expiresAt, email } = judged;
  const refused = (reason: SamlReason, noted: Noted = {}): Verdict => ({ reason, isSigned: true, noted });
  if (!(await takeAssertion(db, { teamId, assertionId, expiresAt }))) return refused('replayed');
  const found = await activePerson(db, teamId, email);
  if (!found) return refused('person', { email });
  return isAllowedAddress(clientAddress, allowedAddresses) ? { reason: null, found } : refused('network');
}

async function codeFor({ db, now }: CallContext, guid: string, lifetimeMs: number): Promise<string> {
  const code = randomToken();
  const codeHash = hashToken(code);
  // The team's admins choose who answers for its people: what that says of an address counts in their team alone.
  const began = { isFromSso: true, provesAddress: false };
  await addLoginCode(db, { codeHash, guid, createdAt: now, expiresAt: now + lifetimeMs, ...began });
  return code;
}

type Refused = {
  verdict: Extract<Verdict, { reason: SamlReason }>;
  attempt: Attempt;
  attemptId: string | null;
};

async function refuse(
  context: CallContext,
  teamId: string,
  { verdict, attempt, attemptId }: Refused,
): Promise<SamlOutcome> {
  const { reason, isSigned, noted } = verdict;
  const told = { reason, attemptId, code: null, person: null };
  if (attempt?.isTest) {
    await noteTest(context, teamId, attempt, { reason, ...noted });
    return { ...told, outcome: 'test_refused' };
  }
  // What anybody can make up leaves no trace: the trail would be theirs to fill.
  if (isSigned || attempt)
    await recordAudit(context, {
      ...{ teamId, actor: null, action: 'sso.refuseSaml', target: `team:${teamId}` },
      after: { reason, ...noted },
    });
  return { ...told, outcome: 'refused' };
}

const noteTest = (
  context: CallContext,
  teamId: string,
  attempt: NonNullable<Attempt>,
  after: Noted & { reason: SamlReason | null },
) =>
  recordAudit(context, {
    ...{ teamId, actor: attempt.startedBy, action: 'sso.testSaml', target: `team:${teamId}` },
    after,
  });
