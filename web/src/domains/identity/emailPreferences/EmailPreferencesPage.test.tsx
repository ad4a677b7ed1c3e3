import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { downAtFirst, inputsWithKeysOf, userError } from '../../../testing/gatewayPieces.ts';
import { click, press, rest } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import EmailPreferencesPage from './EmailPreferencesPage.tsx';

const NAMES = {
  TEAM_UPDATES: 'Team updates',
  DIGEST: 'Team activity digest',
  MISSED_DIRECT_MESSAGES: 'Missed direct messages',
  MISSED_CHANNEL_MESSAGES: 'Missed channel messages',
  MISSED_MESSAGE_DIGEST: 'Missed message digest',
  REMINDERS: 'Reminders',
  TIPS: 'Tips',
  UPDATES: 'Product news',
};
const ALL = Object.keys(NAMES);
const MUTATION = 'viewerEmailPreferencesUpdate';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

type Input = { subscribedTopics: string[]; idempotencyKey: string };

/** The page of somebody who gets mails about these topics; `answer` may refuse what is saved. */
async function open(topics: readonly string[], answer: (input: Input) => unknown = () => undefined) {
  let kept = topics;
  const viewer = { id: 'viewer-1', emailPreferences: () => ({ subscribedTopics: kept }) };
  const page = await renderInConsole(<EmailPreferencesPage />, {
    viewer,
    [MUTATION]: async ({ input }: { input: Input }) => {
      const refusal = await answer(input);
      if (refusal) return refusal;
      kept = input.subscribedTopics;
      return { viewer, userErrors: [] };
    },
  });
  const inputs = () => inputsWithKeysOf(page.sent, MUTATION) as Input[];
  return { ...page, inputs };
}

const topicSwitch = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const toggle = (name: string) => click(topicSwitch(name));
const saveButton = (name = 'Save') => screen.getByRole('button', { name });
const isInert = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
const on = () =>
  screen.getAllByRole<HTMLInputElement>('switch').flatMap((one) => {
    const name = Object.values(NAMES).find((text) => topicSwitch(text) === one);
    return one.checked && name ? [name] : [];
  });

