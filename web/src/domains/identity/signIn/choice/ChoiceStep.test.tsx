import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Handlers, fakeGateway, refused } from '../../../../testing/fakeGateway.ts';
import { press } from '../../../../testing/hands.ts';
import { renderPiece } from '../../../../testing/renderPiece.tsx';
import { SignInPage } from '../SignInPage.tsx';

const EMAIL = 'member@elite.example';
const issued = { data: { pinIssue: { login: 'sealed-1', userErrors: [] } } };
const notIssued = (code: string) => ({
  data: { pinIssue: { login: null, userErrors: [{ code, field: ['email'], message: 'm', retryAfterSeconds: null }] } },
});
const options = (given: object) => ({
  data: { signInOptions: { pin: 'EVERYBODY', google: null, saml: null, ...given } },
});
const google = { startPath: '/sso/google/start?email=member%40elite.example' };
const saml = { label: 'Acme', startPath: '/sso/saml/team-1/start' };
/** PINs only where they are asked for in so many words. */
const otherWayFirst: Handlers['x'] = ({ input }) =>
  (input as { ifOnlyWay: boolean }).ifOnlyWay ? notIssued('OTHER_WAY_OFFERED') : issued;

const emailField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Work e-mail address' });
const pinField = () => screen.getByRole('textbox', { name: '6-digit PIN' });
const buttons = () =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map((one) => one.textContent);

async function open(handlers: Handlers, problem: Parameters<typeof SignInPage>[0]['providerProblem'] = null) {
  const sent = fakeGateway(handlers);
  await renderPiece(
    <SignInPage
      wasSignedOut={false}
      providerProblem={problem}
      offersExternalLogin={false}
      onSignedIn={vi.fn<() => void>()}
    />,
  );
  return sent;
}
const submit = () =>
  act(async () => {
    fireEvent.change(emailField(), { target: { value: EMAIL } });
    if (emailField().form) fireEvent.submit(emailField());
  });
const choice = (name: string) => screen.findByRole('link', { name });

