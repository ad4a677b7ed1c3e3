import type { StartUpQuery } from '../generated/team/startUp.ts';
import type { PageConfig } from '../lib/config/pageConfig.ts';

/** An admin of a PRO team, as the start-up answers. */
export const startUpOf = (viewer: Partial<StartUpQuery['viewer']> = {}): StartUpQuery => ({
  viewer: {
    id: 'Viewer:1',
    guid: 'guid-1',
    email: 'admin@orbit.example',
    role: 'ADMIN',
    locale: 'EN_US',
    imageUrl: null,
    name: { first: 'Gus', last: 'Cartwright' },
    features: { fileSharing: true, videoRecording: false, chatExport: false },
    team: {
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
      membersCount: 120,
      isLargeTeam: false,
      memberSearchMinLength: 0,
    },
    ...viewer,
  },
});

export const pageConfig: PageConfig = {
  environment: 'internal',
  helpUrl: 'https://help.example/start?from=console',
  feedbackUrl: null,
  externalLogin: false,
  ssoHosts: [],
  hasSession: true,
};
