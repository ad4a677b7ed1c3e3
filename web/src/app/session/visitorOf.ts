import type { CurrentViewer } from '../../domains/identity/viewerContext.ts';
import type { SignedInVisitor, Surroundings } from '../routes/visitor.ts';

/** A signed-in person as the guards see them. Where the team could not be loaded, nothing is said of it. */
export const visitorOf = ({ role, team, features }: CurrentViewer, surroundings: Surroundings): SignedInVisitor => ({
  ...surroundings,
  state: 'signedIn',
  role,
  plan: team?.plan ?? null,
  isProPlan: team?.isProPlan ?? null,
  features: {
    ipTracking: team?.isIpTrackingEnabled ?? null,
    videoRecording: features.videoRecording,
    chatExport: features.chatExport,
  },
});
