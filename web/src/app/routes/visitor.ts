import type { Plan, Role } from '../../generated/team/startUp.ts';
import { isOfferedWithout, type OptionalService } from '../../lib/config/offered.ts';

export type { Plan, Role };

/** A part of the product that is on or off for a person. */
export type Feature = 'ipTracking' | 'videoRecording' | 'chatExport';

/** Where the console runs; staging counts as preprod. */
export type Environment = 'prod' | 'preprod' | 'internal';

/** What the guards know of the browser and the installation. */
export interface Surroundings {
  readonly environment: Environment;
  /** A phone or tablet, by its user agent. */
  readonly isMobileDevice: boolean;
  /** The host that the console was opened at. */
  readonly hostname: string;
  /** The hosts on which single sign-on is always offered, from the configuration. */
  readonly ssoHosts: readonly string[];
  /** The services that the installation is without: what they stand for is not there. */
  readonly absentServices: readonly string[];
  /** The query before the hash, as `location.search` has it. */
  readonly search: string;
  /** The query behind the hash with which the console began: the pages after the first one have their own. */
  readonly startQuery: string;
}

/** What the guards know of a signed-in person and the team. */
export interface Person {
  readonly role: Role;
  /** Null where the team could not be loaded. */
  readonly plan: Plan | null;
  /** On PRO or more, a running trial included; null where that could not be loaded. */
  readonly isProPlan: boolean | null;
  /** Null where what decides could not be loaded. */
  readonly features: Readonly<Record<Feature, boolean | null>>;
}

export type SignedInVisitor = Surroundings & Person & { readonly state: 'signedIn' };

/** Who stands before the guards. `ipRestricted`: signed in to a team that this network may not reach. */
export type Visitor = (Surroundings & { readonly state: 'anonymous' | 'ipRestricted' }) | SignedInVisitor;

/** What is open on which plans. */
const openTo = { PRO: ['PRO', 'ENTERPRISE'], ENTERPRISE: ['ENTERPRISE'] } as const satisfies Record<string, Plan[]>;

/**
 * Whether the gates of a plan are open; null where that is not known. Those of PRO go by the team's state, and by its plan where
 * the state could not be loaded.
 */
export const isOpenBy = (gate: keyof typeof openTo, { isProPlan, plan }: Person): boolean | null => {
  if (gate === 'PRO' && isProPlan !== null) return isProPlan;
  return plan && openTo[gate].some((open) => open === plan);
};

/** Whether the installation has what a page is made of. */
export const isThere = ({ service }: { readonly service?: OptionalService }, { absentServices }: Surroundings) =>
  isOfferedWithout(absentServices, service);

/**
 * Whether a part of the product is on; null where that is not known. Admins see the chat export on pre-production without its
 * flag.
 */
export const hasFeature = (visitor: SignedInVisitor, feature: Feature): boolean | null =>
  (feature === 'chatExport' && visitor.environment === 'preprod' && visitor.role === 'ADMIN') ||
  visitor.features[feature];
