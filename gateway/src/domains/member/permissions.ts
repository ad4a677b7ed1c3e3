import type { GatewayContext } from '../../context.ts';
import { unlessAway } from '../../upstream/errors.ts';
import { isAdmin } from '../identity/facts.ts';
import type { Standing } from './mapper.ts';

/**
 * What the viewer may do to a person, so that nobody is offered what would be refused. The services have the last word:
 * while one cannot say a further fact, the answer is by what the two of them are.
 */
type Rule = {
  /** Whom the action is for. */
  readonly fits: (person: Standing) => boolean;
  /** What speaks against it all the same; read only for those whom the action is for. */
  readonly unless?: (person: Standing, context: GatewayContext) => Promise<boolean>;
};

const isActive = ({ status }: Standing) => status === 'ACTIVE';
const isDeactivated = ({ status }: Standing) => status === 'DEACTIVATED';
const isActiveGuest = (person: Standing) => isActive(person) && person.role === 'GUEST';
const isActiveAdmin = (person: Standing) => isActive(person) && person.role === 'ADMIN';
const isLicensable = ({ role }: Standing) => role === 'ADMIN' || role === 'MEMBER';
const renews = ({ isLicensed, isAutoRenewEnabled }: Standing) => isLicensed && isAutoRenewEnabled;

/** Whether the team would be left without an admin. The list of admins is read once, and only when an admin is looked at. */
const isLastAdmin = async (person: Standing, { loaders }: GatewayContext) =>
  isActiveAdmin(person) && unlessAway(async () => (await loaders.member.admins()).total <= 1, false);

const isElite = (_person: Standing, { loaders }: GatewayContext) =>
  unlessAway(async () => (await loaders.billing.billing()).isLiteUserRestricted, false);

/** A licence that only has to renew again takes none of those that are left. */
const cannotBeLicensed = ({ isLicensed }: Standing, { loaders }: GatewayContext) =>
  unlessAway(async () => {
    const { isLiteUserRestricted, unusedLicencesCount } = await loaders.billing.billing();
    return isLiteUserRestricted || (!isLicensed && unusedLicencesCount === 0);
  }, false);

export const rules = {
  viewerCanApprove: { fits: ({ status }) => status === 'PENDING' },
  viewerCanDeactivate: { fits: isActive, unless: isLastAdmin },
  viewerCanReactivate: { fits: isDeactivated },
  viewerCanDelete: { fits: (person) => isActive(person) || isDeactivated(person), unless: isLastAdmin },
  viewerCanMakeAdmin: { fits: (person) => isActive(person) && person.role === 'MEMBER' },
  viewerCanRemoveAdmin: { fits: isActiveAdmin, unless: isLastAdmin },
  viewerCanUpgradeGuest: { fits: isActiveGuest },
  viewerCanEditGuestAccess: { fits: isActiveGuest },
  viewerCanAssignLicence: {
    fits: (person) => isActive(person) && isLicensable(person) && !renews(person),
    unless: cannotBeLicensed,
  },
  viewerCanDisableAutoRenew: { fits: (person) => isActive(person) && renews(person), unless: isElite },
  viewerCanDowngrade: { fits: (person) => isActive(person) && person.isLicensed, unless: isElite },
} as const satisfies Record<`viewerCan${string}`, Rule>;

export type Permission = keyof typeof rules;

/** Those that depend on the team's licences. */
const licencePermissions: ReadonlySet<string> = new Set<Permission>([
  'viewerCanAssignLicence',
  'viewerCanDisableAutoRenew',
  'viewerCanDowngrade',
]);

/** Whether the viewer may do that to this person. */
export async function isPermitted(permission: Permission, person: Standing, context: GatewayContext): Promise<boolean> {
  const { fits, unless }: Rule = rules[permission];
  if (!fits(person) || !(await isAdmin(context))) return false;
  return !(await unless?.(person, context));
}

const ignored = () => undefined;

/** Starts the calls that the selected permissions need anyway, so that they do not wait for the list. */
export function startFacts(fields: ReadonlySet<string>, { loaders }: GatewayContext, withLicences = true) {
  const selected = [...fields].filter((field) => field in rules);
  if (selected.length > 0) loaders.identity.profile().catch(ignored);
  const needsBilling = withLicences && selected.some((field) => licencePermissions.has(field));
  if (needsBilling) loaders.billing.billing().catch(ignored);
}
