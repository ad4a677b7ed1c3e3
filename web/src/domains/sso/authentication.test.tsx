import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hasUnsavedChanges } from '../../lib/unsavedChanges/dirtyForms.ts';
import { down, downAtFirst, userError } from '../../testing/gatewayPieces.ts';
import { choose, chooseFile, click, press, strike, toggle } from '../../testing/hands.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import {
  at,
  certificate,
  field,
  fill,
  open,
  pemOf,
  radio,
  SAVED,
  serviceProvider,
  type,
} from './authentication.fixture.tsx';
import AuthenticationPage from './AuthenticationPage.tsx';

describe('the choice', () => {
  it('begins on Google where nothing is chosen, and saves nothing by itself', async () => {
    const { sent } = await open();
    expect(radio('Google').checked).toBe(true);
    await choose('SAML');
    expect(field(/^Endpoint/).value).toBe('');
    expect(sent.map(({ name }) => name)).toEqual(['authentication']);
  });

  it('begins on what is in use', async () => {
    await open({ saml: SAVED });
    expect(radio('SAML').checked).toBe(true);
    expect(screen.getByText('In use: SAML')).toBeTruthy();
    expect(screen.getByText(/Issued by/).nextElementSibling?.textContent).toBe('Orbit ID');
  });

  it('asks before changes are lost', async () => {
    await open({ saml: SAVED });
    await type(/^Issuer/, 'urn:other');
    await choose('Google');
    expect(screen.getByRole('alertdialog').textContent).toContain('Discard');
    expect(hasUnsavedChanges()).toBe(true);
    await press('Keep editing');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Issuer/ })).value).toBe('urn:other');
    await choose('Google');
    await press('Discard');
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Google' })).checked).toBe(true);
    expect(hasUnsavedChanges()).toBe(false);
    await choose('SAML');
    expect(field(/^Issuer/).value).toBe('urn:orbit');
  });
});

describe('Google', () => {
  it('is required after a question, with the switch at rest meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { inputs } = await open({}, { google: () => promise });
    await toggle('Google sign-in required');
    await press('Require Google');
    const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Google sign-in required' });
    expect([control.checked, control.getAttribute('aria-disabled')]).toEqual([true, 'true']);
    await click(control);
    resolve(undefined);
    expect(inputs('googleSignInRequire')).toEqual([{ isGoogleSignInRequired: true }]);
  });

  it('takes an identity provider away, and says so first', async () => {
    const { inputs } = await open({ saml: SAVED });
    await choose('Google');
    await toggle('Google sign-in required');
    expect(screen.getByRole('alertdialog').textContent).toContain('Your SAML configuration is removed');
    await press('Require Google and remove SAML');
    expect(inputs('googleSignInRequire')).toEqual([{ isGoogleSignInRequired: true, removeSaml: true }]);
    expect(screen.getByText('In use: Google')).toBeTruthy();
  });

  it('tells that it failed', async () => {
    await open({ isGoogle: true }, { google: down });
    await toggle('Google sign-in required');
    expect(screen.getByRole('alert').textContent).toContain(
      'There was an error updating Google sign-in. Please try again.',
    );
  });

  it.each([
    ['NOT_ALLOWED', /^Somebody has set up SAML meanwhile/],
    ['GOOGLE_NOT_CONFIGURED', /^Nobody could sign in: Google has not been set up/],
  ])('says why it is refused: %s', async (code, text) => {
    const google = () => ({ team: null, userErrors: [userError(code, ['isGoogleSignInRequired'])] });
    await open({}, { google });
    await toggle('Google sign-in required');
    await press('Require Google');
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Google sign-in required' }).checked).toBe(false);
  });
});

