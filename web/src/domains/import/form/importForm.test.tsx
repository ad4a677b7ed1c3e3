import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { fakePartServer } from '../../../testing/fakeParts.ts';
import { down, downAtFirst, inputsOf, userError } from '../../../testing/gatewayPieces.ts';
import { chooseFile, isInert, press, rest, toggle, typeInto } from '../../../testing/hands.ts';
import { importOf, open } from '../imports.fixture.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const zip = (name = 'export.zip', content = 'abcdefghij') => new File([content], name);
const choose = (file: File) => chooseFile(document.body, file);
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const step = () => document.querySelector('[aria-current=step]')?.textContent;
const ADDRESS = { url: '/files/import_archives/1.zip?s=1', uploadName: 'import_archives/1', userErrors: [] };
const started = (source = 'SLACK') => ({ isAccepted: true, import: importOf(source), userErrors: [] });
const accepted = { isAccepted: true, import: null, userErrors: [] };
const refusing = (code: string, at: string) => ({
  isAccepted: false,
  import: null,
  userErrors: [userError(code, [at])],
});

const openForm = (slug: string, more: object = {}) =>
  open({ address: `/import/${slug}`, importUploadStart: ADDRESS, ...more });

/** Goes through the steps to the last one, with a file that is there or on its way. */
async function toReview(file: File | null = zip()) {
  if (file) await choose(file);
  await press('Continue');
  await press('Continue');
  await rest(0);
}

