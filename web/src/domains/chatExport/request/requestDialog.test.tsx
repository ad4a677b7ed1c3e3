import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { down, inputsOf, userError } from '../../../testing/gatewayPieces.ts';
import { choose, click, press, rest, typeInto } from '../../../testing/hands.ts';
import { open, pending } from '../chatExports.fixture.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const ADDRESS = '/chat-dump?dialog=request';
const ESTIMATE = { conversations: 1, messages: 1_200, fileBytes: 5_120, unknownEmails: [] };
const CHOSEN = { tasks: ['GROUP_HISTORY'], messageType: 'IMAGE' };

const dialog = () => within(screen.getByRole('dialog', { name: 'Request a chat export' }));
const emails = () => dialog().getByRole('textbox', { name: 'E-mail addresses' });
const send = () => press('Request export', dialog());
const faults = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const chooseAll = async () => {
  await click(dialog().getByRole('checkbox', { name: /^Group History/ }));
  await choose('Images');
  await choose(/^JSON/);
};

test('nothing is sent before everything is chosen, and each address is one', async () => {
  const { sent } = await open({ address: ADDRESS });
  const chosen = [...dialog().getAllByRole('radio'), ...dialog().getAllByRole('checkbox')];
  expect(chosen.some((one) => one instanceof HTMLInputElement && one.checked)).toBe(false);
  await typeInto(emails(), 'nobody');
  expect(faults()).toEqual([]);
  await send();
  expect(faults()).toEqual([
    'The email address you have entered is invalid.',
    'Please select the type of export',
    'Please select the type of messages that will be exported',
    'Please select the export format',
  ]);
  await typeInto(emails(), 'ada@orbit.example, nobody');
  expect(faults()[0]).toBe('One or more invalid emails found. Please check the emails you have entered.');
  await typeInto(emails(), 'ada@orbit.example,\n grace@orbit.example,');
  await chooseAll();
  await typeInto(dialog().getByLabelText('From (optional)'), '2026-11-02');
  await typeInto(dialog().getByLabelText('Until (optional)'), '2026-11-01');
  expect(faults()).toEqual(['The last day is before the first one.']);
  await send();
  expect(sent.map(({ name }) => name)).toEqual(['chatExports']);
});

test('how much it would hold is told once choosing rests, and who is not known', async () => {
  const asked: unknown[] = [];
  const chatExportEstimate = ({ filter }: { filter: { emails: string[] } }) => {
    asked.push(filter);
    return { ...ESTIMATE, unknownEmails: filter.emails.filter((email) => email.startsWith('no')) };
  };
  await open({ address: ADDRESS, team: { chatExportEstimate } });
  expect(dialog().getByText(/^The other admins of your team are told by e-mail/)).toBeTruthy();
  await chooseAll();
  expect(dialog().getByText('Estimating the size…')).toBeTruthy();
  await rest();
  expect(dialog().getByText('At present: 1,200 messages in 1 conversation, with files of 5 KB.')).toBeTruthy();
  await typeInto(emails(), 'no@orbit.example, none@orbit.example');
  expect(dialog().queryByText(/^The other admins/)).toBeNull();
  await rest();
  expect(faults()[0]).toMatch(/^Nobody in your team has these addresses: .*no@orbit\.example.* and .*none@orbit/);
  const filter = { ...CHOSEN, channelIds: [], dateFrom: null, dateTo: null };
  expect(asked).toEqual([
    { ...filter, emails: [] },
    { ...filter, emails: ['no@orbit.example', 'none@orbit.example'] },
  ]);
});

test('an export that is begun is led to; what could not be begun is told, and tried again', async () => {
  const exports: object[] = [];
  let answer: () => object = down;
  const { sent, address } = await open({
    ...{ exports: () => exports, team: { chatExportEstimate: ESTIMATE }, address: ADDRESS },
    chatExportRequest: () => answer(),
  });
  await chooseAll();
  await send();
  expect(faults()).toEqual(['The chat export could not be requested. Please try again.Request req-1']);
  const refuseBy = (code: string, field: string[]) => {
    answer = () => ({ chatExport: null, userErrors: [userError(code, field)] });
    return send();
  };
  await refuseBy('ALREADY_RUNNING', []);
  expect(faults()).toEqual(['Your team has a pending chat export. Please wait until it is completed, or cancel it.']);
  await refuseBy('NOT_ALLOWED', []);
  expect(faults()).toEqual(['Your team may not export its conversations any more.']);
  answer = () => {
    exports.push(pending('e1'));
    return { chatExport: pending('e1'), userErrors: [] };
  };
  await send();
  await rest();
  expect([screen.queryByRole('dialog'), address()]).toEqual([null, '/chat-dump?tab=pending']);
  expect(screen.getByRole('progressbar', { name: 'Waiting to begin' })).toBeTruthy();
  const wanted = { ...CHOSEN, emails: [], channelIds: [], format: 'JSON', dateFrom: null, dateTo: null };
  expect(inputsOf(sent, 'chatExportRequest')).toEqual(Array.from({ length: 4 }, () => wanted));
});

test('channels are limited to some where they are wanted, and one that is gone is told', async () => {
  const channels = { nodes: [{ __typename: 'Channel', id: 'c1', name: 'launch' }] };
  const chatExportRequest = { chatExport: null, userErrors: [userError('NOT_FOUND', ['channelIds', '0'])] };
  const { sent } = await open({
    ...{ address: ADDRESS, team: { chatExportEstimate: ESTIMATE, channels }, chatExportRequest },
  });
  const field = () => dialog().queryByRole('combobox', { name: 'Channels (optional)' });
  expect(field()).toBeNull();
  await chooseAll();
  const channelField = dialog().getByRole('combobox', { name: 'Channels (optional)' });
  await act(async () => channelField.focus());
  await typeInto(channelField, 'lau');
  await rest();
  await click(screen.getByRole('option', { name: 'launch' }));
  await send();
  expect(inputsOf(sent, 'chatExportRequest')).toMatchObject([{ channelIds: ['c1'] }]);
  expect(faults()).toEqual(['One of the channels is not in your team any more. Request an export without it.']);
  await click(dialog().getByRole('checkbox', { name: /^User History/ }));
  await click(dialog().getByRole('checkbox', { name: /^Group History/ }));
  expect(field()).toBeNull();
  await send();
  expect(inputsOf(sent, 'chatExportRequest')[1]).toMatchObject({ tasks: ['USER_HISTORY'], channelIds: [] });
});

test('an address that the service does not know is named where it stands', async () => {
  const chatExportRequest = { chatExport: null, userErrors: [userError('NOT_FOUND', ['emails', '1'])] };
  await open({ address: ADDRESS, team: { chatExportEstimate: down }, chatExportRequest });
  await typeInto(emails(), 'ada@orbit.example, grace@orbit.example');
  await chooseAll();
  await send();
  expect(faults()).toEqual([expect.stringMatching(/^Nobody in your team has this address: .*grace@orbit\.example/)]);
  expect(emails().getAttribute('aria-invalid')).toBe('true');
});
