import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { downAtFirst, inputsWithKeysOf, keeping, settingChange, userError } from '../../../testing/gatewayPieces.ts';
import { answered, click, press } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import GoogleSignInPanel from './GoogleSignInPanel.tsx';

const MUTATION = 'teamGoogleSignInUpdate';
type Input = { isGoogleSignInRequired: boolean; idempotencyKey: string };

async function open(isRequired: boolean, answer?: (input: Input) => unknown, address = '/') {
  let kept = isRequired;
  const team = { id: 'team-1', isGoogleSignInRequired: () => kept, settingChange: () => settingChange() };
  const gateway = {
    viewer: { id: 'viewer-1', team },
    [MUTATION]: keeping({ team }, (input: Input) => void (kept = input.isGoogleSignInRequired), answer),
  };
  const page = await renderInConsole(<GoogleSignInPanel />, gateway, address);
  const inputs = () => inputsWithKeysOf(page.sent, MUTATION) as Input[];
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
  await answered(() => resolve());
  expect(control().getAttribute('aria-disabled')).toBeNull();
  expect(control().checked).toBe(false);
});

it('goes back where it could not be changed, says so, and tries again under the same key', async () => {
  const answer = downAtFirst(() => undefined);
  const { inputs } = await open(true, answer);
  await toggle();
  expect(control().checked).toBe(true);
  expect(screen.getByRole('alert').textContent).toContain('could not be changed');
  expect(screen.getByRole('alert').textContent).toContain('req-1');
  answer.mend();
  await toggle();
  expect(control().checked).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(inputs()[1]).toEqual(inputs()[0]);
});

it('is locked beside an identity provider, and leads to where one is chosen', async () => {
  const team = { id: 'team-1', isGoogleSignInRequired: false, signInMethod: 'SAML', settingChange: null };
  const gateway = { viewer: { id: 'viewer-1', team } };
  const { address } = await renderInConsole(<GoogleSignInPanel />, gateway, '/settings/google?dialog=require-google');
  expect(control().getAttribute('aria-disabled')).toBe('true');
  await toggle();
  expect(screen.getByText(/^Your team signs in with SAML\./)).toBeTruthy();
  expect([screen.queryByRole('alertdialog'), address()]).toEqual([null, '/settings/google']);
  await click(screen.getByRole('link', { name: 'Go to Authentication' }));
  expect(address()).toBe('/authentication');
});

it('stays off where nobody could come in by it, and says so', async () => {
  const refuse = () => ({ team: null, userErrors: [userError('GOOGLE_NOT_CONFIGURED', ['isGoogleSignInRequired'])] });
  await open(false, refuse);
  await toggle();
  await press('Require Google');
  expect(screen.getByRole('alert').textContent).toContain('Google has not been set up for this installation yet.');
  expect(control().checked).toBe(false);
});

it('a service that fails is told, and read again by Retry', async () => {
  const isGoogleSignInRequired = downAtFirst(() => true);
  await renderInConsole(<GoogleSignInPanel />, {
    viewer: {
      id: 'viewer-1',
      team: {
        id: 'team-1',
        settingChange: null,
        isGoogleSignInRequired,
      },
    },
  });
  expect(screen.getByRole('alert').textContent).toContain('How people sign in could not be loaded');
  isGoogleSignInRequired.mend();
  await press('Retry');
  expect(control().checked).toBe(true);
});
