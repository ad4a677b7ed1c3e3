import type { StartUpQuery } from '../generated/team/startUp.ts';
import type { PageConfig } from '../lib/config/pageConfig.ts';

// With the names of types, which come over the wire and by which the cache keeps things.
const admin = {
  __typename: 'Viewer',
  id: 'Viewer:1',
  guid: 'guid-1',
  email: 'admin@orbit.example',
  role: 'ADMIN',
  locale: 'EN_US',
  imageUrl: null,
  name: { __typename: 'PersonName', first: 'Gus', last: 'Cartwright' },
  features: { __typename: 'ViewerFeatures', fileSharing: true, videoRecording: false, chatExport: false },
  team: {
    __typename: 'Team',
    id: 'Team:1',
    name: 'Orbit',
    url: 'orbit',
    domain: 'orbit.example',
    avatarUrl: null,
    plan: 'PRO',
    isProPlan: true,
    isLegacy: false,
    isProPlanInitialized: true,
    paywallMode: 'NONE',
    isIpTrackingEnabled: false,
    sharesProductEvents: true,
  },
} as const;

/** An admin of a PRO team, as the start-up answers. */
export const startUpOf = (viewer: Partial<StartUpQuery['viewer']> = {}): StartUpQuery => ({
  viewer: { ...admin, ...viewer },
});

export const pageConfig: PageConfig = {
  environment: 'internal',
  supportEmail: null,
  helpUrl: 'https://help.example/start?from=console',
  feedbackUrl: null,
  externalLogin: false,
  ssoHosts: [],
  absentServices: [],
  webhookTokenPrefix: 'tc_',
  takesCards: true,
  hasSession: true,
};
