import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { down, downAtFirst, inputsOf, userError } from '../../testing/gatewayPieces.ts';
import { press, rest } from '../../testing/hands.ts';
import { completed, failed, importOf, open, problemAt, withProblems } from './imports.fixture.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const poll = () => rest(3_000);
const card = (name: string) => screen.getByRole('region', { name });
const status = (name: string) => within(card(name)).getAllByRole('status')[0]?.textContent;
const link = (name: string, label: string | RegExp) => within(card(name)).getByRole('link', { name: label });
const linksOf = (name: string) => within(card(name)).queryAllByRole('link');
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('each source has a card: what was never imported can be, what is under way is told of, and followed', async () => {
  let slack: object = importOf('SLACK', { progress: { done: 1, total: 4 }, counts: { peopleFound: 1 } });
  const imports = () => [slack, importOf('UNKNOWN'), importOf('STRIDE', { status: 'UNKNOWN', viewerCanCancel: false })];
  const { sent } = await open({ team: { imports } });
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Slack', 'HipChat', 'HipChat Server', 'Stride']);
  expect(link('HipChat Server', 'Import from HipChat Server').getAttribute('href')).toBe('/import/hipchat-server');
  expect(card('HipChat').textContent).toContain('By a link to the export of your group.');
  expect(status('Slack')).toBe('In progress');
  expect(card('Slack').querySelector('.MuiCircularProgress-root')).toBeTruthy();
  expect([linksOf('Slack'), linksOf('Stride')]).toEqual([[], []]);
  const bar = within(card('Slack')).getByRole('progressbar', { name: 'Reading the archive' });
  expect(bar.getAttribute('aria-valuetext')).toBe('25%');
  expect(card('Slack').textContent).toMatch(
    /export\.zipFound: 1 personThis goes on by itself: Ada Lovelace gets an e-mail/,
  );
  expect(card('Slack').textContent).not.toContain('Brought over');
  const counts = { peopleFound: 2, peopleAdded: 1, channelsFound: 1, messagesFound: 1_200, messagesAdded: 7 };
  slack = importOf('SLACK', { stage: 'IMPORTING', viewerCanCancel: false, counts });
  await poll();
  expect(card('Slack').textContent).toMatch(/Bringing everything over.*Found: 2 people, 1 channel, and 1,200 messages/);
  expect(card('Slack').textContent).toContain('Brought over: 1 person and 7 messages');
  expect(within(card('Slack')).queryByRole('button')).toBeNull();
  slack = completed('SLACK', { counts });
  await poll();
  expect(status('Slack')).toBe('Completed');
  expect(card('Slack').textContent).toContain('Finished 20 Nov 2026');
  const team = link('Slack', 'Open orbit.chat.example (opens in a new tab)');
  expect([team.getAttribute('href'), team.getAttribute('target')]).toEqual(['https://orbit.chat.example', '_blank']);
  expect(link('Slack', 'Import again').getAttribute('href')).toBe('/import/slack');
  const asked = sent.length;
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await rest(9_000);
  expect(sent).toHaveLength(asked);
});

test('a failed import says why, sends to the e-mail and may be tried again; one that was stopped changed nothing', async () => {
  const imports = [
    failed('HIPCHAT_SERVER', 'PASSPHRASE_WRONG'),
    failed('SLACK', 'CANCELLED'),
    failed('STRIDE', 'INTERNAL', { counts: { peopleFound: 3, peopleAdded: 1 } }),
  ];
  await open({ team: { imports } });
  expect(status('HipChat Server')).toBe('Failed');
  expect(card('HipChat Server').textContent).toMatch(
    /The passphrase does not open the archive\.Please check your e-mail: Ada Lovelace/,
  );
  expect(link('HipChat Server', 'Try again').getAttribute('href')).toBe('/import/hipchat-server');
  expect(within(card('HipChat Server')).queryByRole('button')).toBeNull();
  expect(status('Slack')).toBe('Stopped');
  expect(card('Slack').textContent).not.toContain('e-mail');
  expect(within(card('Stride')).getByRole('button', { name: 'Details' })).toBeTruthy();
});

