import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { settingChange } from '../../../testing/gatewayPieces.ts';
import { click, press } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import GoogleSignInPanel from './GoogleSignInPanel.tsx';

const MUTATION = 'teamGoogleSignInUpdate';
type Input = { isGoogleSignInRequired: boolean; idempotencyKey: string };

async function open(isRequired: boolean, answer: (input: Input) => unknown = () => undefined, address = '/') {
  let kept = isRequired;
  const team = { id: 'team-1', isGoogleSignInRequired: () => kept, settingChange: () => settingChange() };
  const gateway = {
    viewer: { id: 'viewer-1', team },
    [MUTATION]: async ({ input }: { input: Input }) => {
      const refusal = await answer(input);
      if (refusal) return refusal;
      kept = input.isGoogleSignInRequired;
      return { team, userErrors: [] };
    },
  };
  const page = await renderInConsole(<GoogleSignInPanel />, gateway, address);
  const inputs = () =>
    page.sent.filter(({ name }) => name === MUTATION).map(({ variables }) => variables['input'] as Input);
  return { ...page, inputs, keep: (value: boolean) => void (kept = value) };
}

const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Require sign-in with Google' });
const toggle = () => click(control());

it('says how it stands, and who changed it last', async () => {
  await open(false);
  expect(control().checked).toBe(false);
  expect(screen.getByText('Everybody can sign in with a PIN.')).toBeTruthy();
  expect(screen.getByText(/^Changed by Ada Lovelace,/)).toBeTruthy();
});

it('is turned on after a question, once', async () => {
  const { inputs } = await open(false);
  await toggle();
  expect(inputs()).toEqual([]);
  expect(screen.getByRole('alertdialog').textContent).toContain('cannot sign in any more');
  await press('Require Google');
  expect(inputs()).toEqual([{ isGoogleSignInRequired: true, idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  expect(control().checked).toBe(true);
  expect(screen.getByText('Saved')).toBeTruthy();
});

it('stays off where the question is answered with no', async () => {
  const { inputs, address } = await open(false);
  await toggle();
  expect(address()).toContain('dialog=require-google');
  await press('Cancel');
  expect(address()).not.toContain('dialog');
  expect(inputs()).toEqual([]);
  expect(control().checked).toBe(false);
});

it('that is on already is not asked about by its address, nor later', async () => {
  const { address } = await open(true, undefined, '/settings/google?dialog=require-google');
  expect(address()).toBe('/settings/google');
  await toggle();
  expect(control().checked).toBe(false);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('is turned off at once, and takes no press while that is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { inputs } = await open(true, () => promise);
  await toggle();
  expect(control().checked).toBe(false);
  expect(control().getAttribute('aria-disabled')).toBe('true');
  await toggle();
  expect(inputs()).toHaveLength(1);
  await act(async () => resolve());
  expect(control().getAttribute('aria-disabled')).toBeNull();
  expect(control().checked).toBe(false);
});

it('goes back where it could not be changed, says so, and tries again under the same key', async () => {
  let isDown = true;
  const { inputs } = await open(true, () => {
    if (isDown) throw new Error('down');
  });
  await toggle();
  expect(control().checked).toBe(true);
  expect(screen.getByRole('alert').textContent).toContain('could not be changed');
  expect(screen.getByRole('alert').textContent).toContain('req-1');
  isDown = false;
  await toggle();
  expect(control().checked).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(inputs()[1]).toEqual(inputs()[0]);
});

it('a service that fails is told, and read again by Retry', async () => {
  let isDown = true;
  await renderInConsole(<GoogleSignInPanel />, {
    viewer: {
      id: 'viewer-1',
      team: {
        id: 'team-1',
        settingChange: null,
        isGoogleSignInRequired: () => {
          if (isDown) throw new Error('down');
          return true;
        },
      },
    },
  });
  expect(screen.getByRole('alert').textContent).toContain('How people sign in could not be loaded');
  isDown = false;
  await press('Retry');
  expect(control().checked).toBe(true);
});
