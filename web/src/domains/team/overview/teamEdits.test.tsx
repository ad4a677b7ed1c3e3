import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { down } from '../../../testing/gatewayPieces.ts';
import { strike } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { clearToasts } from '../../../ui/toasts/toastStore.ts';
import { gateway } from './overview.fixture.ts';
import { open, said, startAgain, team } from './teamEdits.fixture.tsx';
import OverviewPage from './OverviewPage.tsx';

beforeEach(startAgain);
afterEach(() => {
  vi.useRealTimers();
  act(() => clearToasts());
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const edit = (name: string, text: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Edit ${name}` }));
  fireEvent.change(box(name), { target: { value: text } });
};
const enter = (name: string) => strike(box(name), 'Enter');
const reason = () => screen.getByRole('alert').textContent;

describe('the name of the team', () => {
  it('is saved with the version that was read, and shown everywhere', async () => {
    const { inputsOf } = await open();
    edit('Team name', ' Apollo ');
    await enter('Team name');
    expect(inputsOf('teamUpdate')).toEqual([{ name: 'Apollo', version: 3, idempotencyKey: expect.any(String) }]);
    expect(screen.getByRole('heading', { name: 'Apollo' })).toBeTruthy();
    expect(said()).toBe('Saved');
    edit('Team name', 'Zenith');
    await enter('Team name');
    expect(inputsOf('teamUpdate')[1]).toMatchObject({ name: 'Zenith', version: 4 });
  });

  it.each([
    ['  ', 'Enter a team name.'],
    ['🚀'.repeat(51), 'Use at most 50 characters.'],
    ['<Orbit>', /cannot contain/],
  ])('%j is not sent', async (name, text) => {
    const { inputsOf } = await open();
    edit('Team name', name);
    await enter('Team name');
    expect(reason()).toMatch(text);
    expect(box('Team name').value).toBe(name);
    expect(inputsOf('teamUpdate')).toEqual([]);
  });

  it('that could not be saved stays in its field; another try has the same key', async () => {
    const { inputsOf } = await open({}, { teamUpdate: down });
    edit('Team name', 'Apollo');
    await enter('Team name');
    expect(reason()).toBe('This could not be saved. Please try again.');
    await enter('Team name');
    const [first, second] = inputsOf('teamUpdate');
    expect(second).toEqual(first);
    await strike(box('Team name'), 'Escape');
    expect(screen.getByRole('heading', { name: 'Orbit' })).toBeTruthy();
  });
});

describe('a team that somebody else has changed meanwhile', () => {
  it('takes the edit all the same where it was something else', async () => {
    const { inputsOf } = await open();
    team.kept = { ...team.kept, url: 'apollo-11', version: 9 };
    edit('Team name', 'Apollo');
    await enter('Team name');
    expect(inputsOf('teamUpdate')).toMatchObject([{ version: 3 }, { version: 9 }]);
    expect(screen.getByRole('heading', { name: 'Apollo' })).toBeTruthy();
    expect(screen.getByText('apollo-11')).toBeTruthy();
    expect(said()).toBe('Saved');
  });

  it('asks where it was the same field; the next Enter replaces it', async () => {
    const { inputsOf } = await open();
    team.kept = { ...team.kept, name: 'Zenith', version: 9 };
    edit('Team name', 'Apollo');
    await enter('Team name');
    expect(reason()).toBe('Somebody changed this meanwhile to “Zenith”. Save again to replace it.');
    expect(box('Team name').value).toBe('Apollo');
    expect(team.kept.name).toBe('Zenith');
    await enter('Team name');
    expect(inputsOf('teamUpdate')).toMatchObject([{ version: 3 }, { version: 9 }]);
    expect(team.kept.name).toBe('Apollo');
    expect(screen.getByRole('heading', { name: 'Apollo' })).toBeTruthy();
  });

  it('is left as it is on Escape', async () => {
    await open();
    team.kept = { ...team.kept, name: 'Zenith', version: 9 };
    edit('Team name', 'Apollo');
    await enter('Team name');
    await strike(box('Team name'), 'Escape');
    expect(screen.getByRole('heading', { name: 'Zenith' })).toBeTruthy();
  });

  it('has what was typed already where both typed the same', async () => {
    const { inputsOf } = await open();
    team.kept = { ...team.kept, name: 'Apollo', version: 9 };
    edit('Team name', 'Apollo');
    await enter('Team name');
    expect(inputsOf('teamUpdate')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Apollo' })).toBeTruthy();
  });

  it('is not asked for ever where it keeps changing', async () => {
    const { inputsOf } = await open();
    team.refusals = Array.from({ length: 9 }, () => ({ code: 'STALE', field: ['version'] }));
    edit('Team name', 'Apollo');
    await enter('Team name');
    await waitFor(() => expect(reason()).toBe('This could not be saved. Please try again.'));
    expect(inputsOf('teamUpdate')).toHaveLength(4);
  });
});

describe('the URL of the team', () => {
  it('warns while it is edited, and is saved in lower case', async () => {
    const { inputsOf } = await open();
    expect(screen.queryByText('Links to the old URL stop working.')).toBeNull();
    edit('Team URL', 'Apollo-11');
    expect(screen.getByText('Links to the old URL stop working.')).toBeTruthy();
    await enter('Team URL');
    expect(inputsOf('teamUpdate')).toMatchObject([{ url: 'apollo-11', version: 3 }]);
    expect(screen.getByText('apollo-11')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy the team URL' })).toBeTruthy();
  });

  it.each([
    ['TAKEN', 'This team URL is already in use. Choose another one.'],
    ['RESTRICTED', 'This team URL is reserved. Choose another one.'],
    ['NOT_ALLOWED', 'This could not be saved. Please try again.'],
  ])('refused as %s says why, and stays to be mended', async (code, text) => {
    await open();
    team.refusals = [{ code, field: ['url'] }];
    edit('Team URL', 'apollo');
    await enter('Team URL');
    expect(reason()).toBe(text);
    expect(box('Team URL').value).toBe('apollo');
    fireEvent.change(box('Team URL'), { target: { value: 'apollo-11' } });
    await enter('Team URL');
    expect(team.kept.url).toBe('apollo-11');
  });

  it.each([
    ['abc', 'Use at least 4 characters.'],
    ['x'.repeat(26), 'Use at most 25 characters.'],
    ['orbit.example', /letters, digits and hyphens only/],
  ])('%s is not sent', async (url, text) => {
    const { inputsOf } = await open();
    edit('Team URL', url);
    await enter('Team URL');
    expect(reason()).toMatch(text);
    expect(inputsOf('teamUpdate')).toEqual([]);
  });

  it('that is the same in capitals is no change', async () => {
    const { inputsOf } = await open();
    edit('Team URL', ' ORBIT ');
    await enter('Team URL');
    expect(inputsOf('teamUpdate')).toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe.each([
  ['may not edit the team', { viewerCanEdit: false }],
  ['may edit as far as anybody knows: the services do not say', { viewerCanEdit: down }],
])('an admin who %s', (_who, changes) => {
  it('reads it all, without pencils and switches', async () => {
    await open(changes);
    expect(screen.getByRole('heading', { name: 'Orbit' })).toBeTruthy();
    expect(screen.getByText(/^Off: Sign-up permissions decide/)).toBeTruthy();
    expect(screen.getByText('Admins only')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

it('is not asked about by members, who see no pencil', async () => {
  const { sent } = await renderInConsole(<OverviewPage />, gateway('MEMBER'));
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  expect(sent.map(({ name }) => name)).not.toContain('teamEditing');
});
