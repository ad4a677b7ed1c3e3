import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { down, downAtFirst, inputsOf, userError } from '../../testing/gatewayPieces.ts';
import { click, press, typeInto } from '../../testing/hands.ts';
import { currentToasts } from '../../ui/toasts/toastStore.ts';
import { openRecordings, recording, running } from './recordings.fixture.tsx';

const EIGHT = Array.from({ length: 8 }, (_, place) => recording(`Call ${place + 1}`));
const rows = () => screen.queryAllByRole('rowheader').map((row) => row.textContent);
const names = () => rows().map((text) => text?.replace('Recorded by Ada Lovelace', ''));
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .slice(0, 4)
    .map(({ textContent }) => textContent);
const menuOf = async (name: string) => {
  await press(`Actions for ${name}`);
  return screen.getAllByRole('menuitem');
};
const chooseFor = async (name: string, action: string) => {
  await press(`Actions for ${name}`);
  await click(screen.getByRole('menuitem', { name: action }));
};
const toastTexts = () => currentToasts().map(({ text }) => text.defaultMessage);
const payload = (more: object) => ({ userErrors: [], ...more });
const refused = (code: string, more: object) => ({ ...more, userErrors: [userError(code, ['recordingId'])] });
const film = () => {
  const found = document.querySelector('video');
  if (!found) throw new Error('Nothing is played');
  return found;
};

