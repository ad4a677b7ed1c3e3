import { Refused } from '../stubCall.ts';
import { IMPORT } from '../stubImports.ts';
import { type Answers, adminsOnly } from './answer.ts';

const started = (source: typeof IMPORT.source, teamUrl: string) => ({
  status: 'IN_PROGRESS' as const,
  import: { ...IMPORT, source, teamUrl },
});

/** What the stub's import service answers by itself. */
export const importAnswers: Answers<'import'> = {
  importsStatus: adminsOnly(() => ({ imports: [IMPORT] })),
  importStatus: adminsOnly(({ query }) =>
    query.importId === IMPORT.importId ? IMPORT : new Refused(404, 'import_not_found'),
  ),
  importProblems: adminsOnly(() => ({ problems: [], total: 0 })),
  checkUrl: adminsOnly(({ query: { url } }) => ({ isAvailable: url === 'orbit' })),
  archiveUploadLink: adminsOnly(() => ({
    url: '/files/import_archives/1.zip',
    uploadName: 'import_archives/1.zip',
  })),
  importSlack: adminsOnly(({ query: { teamUrl } }) => started('SLACK', teamUrl)),
  importHipchat: adminsOnly(({ query: { teamUrl, isStride } }) => (isStride ? started('STRIDE', teamUrl) : {})),
  importHipchatServer: adminsOnly(({ query: { teamUrl } }) => started('HIPCHAT_SERVER', teamUrl)),
  cancelImport: adminsOnly(() => ({
    ...IMPORT,
    ...{ status: 'FAILED', stage: 'done', failure: 'cancelled', dateFinished: 1_700_000_002_000, isCancellable: false },
  })),
};