describe('the e-mail preferences', () => {
  it('show eight topics in two groups, each with a sentence, and which of them are on', async () => {
    await open(['TIPS', 'REMINDERS']);
    expect(screen.getAllByRole('switch')).toHaveLength(8);
    const groups = screen.getAllByRole('region').map((group) => within(group).getAllByRole('switch').length);
    expect(groups).toEqual([6, 2]);
    expect(on()).toEqual(['Reminders', 'Tips']);
    for (const one of screen.getAllByRole('switch')) {
      const hint = document.getElementById(one.getAttribute('aria-describedby') ?? '');
      expect(hint?.textContent).toMatch(/\.$/);
    }
    expect(isInert(saveButton())).toBe(true);
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('save what was switched, as a whole, and say so for a moment and a half', async () => {
    const { inputs } = await open(ALL);
    await toggle('Tips');
    await toggle('Reminders');
    expect(hasUnsavedChanges()).toBe(true);
    await press('Save');
    expect(inputs()).toHaveLength(1);
    expect(inputs()[0]?.subscribedTopics).toEqual(ALL.filter((topic) => topic !== 'TIPS' && topic !== 'REMINDERS'));
    expect(inputs()[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(isInert(saveButton('Saved'))).toBe(true);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Saved');
    expect(hasUnsavedChanges()).toBe(false);
    await rest(1_500);
    expect(isInert(saveButton())).toBe(true);
    expect(topicSwitch('Tips').checked).toBe(false);
  });

  it('leave alone what another window has switched meanwhile, and show it', async () => {
    let kept = ALL;
    const { sent } = await renderInConsole(<EmailPreferencesPage />, {
      viewer: { id: 'viewer-1', emailPreferences: () => ({ subscribedTopics: kept }) },
      [MUTATION]: ({ input }: { input: Input }) => {
        kept = input.subscribedTopics;
        return { viewer: { id: 'viewer-1', emailPreferences: { subscribedTopics: kept } }, userErrors: [] };
      },
    });
    kept = ALL.filter((topic) => topic !== 'TEAM_UPDATES');
    await toggle('Tips');
    await press('Save');
    expect((inputsWithKeysOf(sent, MUTATION) as Input[])[0]?.subscribedTopics).toEqual(
      ALL.filter((topic) => topic !== 'TEAM_UPDATES' && topic !== 'TIPS'),
    );
    expect(topicSwitch('Team updates').checked).toBe(false);
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('send nothing twice: not what is unchanged, not what is being saved', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { inputs } = await open(ALL, () => promise);
    await press('Save');
    expect(inputs()).toEqual([]);
    await toggle('Tips');
    await press('Save');
    expect(isInert(saveButton('Saving…'))).toBe(true);
    await press('Saving…');
    expect(inputs()).toHaveLength(1);
    await act(async () => resolve());
    expect(screen.getByRole('button', { name: 'Saved' })).toBeTruthy();
  });

  it('keep what is switched while the earlier choice is being saved', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await open(ALL, () => promise);
    await toggle('Tips');
    await press('Save');
    await toggle('Reminders');
    await act(async () => resolve());
    expect(topicSwitch('Tips').checked).toBe(false);
    expect(topicSwitch('Reminders').checked).toBe(false);
    expect(isInert(saveButton())).toBe(false);
    expect(hasUnsavedChanges()).toBe(true);
  });

  it('have nothing to save once a switch is back where it was', async () => {
    await open(['TIPS']);
    await toggle('Reminders');
    expect(isInert(saveButton())).toBe(false);
    await toggle('Reminders');
    expect(isInert(saveButton())).toBe(true);
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('go back to what is saved', async () => {
    await open(['TIPS']);
    await toggle('Tips');
    await toggle('Reminders');
    await press('Discard changes');
    expect(on()).toEqual(['Tips']);
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  });

  it('keep the choice where it could not be saved, and try again under the same key', async () => {
    const answer = downAtFirst(() => undefined);
    const { inputs } = await open(ALL, answer);
    await toggle('Tips');
    await press('Save');
    const alert = screen.getByText(/^Your e-mail preferences could not be saved\. Try again\./);
    expect(alert.closest('[role=alert]')?.textContent).toContain('req-1');
    expect(topicSwitch('Tips').checked).toBe(false);
    expect(hasUnsavedChanges()).toBe(true);
    answer.mend();
    await press('Save');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Saved' })).toBeTruthy();
    expect(inputs()[1]).toEqual(inputs()[0]);
  });

  it('say so where the service refuses', async () => {
    const error = userError('KEY_REUSED', ['idempotencyKey']);
    await open(ALL, () => ({ viewer: null, userErrors: [error] }));
    await toggle('Tips');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toBe('Your e-mail preferences could not be saved. Try again.');
  });
});

describe('unsubscribing from all', () => {
  const notice = () => screen.getAllByRole('status')[0]?.textContent;

  it('is one press and a save, and says how to come back', async () => {
    const { inputs } = await open(['TIPS', 'DIGEST']);
    expect(notice()).toBe('');
    await press('Unsubscribe from all');
    expect(on()).toEqual([]);
    expect(notice()).toMatch(/^Once you save, you no longer get any of these e-mails\./);
    await press('Save');
    expect(inputs()[0]?.subscribedTopics).toEqual([]);
    expect(notice()).toMatch(/^You are unsubscribed from all of these e-mails\. To get some of them again/);
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('is undone by one press', async () => {
    const { inputs } = await open([]);
    await press('Subscribe to all');
    await press('Save');
    expect(inputs()[0]?.subscribedTopics).toEqual(ALL);
    expect(screen.getByRole('button', { name: 'Unsubscribe from all' })).toBeTruthy();
  });
});

it('a read in the background that fails leaves the form, with what was switched', async () => {
  const reading = Promise.withResolvers<never>();
  const viewer = { id: 'viewer-1', emailPreferences: (): unknown => ({ subscribedTopics: ['TIPS'] }) };
  const Twice = () => {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          Open anew
        </button>
        <EmailPreferencesPage key={count} />
      </>
    );
  };
  await renderInConsole(<Twice />, { viewer });
  viewer.emailPreferences = () => reading.promise;
  await press('Open anew');
  await toggle('Tips');
  await act(async () => reading.reject(new Error('down')));
  expect(on()).toEqual([]);
  expect(hasUnsavedChanges()).toBe(true);
  expect(screen.queryByText('Your e-mail preferences could not be loaded')).toBeNull();
});

it('a service that fails is told with the request id, and read again by Retry', async () => {
  const emailPreferences = downAtFirst(() => ({ subscribedTopics: ['TIPS'] }));
  await renderInConsole(<EmailPreferencesPage />, {
    viewer: {
      id: 'viewer-1',
      emailPreferences,
    },
  });
  expect(screen.getByRole('alert').textContent).toContain('Your e-mail preferences could not be loaded');
  expect(screen.getByRole('alert').textContent).toContain('req-1');
  emailPreferences.mend();
  await press('Retry');
  expect(on()).toEqual(['Tips']);
});
