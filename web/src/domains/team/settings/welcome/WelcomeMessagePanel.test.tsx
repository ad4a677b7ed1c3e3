import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../../lib/unsavedChanges/dirtyForms.ts';
import { down, downAtFirst, inputsWithKeysOf, keeping, lost } from '../../../../testing/gatewayPieces.ts';
import { click, isInert, press, rest, typeInto } from '../../../../testing/hands.ts';
import { renderInConsole } from '../../../../testing/renderInConsole.tsx';
import WelcomeMessagePanel from './WelcomeMessagePanel.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

type Kept = { isEnabled: boolean; senderName: string; message: string; version: number };
type Input = Partial<Kept> & { idempotencyKey: string };
const STORED: Kept = { isEnabled: false, senderName: 'Orbit', message: 'Welcome to Orbit!', version: 4 };

type Answers = { update?: (input: Input) => unknown; test?: (input: Input) => unknown };

/** The panel over a message that is kept like this; the answers may refuse. */
async function open(stored: Partial<Kept> = {}, { update, test }: Answers = {}) {
  let kept: Kept = { ...STORED, ...stored };
  const team = { id: 'team-1', welcomeMessage: () => kept, settingChange: null };
  const keep = ({ idempotencyKey: _key, version: _version, ...changes }: Input) => {
    kept = { ...kept, ...changes, version: kept.version + 1 };
  };
  const page = await renderInConsole(<WelcomeMessagePanel />, {
    viewer: { id: 'viewer-1', team },
    welcomeMessageUpdate: keeping({ team }, keep, update),
    welcomeMessageTest: async ({ input }: { input: Input }) =>
      (await test?.(input)) ?? { email: 'admin@orbit.example', userErrors: [] },
  });
  const inputs = (name: string) => inputsWithKeysOf(page.sent, name) as Input[];
  return {
    ...page,
    updates: () => inputs('welcomeMessageUpdate'),
    tests: () => inputs('welcomeMessageTest'),
    /** Somebody else's change. */
    overtake: (changes: Partial<Kept>) => void (kept = { ...kept, ...changes, version: kept.version + 1 }),
  };
}

const refusal = (code: string, field: string[] | null, retryAfterSeconds: number | null = null) => ({
  ...{ team: null, email: null },
  userErrors: [{ code, field, message: 'no', retryAfterSeconds }],
});

const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Send a welcome message', hidden: true });
const toggle = () => click(control());
const field = (name: 'Sender name' | 'Message') => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: 'Sender name' | 'Message', value: string) => typeInto(field(name), value);
const preview = () => screen.getByRole('region', { name: 'Preview' }).querySelector('blockquote')?.textContent;

