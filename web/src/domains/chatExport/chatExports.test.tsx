import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { down, downAtFirst, inputsOf, userError } from '../../testing/gatewayPieces.ts';
import { press, rest } from '../../testing/hands.ts';
import { completed, failed, open, pending } from './chatExports.fixture.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const PENDING = '/chat-dump?tab=pending';
const poll = () => rest(3_000);
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
const alert = () => screen.getByRole('alert').textContent;

test('a read that fails says so and is tried again; a later one that fails takes nothing away', async () => {
  let answer: () => unknown = down;
  await open({ exports: () => answer() });
  expect(screen.getByText('The chat exports could not be loaded')).toBeTruthy();
  expect(alert()).toContain('Something went wrong. Please try again after some time.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Request export' }).disabled).toBe(true);
  answer = () => [completed('e1')];
  await press('Retry');
  expect(rowsOf('Completed')).toHaveLength(1);
  answer = down;
  await poll();
  expect(alert()).toContain('could not be read. They go on all the same.');
  expect(rowsOf('Completed')).toHaveLength(1);
  answer = () => [];
  await press('Refresh');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('There are no recent chat exports to show')).toBeTruthy();
});

test('an export is followed from its beginning until it is completed, and found where it is then', async () => {
  let now: object = pending('e1');
  const { go, sent } = await open({ exports: () => [now], address: PENDING });
  const bar = () => screen.getByRole('progressbar');
  expect(screen.getByRole('progressbar', { name: 'Waiting to begin' }).hasAttribute('aria-valuenow')).toBe(false);
  now = pending('e1', { stage: 'WRITING', progress: { done: 1_000, total: 4_000 } });
  await poll();
  expect(rowsOf('Pending')[0]).toContain('Writing messages1,000 of 4,000 messages');
  expect([bar().getAttribute('aria-valuenow'), bar().getAttribute('aria-valuetext')]).toEqual([
    '25',
    '1,000 of 4,000 messages',
  ]);
  now = completed('e1');
  await poll();
  expect(screen.getByText('There are no pending chat exports to show')).toBeTruthy();
  expect(screen.getByText('A chat export is completed.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show completed' }).getAttribute('href')).toBe('/chat-dump');
  await go('/chat-dump');
  expect(rowsOf('Completed')).toEqual([
    expect.stringMatching(
      /^Ada Lovelace20 Nov 2026.*User History, Group History, All messagesAll team members.*HTML, 4\.01 MBExpires 27 Nov 2026.*Download$/,
    ),
  ]);
  expect(screen.queryByText('A chat export is completed.')).toBeNull();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const asked = sent.length;
  await rest(9_000);
  expect(sent).toHaveLength(asked);
});