describe('a file', () => {
  test('is chosen, sent at once, looked at again and imported; then the imports are shown', async () => {
    const server = fakePartServer(10);
    const importStart = downAtFirst(() => started());
    const { sent, address, back } = await openForm('slack', { importStart });
    expect(screen.getByText(/In Slack, an owner opens/)).toBeTruthy();
    expect(screen.queryByLabelText('Passphrase')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to imports' }).getAttribute('href')).toBe('/import');
    await press('Continue');
    expect([alerts(), step()]).toEqual([['No file chosen'], '1Source']);
    await choose(zip());
    await vi.waitFor(() => expect(screen.getByText('The file is uploaded.')).toBeTruthy());
    expect(server.kept).toBe('abcdefghij');
    expect(inputsOf(sent, 'importUploadStart')).toEqual([{ source: 'SLACK', fileName: 'export.zip', bytes: 10 }]);
    expect(hasUnsavedChanges()).toBe(true);
    await press('Continue');
    expect([address(), field('Team URL').value]).toEqual(['/import/slack?step=team', 'orbit']);
    expect(screen.getByText('This is the URL that your team has.')).toBeTruthy();
    await toggle('Mail everybody who is added');
    await press('Continue');
    expect(address()).toBe('/import/slack?step=review');
    const entries = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(entries).toEqual(['export.zip (10 Bytes)', 'orbit', expect.stringContaining('gets an e-mail')]);
    await back();
    await press('Continue');
    await press('Start import');
    expect(alerts()).toEqual(['The import could not be started. Please try again.Request req-1']);
    importStart.mend();
    await press('Start import');
    const input = { source: 'SLACK', teamUrl: 'orbit', isInvite: true, uploadName: 'import_archives/1' };
    expect(inputsOf(sent, 'importStart')).toEqual([input, input]);
    expect([address(), hasUnsavedChanges()]).toEqual(['/import', false]);
  });

  test('has to be an archive by its name, not empty, and not too large; another one is chosen', async () => {
    fakePartServer(10).hold();
    const { sent } = await openForm('stride');
    const large = zip();
    Object.defineProperty(large, 'size', { value: 4 * 1024 ** 3 + 1 });
    for (const [wrong, text] of [
      [zip('export.rar'), 'Invalid file. Please choose a .zip, .tar.gz or .aes file.'],
      [zip('export.zip', ''), 'The file is empty.'],
      [large, 'The file has more than 4 GB.'],
    ] as const) {
      await choose(wrong);
      expect(alerts()).toEqual([text]);
    }
    expect(inputsOf(sent, 'importUploadStart')).toEqual([]);
    await choose(zip('EXPORT.TAR.GZ'));
    expect(alerts()).toEqual([]);
    await press('Cancel upload');
    expect(screen.getByRole('button', { name: 'Choose file' })).toBeTruthy();
  });

  test('that is encrypted needs its passphrase, whatever it comes from', async () => {
    fakePartServer(10);
    const { sent } = await openForm('hipchat-server', { importStart: started('HIPCHAT_SERVER') });
    await choose(zip('backup.tar.gz.aes'));
    await press('Continue');
    expect(alerts()).toEqual(['Please enter your file passphrase']);
    expect(document.activeElement).toBe(field('Passphrase'));
    await typeInto(field('Passphrase'), 'open sesame');
    await toReview(null);
    expect(document.body.textContent).not.toContain('open sesame');
    await vi.waitFor(() => expect(screen.getByText('The file is uploaded.')).toBeTruthy());
    await press('Start import');
    expect(inputsOf(sent, 'importStart')[0]).toMatchObject({ passphrase: 'open sesame', source: 'HIPCHAT_SERVER' });
  });

  test('may be on its way while one goes on; it is paused, goes on, and the import starts once it is there', async () => {
    const server = fakePartServer(10);
    server.hold();
    const { sent } = await openForm('slack', { importStart: started() });
    await toReview();
    expect(screen.getByRole('progressbar', { name: 'Uploading' })).toBeTruthy();
    await press('Pause');
    expect(screen.getByRole('progressbar', { name: 'Upload paused' })).toBeTruthy();
    await press('Start import');
    expect(screen.getByText(/The import starts as soon as the file is uploaded/)).toBeTruthy();
    expect(isInert('Start import')).toBe(true);
    await act(async () => server.release());
    await vi.waitFor(() => expect(inputsOf(sent, 'importStart')).toHaveLength(1));
  });

  test('that broke off goes on where it was; one whose address is over gets another; one that went back waits', async () => {
    const server = fakePartServer(10);
    const importUploadStart = downAtFirst(() => ADDRESS);
    const { sent } = await openForm('slack', { importUploadStart, importStart: started() });
    await choose(zip());
    expect(alerts()).toEqual(['The upload could not be started. Please try again.Request req-1']);
    importUploadStart.mend();
    server.failNext(404);
    await press('Try again');
    await vi.waitFor(() => expect(alerts()).toEqual([expect.stringContaining('The upload took too long.')]));
    server.hold();
    await press('Try again');
    expect(inputsOf(sent, 'importUploadStart')).toHaveLength(3);
    await toReview(null);
    await press('Start import');
    await press('Back');
    await act(async () => server.release());
    await vi.waitFor(() => expect(server.kept).toBe('abcdefghij'));
    expect(inputsOf(sent, 'importStart')).toEqual([]);
  });

  test.each([
    ['INVALID', /not valid.*\.zip, \.tar\.gz or \.aes/],
    ['NOT_FOUND', /not valid.*\.zip, \.tar\.gz or \.aes/],
    ['FILE_TOO_LARGE', /not valid.*\.zip, \.tar\.gz or \.aes/],
    ['ALREADY_DONE', /was imported before/],
  ])('that is refused with %s leads back to the first step, with all that was entered', async (code, text) => {
    fakePartServer(10);
    const { address } = await openForm('slack', { importStart: refusing(code, 'uploadName') });
    await choose(zip());
    await press('Continue');
    await typeInto(field('Team URL'), 'Orbit-Two');
    await press('Continue');
    await vi.waitFor(() => expect(screen.getByText('The file is uploaded.')).toBeTruthy());
    expect(screen.getByText('orbit-two, in place of orbit')).toBeTruthy();
    await press('Start import');
    expect([address(), alerts()]).toEqual(['/import/slack', [expect.stringMatching(text)]]);
    expect(screen.getByText('Chosen: export.zip')).toBeTruthy();
    expect(document.activeElement?.textContent).toMatch(text);
    await choose(zip());
    await press('Continue');
    expect(field('Team URL').value).toBe('Orbit-Two');
  });

  test('cannot be sent by a browser without form data', async () => {
    vi.stubGlobal('FormData', undefined);
    await openForm('slack');
    expect(alerts()).toEqual(['FileData Upload is not suported in this Browser']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose file' }).disabled).toBe(true);
    vi.unstubAllGlobals();
  });
});

describe('a link', () => {
  test('leads to an archive; what is accepted without a status is told, and leads to the overview', async () => {
    const { sent, address } = await openForm('hipchat', { importStart: accepted });
    await press('Continue');
    const wrong = 'Please enter a valid link to a .zip, .tar.gz or .aes file to upload';
    expect(alerts()).toEqual([wrong]);
    await typeInto(field('Link to the file'), 'http://hipchat.example/export.aes');
    expect(alerts()).toContain(wrong);
    await typeInto(field('Link to the file'), ' https://hipchat.example/export.aes ');
    await press('Continue');
    expect(alerts()).toEqual(['Please enter your file passphrase']);
    await typeInto(field('Passphrase'), 'secret');
    await toReview(null);
    await press('Start import');
    expect(inputsOf(sent, 'importStart')).toEqual([
      {
        ...{ source: 'HIPCHAT', teamUrl: 'orbit', isInvite: false },
        ...{ fileUrl: 'https://hipchat.example/export.aes', passphrase: 'secret' },
      },
    ]);
    expect(screen.getByRole('dialog', { name: 'Your import was accepted' }).textContent).toContain('next steps');
    await press('Close');
    expect([address(), hasUnsavedChanges()]).toEqual(['/overview', false]);
  });

  test.each([
    ['NOT_ALLOWED', 'fileUrl', 'Link to the file', /be imported from this address/],
    ['INVALID', 'passphrase', 'Passphrase', 'This passphrase does not open the file.'],
    ['TAKEN', 'teamUrl', 'Team URL', 'This team URL is already in use. Choose another one.'],
  ])('that is refused with %s at %s says so there, until that is changed', async (code, at, label, text) => {
    await openForm('hipchat', { importStart: refusing(code, at) });
    await typeInto(field('Link to the file'), 'https://hipchat.example/export.zip');
    await typeInto(field('Passphrase'), 'secret');
    await toReview(null);
    await press('Start import');
    expect(alerts()).toEqual([typeof text === 'string' ? text : expect.stringMatching(text)]);
    expect(document.activeElement).toBe(field(label));
    await typeInto(field(label), `${field(label).value}.zip`.replace('orbit.zip', 'orbit2'));
    expect(alerts()).toEqual([]);
  });

  test.each([
    ['ALREADY_RUNNING', 'source', 'An import from this tool is under way already. Start this one once that is over.'],
    ['KEY_REUSED', 'idempotencyKey', 'The import could not be started. Please try again.'],
  ])('that is refused with %s says so at the button', async (code, at, text) => {
    const { address } = await openForm('hipchat', { importStart: refusing(code, at) });
    await typeInto(field('Link to the file'), 'https://hipchat.example/export.zip');
    await toReview(null);
    await press('Start import');
    expect([alerts(), address()]).toEqual([[text], '/import/hipchat?step=review']);
  });
});

describe('the team URL', () => {
  const toTeam = async (urlState: unknown) => {
    const page = await openForm('hipchat', { team: { urlState } });
    await typeInto(field('Link to the file'), 'https://hipchat.example/export.zip');
    await press('Continue');
    const asked = () =>
      page.sent.filter(({ name }) => name === 'teamUrlState').map(({ variables }) => variables['url']);
    return { ...page, asked };
  };

  test('is asked about once typing has rested, and says what is wrong with it', async () => {
    const states: Record<string, string> = { taken: 'TAKEN', ünfit: 'INVALID' };
    const { asked } = await toTeam(({ url }: { url: string }) => states[url] ?? 'AVAILABLE');
    for (const typed of ['taken-no', 'taken ']) await typeInto(field('Team URL'), typed);
    await rest(200);
    expect(asked()).toEqual(['orbit']);
    expect(screen.getByText('Checking whether it is available…')).toBeTruthy();
    await rest(50);
    expect(asked()).toEqual(['orbit', 'taken']);
    expect(alerts()).toEqual(['This team URL is already in use. Choose another one.']);
    await typeInto(field('Team URL'), 'ünfit');
    await rest(250);
    expect(alerts()).toEqual([expect.stringContaining('Use letters, digits and hyphens only')]);
    for (const typed of ['abc', 'x'.repeat(26)]) {
      await typeInto(field('Team URL'), typed);
      await rest(250);
      await press('Continue');
      expect(alerts()).toEqual(['Use 4 to 25 characters.']);
    }
    expect(asked()).toEqual(['orbit', 'taken', 'ünfit']);
    await typeInto(field('Team URL'), 'free');
    await rest(250);
    expect(screen.getByText(/^Available\./)).toBeTruthy();
  });

  test('is asked about at once by whoever goes on, and stays in their way while it is taken', async () => {
    const { asked, address } = await toTeam(({ url }: { url: string }) => (url === 'taken' ? 'TAKEN' : 'AVAILABLE'));
    await typeInto(field('Team URL'), 'taken');
    await press('Continue');
    expect([asked(), address()]).toEqual([['orbit', 'taken'], '/import/hipchat?step=team']);
    expect(alerts()).toEqual([expect.stringContaining('already in use')]);
    expect(document.activeElement).toBe(field('Team URL'));
  });

  test('that cannot be asked about is in nobody’s way', async () => {
    const { address } = await toTeam(down);
    await typeInto(field('Team URL'), 'free');
    await rest(250);
    expect(screen.getByText(/could not be checked/)).toBeTruthy();
    await press('Continue');
    expect(address()).toBe('/import/hipchat?step=review');
  });
});

test('a step that is not reached yet is not shown, nor a form of no source', async () => {
  const { go, address } = await openForm('slack?step=review');
  expect(step()).toBe('1Source');
  await go('/import/irc');
  expect(address()).toBe('/import');
});

test('a team that could not be read is read again', async () => {
  const url = downAtFirst(() => 'orbit');
  await openForm('slack', { team: { url } });
  expect(screen.getByText('Your team could not be loaded')).toBeTruthy();
  url.mend();
  await press('Retry');
  expect(screen.getByRole('button', { name: 'Choose file' })).toBeTruthy();
});
