import { Route, Routes } from 'react-router-dom';
import { connectionOf, renderInConsole } from '../../testing/renderInConsole.tsx';
import { PATHS } from '../../lib/paths.ts';
import ImportFormPage from './form/ImportFormPage.tsx';
import ImportsPage from './ImportsPage.tsx';

const NO_COUNTS = {
  ...{ peopleFound: 0, peopleAdded: 0, peopleMatched: 0, peopleSkipped: 0 },
  ...{ channelsFound: 0, channelsAdded: 0, channelsMatched: 0, channelsSkipped: 0 },
  ...{ messagesFound: 0, messagesAdded: 0, messagesSkipped: 0 },
};

/** An import as the gateway tells of it: being read, with nothing found. */
export const importOf = (source: string, { counts = {}, ...changes }: Record<string, unknown> = {}) => ({
  ...{ __typename: 'Import', id: `i-${source}`, source, status: 'IN_PROGRESS', stage: 'READING', progress: null },
  ...{ fileName: 'export.zip', teamUrl: 'orbit', teamLink: null, createdAt: '2026-11-20T08:00:00.000Z' },
  ...{ updatedAt: '2026-11-20T08:00:00.000Z', finishedAt: null, startedBy: 'Ada Lovelace', failure: null },
  ...{ viewerCanCancel: true, counts: { ...NO_COUNTS, ...Object(counts) } },
  ...changes,
});

const OVER = { finishedAt: '2026-11-20T09:00:00.000Z', stage: 'DONE', viewerCanCancel: false };

export const completed = (source: string, changes: Record<string, unknown> = {}) =>
  importOf(source, { ...OVER, status: 'COMPLETED', teamLink: 'https://orbit.chat.example', ...changes });

export const failed = (source: string, failure: string, changes: Record<string, unknown> = {}) =>
  importOf(source, { ...OVER, status: 'FAILED', failure, ...changes });

export const problemAt = (position: number, changes: object = {}) => ({
  ...{ position, kind: 'PERSON', name: `person${position}@orbit.example`, code: 'EMAIL_REPEATED' },
  ...changes,
});

/** The same problems for whichever import is asked for. */
export const withProblems = (problems: readonly object[]) => () => ({
  ...completed('SLACK'),
  problems: (wanted: { first: number; after?: string | null }) => ({ edges: [], ...connectionOf(problems, wanted) }),
});

interface Given {
  readonly team?: object;
  readonly address?: string;
  readonly [field: string]: unknown;
}

/** The pages of imports in the console. */
export const open = ({ team = {}, address = '/import', ...given }: Given = {}) =>
  renderInConsole(
    <Routes>
      <Route path={PATHS.import} element={<ImportsPage />} />
      <Route path={PATHS.importForm} element={<ImportFormPage />} />
      <Route path={PATHS.overview} element={<h1>Overview</h1>} />
    </Routes>,
    {
      viewer: {
        ...{ id: 'v', email: 'ada.l@orbit.example' },
        team: { id: 't', url: 'orbit', imports: [], urlState: 'AVAILABLE', ...team },
      },
      ...given,
    },
    address,
  );
