import type { CurrentViewer } from '../../domains/identity/viewerContext.ts';
import type { SignedInVisitor, Surroundings } from '../routes/visitor.ts';

/** A signed-in person as the guards see them. Where the team could not be loaded, nothing that it may lack is open. */
export const visitorOf = ({ role, team, features }: CurrentViewer, surroundings: Surroundings): SignedInVisitor => ({
  ...surroundings,
  state: 'signedIn',
  role,
  plan: team?.plan ?? 'FREE',
  isProPlan: team ? team.isProPlan : false,
  isLargeTeam: team ? team.isLargeTeam : false,
  features: {
    ipTracking: team?.isIpTrackingEnabled ?? false,
    videoRecording: features.videoRecording,
    chatExport: features.chatExport,
  },
});
