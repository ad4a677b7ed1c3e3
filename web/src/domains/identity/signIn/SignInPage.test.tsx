import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Handlers, fakeGateway, refused } from '../../../testing/fakeGateway.ts';
import { inputsWithKeysOf } from '../../../testing/gatewayPieces.ts';
import { press, rest } from '../../../testing/hands.ts';
import { renderPiece } from '../../../testing/renderPiece.tsx';
import { SignInPage } from './SignInPage.tsx';
import { RESEND_WAIT_SECONDS } from './useResendWait.ts';

const issued = { data: { pinIssue: { login: 'sealed-1', userErrors: [] } } };
const notIssued = (code: string, retryAfterSeconds: number | null = null) => ({
  data: { pinIssue: { login: null, userErrors: [{ code, field: ['email'], message: 'm', retryAfterSeconds }] } },
});
const signedIn = { data: { pinAuthenticate: { viewer: { id: 'v', role: 'ADMIN' }, userErrors: [] } } };
const notSignedIn = (code: string) => ({
  data: {
    pinAuthenticate: { viewer: null, userErrors: [{ code, field: ['pin'], message: 'm', retryAfterSeconds: null }] },
  },
});

const open = async (handlers: Handlers, props: Partial<Parameters<typeof SignInPage>[0]> = {}) => {
  const sent = fakeGateway(handlers);
  const onSignedIn = vi.fn<() => void>();
  await renderPiece(
    <SignInPage
      wasSignedOut={false}
      providerProblem={null}
      offersExternalLogin={false}
      onSignedIn={onSignedIn}
      {...props}
    />,
  );
  return { sent, onSignedIn };
};
const emailField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Work e-mail address' });
const pinField = () => screen.getByRole<HTMLInputElement>('textbox', { name: '6-digit PIN' });
const submit = (field: HTMLInputElement, value: string) =>
  act(async () => {
    fireEvent.change(field, { target: { value } });
    if (field.form) fireEvent.submit(field.form);
  });
const toPinStep = async (email = 'admin@orbit.example') => {
  await submit(emailField(), email);
  await waitFor(pinField);
};
const ways = (given: object) => ({ data: { signInOptions: { pin: 'EVERYBODY', google: null, saml: null, ...given } } });
const GOOGLE =
  'Your team signs in with Google. Sign in to the chat with your Google account; the console opens from there.';
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

// The second step's code is fetched with the first one's request; here it must not race the assertions.
beforeAll(async () => void (await import('./PinStep.tsx')));
afterEach(() => void vi.useRealTimers());

describe('the first step of signing in', () => {
  it('has its title, and the address in focus', async () => {
    await open({});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Login to manage your team');
    expect(document.activeElement).toBe(emailField());
  });

  it('asks for a valid address without asking the server', async () => {
    const { sent } = await open({});
    await submit(emailField(), 'nonsense');
    expect(alerts()).toEqual(['Enter a valid email address']);
    expect(sent).toEqual([]);
  });

  it.each([
    [
      'FREE_EMAIL_DOMAIN',
      'Admin panel is not supported for gmail.com. You must have a workplace email to access the admin panel.',
    ],
    ['PANEL_NOT_ENABLED', 'The admin panel is not enabled for gmail.com'],
    ['NOT_FOUND', 'Email address not found. Please check the email'],
    ['INVALID', 'Enter a valid email address'],
  ])('says why for %s', async (code, text) => {
    await open({ pinIssue: () => notIssued(code) });
    await submit(emailField(), 'someone@gmail.com');
    expect(alerts()).toEqual([text]);
    expect(emailField().getAttribute('aria-invalid')).toBe('true');
  });

  it('says that a team signs in with Google where nobody can do so here, whatever the address', async () => {
    await open({ pinIssue: () => notIssued('GOOGLE_SIGN_IN_REQUIRED'), signInOptions: () => ways({ pin: 'ADMINS' }) });
    await submit(emailField(), 'member@orbit.example');
    await waitFor(() => expect(alerts()).toEqual([GOOGLE]));
    expect(emailField().getAttribute('aria-invalid')).toBe('false');
  });

  it.each([
    ['UPSTREAM_UNAVAILABLE', 503, 'Server error 503. Please try again later.'],
    ['INTERNAL_SERVER_ERROR', 500, 'Server error 500. Please try again later.'],
  ])('names the status for %s', async (code, status, text) => {
    await open({ pinIssue: () => refused(code, status) });
    await submit(emailField(), 'admin@orbit.example');
    expect(alerts()).toEqual([text]);
  });

  it('says how long to wait after too many tries', async () => {
    await open({ pinIssue: () => refused('RATE_LIMITED', 429, { retryAfter: 90 }) });
    await submit(emailField(), 'admin@orbit.example');
    expect(alerts()).toEqual(['That was tried too often. Please try again in 90 seconds.']);
  });

  it('sends once, however often it is pressed, and tries a lost request again under its key', async () => {
    let answer: (value: typeof issued) => void = () => {};
    const broken = { pinIssue: () => Promise.reject(new TypeError('offline')) };
    const handlers: Handlers = { ...broken };
    const { sent } = await open(handlers);
    await submit(emailField(), 'Admin@Orbit.example ');
    expect(alerts()).toEqual(['The server could not be reached. Check your connection and try again.']);
    handlers['pinIssue'] = () => new Promise<typeof issued>((resolve) => (answer = resolve));
    await submit(emailField(), 'admin@orbit.example');
    await submit(emailField(), 'admin@orbit.example');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send PIN' });
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    await press('Send PIN');
    expect(sent).toHaveLength(2);
    expect(sent[0]?.variables).toEqual(sent[1]?.variables);
    expect(sent[1]?.variables['input']).toMatchObject({ email: 'admin@orbit.example' });
    await act(async () => answer(issued));
    await waitFor(pinField);
  });

  it('tries again under its key what the services may have done', async () => {
    const answers = [refused('OUTCOME_UNKNOWN', 504, { status: 504 })];
    const { sent } = await open({ pinIssue: () => answers.shift() ?? issued });
    await submit(emailField(), 'admin@orbit.example');
    await toPinStep();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.variables).toEqual(sent[0]?.variables);
  });

  it('tells who was signed out by force, and offers the other way in where there is one', async () => {
    await open({}, { wasSignedOut: true, offersExternalLogin: true });
    expect(screen.getByText('You were signed out')).toBeDefined();
    const link = await screen.findByRole('link', { name: 'Continue with your identity provider' });
    expect(link.getAttribute('href')).toBe('/login/external');
  });
});

