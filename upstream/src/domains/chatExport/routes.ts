import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { type ExportDeps, cancelExport, offerDownload, requestExport } from './actions.ts';
import { exportEstimate, teamRecentChats, toExport } from './answers.ts';

/** Exporting a team's conversations into a file. */
export function chatExportRoutes(deps: ExportDeps): Routes<'chatExport'> {
  return {
    teamRecentChats: signedIn(adminsOnly, (context) => teamRecentChats(context, deps.environment)),
    exportEstimate: signedIn(adminsOnly, (context, { body }) => exportEstimate(context, body, deps.environment)),
    exportTeamConversation: signedIn(adminsOnly, async (context, { body }) =>
      toExport(await requestExport(deps, context, body), context.now),
    ),
    // The address is a secret that is over soon: each answer has a new one.
    signedUrl: signedIn(
      adminsOnly,
      async (context, { body }) => ({ url: await offerDownload(deps, context, body.jobId) }),
      { keyed: false },
    ),
    cancelExport: signedIn(adminsOnly, async (context, { body }) =>
      toExport(await cancelExport(deps, context, body.jobId), context.now),
    ),
  };
}
