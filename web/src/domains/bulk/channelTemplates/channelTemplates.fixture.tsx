import { act, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { PATHS } from '../../../lib/paths.ts';
import { chooseFile } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import ChannelTemplatesPage from './ChannelTemplatesPage.tsx';

const COLUMNS = ['channel_name', 'channel_type'];
const template = (id: string, name: string, isPreviewable: boolean) => ({
  ...{ id, name, fileName: `${id}_channels.csv`, columns: COLUMNS, isPreviewable },
});
/** The templates of services that look at files, and of those that do not. */
const templatesOf = (isPreviewable: boolean) => [
  template('create', 'Create channels', isPreviewable),
  template('update', 'Change channels', isPreviewable),
];

/** A file that was worked off without a look at it. */
export const UPLOAD = {
  ...{ __typename: 'ChannelUpload', id: 'u1', templateId: 'create', fileName: 'create_channels.csv' },
  ...{ status: 'PROCESSED', encoding: null, totalCount: 4, doneCount: 4, failedCount: 0 },
  ...{ checkedCount: null, plannedCount: null, unchangedCount: null, refusedCount: null, viewerCanCancel: false },
  ...{ uploadedAt: '2026-11-20T08:00:00.000Z', uploadedBy: 'Ada Lovelace', finishedAt: '2026-11-20T08:00:01.000Z' },
  ...{ startedAt: '2026-11-20T08:00:00.000Z', startedBy: 'Ada Lovelace' },
};

/** One that was looked at, with a row of each kind. */
export const CHECKED = {
  ...{ ...UPLOAD, status: 'VALIDATED', encoding: 'UTF_8', doneCount: 0 },
  ...{ checkedCount: 4, plannedCount: 2, unchangedCount: 1, refusedCount: 1, viewerCanCancel: true },
  ...{ startedAt: null, startedBy: null, finishedAt: null },
};

export const errorAt = (line: number) => ({
  ...{ line, channelName: `=room ${line}`, column: 'channel_name', problem: 'NAME_TAKEN', value: `=room ${line}` },
  cells: [`=room ${line}`, 'public'],
});
/** A page of so many rows that failed, on lines that follow each other. */
export const errorsOf =
  (total: number) =>
  ({ first, after }: { first: number; after: string | null }) => {
    const start = Number(after ?? 0);
    const nodes = Array.from({ length: Math.min(first, total - start) }, (_, place) => errorAt(start + place + 2));
    const end = start + nodes.length;
    return { nodes, edges: [], totalCount: total, pageInfo: { hasNextPage: end < total, endCursor: String(end) } };
  };

/** Where a file is sent to. */
export const sendTo = { url: '/files/up.csv?signature=s', uploadName: 'up.csv', userErrors: [] };
export const file = (name = 'create_channels (1).csv', content = 'channel_name') => new File([content], name);

type Given = {
  team?: object;
  node?: unknown;
  isPreviewable?: boolean;
  fileId?: string;
  [mutation: string]: unknown;
};
/** The page in the console, with a file where one is named. */
export const open = ({ team = {}, isPreviewable = false, fileId, ...given }: Given = {}) =>
  renderInConsole(
    <ChannelTemplatesPage />,
    {
      viewer: { id: 'v', team: { id: 't', channelTemplates: templatesOf(isPreviewable), channelUploads: [], ...team } },
      ...given,
    },
    fileId === undefined ? PATHS.channelBulk : `${PATHS.channelBulk}?file=${fileId}`,
  );

/** Whatever the browser sends to an address of its own arrives there. */
export function arrivals() {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', fetched);
    return () => vi.unstubAllGlobals();
  });
  return fetched;
}

export const readInstructions = () =>
  act(async () => screen.getByRole('checkbox', { name: 'I have read the instructions' }).click());
export const choose = async (chosen: File) => chooseFile(document.body, chosen);
export const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
