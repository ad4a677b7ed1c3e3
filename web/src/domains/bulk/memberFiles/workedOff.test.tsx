import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useMemberListQuery } from '../../../generated/member/list/memberList.ts';
import { down, downAtFirst, inputsOf, inputsWithKeysOf, userError } from '../../../testing/gatewayPieces.ts';
import { press, rest } from '../../../testing/hands.ts';
import { connectionOf } from '../../../testing/renderInConsole.tsx';
import { alerts, at, cellsOf, FILE, open, ROWS, service, started } from './memberFiles.fixture.tsx';
import { watchDownloads } from '../../../testing/watchDownloads.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const second = () => rest(1_000);

/** A list of people that is open beside. */
function PeopleList() {
  useMemberListQuery({ variables: { first: 50, orderBy: { field: 'NAME', direction: 'ASC' } } });
  return null;
}

describe('a file that is worked off', () => {
  test('is begun by its button, followed, and told of; the lists of files are read again', async () => {
    const { node, move } = service({ ...FILE, mode: 'EDIT' }, { ...ROWS, DONE: ROWS.PLANNED, FAILED: ROWS.REFUSED });
    const memberUploadProcess = () => ({ upload: move(started({ mode: 'EDIT' })), userErrors: [] });
    const report = { url: '/files/r.csv?s=1', userErrors: [] };
    const { sent } = await open({ node, memberUploadProcess, memberUploadReport: report, address: at('edit') });
    const lists = () => sent.filter(({ name }) => name === 'earlierMemberFiles').length;
    expect(screen.getAllByText('1 row cannot be done and is left out.')).toHaveLength(2);
    const before = lists();
    await press('Change 2 people');
    expect(inputsOf(sent, 'memberUploadProcess')).toEqual([{ uploadId: 'f1' }]);
    expect(screen.getByRole('progressbar', { name: 'Changing 2 people' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Members in bulk');
    expect(lists()).toBe(before + 1);
    move({ doneCount: 1 });
    await second();
    expect(screen.getByText('1 of 2 rows (50%)')).toBeTruthy();
    move({ status: 'PROCESSED', failedCount: 1, viewerCanCancel: false });
    await second();
    await rest();
    expect(screen.getByText('1 person was changed. 1 row failed.')).toBeTruthy();
    expect(lists()).toBe(before + 2);
    await press('1 row failed');
    expect(cellsOf('Rows that failed')[0]).toContain('The field has no such value');
    const saved = watchDownloads();
    await press('Download the result of each row');
    expect(saved).toEqual(['/files/r.csv?s=1 as people_results.csv']);
  });

  test('is shown at work where it was begun and the answer was lost', async () => {
    const { node, move } = service({ ...FILE, mode: 'EDIT' }, ROWS);
    const memberUploadProcess = () => {
      move(started({ mode: 'EDIT' }));
      return down();
    };
    await open({ node, memberUploadProcess, address: at('edit') });
    await press('Change 2 people');
    expect(screen.getByRole('progressbar', { name: 'Changing 2 people' })).toBeTruthy();
    expect(alerts()).toEqual([]);
  });

  test('has the lists of people read again, also where one leaves meanwhile', async () => {
    const members = () => connectionOf([], { first: 50 });
    const { node, move } = service(started({ doneCount: 1 }));
    const given = { node, team: { members }, beside: <PeopleList />, address: at('add') };
    const { sent, go } = await open(given);
    const reads = () => sent.filter(({ name }) => name === 'memberList').length;
    expect(reads()).toBe(1);
    move({ status: 'PROCESSED', viewerCanCancel: false });
    await second();
    await second();
    expect(reads()).toBe(2);
    await go('/manage/users');
    await second();
    expect(reads()).toBe(2);
    move({ status: 'PROCESSING' });
    await go(at('add'));
    await second();
    await go('/manage/users');
    await second();
    expect(reads()).toBe(3);
  });

  test.each([
    ['ALREADY_RUNNING', /Another file of your team is being processed/],
    ['NOTHING_TO_DO', /There is nothing to do/],
    ['NOT_FOUND', /This file is not there any more/],
  ])('says why it was not begun: %s', async (code, text) => {
    const { node } = service({ ...FILE, mode: 'EDIT' }, ROWS);
    const memberUploadProcess = { upload: null, userErrors: [userError(code, ['uploadId'])] };
    await open({ node, memberUploadProcess, address: at('edit') });
    await press('Change 2 people');
    expect(alerts()).toContainEqual(expect.stringMatching(text));
  });

  test.each([
    ['DEACTIVATE', 'Deactivate 2 people', /cannot use the chat until they are reactivated/],
    ['DELETE', 'Delete 2 people', /This cannot be undone/],
  ])('of mode %s asks before it begins, and again under its key', async (mode, label, text) => {
    const { node, move } = service({ ...FILE, mode }, ROWS);
    const process = downAtFirst(() => ({ upload: move(started({ mode })), userErrors: [] }));
    const word = mode.toLowerCase();
    const team = { isLargeTeam: true };
    const { sent, address } = await open({ node, memberUploadProcess: process, team, address: at(word) });
    await press(label);
    expect(address()).toBe(at(word, '&dialog=begin'));
    const dialog = within(screen.getByRole('dialog', { name: `${label}?` }));
    expect(dialog.getByText(text)).toBeTruthy();
    expect(dialog.getByText('1 row cannot be done and is left out.')).toBeTruthy();
    await press(label, dialog);
    expect(dialog.getByRole('alert').textContent).toContain('could not be started');
    process.mend();
    await press(label, dialog);
    await rest();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [first, again] = inputsWithKeysOf(sent, 'memberUploadProcess');
    expect(again).toEqual(first);
    expect(address()).toBe(at(word));
    expect(screen.getByRole('progressbar')).toBeTruthy();
  });

  test('is stopped: what is done stays, and it says how many were left alone', async () => {
    const { node, move } = service(started({ doneCount: 1 }), { DONE: ROWS.PLANNED });
    const memberUploadCancel = downAtFirst(() => ({
      ...{ upload: move({ status: 'CANCELLED', viewerCanCancel: false }), userErrors: [] },
    }));
    const { sent } = await open({ node, memberUploadCancel, address: at('add') });
    await press('Stop');
    expect(alerts()).toEqual([expect.stringContaining('The file could not be stopped.')]);
    memberUploadCancel.mend();
    await press('Stop');
    expect(inputsOf(sent, 'memberUploadCancel')).toHaveLength(2);
    await rest();
    expect(screen.getByText('1 person was added. No row failed. Stopped: 1 row was left alone.')).toBeTruthy();
  });
});