test('in a narrow window the button of a file stands below it', async () => {
  vi.stubGlobal('innerWidth', 390);
  await open({ exports: [completed('e1')] });
  const table = within(screen.getByRole('table', { name: 'Completed' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Requested by', 'Content', 'File'],
  ]);
  const cell = screen.getByRole('button', { name: /^Download the export of/ }).closest('td');
  expect(cell?.textContent).toContain('HTML, 4.01 MB');
});

test('Refresh reads at once', async () => {
  let now: object = pending('e1');
  const { sent } = await open({ exports: () => [now] });
  expect(screen.getByText('There are no recent chat exports to show')).toBeTruthy();
  const asked = sent.length;
  now = completed('e1');
  await press('Refresh');
  expect(sent.slice(asked).map(({ name }) => name)).toEqual(['chatExports']);
  expect(rowsOf('Completed')).toHaveLength(1);
});

test('an export that came to nothing says why, and is asked for once more as it was', async () => {
  const asked = { emails: ['ada@orbit.example'], tasks: ['USER_HISTORY'], messageType: 'TEXT', format: 'JSON' };
  const days = { dateFrom: '2026-11-01', dateTo: '2026-11-30' };
  const channels = [{ __typename: 'ChatExportChannel', channelId: 'c1', name: 'launch' }];
  const exports = [
    failed('e2', 'CANCELLED'),
    failed('e1', 'INTERNAL', { ...asked, ...days, channels, createdAt: '2026-11-19' }),
  ];
  const chatExportRequest = downAtFirst(() => ({ chatExport: pending('e3', asked), userErrors: [] }));
  const { sent } = await open({ exports, chatExportRequest, address: PENDING });
  const [cancelled, broken] = rowsOf('Pending');
  expect(cancelled).toContain('Canceled by an admin.');
  expect(broken).toMatch(
    /User History, Text1 person, 1 channel, 01 Nov 2026 – 30 Nov 2026JSONFailed because of a fault on our/,
  );
  const again = /^Request the export of 19 Nov 2026.* again$/;
  await press(again);
  expect(alert()).toBe('The chat export could not be requested. Please try again.Request req-1');
  chatExportRequest.mend();
  await press(again);
  expect(inputsOf(sent, 'chatExportRequest')).toEqual([
    { ...asked, ...days, channelIds: ['c1'] },
    { ...asked, ...days, channelIds: ['c1'] },
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(rowsOf('Pending')).toHaveLength(3);
  expect(rowsOf('Pending')[0]).toContain('Waiting to begin');
});

test('an export is cancelled once that was asked, and once more under its key; or it is too late', async () => {
  let now: object = pending('e1');
  const chatExportCancel = downAtFirst(() => {
    now = failed('e1', 'CANCELLED');
    return { chatExport: now, userErrors: [] };
  });
  const { sent, address } = await open({ exports: () => [now], chatExportCancel, address: PENDING });
  await press(/^Cancel the export of 20 Nov 2026/);
  expect(address()).toBe(`${PENDING}&dialog=cancel&export=e1`);
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this chat export?' }));
  expect(inputsOf(sent, 'chatExportCancel')).toEqual([]);
  await press('Cancel export', dialog);
  expect(dialog.getByRole('alert').textContent).toBe(
    'The chat export could not be canceled. Please try again.Request req-1',
  );
  chatExportCancel.mend();
  await press('Cancel export', dialog);
  await rest();
  expect(inputsOf(sent, 'chatExportCancel')).toEqual([{ chatExportId: 'e1' }, { chatExportId: 'e1' }]);
  expect([screen.queryByRole('dialog'), address()]).toEqual([null, PENDING]);
  expect(rowsOf('Pending')[0]).toContain('Canceled by an admin.');
});

test('whoever cancels too late is told so', async () => {
  const chatExportCancel = { chatExport: null, userErrors: [userError('NOT_ALLOWED', ['chatExportId'])] };
  await open({ exports: [pending('e1')], chatExportCancel, address: PENDING });
  await press(/^Cancel the export/);
  await press('Cancel export', within(screen.getByRole('dialog')));
  expect(alert()).toBe('It is too late: the chat export is over.');
});

test('a file is saved from the address that is given for it; what is not given says why', async () => {
  const assign = vi.fn<(to: string) => void>();
  vi.stubGlobal('location', Object.assign(Object.create(window.location), { assign }));
  let answer: () => object = down;
  const { sent } = await open({
    exports: [completed('e1'), completed('e0', { status: 'EXPIRED', viewerCanDownload: false })],
    chatExportDownload: () => answer(),
  });
  expect(rowsOf('Completed')[1]).toMatch(/HTML, 4\.01 MBExpired$/);
  const download = () => press(/^Download the export of 20 Nov 2026/);
  await download();
  expect(alert()).toBe('The chat export could not be downloaded. Please try again.Request req-1');
  answer = () => ({ url: null, userErrors: [userError('NOT_FOUND', ['chatExportId'])] });
  await download();
  expect(alert()).toBe('The file of this chat export is not there any more. Please request the export again.');
  expect(assign).not.toHaveBeenCalled();
  answer = () => ({ url: '/files/chat_exports/1.zip?signed', userErrors: [] });
  await download();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(assign.mock.calls).toEqual([['/files/chat_exports/1.zip?signed']]);
  expect(inputsOf(sent, 'chatExportDownload')).toEqual(Array.from({ length: 3 }, () => ({ chatExportId: 'e1' })));
});
