import type { UpgradeUsageQuery } from '../../../generated/billing/upgrade/upgradeUsage.ts';
import { type OptionalService, isOffered } from '../../../lib/config/offered.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';

export type Usage = NonNullable<TeamOf<UpgradeUsageQuery>['usage']>;
export type UsageName = Exclude<keyof Usage, '__typename'>;
export type Figure = NonNullable<Usage[UsageName]>;

/**
 * How a figure is told: as a number beside a number; as bytes; as a number of something that the free plan has not; or as
 * something that is on.
 */
export type FigureKind = 'count' | 'bytes' | 'proOnly' | 'switch';

/** Every figure with its kind, in the order of the table. */
const KINDS = {
  messages: 'count',
  storage: 'bytes',
  guests: 'count',
  admins: 'count',
  approvedDomains: 'count',
  publicChannels: 'count',
  privateChannels: 'count',
  videoLimitHits: 'count',
  smartChannels: 'proOnly',
  groupVideoCalls: 'proOnly',
  customFields: 'proOnly',
  inviteControl: 'switch',
  externalContactBlock: 'switch',
} as const satisfies Record<UsageName, FigureKind>;

const isName = (name: string): name is UsageName => Object.hasOwn(KINDS, name);

const NAMES = Object.keys(KINDS).filter(isName);

/** Figures that no service counts where the installation is without it. */
const COUNTED_BY: Partial<Record<UsageName, OptionalService>> = {
  videoLimitHits: 'recording',
  groupVideoCalls: 'recording',
  customFields: 'field',
};
const isCounted = (name: UsageName): boolean => {
  const service = COUNTED_BY[name];
  return service === undefined || isOffered(service);
};

/** The figures that are worth a notice, and those that could not be read. */
export const usageRows = (usage: Usage) => ({
  noticed: NAMES.flatMap((name) => {
    const figure = usage[name];
    return figure?.isNoticed && isCounted(name) ? [{ name, kind: KINDS[name], figure }] : [];
  }),
  failed: NAMES.filter((name) => usage[name] === null && isCounted(name)),
});
