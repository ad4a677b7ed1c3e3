import { adminsOnly, everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { endCall, startCall } from './actions.ts';
import { type LibraryDeps, libraryRoutes } from './library/routes.ts';
import { groupVideoStats, toCall, videoCallingLimitHits } from './answers.ts';

export function recordingRoutes(deps: LibraryDeps): Routes<'recording'> {
  return {
    ...libraryRoutes(deps),
    videoCallingLimitHits: signedIn(adminsOnly, videoCallingLimitHits),
    groupVideoStats: signedIn(adminsOnly, groupVideoStats),
    startCall: signedIn(everyRole, async (context, { body }) =>
      toCall(await startCall(context, body.participantsCount)),
    ),
    endCall: signedIn(everyRole, async (context, { body }) => toCall(await endCall(context, body.callId))),
  };
}