test('what was found, what became of it, and what was left out is in a dialog of its own, page by page', async () => {
  const counts = { peopleFound: 30, peopleAdded: 1_028, peopleMatched: 1, peopleSkipped: 1, messagesFound: 9 };
  const problems = Array.from({ length: 30 }, (_one, place) => problemAt(place, place === 0 ? { code: 'IS_BOT' } : {}));
  const node = downAtFirst(withProblems(problems));
  const { address, back } = await open({ team: { imports: [completed('SLACK', { counts })] }, node });
  await press('Details');
  expect(address()).toBe('/import?dialog=details&source=slack');
  expect(screen.getByRole('dialog', { name: 'Import from Slack: details' })).toBeTruthy();
  expect(rowsOf('What the archive had')).toEqual([
    'Found3009',
    'Brought over1,02800',
    'There before10–',
    'Left out100',
  ]);
  expect(screen.getByRole('alert').textContent).toContain('What was left out could not be loaded');
  node.mend();
  await press('Retry');
  const table = 'What could not be brought over as it is';
  expect(rowsOf(table)).toHaveLength(25);
  expect(rowsOf(table)[0]).toBe('person0@orbit.examplePersonA bot.');
  await press('Next');
  expect(screen.getByText('26–30 of 30')).toBeTruthy();
  expect(rowsOf(table)).toHaveLength(5);
  await press('Previous');
  expect(screen.getByText('1–25 of 30')).toBeTruthy();
  await back();
  await rest();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nothing left out is told; a dialog about what is not there leaves the address', async () => {
  const { go, address } = await open({
    ...{ team: { imports: [completed('SLACK')] }, node: withProblems([]) },
    address: '/import?dialog=details&source=slack',
  });
  expect(screen.getByText('Everything could be brought over as it is.')).toBeTruthy();
  await go('/import?dialog=stop&source=slack');
  expect([screen.queryByRole('dialog'), address()]).toEqual([null, '/import']);
});

test('an import is stopped once that was asked, and once more under its key; or it is too late', async () => {
  let now: object = importOf('SLACK');
  const answer = downAtFirst(() => {
    now = failed('SLACK', 'CANCELLED');
    return { import: now, userErrors: [] };
  });
  const { sent, address } = await open({ team: { imports: () => [now] }, importCancel: answer });
  await press('Stop');
  expect(address()).toBe('/import?dialog=stop&source=slack');
  const dialog = within(screen.getByRole('dialog', { name: 'Stop the import from Slack?' }));
  expect(inputsOf(sent, 'importCancel')).toEqual([]);
  await press('Stop', dialog);
  expect(dialog.getByRole('alert').textContent).toBe('The import could not be stopped. Please try again.Request req-1');
  answer.mend();
  await press('Stop', dialog);
  await rest();
  expect(inputsOf(sent, 'importCancel')).toEqual([{ importId: 'i-SLACK' }, { importId: 'i-SLACK' }]);
  expect([screen.queryByRole('dialog'), status('Slack')]).toEqual([null, 'Stopped']);
});

test('whoever stops too late is told so, and sees how it stands', async () => {
  const importCancel = { import: null, userErrors: [userError('NOT_ALLOWED', ['importId'])] };
  const { sent } = await open({ team: { imports: [importOf('SLACK')] }, importCancel });
  const reads = () => sent.filter(({ name }) => name === 'imports').length;
  const before = reads();
  await press('Stop');
  await press('Stop', within(screen.getByRole('dialog')));
  expect(screen.getByRole('alert').textContent).toContain('It is too late');
  expect(reads()).toBe(before + 1);
});

test('a read that fails says so and is tried again; a later one that fails takes nothing away', async () => {
  let answer: () => unknown = down;
  await open({ team: { imports: () => answer() } });
  expect(screen.getByText('The imports could not be loaded')).toBeTruthy();
  answer = () => [];
  await press('Retry');
  expect(linksOf('Slack')).toHaveLength(1);
  answer = down;
  await poll();
  expect(screen.getByRole('alert').textContent).toContain('could not be read. They go on all the same.');
  expect(linksOf('Slack')).toHaveLength(1);
  answer = () => [importOf('SLACK')];
  await poll();
  expect([screen.queryByRole('alert'), status('Slack')]).toEqual([null, 'In progress']);
});
