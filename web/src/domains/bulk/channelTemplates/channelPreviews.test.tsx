import { act, screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { PATHS } from '../../../lib/paths.ts';
import { press, rest } from '../../../testing/hands.ts';
import { watchDownloads } from '../../../testing/watchDownloads.ts';
import { downAtFirst, inputsOf, inputsWithKeysOf, userError } from '../../../testing/gatewayPieces.ts';
import { connectionOf, type PageArguments } from '../../../testing/renderInConsole.tsx';
import {
  CHECKED,
  UPLOAD,
  arrivals,
  choose,
  errorAt,
  file,
  open,
  readInstructions,
  sendTo,
} from './channelTemplates.fixture.tsx';

const fetched = arrivals();

const change = (field: string, before: string | null, after: string | null) => ({ field, before, after });
const rowAt = (line: number, changes: object = {}) => ({
  ...{ line, channelName: `room ${line}`, plan: 'CREATE', changes: [], problem: null, column: null, value: null },
  ...changes,
});
const many = Array.from({ length: 7 }, (_, place) => `p${place}@orbit.example`).join(':');
const ROWS = {
  PLANNED: [
    rowAt(2, { changes: [change('channel_type', null, 'public'), change('member_emails', null, many)] }),
    rowAt(3, { plan: 'CHANGE', changes: [change('channel_description', 'Before', null)] }),
  ],
  UNCHANGED: [rowAt(4, { plan: 'UNCHANGED' })],
  REFUSED: [rowAt(5, { plan: 'REFUSED', problem: 'NAME_TAKEN', column: 'channel_name', value: 'room 5' })],
};
type RowArguments = PageArguments & { readonly kind: string; readonly search?: string | null };
const rowsOf = (byKind: Record<string, readonly ReturnType<typeof rowAt>[]>) => (wanted: RowArguments) => ({
  edges: [],
  ...connectionOf(
    (byKind[wanted.kind] ?? []).filter(({ channelName }) => channelName.includes(wanted.search ?? '')),
    wanted,
  ),
});
const errors = () => ({ edges: [], ...connectionOf([errorAt(5)], { first: 300 }) });

/** A gateway with one file, which the test moves on. */
const service = (begin: object, rows: Parameters<typeof rowsOf>[0] = ROWS) => {
  let now: object = begin;
  const move = (changes: object) => (now = { ...now, ...changes });
  return { move, node: () => ({ ...now, rows: rowsOf(rows), errors }), now: () => now };
};
const cellsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
const ofTime = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
};

