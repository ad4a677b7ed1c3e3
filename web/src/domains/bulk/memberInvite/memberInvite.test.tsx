import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { down, downAtFirst, inputsOf, inputsWithKeysOf, userError } from '../../../testing/gatewayPieces.ts';
import { press, rest, typeInto } from '../../../testing/hands.ts';
import { at, choose, csv, FILE, MAIL, open, started } from '../memberFiles/memberFiles.fixture.tsx';
import { editedAt, keepsTokens, piecesOf } from './protectedTokens.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

const { message: MESSAGE } = MAIL;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = async (label: string, value: string) => {
  await typeInto(field(label), value);
  await act(async () => fireEvent.blur(field(label)));
};
const faults = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const preview = () => screen.getByRole('group', { name: 'How it will look' }).textContent;

/** The page over a file that is checked, with the mail open; the test moves the file on. */
const compose = async (given: object = {}) => {
  let file: object = { ...FILE, refusedCount: 0 };
  const move = (changes: object) => (file = { ...file, ...changes });
  const page = await open({ node: () => ({ ...file }), address: at('add'), ...given });
  await press('Write the mail');
  return { ...page, move };
};

describe('the mail', () => {
  test('begins with what the gateway gives, and shows what is filled in', async () => {
    const { address } = await compose();
    expect(address()).toBe(at('add', '&dialog=compose'));
    expect(['Full name', 'From address', 'Subject'].map((label) => field(label).value)).toEqual([
      ...['Ada Lovelace', 'ada.l', MAIL.subject],
    ]);
    expect(screen.getByText('@mail.muster.example')).toBeTruthy();
    expect(preview()).toBe(
      'How it will lookFrom Ada Lovelace, ada.l@mail.muster.exampleJoin our official Orbit team on the product' +
        'Hello,\njoin Orbit: Link into the team\nSee you!',
    );
    await fill('Full name', 'Zoë O’Neill');
    await fill('Message', MESSAGE.replace('See you!', '{team_name} rocks'));
    expect(preview()).toMatch(/From Zoë O’Neill, .*Link into the team\nOrbit rocks$/s);
  });

  test('says at each field what is wrong, and goes nowhere then', async () => {
    const { address } = await compose();
    for (const [label, value, text] of [
      ['Full name', '', 'Please enter a full name'],
      ['Full name', 'A', 'The full name has at least 2 characters'],
      ['Full name', 'Ada  B', 'Only letters, apostrophes and hyphens, with single spaces between words'],
      ['From address', ' ', 'Please enter how the address begins'],
      ['From address', 'a@b', 'Only letters without accents, digits, underscores, hyphens and dots between them'],
      ['From address', 'a'.repeat(65), 'The address can have at most 64 characters before the @'],
      ['Subject', '', 'Please enter a subject'],
      ['Subject', 'x'.repeat(201), 'The subject can have at most 200 characters'],
    ] as const) {
      await fill(label, value);
      expect(faults()).toContain(text);
    }
    await fill('Message', `${MESSAGE}${'x'.repeat(5000)}`);
    expect(faults()).toHaveLength(4);
    await press('Continue');
    expect(address()).toBe(at('add', '&dialog=compose'));
    expect(document.activeElement).toBe(field('Full name'));
  });

  test('takes back at once what would break or remove what is filled in, and leaves the cursor', async () => {
    await compose();
    const text = field('Message');
    for (const broken of ['', MESSAGE.replace('_link', ''), MESSAGE.replace('{team_name}', ''), 'all new']) {
      await typeInto(text, broken);
      expect(text.value).toBe(MESSAGE);
      expect(faults()).toEqual([expect.stringContaining('Your change was taken back: {team_name} and {invite_link}')]);
    }
    await typeInto(text, MESSAGE.replace('_link', ''));
    expect(text.selectionStart).toBe(MESSAGE.indexOf('_link'));
    await typeInto(text, `Dear all, ${MESSAGE}`);
    expect(text.value).toBe(`Dear all, ${MESSAGE}`);
    expect(faults()).toEqual([]);
  });

  test('is kept while its dialog is closed, and where the file is corrected; leaving the page would lose it', async () => {
    const validate = () => ({ upload: { ...FILE, id: 'f2' }, userErrors: [] });
    const { address } = await compose({ memberUploadValidate: validate });
    expect(hasUnsavedChanges()).toBe(false);
    await fill('Subject', 'Come in');
    await press('Cancel');
    await rest();
    expect(hasUnsavedChanges()).toBe(true);
    await choose(csv());
    expect(address()).toContain('file=f2');
    await press('Write the mail');
    expect(field('Subject').value).toBe('Come in');
  });
});

