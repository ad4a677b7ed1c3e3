import type { Body } from '../../generated/upstream/contract.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { Upstream } from '../../upstream/client.ts';
import { pathId } from '../../upstream/pathId.ts';

export type WireCategory = Body<'licence', 'updateUserCategory'>['category'];

/** The calls of the licence service; they name the team, or the account that pays for it. */
export const licenceRest = (upstream: Upstream) => ({
  licensedUsers: (teamId: string, page: Body<'licence', 'licensedUsers'>) =>
    upstream.call('licence', 'licensedUsers', { query: { teamId: pathId(teamId) }, body: page }),
  assign: (teamId: string, members: string[], idempotencyKey: IdempotencyKey) =>
    upstream.call('licence', 'assignLicence', { query: { teamId: pathId(teamId) }, body: { members }, idempotencyKey }),
  disableAutoRenewal: (teamId: string, members: string[], idempotencyKey: IdempotencyKey) =>
    upstream.call('licence', 'disableAutoRenewal', {
      query: { teamId: pathId(teamId) },
      body: { members },
      idempotencyKey,
    }),
  activatePlan: (teamId: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('licence', 'activateSelfServeProPlan', { query: { teamId: pathId(teamId) }, idempotencyKey }),
  setAutoUpgrade: (accountId: string, autoUpgradeCategory: WireCategory, idempotencyKey: IdempotencyKey) =>
    upstream.call('licence', 'updateAccountAutoUpgrade', {
      query: { accountId: pathId(accountId), autoUpgradeCategory },
      idempotencyKey,
    }),
  setCategory: (accountId: string, userIds: string[], category: WireCategory, idempotencyKey: IdempotencyKey) =>
    upstream.call('licence', 'updateUserCategory', {
      query: { accountId: pathId(accountId) },
      body: { userIds, category },
      idempotencyKey,
    }),
});