describe('choosing how to sign in', () => {
  it('leads to the company’s identity provider, or by PIN where that is wanted', async () => {
    const sent = await open({ pinIssue: otherWayFirst, signInOptions: () => options({ saml }) });
    await submit();
    const link = await choice('Continue with Acme');
    expect(link.getAttribute('href')).toBe(saml.startPath);
    expect(document.activeElement).toBe(link);
    expect(screen.getByRole('status').textContent).toContain(`How do you want to sign in as ${EMAIL}?`);
    await press('Send me a PIN instead');
    await waitFor(pinField);
    expect(sent.map(({ name }) => name)).toEqual(['pinIssue', 'signInOptions', 'pinIssue']);
    expect(sent[1]?.variables).toEqual({ email: EMAIL });
    expect(sent[2]?.variables['input']).toMatchObject({ email: EMAIL, ifOnlyWay: false });
  });

  it('asks nothing more where the PIN is the only way', async () => {
    const sent = await open({ pinIssue: () => issued });
    await submit();
    await waitFor(pinField);
    expect(sent.map(({ name }) => name)).toEqual(['pinIssue']);
  });

  it('offers Google alone to whoever has to sign in with it', async () => {
    await open({
      pinIssue: () => notIssued('GOOGLE_SIGN_IN_REQUIRED'),
      signInOptions: () => options({ pin: 'ADMINS', google }),
    });
    await submit();
    expect((await choice('Continue with Google')).getAttribute('href')).toBe(google.startPath);
    expect(buttons()).not.toContain('Send me a PIN instead');
    expect(screen.getByText(/Your team signs in this way only/)).toBeDefined();
  });

  it.each(['OTHER_WAY_OFFERED', 'SSO_REQUIRED'])('offers no PIN of a team that mails none: %s', async (code) => {
    await open({ pinIssue: () => notIssued(code), signInOptions: () => options({ pin: 'NOBODY', saml }) });
    await submit();
    await choice('Continue with Acme');
    expect(buttons()).not.toContain('Send me a PIN instead');
  });

  it('lets an admin of such a team in by a recovery code', async () => {
    const answers = [notIssued('SSO_REQUIRED'), notIssued('RECOVERY_CODE_INVALID'), notIssued('SSO_REQUIRED')];
    const sent = await open({
      pinIssue: () => answers.shift() ?? issued,
      signInOptions: () => options({ pin: 'NOBODY', saml }),
    });
    await submit();
    await choice('Continue with Acme');
    await press('Can’t reach your company’s sign-in?');
    const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Recovery code' });
    expect(document.activeElement).toBe(code());
    const send = async (text: string) => {
      await act(async () => fireEvent.change(code(), { target: { value: text } }));
      await press('Send me a PIN');
    };
    await send('too short');
    expect(screen.getByText(/^This is not an unused recovery code/)).toBeDefined();
    await send('abcd-efgh-jkmn-pqrs');
    await screen.findByText(/^This is not an unused recovery code/);
    await send('abcd-efgh-jkmn-pqrt');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Recovery codes are for admins only\./);
    await send('abcd-efgh-jkmn-pqrv');
    await waitFor(pinField);
    const codes = sent.map(
      ({ variables }) => (variables['input'] as { recoveryCode?: string } | undefined)?.recoveryCode,
    );
    expect(codes).toEqual([
      ...[undefined, undefined],
      ...['abcd-efgh-jkmn-pqrs', 'abcd-efgh-jkmn-pqrt', 'abcd-efgh-jkmn-pqrv'],
    ]);
  });

  it('sends a recovery code, which works once, again under its key where the answer was lost', async () => {
    const answers = [notIssued('SSO_REQUIRED'), refused('OUTCOME_UNKNOWN', 504, { status: 504 })];
    const sent = await open({
      pinIssue: () => answers.shift() ?? issued,
      signInOptions: () => options({ pin: 'NOBODY', saml }),
    });
    await submit();
    await choice('Continue with Acme');
    await press('Can’t reach your company’s sign-in?');
    const code = screen.getByRole('textbox', { name: 'Recovery code' });
    await act(async () => fireEvent.change(code, { target: { value: 'abcd-efgh-jkmn-pqrs' } }));
    await press('Send me a PIN');
    await press('Send me a PIN');
    await waitFor(pinField);
    expect(sent.at(-1)?.variables).toEqual(sent.at(-2)?.variables);
  });

  it('offers no recovery code where there are PINs', async () => {
    await open({ pinIssue: otherWayFirst, signInOptions: () => options({ saml }) });
    await submit();
    await choice('Continue with Acme');
    expect(buttons()).not.toContain('Can’t reach your company’s sign-in?');
  });

  it('goes back to the address as it was typed', async () => {
    await open({ pinIssue: otherWayFirst, signInOptions: () => options({ google }) });
    await submit();
    await choice('Continue with Google');
    await press('Edit e-mail');
    expect(emailField().value).toBe(EMAIL);
    expect(document.activeElement).toBe(emailField());
  });

  it('mails the PIN where the other way is gone meanwhile', async () => {
    await open({ pinIssue: otherWayFirst, signInOptions: () => options({}) });
    await submit();
    await waitFor(() => expect(pinField()).toBeDefined());
  });

  it('says so where the ways cannot be read', async () => {
    await open({ pinIssue: otherWayFirst, signInOptions: () => refused('UPSTREAM_UNAVAILABLE', 503) });
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Server error 503. Please try again later.');
    expect(emailField().value).toBe(EMAIL);
  });

  it('says why no PIN came', async () => {
    const answers = [notIssued('OTHER_WAY_OFFERED'), notIssued('NOT_FOUND')];
    await open({ pinIssue: () => answers.shift() ?? issued, signInOptions: () => options({ saml }) });
    await submit();
    await choice('Continue with Acme');
    await press('Send me a PIN instead');
    expect((await screen.findByRole('alert')).textContent).toBe('Email address not found. Please check the email');
  });
});

describe('coming back from another site without a session', () => {
  it.each([
    ['unknownPerson', /^Nobody in your team has the e-mail address of this account\./],
    ['network', /^IP Whitelisted Team\. Please connect to the correct network$/],
    ['cancelled', /^The sign-in was canceled\./],
  ] as const)('says why: %s', async (problem, text) => {
    await open({}, problem);
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(emailField().value).toBe('');
  });
});