describe('turning it on', () => {
  it('opens the form with what is kept, and sends nothing until it is saved', async () => {
    const { updates } = await open();
    expect(screen.getByText('Nobody gets a welcome message.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await toggle();
    expect(control().checked).toBe(true);
    expect(field('Sender name').value).toBe('Orbit');
    expect(hasUnsavedChanges()).toBe(true);
    expect(updates()).toEqual([]);
    await type('Message', ' Hello 🚀\nand welcome ');
    await press('Save');
    expect(updates()).toEqual([
      {
        ...{ isEnabled: true, senderName: 'Orbit', message: 'Hello 🚀\nand welcome', version: 4 },
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(isInert('Saved')).toBe(true);
    expect(hasUnsavedChanges()).toBe(false);
    await rest(1_500);
    expect(isInert('Save')).toBe(true);
    await press('Close');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(preview()).toBe('OrbitHello 🚀\nand welcome');
  });

  it('is taken back by Cancel, and by the switch, with what was typed', async () => {
    const { updates } = await open();
    await toggle();
    await type('Message', 'Never mind');
    await press('Cancel');
    expect(control().checked).toBe(false);
    await toggle();
    expect(field('Message').value).toBe('Welcome to Orbit!');
    await toggle();
    expect(control().checked).toBe(false);
    expect(hasUnsavedChanges()).toBe(false);
    expect(updates()).toEqual([]);
  });
});

describe('turning it off', () => {
  it('asks, and is kept at once, whatever the version', async () => {
    const { updates, address } = await open({ isEnabled: true });
    await toggle();
    expect(control().checked).toBe(true);
    expect(address()).toContain('dialog=stop-welcome');
    await press('Stop sending');
    expect(updates()).toEqual([{ isEnabled: false, idempotencyKey: expect.any(String) }]);
    expect(control().checked).toBe(false);
    expect(screen.getByText('Saved')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
  });

  it('says that changes are lost, and leaves everything where the answer is no', async () => {
    const { updates } = await open({ isEnabled: true });
    await press('Edit message');
    await type('Message', 'Half written');
    await toggle();
    expect(screen.getByRole('alertdialog').textContent).toContain('have not saved is lost');
    await click(screen.getByRole('alertdialog').querySelector('button') ?? document.body);
    expect(field('Message').value).toBe('Half written');
    expect(updates()).toEqual([]);
  });

  it('that is kept although its answer is lost, is done; nothing of it comes back later', async () => {
    const page = await open(
      { isEnabled: true },
      {
        update: () => {
          page.overtake({ isEnabled: false });
          return lost();
        },
      },
    );
    await press('Edit message');
    await type('Message', 'Half written');
    await toggle();
    await press('Stop sending');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(page.address()).toBe('/');
    expect(control().checked).toBe(false);
    expect(screen.getByText('Saved')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(hasUnsavedChanges()).toBe(false);
    page.overtake({ isEnabled: true });
    await toggle();
    expect(control().checked).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says in the question that it failed', async () => {
    await open(
      { isEnabled: true },
      {
        update: down,
      },
    );
    await toggle();
    await press('Stop sending');
    expect(screen.getByRole('alertdialog').textContent).toContain('could not be saved');
    expect(screen.getByRole('alertdialog').textContent).toContain('req-1');
  });
});

describe('the form', () => {
  const edit = async (...args: Parameters<typeof open>) => {
    const page = await open({ isEnabled: true }, args[1]);
    await press('Edit message');
    return page;
  };

  it('has the focus, and nothing to save while it is untouched', async () => {
    const { updates } = await edit();
    expect(document.activeElement).toBe(field('Sender name'));
    expect(isInert('Save')).toBe(true);
    await type('Message', 'Welcome to Orbit!  ');
    expect(isInert('Save')).toBe(true);
    await press('Save');
    expect(updates()).toEqual([]);
    await press('Close');
    expect(document.activeElement).toBe(control());
  });

  it('counts the characters that are left, an emoji as one', async () => {
    await edit();
    await type('Sender name', '🚀'.repeat(24));
    expect(screen.getByText('1 character left')).toBeTruthy();
    expect(screen.getByText('At most 5 characters left').closest('[role=status]')).toBeTruthy();
    await type('Message', 'x'.repeat(300));
    expect(screen.getByText('50 characters left')).toBeTruthy();
  });

  it.each([
    ['Sender name', '🚀'.repeat(26), '1 character too many', 'Sender name can have at most 25 characters'],
    ['Sender name', ' ', '25 characters left', 'Enter a sender name'],
    ['Message', 'x'.repeat(353), '3 characters too many', 'Message can have at most 350 characters'],
    ['Message', '', '350 characters left', 'Enter a message'],
  ] as const)('%s of %j is marked and not saved; nothing of it is cut', async (name, value, count, error) => {
    const { updates, tests } = await edit();
    await type(name, value);
    expect(field(name).value).toBe(value);
    expect(screen.getByText(count)).toBeTruthy();
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe(error);
    expect(isInert('Save')).toBe(true);
    expect(isInert('Send a test to me')).toBe(true);
    await press('Save');
    await press('Send a test to me');
    expect([...updates(), ...tests()]).toEqual([]);
  });

  it('shows the message as it will be read', async () => {
    await edit();
    await type('Sender name', ' Ada ');
    await type('Message', 'One\n<b>two</b>');
    expect(preview()).toBe('AdaOne\n<b>two</b>');
  });

  it('keeps what was typed where somebody else was faster, and saves it over theirs the next time', async () => {
    let isStale = true;
    const page = await edit({}, { update: () => (isStale ? refusal('STALE', ['version']) : undefined) });
    await type('Message', 'Mine');
    page.overtake({ message: 'Theirs' });
    await press('Save');
    expect(screen.getByRole('alert').textContent).toContain('Somebody else changed this');
    expect(field('Message').value).toBe('Mine');
    isStale = false;
    await press('Save');
    expect(page.updates().map(({ version }) => version)).toEqual([4, 5]);
    expect(screen.getByRole('button', { name: 'Saved' })).toBeTruthy();
  });

  it('keeps what was typed where it could not be saved, and tries again under the same key', async () => {
    const update = downAtFirst(() => undefined);
    const { updates } = await edit(
      {},
      {
        update,
      },
    );
    await type('Message', 'Hello');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toContain('req-1');
    expect(hasUnsavedChanges()).toBe(true);
    update.mend();
    await press('Save');
    expect(updates()[1]).toEqual(updates()[0]);
  });

  it('says what the service has against it', async () => {
    await edit({}, { update: () => refusal('TOO_LONG', ['message']) });
    await type('Message', 'Hello');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toBe('Message can have at most 350 characters');
  });
});

describe('a test', () => {
  it('is of what stands in the form, and says where it went; each press sends one', async () => {
    const { tests, updates } = await open({ isEnabled: true });
    await press('Edit message');
    await type('Message', 'Hello ');
    await press('Send a test to me');
    expect(screen.getByText('A test was sent to admin@orbit.example.').closest('[role=status]')).toBeTruthy();
    await press('Send a test to me');
    expect(tests()).toMatchObject([{ senderName: 'Orbit', message: 'Hello' }, { message: 'Hello' }]);
    expect(tests()[0]?.idempotencyKey).not.toBe(tests()[1]?.idempotencyKey);
    expect(updates()).toEqual([]);
  });

  it('is limited, and says how long', async () => {
    await open({ isEnabled: true }, { test: () => refusal('LIMIT_REACHED', null, 61) });
    await press('Send a test to me');
    expect(screen.getByRole('alert').textContent).toContain('Try again in 2 minutes.');
  });

  it('that fails is told with the request id', async () => {
    await open(
      { isEnabled: true },
      {
        test: down,
      },
    );
    await press('Send a test to me');
    expect(screen.getByRole('alert').textContent).toContain('The test could not be sent. Try again.');
    expect(screen.getByRole('alert').textContent).toContain('req-1');
  });
});
