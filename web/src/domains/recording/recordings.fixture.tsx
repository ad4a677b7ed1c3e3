import { Route, Routes } from 'react-router-dom';
import { connectionOf, type PageArguments, renderInConsole } from '../../testing/renderInConsole.tsx';
import RecordingsPage from './RecordingsPage.tsx';

export interface RecordingValues {
  readonly [name: string]: unknown;
  readonly id: string;
  readonly title: string;
}

/** A recording that is ready, of the viewer's own, changed as given. */
export const recording = (title: string, changes: Record<string, unknown> = {}): RecordingValues => ({
  ...{ __typename: 'Recording', id: `recording-${title}`, title, meetingId: `room-${title}` },
  ...{ createdAt: '2026-11-20T18:05:00.000Z', durationSeconds: 75, isReady: true, recorderName: 'Ada Lovelace' },
  ...{ viewerCanRename: true, viewerCanDelete: true, viewerCanDownload: true },
  ...changes,
});

/** One that is being processed. */
export const running = (title: string): RecordingValues =>
  recording(title, { isReady: false, viewerCanDownload: false, durationSeconds: null });

/** Recordings, or what reading them answers. */
type Listed = readonly RecordingValues[] | (() => unknown);

interface Options {
  readonly recordings?: Listed;
  readonly address?: string;
  /** For how many days recordings are kept; null for as long as nobody deletes them. */
  readonly keptDays?: number | null;
  /** From when on, where that is still to come. */
  readonly keptDaysFrom?: string | null;
  /** Mutations. */
  readonly more?: Record<string, unknown>;
}

type ListArguments = PageArguments & { readonly search?: string | null; readonly direction: 'ASC' | 'DESC' };

/** The page of recordings of somebody who sees these. */
export async function openRecordings({
  recordings = [],
  keptDays = null,
  keptDaysFrom = null,
  address = '/call-recordings',
  more = {},
}: Options = {}) {
  let live: Listed = recordings;
  const listed = ({ search, direction, ...args }: ListArguments) => {
    if (typeof live === 'function') return live();
    const found = live.filter(({ title }) => title.includes(search ?? ''));
    return {
      ...connectionOf(direction === 'ASC' ? found.toReversed() : found, args),
      totalBytes: 3 * 1024 ** 2,
      ...{ keptDays, keptDaysFrom },
    };
  };
  const page = await renderInConsole(
    <Routes>
      <Route path="/call-recordings" element={<RecordingsPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    {
      viewer: { id: 'viewer-1', team: { id: 'team-1', recordings: listed } },
      node: ({ id }: { id: string }) =>
        typeof live === 'function' ? null : (live.find((one) => one.id === id) ?? null),
      ...more,
    },
    address,
  );
  return {
    ...page,
    become: (next: Listed) => {
      live = next;
    },
  };
}
