import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { press, rest } from '../../../testing/hands.ts';
import { down, downAtFirst, inputsOf, inputsWithKeysOf, userError } from '../../../testing/gatewayPieces.ts';
import {
  UPLOAD,
  arrivals,
  choose,
  errorsOf,
  file,
  isDisabled,
  open,
  readInstructions,
  sendTo,
} from './channelTemplates.fixture.tsx';

const fetched = arrivals();

describe('a file', () => {
  test('is chosen once the instructions are read, sent to its address, and handed over', async () => {
    let uploads: object[] = [];
    const { sent } = await open({
      team: { channelUploads: () => uploads },
      channelTemplateUploadStart: sendTo,
      channelTemplateProcess: () => {
        uploads = [UPLOAD];
        return { upload: UPLOAD, userErrors: [] };
      },
    });
    expect(isDisabled('Choose file')).toBe(true);
    expect(isDisabled('Upload')).toBe(true);
    await choose(file());
    expect(screen.queryByText(/^Chosen/)).toBeNull();
    await readInstructions();
    const chosen = file();
    await choose(chosen);
    expect(screen.getByText(/^Chosen/).textContent).toContain('create_channels (1).csv');
    await press('Upload');
    expect(fetched.mock.calls).toEqual([
      ['/files/up.csv?signature=s', { method: 'PUT', body: chosen, headers: { 'content-type': 'text/csv' } }],
    ]);
    expect(inputsOf(sent, 'channelTemplateUploadStart')).toEqual([{ fileName: 'create_channels (1).csv' }]);
    expect(inputsOf(sent, 'channelTemplateProcess')).toEqual([
      { templateId: 'create', fileName: 'create_channels (1).csv', uploadName: 'up.csv' },
    ]);
    const region = await screen.findByRole('region', { name: 'Last upload' });
    expect(await within(region).findByText('4 rows are done. None failed.')).toBeTruthy();
    expect(screen.queryByText(/^Chosen/)).toBeNull();
  });

  test('has to be there, of the right kind and name, and not too large; then nothing is sent', async () => {
    const { sent } = await open();
    await readInstructions();
    await press('Upload');
    expect(screen.getByRole('alert').textContent).toBe('No file chosen');
    expect(isDisabled('Upload')).toBe(true);
    const large = file('update_channels.csv');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    for (const [wrong, text] of [
      [file('create_channels.xlsx'), 'Invalid file, choose only .csv file'],
      [file('channels.csv'), 'Invalid file name. Please do not modify the file name of the downloaded template.'],
      [large, 'The file has more than 10 MB.'],
    ] as const) {
      await choose(wrong);
      expect(screen.getByRole('alert').textContent).toBe(text);
      expect(isDisabled('Upload')).toBe(true);
    }
    await choose(file());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isDisabled('Upload')).toBe(false);
    expect(sent.map(({ name }) => name)).toEqual(['channelTemplates']);
  });

  test.each([
    ['INVALID', ['file', '1203'], 'Line 1,203 of the file cannot be read. A quotation mark in it may never be closed.'],
    ['HEADER_CHANGED', ['file'], 'The column headers are not those of the template.'],
    [
      'INVALID',
      ['file'],
      'The file is no CSV, or is written in an encoding that is not known. Save it as CSV in UTF-8.',
    ],
    ['TOO_MANY', ['file'], 'The file has more than 10,000 rows.'],
    ['REQUIRED', ['file'], 'The file has no rows.'],
    ['INVALID', ['fileName'], 'Invalid file name. Please do not modify the file name of the downloaded template.'],
    ['ALREADY_DONE', ['uploadName'], 'This upload was submitted before.'],
    ['NOT_FOUND', ['uploadName'], 'The file could not be uploaded. Please try again.'],
    ['PLAN_REQUIRED', null, 'This needs the enterprise plan.'],
  ])('that is refused with %s at %j says why, and is sent anew', async (code, field, text) => {
    const userErrors = [userError(code, field)];
    await open({ channelTemplateUploadStart: sendTo, channelTemplateProcess: { upload: null, userErrors } });
    await readInstructions();
    await choose(file());
    await press('Upload');
    expect(screen.getByRole('alert').textContent).toBe(text);
    await press('Upload');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('that does not arrive can be sent again; one whose handing over was lost is handed over again under its key', async () => {
    const process = downAtFirst(() => ({ upload: UPLOAD, userErrors: [] }));
    const { sent } = await open({ channelTemplateUploadStart: sendTo, channelTemplateProcess: process });
    await readInstructions();
    await choose(file());
    const failed = 'The file could not be uploaded. Please try again.';
    fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
    await press('Upload');
    expect(screen.getByRole('alert').textContent).toBe(failed);
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    await press('Upload');
    expect(screen.getByRole('alert').textContent).toBe(failed);
    await press('Upload');
    expect(screen.getByRole('alert').textContent).toBe(failed);
    process.mend();
    await press('Upload');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(3);
    const [first, second] = inputsWithKeysOf(sent, 'channelTemplateProcess');
    expect(first).toEqual(second);
  });
});

describe('the templates', () => {
  const clicked: string[] = [];
  beforeEach(() => {
    clicked.length = 0;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.getAttribute('href')} as ${this.download}`);
    });
    return () => click.mockRestore();
  });

  test('are downloaded from the address that is given', async () => {
    const { sent } = await open({ channelTemplateDownload: { url: '/files/t.csv?s=1', userErrors: [] } });
    await press('Download update_channels.csv');
    expect(inputsOf(sent, 'channelTemplateDownload')).toEqual([{ templateId: 'update' }]);
    expect(clicked).toEqual(['/files/t.csv?s=1 as update_channels.csv']);
  });

  test('say so where that fails', async () => {
    await open({ channelTemplateDownload: down });
    await press('Download create_channels.csv');
    expect(screen.getByRole('alert').textContent).toContain('The template could not be downloaded.');
    expect(clicked).toEqual([]);
  });

  test('may be none, or fail to come until asked again', async () => {
    const templates = downAtFirst(() => []);
    await open({ team: { channelTemplates: templates } });
    expect(screen.getByRole('alert').textContent).toContain('The templates could not be loaded');
    templates.mend();
    await press('Retry');
    expect(await screen.findByText('You have no templates available to download')).toBeTruthy();
    await readInstructions();
    expect(isDisabled('Choose file')).toBe(true);
  });
});

describe('the last upload', () => {
  test('is followed until it is done', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const running = {
      ...UPLOAD,
      status: 'PROCESSING',
      totalCount: 200,
      doneCount: 50,
      failedCount: 0,
      finishedAt: null,
    };
    let now: object = running;
    const { sent } = await open({ team: { channelUploads: [running] }, node: () => now });
    expect(screen.getByText('50 of 200 rows (25%)')).toBeTruthy();
    now = { ...running, doneCount: 149, failedCount: 1 };
    await rest(3_100);
    expect(screen.getByText('150 of 200 rows (75%)')).toBeTruthy();
    now = { ...UPLOAD, totalCount: 200, doneCount: 200 };
    await rest(3_100);
    expect(screen.getByText('200 rows are done. None failed.')).toBeTruthy();
    const asked = sent.length;
    await rest(9_000);
    expect(sent).toHaveLength(asked);
  });

  test('lists the rows that failed page by page, and saves all of them with the reason', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:csv';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const failed = { ...UPLOAD, doneCount: 4, failedCount: 301, totalCount: 305 };
    await open({ team: { channelUploads: [failed] }, node: { ...failed, errors: errorsOf(301) } });
    const table = await screen.findByRole('table', { name: 'Rows that failed' });
    expect(within(table).getAllByRole('row')[1]?.textContent).toBe(
      '2=room 2channel_nameYour team has a channel of this name=room 2',
    );
    expect(screen.getByText('1–25 of 301')).toBeTruthy();
    await press('Next');
    expect(await screen.findByText('26–50 of 301')).toBeTruthy();
    await press('Previous');
    await press('Download the rows that failed');
    await vi.waitFor(() => expect(names).toEqual(['create_channels_failed.csv']));
    const text = (await saved[0]?.text())?.split('\r\n') ?? [];
    expect(text).toHaveLength(302);
    expect(text[0]).toContain('channel_name,channel_type,problem');
    expect(text[301]).toBe(`"'=room 302",public,Your team has a channel of this name: =room 302`);
    vi.restoreAllMocks();
  });

  test('stands in the list of all of late, each of which is shown when it is chosen', async () => {
    const earlier = {
      ...{ ...UPLOAD, id: 'u0', templateId: 'update', fileName: 'update_channels.csv', startedBy: 'Bea Byron' },
      ...{ doneCount: 3, failedCount: 1 },
    };
    const running = { ...UPLOAD, status: 'PROCESSING', doneCount: 1, finishedAt: null };
    await open({
      team: { channelUploads: [running, earlier] },
      node: ({ id }: { id: string }) => (id === 'u1' ? running : { ...earlier, errors: errorsOf(1) }),
    });
    const list = screen.getByRole('table', { name: 'Uploads of the last 30 days' });
    const [, first, second] = within(list).getAllByRole('row');
    expect(first?.textContent).toMatch(/^create_channels\.csvCreate channelsProcessing · 1 done, 0 failedAda Lovelace/);
    expect(second?.textContent).toMatch(/^update_channels\.csvChange channels3 done, 1 failedBea Byron/);
    const shown = () => [first, second].map((row) => row?.getAttribute('aria-current'));
    expect(shown()).toEqual(['true', null]);
    await act(async () => within(list).getByRole('link', { name: 'update_channels.csv' }).click());
    expect(shown()).toEqual([null, 'true']);
    const region = await screen.findByRole('region', { name: 'Uploaded file' });
    expect(document.activeElement?.contains(region)).toBe(true);
    expect(document.activeElement?.contains(list)).toBe(false);
    expect(await within(region).findByText('3 rows are done. 1 failed.')).toBeTruthy();
    expect(await within(region).findByRole('table', { name: 'Rows that failed' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Last upload' })).toBeNull();
    await act(async () => within(region).getByRole('link', { name: 'Upload another file' }).click());
    expect(await screen.findByRole('region', { name: '3. Upload the filled template' })).toBeTruthy();
  });

  test('that could not be read is told of, and read again on demand', async () => {
    const uploads = downAtFirst(() => [UPLOAD]);
    await open({ team: { channelUploads: uploads } });
    expect(await screen.findByText('The uploads could not be loaded')).toBeTruthy();
    uploads.mend();
    await press('Retry');
    expect(await screen.findByRole('region', { name: 'Last upload' })).toBeTruthy();
  });
});