describe('the list of recordings', () => {
  it('can be searched and turned round while it is still on its way', async () => {
    await openRecordings({ recordings: () => new Promise(() => undefined) });
    expect(screen.getByRole('searchbox', { name: 'Search by name or meeting ID' })).toBeTruthy();
    expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
  });

  it('says of each what it is, when it was and how long it lasts', async () => {
    await openRecordings({
      recordings: [
        running('Now'),
        recording('Short', { durationSeconds: 59 }),
        recording('Second', { durationSeconds: 1 }),
        recording('Minute', { durationSeconds: 60 }),
        recording('Long', { durationSeconds: 7_259 }),
        recording('Untimed', { durationSeconds: null }),
      ],
    });
    await screen.findByText('Showing 1 - 6 of 6');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Name', 'Meeting ID', 'Date', 'Time', 'Duration', 'Actions']);
    expect(cellsOf('Short')).toEqual(['room-Short', '20 Nov 2026', '6:05 PM', '59 seconds']);
    expect(['Now', 'Second', 'Minute', 'Long', 'Untimed'].map((name) => cellsOf(name)[3])).toEqual([
      ...['–', '1 second', '1 minute', '120 minutes', '–'],
    ]);
    expect(rows()[0]).toBe('NowBeing processedRecorded by Ada Lovelace');
    expect(screen.getByText('Storage used by recordings: 3 MB')).toBeTruthy();
  });

  it.each([
    ['', null, /^Recordings are deleted after 90 days\. Storage used/],
    [
      ', and from when on where that is still to come',
      '2026-12-05T08:00:00.000Z',
      /^From 05 Dec 2026 on, recordings are deleted after 90 days\. Storage used/,
    ],
  ])('says for how many days recordings are kept, where that is limited%s', async (_when, keptDaysFrom, words) => {
    await openRecordings({ recordings: EIGHT, keptDays: 90, keptDaysFrom });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('is turned page by page', async () => {
    const { sent } = await openRecordings({ recordings: EIGHT });
    expect(await screen.findByText('Showing 1 - 6 of 8')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    await press('Next');
    expect(await screen.findByText('Showing 7 - 8 of 8')).toBeTruthy();
    expect(names()).toEqual(['Call 7', 'Call 8']);
    await press('Previous');
    expect(await screen.findByText('Showing 1 - 6 of 8')).toBeTruthy();
    expect(sent.find(({ name }) => name === 'recordings')?.variables).toMatchObject({ first: 6, after: null });
  });

  it('is searched and ordered by the address', async () => {
    const { address } = await openRecordings({ recordings: EIGHT, address: '/call-recordings?search=Call%208' });
    expect(await screen.findByText('Showing 1 - 1 of 1')).toBeTruthy();
    await press('Clear the search');
    expect(address()).toBe('/call-recordings');
    await screen.findByText('Showing 1 - 6 of 8');
    await typeInto(screen.getByRole('combobox', { name: 'Order' }), 'oldest');
    expect(address()).toBe('/call-recordings?order=oldest');
    await expect.poll(() => names()[0]).toBe('Call 8');
    const search = screen.getByRole('searchbox', { name: 'Search by name or meeting ID' });
    await typeInto(search, 'nothing');
    fireEvent.blur(search);
    expect(await screen.findByText('No recording fits.')).toBeTruthy();
    await press('Show all recordings');
    expect(await screen.findByText('Showing 1 - 6 of 8')).toBeTruthy();
  });

  it('says where there are none', async () => {
    await openRecordings();
    expect(await screen.findByText('You have not recorded any calls as yet')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('is read again where it could not be loaded', async () => {
    const { become } = await openRecordings({ recordings: down });
    expect(await screen.findByText('The recordings could not be loaded')).toBeTruthy();
    expect(screen.getByText('Request req-1')).toBeTruthy();
    become(EIGHT);
    await press('Retry');
    expect(await screen.findByText('Showing 1 - 6 of 8')).toBeTruthy();
  });

  it('stands where it could not be read again', async () => {
    const { become, go } = await openRecordings({ recordings: EIGHT });
    await screen.findByText('Showing 1 - 6 of 8');
    become(down);
    await go('/elsewhere');
    await go('/call-recordings');
    expect(await screen.findByText('The recordings could not be read again: they may have changed.')).toBeTruthy();
    expect(names()).toHaveLength(6);
  });

  it('offers of each what the viewer may do, and says why not', async () => {
    await openRecordings({
      recordings: [running('Now'), recording('Theirs', { viewerCanRename: false, viewerCanDelete: false })],
    });
    await screen.findByText('Showing 1 - 2 of 2');
    const entries = await menuOf('Now');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      ...['PlayIt is still being processed.', 'DownloadIt is still being processed.', 'Copy link', 'Rename', 'Delete'],
    ]);
    expect(entries.map((one) => one.getAttribute('aria-disabled'))).toEqual(['true', 'true', null, null, null]);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await expect.poll(() => screen.queryByRole('menu')).toBeNull();
    expect((await menuOf('Theirs')).map(({ textContent }) => textContent)).toEqual(['Play', 'Download', 'Copy link']);
  });
});

describe('renaming', () => {
  it('takes a name, trimmed, and shows it', async () => {
    const recordingRename = ({ input }: { input: { title: string } }) =>
      payload({ recording: recording('Call 1', { title: input.title }) });
    const { sent, address } = await openRecordings({ recordings: [recording('Call 1')], more: { recordingRename } });
    await screen.findByText('Showing 1 - 1 of 1');
    await chooseFor('Call 1', 'Rename');
    expect(address()).toBe('/call-recordings?dialog=rename&recording=recording-Call+1');
    const field = screen.getByRole('textbox', { name: 'Recording name' });
    await typeInto(field, '  ');
    await press('Rename');
    expect(screen.getByText('Please enter a recording name')).toBeTruthy();
    await typeInto(field, 'x'.repeat(101));
    expect(screen.getByText('A recording name has at most 100 characters.')).toBeTruthy();
    await typeInto(field, ' Planning ');
    await press('Rename');
    await expect.poll(names).toEqual(['Planning']);
    expect(inputsOf(sent, 'recordingRename')).toEqual([{ recordingId: 'recording-Call 1', title: 'Planning' }]);
    expect(address()).toBe('/call-recordings');
    expect(toastTexts()).toEqual(['The recording is called “{name}” now.']);
  });

  it.each([
    ['NOT_ALLOWED', 'Only admins and whoever recorded the call may do this.'],
    ['NOT_FOUND', 'There is no such recording any more, or it is not yours to see.'],
    ['INVALID', 'The recording could not be renamed. Please try again.'],
  ])('tells in the dialog of %s', async (code, text) => {
    const recordingRename = () => refused(code, { recording: null });
    await openRecordings({ recordings: [recording('Call 1')], more: { recordingRename } });
    await screen.findByText('Showing 1 - 1 of 1');
    await chooseFor('Call 1', 'Rename');
    await typeInto(screen.getByRole('textbox', { name: 'Recording name' }), 'Other');
    await press('Rename');
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('deleting', () => {
  it('asks by name, and goes back a page after the last of one', async () => {
    const listed = EIGHT.slice(0, 7);
    const { become, sent } = await openRecordings({
      recordings: listed,
      more: {
        recordingDelete: ({ input }: { input: { recordingId: string } }) => {
          become(listed.filter(({ id }) => id !== input.recordingId));
          return payload({ deletedId: input.recordingId });
        },
      },
    });
    await screen.findByText('Showing 1 - 6 of 7');
    await press('Next');
    await screen.findByText('Showing 7 - 7 of 7');
    await chooseFor('Call 7', 'Delete');
    await press('Delete recording', within(screen.getByRole('dialog', { name: 'Delete “Call 7”?' })));
    expect(await screen.findByText('Showing 1 - 6 of 6')).toBeTruthy();
    expect(inputsOf(sent, 'recordingDelete')).toEqual([{ recordingId: 'recording-Call 7' }]);
    expect(toastTexts()).toEqual(['The recording “{name}” is deleted.']);
  });

  it('fills the page up otherwise, also where it was deleted before', async () => {
    const { become } = await openRecordings({
      recordings: EIGHT,
      more: {
        recordingDelete: () => {
          become(EIGHT.slice(1));
          return refused('NOT_FOUND', { deletedId: null });
        },
      },
    });
    await screen.findByText('Showing 1 - 6 of 8');
    await chooseFor('Call 1', 'Delete');
    await press('Delete recording');
    expect(await screen.findByText('Showing 1 - 6 of 7')).toBeTruthy();
    expect(names()[5]).toBe('Call 7');
  });

  it('can be tried again', async () => {
    const remove = downAtFirst(() => payload({ deletedId: 'recording-Call 1' }));
    await openRecordings({ recordings: EIGHT, more: { recordingDelete: remove } });
    await screen.findByText('Showing 1 - 6 of 8');
    await chooseFor('Call 1', 'Delete');
    await press('Delete recording');
    expect(await screen.findByText('The recording could not be deleted. Please try again.')).toBeTruthy();
    remove.mend();
    await press('Delete recording');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a download', () => {
  let opened: string[] = [];
  beforeEach(() => {
    opened = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(this.getAttribute('href') ?? '');
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  it('is asked for and saved', async () => {
    const recordingDownload = () => payload({ url: '/files/recordings/1.webm?signature=s' });
    const { sent } = await openRecordings({ recordings: EIGHT, more: { recordingDownload } });
    await screen.findByText('Showing 1 - 6 of 8');
    await chooseFor('Call 1', 'Download');
    await expect.poll(() => opened).toEqual(['/files/recordings/1.webm?signature=s']);
    expect(inputsOf(sent, 'recordingDownload')).toEqual([{ recordingId: 'recording-Call 1', intent: 'DOWNLOAD' }]);
  });

  it.each([
    [down, 'The recording could not be downloaded. Please try again.'],
    [() => refused('NOT_FOUND', { url: null }), 'There is no such recording any more, or it is not yours to see.'],
  ])('says that it failed', async (recordingDownload, text) => {
    await openRecordings({ recordings: EIGHT, more: { recordingDownload } });
    await screen.findByText('Showing 1 - 6 of 8');
    await chooseFor('Call 1', 'Download');
    await expect.poll(toastTexts).toEqual([text]);
    expect(opened).toEqual([]);
  });
});

describe('the player', () => {
  const addresses = () => {
    let count = 0;
    return () => payload({ url: `/files/recordings/1.webm?signature=${(count += 1)}` });
  };

  it('is opened by the name, lives in the address, and asks for an address to play from', async () => {
    const { address, sent } = await openRecordings({ recordings: EIGHT, more: { recordingDownload: addresses() } });
    await screen.findByText('Showing 1 - 6 of 8');
    await press('Play Call 2');
    expect(address()).toBe('/call-recordings?play=recording-Call+2');
    expect(await screen.findByRole('dialog', { name: 'Call 2' })).toBeTruthy();
    await expect.poll(() => film().getAttribute('src')).toBe('/files/recordings/1.webm?signature=1');
    expect(inputsOf(sent, 'recordingDownload')).toEqual([{ recordingId: 'recording-Call 2', intent: 'VIEW' }]);
    await press('Close');
    await expect.poll(address).toBe('/call-recordings');
  });

  it('goes on where it was once its address is over', async () => {
    await openRecordings({
      ...{ recordings: EIGHT, address: '/call-recordings?play=recording-Call+8' },
      more: { recordingDownload: addresses() },
    });
    await screen.findByRole('dialog', { name: 'Call 8' });
    await expect.poll(() => film().getAttribute('src')).toContain('signature=1');
    fireEvent.loadedMetadata(film());
    film().currentTime = 42;
    fireEvent.error(film());
    await expect.poll(() => film().getAttribute('src')).toContain('signature=2');
    film().currentTime = 0;
    fireEvent.loadedMetadata(film());
    expect(film().currentTime).toBe(42);
  });

  it('says where a film cannot be played, and tries again', async () => {
    await openRecordings({
      ...{ recordings: EIGHT, address: '/call-recordings?play=recording-Call+1' },
      more: { recordingDownload: addresses() },
    });
    await screen.findByRole('dialog', { name: 'Call 1' });
    await expect.poll(() => document.querySelector('video')).toBeTruthy();
    fireEvent.error(film());
    expect(await screen.findByText('The recording could not be played. Please try again.')).toBeTruthy();
    await press('Retry');
    await expect.poll(() => film().getAttribute('src')).toContain('signature=2');
  });

  it('says that a recording is not ready, or not there', async () => {
    const { go } = await openRecordings({
      recordings: [running('Now')],
      address: '/call-recordings?play=recording-Now',
    });
    expect(await screen.findByText('It is still being processed.')).toBeTruthy();
    await go('/call-recordings?play=other');
    expect(await screen.findByText('There is no such recording any more, or it is not yours to see.')).toBeTruthy();
  });
});

it('a link to a recording is copied, and leads to its player', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openRecordings({ recordings: EIGHT });
  await screen.findByText('Showing 1 - 6 of 8');
  await chooseFor('Call 3', 'Copy link');
  expect(copy.mock.calls[0]?.[0]).toMatch(/#\/call-recordings\?play=recording-Call\+3$/);
  await expect.poll(toastTexts).toEqual(['Link copied. It opens for people of the team who may see this recording.']);
  copy.mockRestore();
});

it('a link is said not to be copied where the page came over http, to which browsers give no clipboard', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  await openRecordings({ recordings: EIGHT });
  await screen.findByText('Showing 1 - 6 of 8');
  await chooseFor('Call 3', 'Copy link');
  await expect.poll(toastTexts).toEqual(['The text could not be copied.']);
});