describe('invites', () => {
  test('are sent once that is confirmed, again under their key, and told of to the end', async () => {
    const send = downAtFirst(() => ({ upload: move(started({ refusedCount: 0 })), userErrors: [] }));
    const { sent, address, move } = await compose({ memberUploadInvite: send });
    await press('Continue');
    expect(address()).toBe(at('add', '&dialog=send'));
    const question = () => within(screen.getByRole('dialog', { name: 'Send invites to 2 people?' }));
    await press('Change the mail', question());
    await press('Continue');
    await press('Send 2 invites', question());
    expect(question().getByRole('alert').textContent).toContain('The file could not be started.');
    send.mend();
    await press('Send 2 invites', question());
    const [first, again] = inputsWithKeysOf(sent, 'memberUploadInvite');
    expect(again).toEqual(first);
    const mail = { fullName: 'Ada Lovelace', fromPrefix: 'ada.l', subject: MAIL.subject, message: MESSAGE };
    expect(inputsOf(sent, 'memberUploadInvite')).toEqual([
      ...[
        { uploadId: 'f1', ...mail },
        { uploadId: 'f1', ...mail },
      ],
    ]);
    expect(address()).toBe(at('add', '&dialog=sent'));
    const dialog = within(screen.getByRole('dialog', { name: 'Invites are being sent' }));
    expect(dialog.getByRole('status').textContent).toBe('2 people are being added to your team.');
    expect(hasUnsavedChanges()).toBe(false);
    move({ status: 'PROCESSED', doneCount: 1, failedCount: 1, viewerCanCancel: false });
    await rest(1_000);
    const end = within(screen.getByRole('dialog', { name: 'Invites are sent' }));
    expect(end.getByRole('status').textContent).toBe('1 person was added. 1 row failed.');
    await press('Close', end);
    await rest();
    expect(address()).toBe(at('add'));
  });

  test('are told of as sent after all where the answer was lost', async () => {
    let moveOn = (): void => undefined;
    const memberUploadInvite = () => {
      moveOn();
      return down();
    };
    const { address, move } = await compose({ memberUploadInvite });
    moveOn = () => void move(started({ refusedCount: 0 }));
    await press('Continue');
    await press('Send 2 invites');
    expect(address()).toBe(at('add', '&dialog=sent'));
    expect(screen.getByRole('dialog', { name: 'Invites are being sent' })).toBeTruthy();
    expect(faults()).toEqual([]);
  });

  test('that are refused for a field of the mail lead back to it', async () => {
    const userErrors = [userError('INVALID', ['subject']), userError('TOO_SHORT', ['fullName'])];
    const { address } = await compose({ memberUploadInvite: { upload: null, userErrors } });
    await press('Continue');
    await press('Send 2 invites');
    expect(address()).toBe(at('add', '&dialog=compose'));
    expect(faults()).toEqual([
      ...['The full name has at least 2 characters', 'The subject has characters that cannot be shown'],
    ]);
  });

  test('are not asked about by an address alone: the mail is written first', async () => {
    const { address } = await open({ node: FILE, address: at('add', '&dialog=send') });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(at('add'));
  });
});

describe('what is filled in', () => {
  const both = 'Hi {team_name}, {invite_link}';

  test.each([
    [both, `${both}!`, true],
    [both, both.replace('Hi', ''), true],
    [both, both.replace('team_', 'team'), false],
    [both, both.replace('{invite_link}', ''), false],
    [both, both.replace('{team_name}', '{team_name {'), false],
    [both, '{invite_link} of {team_name}', true],
    [`${both} {team_name}`, both, true],
    [`${both} {team_name}`, `${both} {team_nme}`, false],
    [`${both} {team_name}`, `${both} {team_`, false],
  ])('in %j may become %j: %s', (before, after, isKept) => {
    expect(keepsTokens(before, after)).toBe(isKept);
  });

  test('is told from what is typed, and where an edit began', () => {
    expect(piecesOf('a{team_name}{invite_link}').map(({ text, token }) => token ?? text)).toEqual([
      ...['a', '{team_name}', '', '{invite_link}', ''],
    ]);
    expect(editedAt('abc', 'axc')).toBe(1);
    expect(editedAt('aa', 'aaa')).toBe(2);
  });
});
