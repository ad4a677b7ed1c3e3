import type { CurrentViewer } from '../../domains/identity/viewerContext.ts';
import type { SignedInVisitor, Surroundings } from '../routes/visitor.ts';

/** A signed-in person as the guards see them. */
export const visitorOf = ({ role, team, features }: CurrentViewer, surroundings: Surroundings): SignedInVisitor => ({
  ...surroundings,
  state: 'signedIn',
  role,
  plan: team.plan,
  isProPlan: team.isProPlan,
  isLargeTeam: team.isLargeTeam,
  billingType: null,
  features: {
    ipTracking: team.isIpTrackingEnabled,
    videoRecording: features.videoRecording,
    chatExport: features.chatExport,
  },
});
