import type { Answer } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import type { Mailer } from '../../lib/mail.ts';
import { adminsOnly } from '../../lib/roles.ts';
import { type AheadContext, type Routes, signedIn } from '../../lib/routes.ts';
import type { Seals } from '../../lib/seals.ts';
import { checkUrl, importProblems, importStatus, importsStatus, toImport, toSubmitted } from './answers.ts';
import { type ArchiveDeps, type Wanted, demandArchive } from './archiveActions.ts';
import { cancelImport, startImport } from './startActions.ts';
import { type UploadDeps, offerArchiveUpload } from './uploadActions.ts';

type Deps = ArchiveDeps & UploadDeps & { mailer: Mailer; seals: Seals };

/** Bringing people, channels and messages over from other chat tools. */
export function importRoutes(deps: Deps): Routes<'import'> {
  const start = async (context: SessionContext, wanted: Wanted) =>
    toSubmitted(await startImport(deps, context, wanted));
  const look = (context: AheadContext, wanted: Wanted) => demandArchive(deps, context, wanted);
  /** One that has no status was accepted, and an e-mail tells the rest. */
  const success = {
    statusOf: ({ status }: Answer<'import', 'importHipchat'>) => (status === undefined ? 202 : 200),
  } as const;
  return {
    importsStatus: signedIn(adminsOnly, importsStatus),
    importStatus: signedIn(adminsOnly, (context, { query }) => importStatus(context, query)),
    importProblems: signedIn(adminsOnly, (context, { query }) => importProblems(context, query)),
    checkUrl: signedIn(adminsOnly, (context, { query }) => checkUrl(context, query)),
    archiveUploadLink: signedIn(adminsOnly, (context, { body }) => offerArchiveUpload(deps, context, body)),
    importSlack: signedIn(
      adminsOnly,
      (context, { query, body }) => start(context, { source: 'SLACK', ...query, ...body }),
      { ahead: (context, { query, body }) => look(context, { source: 'SLACK', ...query, ...body }) },
    ),
    importHipchat: signedIn(
      adminsOnly,
      (context, { query, body }) => start(context, { source: sourceOf(query), ...query, ...body }),
      { ahead: (context, { query, body }) => look(context, { source: sourceOf(query), ...query, ...body }), success },
    ),
    importHipchatServer: signedIn(
      adminsOnly,
      (context, { query, body }) => start(context, { source: 'HIPCHAT_SERVER', ...query, ...body }),
      { ahead: (context, { query, body }) => look(context, { source: 'HIPCHAT_SERVER', ...query, ...body }) },
    ),
    cancelImport: signedIn(adminsOnly, async (context, { body }) =>
      toImport(await cancelImport(deps, context, body.importId)),
    ),
  };
}

/** Stride's export is sent by the call that fetches HipChat's. */
const sourceOf = ({ isStride = false }: { isStride?: boolean }) => (isStride ? 'STRIDE' : 'HIPCHAT');
