import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startUpOf } from '../../../app/console.fixture.ts';
import { hasUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { down, type UserError, userError } from '../../../testing/gatewayPieces.ts';
import { press, typeInto } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { ViewerProvider } from '../viewerContext.ts';
import { PasswordSection } from './PasswordSection.tsx';

type Answer = { userErrors: UserError[] };

const open = async (answer: () => Answer | Promise<Answer> = () => ({ userErrors: [] })) => {
  const { sent } = await renderInConsole(
    <ViewerProvider value={startUpOf().viewer}>
      <PasswordSection />
    </ViewerProvider>,
    { viewer: {}, viewerPasswordSet: answer },
  );
  return () => sent.map(({ variables }) => variables['input']);
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) => {
  await typeInto(field(label), value);
  await act(async () => fireEvent.blur(field(label)));
};
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('sets a password that is typed twice, leads to the sessions, and keeps nothing of it', async () => {
  const sent = await open();
  await type('New password', 'correct horse');
  expect(hasUnsavedChanges()).toBe(true);
  await type('New password again', 'correct horse');
  await press('Change password');
  const dialog = await screen.findByRole('dialog', { name: 'Your password is changed' });
  expect(sent()).toEqual([{ password: 'correct horse', idempotencyKey: expect.any(String) }]);
  expect(dialog.querySelector('a')?.getAttribute('href')).toBe('/manage-sessions');
  await press('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([field('New password').value, field('New password again').value]).toEqual(['', '']);
  expect(hasUnsavedChanges()).toBe(false);
});

it('says what is wrong with the entries, and sends nothing', async () => {
  const sent = await open();
  await type('New password', '12345');
  expect(alerts()).toEqual(['Password does not contain a minimum of 6 characters']);
  await type('New password again', '123456');
  expect(alerts()).toEqual(['Password does not contain a minimum of 6 characters', 'Passwords do not match']);
  await type('New password', '123456');
  expect(alerts()).toEqual([]);
  await type('New password', '1234567');
  expect(alerts()).toEqual(['Passwords do not match']);
  await press('Change password');
  expect(sent()).toEqual([]);
});

it('is hidden until it is asked to be shown, and known to password managers as a new one', async () => {
  await open();
  const types = () => ['New password', 'New password again'].map((label) => field(label).type);
  expect(types()).toEqual(['password', 'password']);
  expect(field('New password again').autocomplete).toBe('new-password');
  await press('Show the passwords');
  expect(types()).toEqual(['text', 'text']);
  await press('Hide the passwords');
  expect(types()).toEqual(['password', 'password']);
});

it('says that nothing was changed where that is so, and keeps what was typed', async () => {
  await open(down);
  for (const label of ['New password', 'New password again']) await type(label, 'correct horse');
  await press('Change password');
  await screen.findByRole('alert');
  expect(alerts()).toEqual(['Your password could not be changed. Try again.Request req-1']);
  expect(field('New password').value).toBe('correct horse');
});

it('tells at the field what the gateway finds wrong with it', async () => {
  await open(() => ({ userErrors: [userError('TOO_LONG', ['password'])] }));
  for (const label of ['New password', 'New password again']) await type(label, 'correct horse');
  await press('Change password');
  await screen.findByRole('alert');
  expect(alerts()).toEqual(['This password is too long, or has a character that is not accepted']);
});

it('keeps the focus on its button while it is being set, and sends it once', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const sent = await open(() => promise);
  for (const label of ['New password', 'New password again']) await type(label, 'correct horse');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' });
  button.focus();
  await press('Change password');
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  expect(document.activeElement).toBe(button);
  await press('Change password');
  expect(sent()).toHaveLength(1);
  await act(async () => resolve({ userErrors: [] }));
});