describe('a file of services that look at it', () => {
  test('is checked, and shows what it would change before it is started', async () => {
    ofTime();
    const { move, node, now } = service({ ...CHECKED, status: 'VALIDATING', checkedCount: 1, plannedCount: 1 });
    let isThere = false;
    const { sent } = await open({
      ...{
        isPreviewable: true,
        team: { channelUploads: () => (isThere ? [now()] : []) },
        node,
        channelTemplateUploadStart: sendTo,
      },
      channelUploadValidate: () => {
        isThere = true;
        return { upload: now(), userErrors: [] };
      },
      channelUploadReport: { url: '/files/r.csv?s=1', userErrors: [] },
      channelUploadProcess: () => ({
        upload: move({ status: 'PROCESSING', startedAt: '2026-11-20T08:01:00.000Z', startedBy: 'Bea Byron' }),
        userErrors: [],
      }),
    });
    await readInstructions();
    await choose(file());
    await press('Upload');
    expect(fetched).toHaveBeenCalledOnce();
    expect(inputsOf(sent, 'channelUploadValidate')).toEqual([
      { templateId: 'create', fileName: 'create_channels (1).csv', uploadName: 'up.csv' },
    ]);
    expect(inputsOf(sent, 'channelTemplateProcess')).toEqual([]);
    expect(screen.getByText('1 of 4 rows (25%)')).toBeTruthy();
    move({ status: 'VALIDATED', checkedCount: 4, plannedCount: 2 });
    await rest(1_100);
    const preview = screen.getByRole('region', { name: '4. Check what will change' });
    const kinds = within(preview).getByRole('group', { name: 'Which rows are shown' });
    expect(
      within(kinds)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([...['2 channels will be created', '1 channel stays as it is', '1 row cannot be done']]);
    expect(cellsOf('Rows that change something')).toEqual([
      '2room 2channel_typepublicmember_emailsp0@orbit.example, p1@orbit.example, p2@orbit.example, p3@orbit.example, p4@orbit.example and 2 more',
      '3room 3channel_descriptionBefore → empty',
    ]);
    await press('1 row cannot be done');
    expect(cellsOf('Rows that cannot be done')).toEqual([
      '5room 5channel_nameYour team has a channel of this name: room 5',
    ]);
    const asked = sent.length;
    await rest(9_000);
    expect(sent).toHaveLength(asked);
    await press('Create 2 channels');
    expect(inputsOf(sent, 'channelUploadProcess')).toEqual([{ uploadId: 'u1' }]);
    expect(screen.getByText('0 of 2 rows (0%)')).toBeTruthy();
    move({ status: 'PROCESSED', doneCount: 1, failedCount: 1, finishedAt: '2026-11-20T08:02:00.000Z' });
    await rest(1_100);
    const result = screen.getByRole('region', { name: 'What became of it' });
    expect(within(result).getByRole('status').textContent).toContain('1 channel was created. 1 row failed.');
    expect(within(result).getByRole('button', { name: 'Download the rows that failed' })).toBeTruthy();
    const saved = watchDownloads();
    await press('Download the result of each row', within(result));
    expect(inputsOf(sent, 'channelUploadReport')).toEqual([{ uploadId: 'u1' }]);
    expect(saved).toEqual(['/files/r.csv?s=1 as create_channels_results.csv']);
  });

  test('is forgotten where another one takes its place', async () => {
    const taken = ['u1', 'u2'].map((id) => ({ ...CHECKED, id }));
    const ways = taken.map((upload) => ({ upload, userErrors: [] }));
    const { sent, address } = await open({
      ...{ isPreviewable: true, channelTemplateUploadStart: sendTo, channelUploadValidate: () => ways.shift() },
      node: ({ id }: { id: string }) => ({ ...CHECKED, id, rows: rowsOf(ROWS), errors }),
      channelUploadCancel: { upload: { ...CHECKED, status: 'CANCELLED', viewerCanCancel: false }, userErrors: [] },
    });
    await readInstructions();
    for (const id of ['u1', 'u2']) {
      expect(inputsOf(sent, 'channelUploadCancel')).toEqual([]);
      await choose(file());
      await press('Upload');
      expect(address()).toBe(`${PATHS.channelBulk}?file=${id}`);
    }
    expect(inputsOf(sent, 'channelUploadCancel')).toEqual([{ uploadId: 'u1', onlyUnstarted: true }]);
  });

  test('that was discarded, or stopped, says so', async () => {
    const { move, node } = service(CHECKED);
    const { sent } = await open({
      ...{ isPreviewable: true, fileId: 'u1', node },
      channelUploadCancel: () => ({ upload: move({ status: 'CANCELLED', viewerCanCancel: false }), userErrors: [] }),
    });
    await press('Discard this file');
    expect(inputsOf(sent, 'channelUploadCancel')).toEqual([{ uploadId: 'u1', onlyUnstarted: true }]);
    expect(await screen.findByText('The file was discarded. Nothing was changed.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upload another file' })).toBeTruthy();
  });

  test.each([
    ['ALREADY_DONE', ['uploadId'], 'This file was started or discarded before.'],
    [
      ...(['ALREADY_RUNNING', ['uploadId']] as const),
      'Another file of your team is being processed. Start this one once that is done.',
    ],
    ['NOTHING_TO_DO', ['uploadId'], 'There is nothing to do: no row changes anything.'],
    ['PLAN_REQUIRED', null, 'This needs the enterprise plan.'],
  ] as const)('that is refused to be started with %s says why, and is read again', async (code, field, text) => {
    const { node } = service(CHECKED);
    const userErrors = [userError(code, field === null ? null : [...field])];
    const { sent } = await open({
      ...{ isPreviewable: true, fileId: 'u1', node, channelUploadProcess: { upload: null, userErrors } },
    });
    const read = () => sent.filter(({ name }) => name === 'channelUploadNow').length;
    const before = read();
    await press('Create 2 channels');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(text);
    expect(read()).toBe(before + 1);
  });
});

describe('a file that was looked at', () => {
  test('whose start was not answered is started again under its key', async () => {
    const { move, node } = service(CHECKED);
    const process = downAtFirst(() => ({ upload: move({ status: 'PROCESSING' }), userErrors: [] }));
    const { sent } = await open({ isPreviewable: true, fileId: 'u1', node, channelUploadProcess: process });
    await press('Create 2 channels');
    process.mend();
    await press('Create 2 channels');
    const [first, second] = inputsWithKeysOf(sent, 'channelUploadProcess');
    expect(first).toEqual(second);
    expect(screen.getByRole('region', { name: 'Processing' })).toBeTruthy();
  });

  test('warns of the rows that cannot be done', async () => {
    await open({ isPreviewable: true, fileId: 'u1', node: service(CHECKED).node });
    await press('View Warnings (1)');
    const dialog = screen.getByRole('dialog', { name: 'Warnings' });
    expect(await within(dialog).findByText('Your team has a channel of this name: room 5')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Download the rows that failed' })).toBeTruthy();
  });

  test('waits in the list, and is not there any more after a while', async () => {
    const waiting = { ...CHECKED, id: 'u2', fileName: 'update_channels.csv', templateId: 'update' };
    const ended = {
      ...CHECKED,
      status: 'CANCELLED',
      doneCount: 1,
      startedAt: UPLOAD.startedAt,
      startedBy: 'Bea Byron',
    };
    await open({
      ...{ isPreviewable: true, team: { channelUploads: [waiting, ended] } },
      node: ({ id }: { id: string }) => (id === 'u2' ? null : { ...ended, rows: rowsOf({}) }),
    });
    const list = screen.getByRole('table', { name: 'Uploads of the last 30 days' });
    const [, first, second] = within(list).getAllByRole('row');
    expect(first?.textContent).toMatch(/^update_channels\.csvChange channelsCheckedAda Lovelace/);
    expect(second?.textContent).toMatch(/^create_channels\.csvCreate channelsStopped · 1 done, 0 failedBea Byron/);
    const last = screen.getByRole('region', { name: 'Last upload' });
    expect(within(last).getByRole('status').textContent).toBe('Stopped');
    await act(async () => within(list).getByRole('link', { name: 'update_channels.csv' }).click());
    expect(await screen.findByText(/^This file is not there any more/)).toBeTruthy();
  });
});
