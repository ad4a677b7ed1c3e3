import { adminsOnly } from '../../../lib/roles.ts';
import { type Routes, signedIn, uploading } from '../../../lib/routes.ts';
import { lastImport, memberColumns, memberUpload, memberUploadRows, memberUploads, toMemberUpload } from './answers.ts';
import { offerReport, offerTemplate } from './downloadActions.ts';
import { memberFileIntake } from './intakeActions.ts';
import { memberFileStartRoutes } from './startRoutes.ts';
import { type MemberFileDeps, judgeFile, validateUsersFile } from './uploadActions.ts';

type Looked =
  | 'validateUsersFile'
  | 'downloadTemplates'
  | 'memberColumns'
  | 'lastImport'
  | 'memberUpload'
  | 'memberUploads'
  | 'memberUploadRows'
  | 'memberUploadReport';
type Started = keyof ReturnType<typeof memberFileStartRoutes>;

/** Adding, changing and removing many people by files. */
export const memberFileRoutes = (
  deps: MemberFileDeps & Parameters<typeof memberFileStartRoutes>[0],
): Pick<Routes<'bulk'>, Looked | Started> => ({
  ...memberFileStartRoutes(deps),
  validateUsersFile: uploading(
    adminsOnly,
    memberFileIntake,
    async (context, { query }) => toMemberUpload(await validateUsersFile(deps, context, query)),
    { early: (context, query) => judgeFile(deps, context, query) },
  ),
  downloadTemplates: signedIn(adminsOnly, (context, { query }) => offerTemplate(deps, context, query)),
  memberColumns: signedIn(adminsOnly, (context, { query }) => memberColumns(context, query)),
  lastImport: signedIn(adminsOnly, (context, { query }) => lastImport(context, query)),
  memberUpload: signedIn(adminsOnly, (context, { query }) => memberUpload(context, query)),
  memberUploads: signedIn(adminsOnly, memberUploads),
  memberUploadRows: signedIn(adminsOnly, (context, { query }) => memberUploadRows(context, query)),
  memberUploadReport: signedIn(adminsOnly, (context, { query }) => offerReport(deps, context, query)),
});
