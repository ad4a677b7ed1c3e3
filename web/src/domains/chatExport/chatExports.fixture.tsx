import { Route, Routes } from 'react-router-dom';
import { PATHS } from '../../lib/paths.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import ChatExportPage from './ChatExportPage.tsx';

/** An export as the gateway tells of it: waiting to begin, of everything of everybody. */
export const pending = (id: string, changes: Record<string, unknown> = {}) => ({
  ...{ __typename: 'ChatExport', id, status: 'PENDING', stage: 'WAITING', progress: null, emails: [], channels: [] },
  ...{ tasks: ['USER_HISTORY', 'GROUP_HISTORY'], messageType: 'ALL', format: 'HTML', dateFrom: null, dateTo: null },
  ...{ requestedBy: null, requestedByName: 'Ada Lovelace', createdAt: '2026-11-20T08:00:00.000Z', expiresAt: null },
  ...{ sizeBytes: 0, failure: null, viewerCanDownload: false, viewerCanCancel: true },
  ...changes,
});

const OVER = { stage: 'DONE', viewerCanCancel: false };

export const completed = (id: string, changes: Record<string, unknown> = {}) =>
  pending(id, {
    ...{ ...OVER, status: 'COMPLETED', viewerCanDownload: true, sizeBytes: 4_200_000 },
    ...{ expiresAt: '2026-11-27T08:00:00.000Z', ...changes },
  });

export const failed = (id: string, failure: string, changes: Record<string, unknown> = {}) =>
  pending(id, { ...OVER, status: 'FAILED', failure, ...changes });

interface Given {
  /** The team's exports, or what reads them. */
  readonly exports?: unknown;
  readonly team?: object;
  readonly address?: string;
  readonly [field: string]: unknown;
}

/** The page of chat exports in the console. */
export const open = ({ exports = [], team = {}, address = '/chat-dump', ...given }: Given = {}) =>
  renderInConsole(
    <Routes>
      <Route path={PATHS.chatExport} element={<ChatExportPage />} />
    </Routes>,
    { viewer: { id: 'v', team: { id: 't', chatExports: exports, ...team } }, ...given },
    address,
  );
