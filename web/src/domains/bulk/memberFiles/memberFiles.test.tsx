import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { down, downAtFirst, inputsOf, inputsWithKeysOf, userError } from '../../../testing/gatewayPieces.ts';
import { click, press, rest, typeInto } from '../../../testing/hands.ts';
import {
  alerts,
  at,
  cellsOf,
  choose,
  csv,
  FILE,
  isDisabled,
  open,
  rowAt,
  ROWS,
  rowsOf,
  service,
  started,
} from './memberFiles.fixture.tsx';
import { watchDownloads } from '../../../testing/watchDownloads.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const second = () => rest(1_000);
describe('the page', () => {
  test('has a tab for each mode, its template and its columns', async () => {
    const saved = watchDownloads();
    const { sent, address } = await open({ memberTemplateDownload: { url: '/files/t.csv?s=1', userErrors: [] } });
    const tabs = within(screen.getByRole('navigation', { name: 'What the file does' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Add Members', 'Edit Members', 'Deactivate Members']);
    expect(tabs[0]?.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Back to members' }).getAttribute('href')).toBe('/manage/users');
    const columns = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(columns).toEqual(['email (required)', 'first_name', 'Department']);
    await press('Download template');
    expect(saved).toEqual(['/files/t.csv?s=1 as add_members.csv']);
    await click(screen.getByRole('link', { name: 'Edit Members' }));
    expect(address()).toBe('/manage/users/bulk-manage/edit');
    expect(screen.getByText(/Names, e-mail addresses and phone numbers stay as they are. An empty cell/)).toBeTruthy();
    await press('Download template');
    expect(inputsOf(sent, 'memberTemplateDownload')).toEqual([{ mode: 'ADD' }, { mode: 'EDIT' }]);
  });

  test('deletes people, and warns of slow updates, in large teams; says in others what needs PRO', async () => {
    const planGate = {
      feature: 'CUSTOM_FIELDS',
      isAllowed: false,
      limit: 0,
      used: 0,
      requiredPlan: 'PRO',
      isPaywallShown: true,
    };
    const address = '/manage/users/bulk-manage/edit';
    const { go } = await open({ team: { isLargeTeam: true, planGate }, address, eventRecord: { userErrors: [] } });
    expect(screen.getByText(/may take a while until bulk updates are processed/)).toBeTruthy();
    expect(screen.getByText(/In a team of this size that is the quickest way/)).toBeTruthy();
    expect(screen.getByText(/Custom fields are part of PRO/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Delete members' })).toBeTruthy();
    await go('/manage/users/bulk-manage/delete');
    expect(screen.getByText(/This cannot be undone/)).toBeTruthy();
    expect(screen.queryByText(/may take a while/)).toBeNull();
  });

  test.each([
    ['not large', false],
    ['of a size that could not be loaded', down],
  ])('takes whoever would delete people by a file to adding them, in a team that is %s', async (_what, isLargeTeam) => {
    const { address } = await open({ team: { isLargeTeam }, address: '/manage/users/bulk-manage/delete' });
    expect(address()).toBe('/manage/users/bulk-manage/add');
    expect(screen.getByRole('link', { name: 'Add Members' }).getAttribute('aria-current')).toBe('page');
  });

  test('waits with deleting people until the size of the team is known, and with nothing else', async () => {
    let come = (_isLarge: boolean): void => undefined;
    const isLargeTeam = new Promise<boolean>((resolve) => (come = resolve));
    const { go, address } = await open({ team: { isLargeTeam: () => isLargeTeam } });
    expect(screen.getByRole('button', { name: 'Choose file' })).toBeTruthy();
    await go('/manage/users/bulk-manage/delete');
    expect(address()).toBe('/manage/users/bulk-manage/delete');
    expect(screen.getByRole('link', { name: 'Delete members' }).getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('button', { name: 'Choose file' })).toBeNull();
    await act(async () => come(true));
    await rest(1);
    expect(address()).toBe('/manage/users/bulk-manage/delete');
    expect(screen.getByRole('button', { name: 'Choose file' })).toBeTruthy();
  });

  test('says what could not be loaded, and stands without it', async () => {
    const columns = downAtFirst(() => []);
    await open({ team: { memberUploadColumns: columns, lastMemberUpload: down, memberUploads: down } });
    expect(alerts().join()).toMatch(/columns could not be loaded.*last upload could not.*uploads could not/);
    expect(isDisabled('Choose file')).toBe(false);
  });

  test('shows the last file of the mode until it is done, and those before it', async () => {
    const last = { id: 'f9', mode: 'ADD', fileName: 'last.csv', status: 'PROCESSING', at: FILE.uploadedAt, by: 'Bo' };
    let now: object = last;
    const memberUploads = [
      started({ id: 'f9', fileName: 'last.csv' }),
      started({ id: 'f8', mode: 'EDIT', status: 'PROCESSED', doneCount: 3, failedCount: 1 }),
      { ...FILE, id: 'f7', fileName: 'waiting.csv' },
      { ...FILE, id: 'f6', fileName: 'given-up.csv', status: 'CANCELLED' },
    ];
    const { sent } = await open({ team: { lastMemberUpload: () => now, memberUploads } });
    const region = screen.getByRole('region', { name: /Last upload/ });
    expect(region.textContent).toMatch(/Processing.*last\.csv.*Started by Bo/);
    expect(cellsOf('Uploads of the last 30 days')[1]).toMatch(/people\.csvEdit Members3 done, 1 failedAda Lovelace/);
    expect(cellsOf('Uploads of the last 30 days')[2]).toMatch(/waiting\.csvAdd MembersCheckedAda Lovelace/);
    expect(cellsOf('Uploads of the last 30 days')).toHaveLength(3);
    expect(within(region).getByRole('link').getAttribute('href')).toBe('/manage/users/bulk-manage/add?file=f9');
    now = { ...last, status: 'PROCESSED' };
    await rest(3_100);
    expect(region.textContent).toContain('Processed');
    const asked = sent.length;
    await rest(9_000);
    expect(sent).toHaveLength(asked);
  });
});

describe('a file', () => {
  test('has to be there, a CSV by its name, and not too large; then nothing is sent', async () => {
    const { sent } = await open();
    const before = sent.length;
    await press('Upload');
    expect(alerts()).toEqual(['No file chosen']);
    expect(isDisabled('Upload')).toBe(true);
    const large = csv('large.csv');
    Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 + 1 });
    for (const [wrong, text] of [
      [csv('people.xlsx'), 'Invalid file, choose only .csv file'],
      [large, 'The file has more than 50 MB.'],
    ] as const) {
      await choose(wrong);
      expect(alerts()).toEqual([text]);
      expect(isDisabled('Upload')).toBe(true);
    }
    await choose(csv('PEOPLE.CSV'));
    expect(alerts()).toEqual([]);
    expect(screen.getByText('Chosen: PEOPLE.CSV')).toBeTruthy();
    expect(isDisabled('Upload')).toBe(false);
    expect(sent).toHaveLength(before);
  });

  test.each([
    [
      'HEADER_CHANGED',
      'file',
      /must not be changed: email is missing\. These are taken: email, first_name, Department$/,
      true,
    ],
    ['INVALID', 'file.3', /^Line 3 of the file cannot be read\. A quotation mark in it may never be closed\.$/, true],
    ['HEADER_CHANGED', 'file.3', /must not be changed: column 3 .*: email, first_name, Department$/, true],
    ['INVALID', 'file', /no CSV, or is written in an encoding that is not known/, true],
    ['TOO_MANY', 'file', /more than 100,000 rows/, true],
    ['REQUIRED', 'file', /The file has no rows/, true],
    ['FILE_TOO_LARGE', 'file', /more than 50 MB/, true],
    ['INVALID', 'fileName', /choose only .csv file/, true],
    ['NOT_ALLOWED', 'mode', /in large teams only/, true],
    ['KEY_REUSED', null, /could not be uploaded. Please try again/, false],
  ])('that is refused with %s at %s says why', async (code, field, text, isUnfit) => {
    const userErrors = [userError(code, field?.split('.') ?? null)];
    await open({ memberUploadValidate: { upload: null, userErrors } });
    await choose(csv());
    await press('Upload');
    expect(alerts()).toEqual([expect.stringMatching(text)]);
    expect(isDisabled('Upload')).toBe(isUnfit);
    expect(document.activeElement?.textContent === 'Choose another file').toBe(isUnfit);
  });

  test('is sent once at a time, again under its key where no answer came, and is then checked at its address', async () => {
    const { node, move } = service({ ...FILE, status: 'VALIDATING', checkedCount: 1 }, ROWS);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const answer = downAtFirst(() => promise);
    const { sent, address } = await open({ memberUploadValidate: answer, node });
    await choose(csv());
    await press('Upload');
    expect(alerts()).toEqual(['The file could not be uploaded. Please try again.Request req-1']);
    answer.mend();
    await press('Upload');
    expect(screen.getByRole('progressbar', { name: 'Uploading' })).toBeTruthy();
    expect(isDisabled('Choose another file')).toBe(true);
    await press('Upload');
    const lists = () => sent.filter(({ name }) => name === 'earlierMemberFiles').length;
    const before = lists();
    await act(async () => resolve({ upload: node(), userErrors: [] }));
    expect(lists(), 'it stands in the list of files, by which it is found again').toBe(before + 1);
    const [first, again, ...more] = inputsWithKeysOf(sent, 'memberUploadValidate');
    expect(first).toMatchObject({ mode: 'ADD', fileName: 'people.csv', file: expect.any(File) });
    expect([again, more]).toEqual([first, []]);
    expect(address()).toBe(at('add'));
    expect(document.activeElement?.textContent).toBe('Members in bulk');
    expect(screen.getByText('1 of 4 rows (25%)')).toBeTruthy();
    expect(screen.getByText(/you can leave this page and come back/)).toBeTruthy();
    move({ status: 'VALIDATED', checkedCount: 4 });
    await second();
    expect(screen.getByText('3. Check what will change')).toBeTruthy();
    const asked = sent.length;
    await rest(5_000);
    expect(sent).toHaveLength(asked);
  });

  test('is found again by its address, at its mode, and told of where it is gone or unread', async () => {
    const { node } = service({ ...FILE, mode: 'EDIT' }, ROWS);
    const reading = downAtFirst(node);
    const { address, go } = await open({
      node: (args: { id: string }) => (args.id === 'f1' ? reading() : null),
      address: at('add'),
    });
    expect(screen.getByText('The file could not be loaded')).toBeTruthy();
    reading.mend();
    await press('Retry');
    expect(address()).toBe(at('edit'));
    expect(screen.getByRole('button', { name: 'Change 2 people' })).toBeTruthy();
    await go('/manage/users/bulk-manage/edit?file=other');
    expect(screen.getByText(/This file is not there any more/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upload another file' }).getAttribute('href')).toBe(
      '/manage/users/bulk-manage/edit',
    );
  });

  test('may be discarded while it is checked and after that: nothing was changed', async () => {
    const { node, move } = service({ ...FILE, status: 'VALIDATING', checkedCount: 1 }, ROWS);
    const memberUploadCancel = () => ({
      upload: move({ status: 'CANCELLED', viewerCanCancel: false }),
      userErrors: [],
    });
    const { sent } = await open({ node, memberUploadCancel, address: at('add') });
    await press('Discard this file');
    expect(inputsOf(sent, 'memberUploadCancel')).toEqual([{ uploadId: 'f1', onlyUnstarted: true }]);
    await rest();
    expect(screen.getByText('The file was discarded. Nothing was changed.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Which rows are shown' })).toBeNull();
  });

  test('is not discarded where somebody else has started it meanwhile, and may be stopped then', async () => {
    const { node, move } = service(FILE, ROWS);
    const answers = [
      () => ({ upload: null, userErrors: [userError('STALE', ['uploadId'])] }),
      () => ({ upload: move({ status: 'CANCELLED', viewerCanCancel: false }), userErrors: [] }),
    ];
    const memberUploadCancel = () => answers.shift()?.();
    const { sent } = await open({ node, memberUploadCancel, address: at('add') });
    move(started({ doneCount: 1 }));
    await press('Discard this file');
    expect(alerts()).toEqual([
      'Somebody else started this file in the meantime, so it was not discarded. Here is how far it is.',
    ]);
    expect(screen.getByRole('progressbar')).toBeTruthy();
    await press('Stop');
    expect(inputsOf(sent, 'memberUploadCancel')).toEqual([
      { uploadId: 'f1', onlyUnstarted: true },
      { uploadId: 'f1', onlyUnstarted: false },
    ]);
    expect(alerts()).toEqual([]);
  });
});

describe('what a file would change', () => {
  test('is shown by its kinds, from what to what, and found by a search; both are in the address', async () => {
    const { node } = service({ ...FILE, mode: 'EDIT' }, ROWS);
    const { address } = await open({ node, address: at('edit') });
    const kinds = within(screen.getByRole('group', { name: 'Which rows are shown' })).getAllByRole('button');
    expect(screen.getByText(/phone numbers stay as they are, whatever the file says/)).toBeTruthy();
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      ...['2 people will be changed', '1 person stays as they are', '1 row cannot be done'],
    ]);
    expect(cellsOf('Rows that change something')).toEqual([
      '2New 2new2@orbit.examplefirst_nameNew',
      '3New 3new3@orbit.exampleDepartmentSales → empty',
    ]);
    await press('1 row cannot be done');
    expect(cellsOf('Rows that cannot be done')).toEqual([
      '9DepartmentNew 9new9@orbit.exampleThe field has no such value: Enginering',
    ]);
    expect(address()).toBe(at('edit', '&rows=refused'));
    await press('1 person stays as they are');
    expect(cellsOf('Rows that change nothing')).toEqual(['4new4@orbit.example']);
    await press('2 people will be changed');
    await typeInto(screen.getByRole('searchbox', { name: 'Search the rows' }), 'new3');
    await rest();
    expect(cellsOf('Rows that change something')).toHaveLength(1);
    expect(address()).toBe(at('edit', '&rows=planned&search=new3'));
    await typeInto(screen.getByRole('searchbox', { name: 'Search the rows' }), 'nobody');
    await rest();
    expect(screen.getByText('No row matches your search.')).toBeTruthy();
  });

  test('is read page by page', async () => {
    const PLANNED = Array.from({ length: 60 }, (_, place) => rowAt(place + 2));
    const { node } = service({ ...FILE, plannedCount: 60 }, { PLANNED });
    await open({ node, address: at('add') });
    expect(screen.getByText('1–25 of 60')).toBeTruthy();
    await press('Next');
    await press('Next');
    expect(screen.getByText('51–60 of 60')).toBeTruthy();
    expect(isDisabled('Next')).toBe(true);
    expect(cellsOf('Rows that change something')[9]).toContain('new61@orbit.example');
    await press('Previous');
    expect(screen.getByText('26–50 of 60')).toBeTruthy();
    await typeInto(screen.getByRole('searchbox', { name: 'Search the rows' }), 'new2@');
    await rest();
    expect(cellsOf('Rows that change something')).toHaveLength(1);
  });

  test('keeps the page that is there, and says so, where the next one cannot be read', async () => {
    const file = { ...FILE, plannedCount: 60, refusedCount: 0 };
    const rows = rowsOf({ PLANNED: Array.from({ length: 60 }, (_, place) => rowAt(place + 2)) });
    const next = downAtFirst(rows);
    const node = () => ({
      ...file,
      rows: (wanted: Parameters<typeof rows>[0]) => (wanted.after ? next(wanted) : rows(wanted)),
    });
    await open({ node, address: at('add') });
    await press('Next');
    expect(alerts()).toEqual([expect.stringContaining('Some of this list could not be loaded.')]);
    expect(cellsOf('Rows that change something')[0]).toContain('new2@orbit.example');
    expect(screen.getByText('1–25 of 60')).toBeTruthy();
    next.mend();
    await press('Retry');
    expect(alerts()).toEqual([]);
    expect(cellsOf('Rows that change something')[0]).toContain('new27@orbit.example');
    expect(screen.getByText('26–50 of 60')).toBeTruthy();
  });

  test('warns of rows that cannot be done, lists and saves them, and takes the corrected file at once', async () => {
    const saved = watchDownloads();
    const { node, move } = service(FILE, ROWS);
    const memberUploadValidate = () => ({ upload: move({ refusedCount: 0 }), userErrors: [] });
    const report = { url: '/files/r.csv?s=1', userErrors: [] };
    const { sent, address, back } = await open({
      node,
      memberUploadValidate,
      memberUploadReport: report,
      address: at('add'),
    });
    expect(alerts()).toEqual(['1 row cannot be done and is left out.View Warnings (1)']);
    await press('View Warnings (1)');
    expect(address()).toBe(at('add', '&dialog=warnings'));
    const dialog = within(screen.getByRole('dialog', { name: 'Warnings' }));
    expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Line', 'Field', 'Name', 'Details'],
    ]);
    expect(dialog.getAllByRole('row')[1]?.textContent).toContain('The field has no such value: Enginering');
    await press('Download as CSV', dialog);
    expect(inputsOf(sent, 'memberUploadReport')).toEqual([{ uploadId: 'f1', kind: 'PROBLEMS' }]);
    expect(saved).toEqual(['/files/r.csv?s=1 as people_problems.csv']);
    await back();
    await rest();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isDisabled('Choose the corrected file')).toBe(false);
    await choose(csv('people.xlsx'));
    expect(alerts()).toContain('Invalid file, choose only .csv file');
    await choose(csv());
    expect(inputsOf(sent, 'memberUploadValidate')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /View Warnings/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose another file' })).toBeTruthy();
  });

  test('whose place another one takes is forgotten, unless somebody has started it meanwhile', async () => {
    const files: Record<string, Record<string, unknown>> = { f1: FILE, f2: { ...FILE, id: 'f2' } };
    const { sent, address } = await open({
      node: ({ id }: { id: string }) => ({ ...files[id], rows: rowsOf(ROWS) }),
      memberUploadValidate: () => ({ upload: files['f2'], userErrors: [] }),
      memberUploadCancel: { upload: { ...FILE, status: 'CANCELLED', viewerCanCancel: false }, userErrors: [] },
      address: at('add'),
    });
    await choose(csv());
    expect(address()).toBe('/manage/users/bulk-manage/add?file=f2');
    expect(inputsOf(sent, 'memberUploadCancel')).toEqual([{ uploadId: 'f1', onlyUnstarted: true }]);
  });

  test('may be nothing', async () => {
    const { node } = service({ ...FILE, plannedCount: 0 }, ROWS);
    await open({ node, address: at('add', '&dialog=compose') });
    expect(screen.getByText('There is nothing to do: no row changes anything.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Write the mail' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