describe('the second step of signing in', () => {
  it('takes a PIN with spaces, from the keyboard of digits, and signs in', async () => {
    const { sent, onSignedIn } = await open({ pinIssue: () => issued, pinAuthenticate: () => signedIn });
    await toPinStep();
    expect(document.activeElement).toBe(pinField());
    expect(pinField().autocomplete).toBe('one-time-code');
    expect(pinField().inputMode).toBe('numeric');
    await submit(pinField(), '123 456');
    expect(sent[1]?.variables['input']).toMatchObject({ login: 'sealed-1', pin: '123456' });
    expect(onSignedIn).toHaveBeenCalledTimes(1);
  });

  it.each(['', '12345', '1234567', 'abcdef'])('refuses "%s" without asking the server', async (pin) => {
    const { sent } = await open({ pinIssue: () => issued });
    await toPinStep();
    await submit(pinField(), pin);
    expect(alerts()).toEqual(['The PIN entered is incorrect']);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['INVALID', 'The PIN entered is incorrect.'],
    ['EXPIRED', 'This PIN is too old. Send the PIN again and enter the new one.'],
    ['LIMIT_REACHED', 'This PIN was entered wrongly too often. Send the PIN again and enter the new one.'],
  ])('says why for %s', async (code, text) => {
    const { onSignedIn } = await open({ pinIssue: () => issued, pinAuthenticate: () => notSignedIn(code) });
    await toPinStep();
    await submit(pinField(), '000000');
    expect(alerts()).toEqual([text]);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it.each([
    ['BAD_USER_INPUT', 400, 'The PIN entered is incorrect.'],
    ['INTERNAL_SERVER_ERROR', 500, 'Something went wrong. Please try again later.'],
  ])('says so for %s', async (code, status, text) => {
    await open({ pinIssue: () => issued, pinAuthenticate: () => refused(code, status, { status }) });
    await toPinStep();
    await submit(pinField(), '000000');
    expect(alerts()).toEqual([text]);
  });

  it('tries a PIN again under its key where it is not known what became of it', async () => {
    const answers = [refused('OUTCOME_UNKNOWN', 504, { status: 504 }), notSignedIn('INVALID'), signedIn];
    const { sent } = await open({ pinIssue: () => issued, pinAuthenticate: () => answers.shift() ?? signedIn });
    await toPinStep();
    for (let tries = 0; tries < 3; tries += 1) await submit(pinField(), '123456');
    const [first, again, anew] = inputsWithKeysOf(sent, 'pinAuthenticate');
    expect(again).toEqual(first);
    expect(anew).not.toEqual(first);
  });

  it('goes back to the address as it was typed', async () => {
    await open({ pinIssue: () => issued });
    await toPinStep('someone@orbit.example');
    fireEvent.click(screen.getByRole('button', { name: 'Edit e-mail' }));
    expect(emailField().value).toBe('someone@orbit.example');
  });

  it('goes on with the PIN in hand where a new one would come too soon', async () => {
    const answers = [issued, notIssued('LIMIT_REACHED', 8)];
    const { sent } = await open({ pinIssue: () => answers.shift() ?? issued, pinAuthenticate: () => signedIn });
    await toPinStep();
    fireEvent.click(screen.getByRole('button', { name: 'Edit e-mail' }));
    await toPinStep();
    expect(screen.getByText('We sent you a PIN a moment ago. Please use that one.')).toBeDefined();
    await submit(pinField(), '123456');
    expect(sent.at(-1)?.variables['input']).toMatchObject({ login: 'sealed-1' });
  });

  it('does not go on with the PIN of another address', async () => {
    const answers = [issued, notIssued('LIMIT_REACHED', 8)];
    await open({ pinIssue: () => answers.shift() ?? issued });
    await toPinStep('one@orbit.example');
    fireEvent.click(screen.getByRole('button', { name: 'Edit e-mail' }));
    await submit(emailField(), 'other@orbit.example');
    expect(alerts()).toEqual(['That was tried too often. Please try again in 8 seconds.']);
  });

  it('sends the PIN again after a short wait', async () => {
    const { sent } = await open({ pinIssue: () => issued });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await submit(emailField(), 'admin@orbit.example');
    await rest(0);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Send the PIN again in/ }).disabled).toBe(true);
    for (let second = 0; second < RESEND_WAIT_SECONDS; second += 1) {
      await rest(1000);
    }
    await press('Send the PIN again');
    await rest(0);
    expect(sent.map(({ name }) => name)).toEqual(['pinIssue', 'pinIssue']);
    expect(sent[1]?.variables).not.toEqual(sent[0]?.variables);
    expect(screen.getByText('A new PIN is on its way. Earlier ones no longer work.')).toBeDefined();
  });
});
