import type { GatewayContext } from '../../context.ts';
import { unlessAway } from '../../upstream/errors.ts';
import { isAdmin } from '../identity/facts.ts';
import type { BillingRecord } from '../billing/mapper.ts';
import type { Standing } from './mapper.ts';

/**
 * What the viewer may do to a person, so that nobody is offered what would be refused. The services have the last word:
 * while one cannot say a further fact, the answer is by what the two of them are.
 */
type Rule = {
  /** Whom the action is for. */
  readonly fits: (person: Standing) => boolean;
  /** What speaks against it all the same; read only for those whom the action is for. */
  readonly unless?: (person: Standing, context: GatewayContext) => Verdict;
};

/** At once where all that it depends on has been read: a list asks for hundreds of them. */
type Verdict = boolean | Promise<boolean>;

const isActive = ({ status }: Standing) => status === 'ACTIVE';
const isDeactivated = ({ status }: Standing) => status === 'DEACTIVATED';
const isActiveGuest = (person: Standing) => isActive(person) && person.role === 'GUEST';
const isActiveAdmin = (person: Standing) => isActive(person) && person.role === 'ADMIN';
const isLicensable = ({ role }: Standing) => role === 'ADMIN' || role === 'MEMBER';
const renews = ({ isLicensed, isAutoRenewEnabled }: Standing) => isLicensed && isAutoRenewEnabled;

/** Whether the team would be left without an admin. The list of admins is read once, and only when an admin is looked at. */
const isLastAdmin = async (person: Standing, { loaders }: GatewayContext) =>
  isActiveAdmin(person) && unlessAway(async () => (await loaders.member.admins()).total <= 1, false);

/** What the team's billing says of somebody; nothing while it cannot be read. */
const ofBilling =
  (speaks: (billing: BillingRecord, person: Standing) => boolean) =>
  (person: Standing, { loaders }: GatewayContext): Verdict => {
    const known = loaders.billing.billing.known();
    if (known !== undefined) return speaks(known, person);
    return unlessAway(async () => speaks(await loaders.billing.billing(), person), false);
  };

const isElite = ofBilling(({ isLiteUserRestricted }) => isLiteUserRestricted);

/** A licence that only has to renew again takes none of those that are left. */
const cannotBeLicensed = ofBilling(
  ({ isLiteUserRestricted, unusedLicencesCount }, { isLicensed }) =>
    isLiteUserRestricted || (!isLicensed && unusedLicencesCount === 0),
);

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
export function isPermitted(permission: Permission, person: Standing, context: GatewayContext): Verdict {
  const { fits, unless }: Rule = rules[permission];
  if (!fits(person)) return false;
  const isAllowed = isAdmin(context);
  if (isAllowed === false || unless === undefined) return isAllowed;
  if (isAllowed !== true) return isAllowed.then(async (is) => is && !(await unless(person, context)));
  const isSpokenAgainst = unless(person, context);
  return typeof isSpokenAgainst === 'boolean' ? !isSpokenAgainst : isSpokenAgainst.then((is) => !is);
}

const ignored = () => undefined;

/** Starts the calls that the selected permissions need anyway, so that they do not wait for the list. */
export function startFacts(fields: ReadonlySet<string>, { loaders }: GatewayContext, withLicences = true) {
  const selected = [...fields].filter((field) => field in rules);
  if (selected.length > 0) loaders.identity.profile().catch(ignored);
  const needsBilling = withLicences && selected.some((field) => licencePermissions.has(field));
  if (needsBilling) loaders.billing.billing().catch(ignored);
}
