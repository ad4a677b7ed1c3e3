import type { Page } from '@playwright/test';
import { EXPIRED, GOOD, NEXT, PRIVATE_KEY } from '@muster/upstream/samlCertificates';
import { expect, signInOn, test } from '../support/test.ts';

const PATH = '/#/authentication';

const bareOf = (pem: string) => pem.replace(/-----[A-Z ]+-----|\s/g, '');
const METADATA = `<?xml version="1.0"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://id.sprout.example">
  <md:IDPSSODescriptor><md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
    <ds:X509Data><ds:X509Certificate>${bareOf(GOOD)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://id.sprout.example/sso"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`;

const formOf = (page: Page) => ({
  endpoint: page.getByRole('textbox', { name: 'Endpoint' }),
  issuer: page.getByRole('textbox', { name: 'Issuer' }),
  certificate: page.getByRole('textbox', { name: 'Certificate', exact: true }),
  label: page.getByRole('textbox', { name: 'Button label' }),
  save: page.getByRole('button', { name: 'Save', exact: true }),
});

test.describe('authentication', () => {
  test.afterAll(({ stack }) => stack.dev.reset());

  test('an identity provider is configured, checked, and not overwritten unseen', async ({
    page,
    browser,
    stack,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@sprout.example');
    await page.goto('/#/overview');
    await page.getByRole('link', { name: 'Authentication' }).click();
    await expect(page.getByRole('radio', { name: 'Google' })).toBeChecked();
    await page.getByRole('radio', { name: 'SAML' }).check();
    const { endpoint, issuer, certificate, label, save } = formOf(page);
    await page
      .getByRole('form', { name: 'SAML configuration' })
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'metadata.xml',
        mimeType: 'application/xml',
        buffer: Buffer.from(METADATA),
      });
    await expect(endpoint).toHaveValue('https://id.sprout.example/sso');
    await expect(issuer).toHaveValue('https://id.sprout.example');
    await certificate.fill(PRIVATE_KEY);
    await label.fill('Sprout identity');
    await save.click();
    await expect(page.getByText(/^This holds a private key/)).toBeVisible();
    await expect(page.getByText('Button label can have at most 10 characters')).toBeVisible();
    await expect(certificate).toBeFocused();
    await expectAccessible();
    await label.fill('Sprout ID');
    await certificate.fill(EXPIRED);
    await save.click();
    await expect(page.getByText(/^This certificate has expired\. Ask/)).toBeVisible();
    await certificate.fill(bareOf(GOOD));
    await save.click();
    await expect(page.getByText('In use: SAML')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Summit ID' })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Strict SSO' })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('link', { name: /^Test sign-in/ })).toHaveAttribute('href', /\/start\?test=1$/);
    await expectAccessible();

    await label.fill('Mine');
    const elsewhere = await browser.newContext({ baseURL: stack.url });
    const other = await elsewhere.newPage();
    await signInOn(other, stack, 'admin@sprout.example');
    await other.goto(PATH);
    await formOf(other).issuer.fill('urn:theirs');
    await formOf(other).save.click();
    await expect(other.getByRole('button', { name: 'Saved' })).toBeVisible();
    await elsewhere.close();
    await save.click();
    await expect(page.getByText(/^Somebody else changed this in the meantime/)).toBeVisible();
    await expect(issuer).toHaveValue('urn:theirs');
    await expect(label).toHaveValue('Mine');
    await page.getByRole('radio', { name: 'Google' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /discard/i })
      .click();
    await page.getByRole('switch', { name: 'Google sign-in required' }).click();
    await page.getByRole('button', { name: 'Require Google and remove SAML' }).click();
    await expect(page.getByText('In use: Google')).toBeVisible();
  });

  test('strict SSO begins with recovery codes, and a certificate is changed in two steps under it', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn('admin@summit.example');
    await page.goto('/#/overview');
    await page.getByRole('link', { name: 'Authentication' }).click();
    const { certificate, save } = formOf(page);
    await page.getByRole('switch', { name: 'Strict SSO' }).click();
    await save.click();
    const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expectAccessible();
    // Neither a key nor the way back loses them.
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Close without keeping a copy?' });
    await expectAccessible();
    await question.getByRole('button', { name: 'Keep it open' }).click();
    await expect(question).toHaveCount(0);
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay on this page' }).click();
    const download = page.waitForEvent('download');
    await codes.getByRole('button', { name: 'Download as text' }).click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await codes.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 codes are left.')).toBeVisible();
    await page.getByRole('button', { name: 'Add a second certificate' }).click();
    await page.getByRole('textbox', { name: 'Second certificate' }).fill(NEXT);
    await save.click();
    await expect(page.getByRole('definition').filter({ hasText: 'Next ID' })).toBeVisible();
    await page.getByRole('button', { name: 'Make it the first one' }).click();
    await save.click();
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    await page.reload();
    await expect(certificate).toHaveValue(NEXT);
    await expect(page.getByRole('switch', { name: 'Strict SSO' })).toBeChecked();
    await expectAccessible();
    await page.getByRole('switch', { name: 'Strict SSO' }).click();
    await save.click();
    await expect(page.getByText('10 codes are left.')).toBeHidden();
  });

  test('the token of a directory service is shown once; the page is for admins', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@orbit.example');
    await page.goto(`${PATH}?tab=provisioning`);
    await page.getByRole('button', { name: 'Generate token' }).click();
    const shown = page.getByRole('dialog', { name: 'Your provisioning token' });
    await expect(shown.getByRole('textbox')).toHaveValue(/^muster_scim_[\w-]{43}$/);
    const secret = await shown.getByRole('textbox').inputValue();
    await expectAccessible();
    await shown.getByRole('button', { name: 'I have kept it' }).click();
    await page.reload();
    await expect(page.getByText(`muster_scim_••••••••${secret.slice(-4)}`)).toBeVisible();
    await expect(page.getByText('Never used')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Generate a new token' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Generate a new token' }).click();
    await expect(shown.getByRole('textbox')).not.toHaveValue(secret);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Close without a copy' }).click();
    await page.getByRole('button', { name: 'Delete token' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete token' }).click();
    await expect(page.getByText(/^There is no token/)).toBeVisible();
    await page.context().clearCookies();
    await signIn('member@orbit.example');
    await page.goto(PATH);
    await expect(page).toHaveURL(/#\/overview/);
  });
});