describe('an identity provider', () => {
  it('is saved as it was entered, over nothing', async () => {
    const { inputs } = await open({ isGoogle: true });
    await choose('SAML');
    expect(screen.getByText(/Saving this turns that off/)).toBeTruthy();
    await fill();
    await press('Save');
    expect(inputs('teamSamlUpdate')).toEqual([
      {
        ...{ endpointUrl: 'https://id.orbit.example/sso', issuer: 'urn:orbit', certificate: pemOf('Q') },
        ...{ secondCertificate: null, buttonLabel: 'Orbit ID', isStrict: false, version: 0 },
      },
    ]);
    expect(screen.getByText('In use: SAML')).toBeTruthy();
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('says what is missing and wrong, and sends nothing', async () => {
    const { inputs } = await open();
    await choose('SAML');
    await type(/^Button label/, 'eleven char');
    await type(/^Endpoint/, 'http://id.orbit.example');
    await type(/^Certificate/, '-----BEGIN PRIVATE KEY-----\nQ\n-----END PRIVATE KEY-----');
    await press('Save');
    for (const text of [
      'Enter an address that begins with https:// and holds no password',
      'Enter the issuer',
      /^This holds a private key/,
      'Button label can have at most 10 characters',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(field(/^Endpoint/));
    expect(inputs('teamSamlUpdate')).toEqual([]);
  });

  it.each([
    ['EXPIRED', 'certificate', /^This certificate has expired\. Ask/],
    ['WEAK_KEY', 'certificate', /^This certificate cannot be used: its key/],
    ['NOT_TESTED', 'isStrict', /has to be off for this/],
  ])('the refusal %s at %s stands where it belongs', async (code, name, text) => {
    const refuse = () => ({ team: null, recoveryCodes: null, userErrors: [userError(code, [name])] });
    await open({ saml: SAVED }, { update: refuse });
    await type(/^Button label/, 'Other');
    await press('Save');
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('that failed to be saved is told in the words of the page, and kept', async () => {
    await open({ saml: SAVED }, { update: down });
    await type(/^Button label/, 'Other');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toContain(
      'There was an error saving your SAML configuration. Please try again.',
    );
    expect(field(/^Button label/).value).toBe('Other');
  });

  it('that somebody else has changed is not overwritten unseen', async () => {
    let isFirst = true;
    const page = await open(
      { saml: SAVED },
      {
        update: () => {
          if (!isFirst) return undefined;
          isFirst = false;
          page.kept.saml = { ...SAVED, issuer: 'urn:theirs', version: 4 };
          return { team: null, recoveryCodes: null, userErrors: [userError('STALE', ['version'])] };
        },
      },
    );
    await type(/^Button label/, 'Mine');
    await press('Save');
    expect(screen.getByText(/^Somebody else changed this in the meantime/)).toBeTruthy();
    expect([field(/^Issuer/).value, field(/^Button label/).value]).toEqual(['urn:theirs', 'Mine']);
    await press('Save');
    expect(page.inputs('teamSamlUpdate').at(-1)).toMatchObject({
      issuer: 'urn:theirs',
      buttonLabel: 'Mine',
      version: 4,
    });
  });

  it('is filled in from its metadata', async () => {
    await open();
    await choose('SAML');
    const xml = `<EntityDescriptor entityID="urn:orbit"><IDPSSODescriptor><KeyDescriptor><X509Certificate>${'Q'.repeat(64)}</X509Certificate></KeyDescriptor>
      <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://id.orbit.example/sso"/></IDPSSODescriptor></EntityDescriptor>`;
    const upload = screen.getByRole('button', { name: 'Fill in from a metadata file' }).parentElement;
    await chooseFile(upload as Element, new File([xml], 'metadata.xml'));
    expect(await screen.findByText(/^Endpoint, issuer and certificate were filled in/)).toBeTruthy();
    expect([field(/^Endpoint/).value, field(/^Issuer/).value]).toEqual(['https://id.orbit.example/sso', 'urn:orbit']);
    expect(field(/^Certificate/).value).toBe(pemOf('Q'));
  });

  it('goes over to another certificate in two steps', async () => {
    const { inputs } = await open({ saml: { ...SAVED, isStrict: true, testedAt: '2026-11-20T08:00:00.000Z' } });
    await press('Add a second certificate');
    await type(/^Second certificate/, pemOf('R'));
    await press('Save');
    expect(inputs('teamSamlUpdate')[0]).toMatchObject({ certificate: pemOf('Q'), secondCertificate: pemOf('R') });
    await press('Make it the first one');
    expect(screen.queryByText(/has to be off for this/)).toBeNull();
    await press('Save');
    expect(inputs('teamSamlUpdate')[1]).toMatchObject({ certificate: pemOf('R'), secondCertificate: null });
  });

  it.each([
    ['2020-01-01T00:00:00.000Z', /^This certificate has expired: nobody/],
    [new Date(Date.now() + 10.5 * 86_400_000).toISOString(), /^This certificate expires in 10 days/],
    [new Date(Date.now() + 29.9 * 86_400_000).toISOString(), /^This certificate expires in 29 days/],
  ])('a certificate that ends at %s is warned of', async (expiresAt, text) => {
    await open({ saml: { ...SAVED, certificate: certificate('Q', expiresAt) } });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('is warned of no earlier than 30 days before', async () => {
    const expiresAt = new Date(Date.now() + 31 * 86_400_000).toISOString();
    await open({ saml: { ...SAVED, certificate: certificate('Q', expiresAt) } });
    expect(screen.queryByText(/^This certificate expires/)).toBeNull();
  });

  it('is removed after a question', async () => {
    const { inputs } = await open({ saml: SAVED });
    await press('Remove SAML');
    await press('Remove SAML', within(screen.getByRole('alertdialog')));
    expect(inputs('teamSamlRemove')).toEqual([{ version: 3 }]);
    expect(field(/^Endpoint/).value).toBe('');
    expect(screen.queryByText('In use: SAML')).toBeNull();
  });

  it('that failed to be read is read again by Retry', async () => {
    const samlSetup = downAtFirst(() => ({ configuration: SAVED, serviceProvider }));
    await renderInConsole(<AuthenticationPage />, {
      viewer: {
        id: 'viewer-1',
        team: { id: 'team-1', isGoogleSignInRequired: false, signInMethod: 'SAML', samlSetup },
      },
    });
    expect(screen.getByText('There was an error loading your authentication settings. Please try again.')).toBeTruthy();
    samlSetup.mend();
    await press('Retry');
    expect(field(/^Issuer/).value).toBe('urn:orbit');
  });
});

describe('strict SSO', () => {
  const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Strict SSO' });

  it('waits for a test of what is saved', async () => {
    await open({ saml: SAVED });
    expect(control().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/test the sign-in first/)).toBeTruthy();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Test sign-in/ });
    expect([link.href, link.target]).toEqual([`${at('start')}?test=1`, '_blank']);
    await type(/^Button label/, 'Other');
    expect(screen.queryByRole('link', { name: /^Test sign-in/ })).toBeNull();
  });

  it('is read again when somebody comes back from the test', async () => {
    const { kept, sent } = await open({ saml: SAVED });
    await click(screen.getByRole('link', { name: /^Test sign-in/ }));
    kept.saml = { ...SAVED, testedAt: '2026-11-20T08:00:00.000Z' };
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText(/^Somebody last signed in with this configuration/)).toBeTruthy();
    expect(control().getAttribute('aria-disabled')).toBeNull();
    expect(sent.map(({ name }) => name)).toEqual(['authentication', 'authentication']);
  });

  it('shows its recovery codes once', async () => {
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      void (blob as Blob).text().then((text) => saved.push(text));
      return 'blob:codes';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    // Else the window goes there, and the tests after this one begin in it.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open({ saml: { ...SAVED, testedAt: '2026-11-20T08:00:00.000Z' } });
    await toggle('Strict SSO');
    await press('Save');
    const dialog = screen.getByRole('dialog', { name: 'Keep your recovery codes' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['AAAA-1111', 'BBBB-2222']);
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Download as text' }));
    // Not gone by a slip, be it of a key or to another page.
    await strike(dialog, 'Escape');
    await press('Keep it open', within(screen.getByRole('alertdialog', { name: 'Close without keeping a copy?' })));
    expect(hasUnsavedChanges()).toBe(true);
    await press('Download as text');
    await vi.waitFor(() => expect(saved).toEqual(['AAAA-1111\nBBBB-2222\n']));
    expect(hasUnsavedChanges()).toBe(false);
    await strike(dialog, 'Escape');
    expect(screen.queryByText('AAAA-1111')).toBeNull();
  });

  it('has new codes made after a question', async () => {
    const { inputs } = await open({
      saml: { ...SAVED, isStrict: true, testedAt: '2026-11-20T08:00:00.000Z', recoveryCodesLeft: 1 },
    });
    expect(screen.getByText('1 code is left.')).toBeTruthy();
    await press('Make new codes');
    await press('Make new codes', within(screen.getByRole('alertdialog')));
    expect(screen.getByText('CCCC-3333')).toBeTruthy();
    await press('I have kept them');
    expect(screen.queryByText('CCCC-3333')).toBeNull();
    expect(inputs('teamRecoveryCodesCreate')).toHaveLength(1);
  });

  it('is in the way of another endpoint until it is turned off', async () => {
    await open({ saml: { ...SAVED, isStrict: true, testedAt: '2026-11-20T08:00:00.000Z' } });
    await type(/^Endpoint/, 'https://other.example/sso');
    expect(screen.getByText(/has to be off for this/)).toBeTruthy();
    await toggle('Strict SSO');
    expect(screen.queryByText(/has to be off for this/)).toBeNull();
  });
});
