import { recordAudits } from '../../../lib/audit.ts';
import type { AuditAction } from '../../../lib/auditActions.ts';
import type { Cause } from '../../../lib/cause.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { Mailer } from '../../../lib/mail.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { type TeamRow, lockTeam, teamOf, teamOfDomain } from '../repository.ts';
import { disapproveDomain } from '../signUp/actions.ts';
import { type DomainNews, domainMail } from './mail.ts';
import * as repository from './repository.ts';
import { type DomainAnswer, type RequestStatus, askingRefusal, concerned, isMailed } from './rules.ts';

type Both = { cause: Cause; own: TeamRow; other: TeamRow };

/**
 * The own team, whose admin acts, and another, kept from every other transaction until this one ends. Always in one order,
 * so that two teams that act on each other wait one for the other instead of both for ever.
 */
async function lockBoth(context: SessionContext, otherId: string): Promise<Both> {
  const { db, actor } = context;
  if (otherId < actor.teamId) await lockTeam(db, otherId);
  const { cause, team: own } = await lockForAdmin(context);
  return { cause, own, other: await lockTeam(db, otherId) };
}

type Step = {
  action: AuditAction;
  /** What it is called in the other team, which did not do it; null where it does not concern them. */
  theirs: AuditAction | null;
  before: RequestStatus | null;
  after: RequestStatus | null;
};

/**
 * Writes down in both teams what became of the relation between them; null where there is none. In the other team it has a name
 * of its own: who acted is none of those who change that team's settings.
 */
async function noteBoth({ cause, own, other }: Both, { action, theirs, before, after }: Step): Promise<void> {
  const told = (of: TeamRow, status: RequestStatus | null) => status && { domain: of.domain, status };
  const entry = (of: TeamRow, about: TeamRow, done: AuditAction) => ({
    ...{ teamId: of.teamId, actor: cause.actor, action: done, target: `team:${about.teamId}` },
    ...{ before: told(about, before), after: told(about, after) },
  });
  await recordAudits(cause, [entry(own, other, action), ...(theirs === null ? [] : [entry(other, own, theirs)])]);
}

/** Mails all admins of the other team. */
async function tell({ cause, own, other }: Both, mailer: Mailer, news: DomainNews): Promise<void> {
  const admins = await repository.adminsToTell(cause.db, other.teamId);
  const names = { team: own.name, domain: own.domain };
  await mailer.sendAll(
    cause,
    admins.map(({ email, locale }) => ({ to: email, content: domainMail(news, locale, names) })),
  );
}

/**
 * Asks the team of a domain to become one organisation with the own one, and mails its admins, unless they were mailed of
 * such a request less than a day ago.
 *
 * @throws Refusal `own_domain`, `free_email_domain_given`, `free_email_domain`, `domain_not_found`,
 *   `domain_already_requested`, `too_many_subjects`
 */
export async function askDomain(context: SessionContext, mailer: Mailer, domain: string): Promise<void> {
  const { db, now, actor } = context;
  const found = await teamOfDomain(db, domain, actor.teamId);
  const both = found && (await lockBoth(context, found.teamId));
  const own = both?.own ?? (await teamOf(db, actor.teamId));
  const { sent, received } = await repository.rosterOf(db, own.teamId);
  const standing = [...sent, ...received].filter((entry) => entry.domain === domain).map(({ status }) => status);
  const refusal = askingRefusal({
    ...{ domain, ownDomain: own.domain, standing },
    isOwnPublic: await repository.isPublicDomain(db, own),
    isFree: await repository.isFreeDomain(db, domain),
    isKnown: both?.other.deletedAt === null,
    open: sent.filter(({ status }) => status === 'REQUESTED').length,
  });
  if (refusal !== null || !both) throw new Refusal(refusal ?? 'domain_not_found', { field: 'domain' });
  const ids = { fromTeamId: own.teamId, toTeamId: both.other.teamId };
  // Whom the team once turned down, and asks now itself, is no longer turned down.
  await repository.withdrawRequest(db, { fromTeamId: ids.toTeamId, toTeamId: ids.fromTeamId });
  const lastAskedAt = await repository.lastAskedAt(db, ids);
  await repository.saveRequest(db, { ...ids, status: 'REQUESTED', requestedAt: now, decidedAt: null });
  await noteBoth(both, {
    ...{ action: 'team.requestDomain', theirs: 'team.receiveDomainRequest' },
    ...{ before: standing.length > 0 ? 'REJECTED' : null, after: 'REQUESTED' },
  });
  if (isMailed(lastAskedAt, now)) await tell(both, mailer, 'asked');
}

const acts = {
  APPROVAL: {
    ...{ action: 'team.approveDomain', theirs: 'team.receiveDomainApproval' },
    ...{ status: 'APPROVED', news: 'approved' },
  },
  DECLINED: {
    ...{ action: 'team.declineDomain', theirs: 'team.receiveDomainDecline' },
    ...{ status: 'REJECTED', news: 'declined' },
  },
  REMOVAL: { action: 'team.removeDomain', theirs: null, status: null, news: 'ended' },
} as const satisfies Record<
  DomainAnswer,
  { action: AuditAction; theirs: AuditAction | null; status: RequestStatus | null; news: DomainNews }
>;

/** What taking back or ending is in the other team: what it had declined it does not see any more. */
const removals = { APPROVED: 'team.loseDomain', REQUESTED: 'team.loseDomainRequest', REJECTED: null } as const;

/**
 * Answers a request that a domain has made, takes back an own one, or ends the common organisation: then neither team takes in
 * the other's people unasked any more. The other team's admins are mailed, unless nothing changes for them.
 *
 * @throws Refusal `request_not_found`: another admin may have answered a moment ago
 */
export async function answerDomain(
  context: SessionContext,
  mailer: Mailer,
  answer: DomainAnswer,
  domain: string,
): Promise<void> {
  const { db, now, actor } = context;
  const find = async () => concerned(answer, await repository.rosterOf(db, actor.teamId), domain);
  const otherOf = ({ fromTeamId, toTeamId }: repository.RequestRow) =>
    fromTeamId === actor.teamId ? toTeamId : fromTeamId;
  const seen = await find();
  if (!seen) throw new Refusal('request_not_found', { field: 'domain' });
  const both = await lockBoth(context, otherOf(seen));
  const request = await find();
  if (!request || otherOf(request) !== both.other.teamId) throw new Refusal('request_not_found', { field: 'domain' });
  const { action, theirs, status, news } = acts[answer];
  const { fromTeamId, toTeamId, requestedAt } = request;
  await (status === null
    ? repository.withdrawRequest(db, request)
    : repository.saveRequest(db, { fromTeamId, toTeamId, requestedAt, status, decidedAt: now }));
  const theirName = answer === 'REMOVAL' ? removals[request.status] : theirs;
  await noteBoth(both, { action, theirs: theirName, before: request.status, after: status });
  const isEnd = answer === 'REMOVAL' && request.status === 'APPROVED';
  if (isEnd) {
    const { cause, own, other } = both;
    await disapproveDomain(cause, own, { domain: other.domain, actor: cause.actor });
    await disapproveDomain(cause, other, { domain: own.domain, actor: null });
  }
  if (answer !== 'REMOVAL' || isEnd) await tell(both, mailer, news);
}
