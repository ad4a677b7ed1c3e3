import { SAML_BUTTON_LABEL_MAX, SAML_ENDPOINT_MAX, SAML_ISSUER_MAX } from '@muster/schema/formats/sso';
import { defineMessages } from 'react-intl';

/** What the phrases about limits are given. */
export const SAML_LIMITS = {
  endpoint: SAML_ENDPOINT_MAX,
  issuer: SAML_ISSUER_MAX,
  label: SAML_BUTTON_LABEL_MAX,
} as const;

export const samlTexts = defineMessages({
  title: { id: 'authentication.saml.title', defaultMessage: 'Identity provider' },
  form: { id: 'authentication.saml.form', defaultMessage: 'SAML configuration' },
  endsGoogle: {
    id: 'authentication.saml.endsGoogle',
    defaultMessage: 'Google sign-in is required at present. Saving this turns that off.',
  },
  metadata: { id: 'authentication.saml.metadata', defaultMessage: 'Fill in from a metadata file' },
  metadataHint: {
    id: 'authentication.saml.metadata.hint',
    defaultMessage:
      'Most identity providers let you download their metadata as an XML file. It is read in your browser.',
  },
  metadataFilled: {
    id: 'authentication.saml.metadata.filled',
    defaultMessage: 'Endpoint, issuer and certificate were filled in. Check them, then save.',
  },
  metadataInvalid: {
    id: 'authentication.saml.metadata.invalid',
    defaultMessage: 'This file holds no metadata of an identity provider with an endpoint and a certificate.',
  },
  endpoint: { id: 'authentication.saml.endpoint', defaultMessage: 'Endpoint' },
  endpointHint: {
    id: 'authentication.saml.endpoint.hint',
    defaultMessage: 'The https address where the identity provider takes sign-in requests: its single sign-on URL.',
  },
  endpointMissing: { id: 'authentication.saml.endpoint.missing', defaultMessage: 'Enter the endpoint' },
  endpointInvalid: {
    id: 'authentication.saml.endpoint.invalid',
    defaultMessage: 'Enter an address that begins with https:// and holds no password',
  },
  issuer: { id: 'authentication.saml.issuer', defaultMessage: 'Issuer' },
  issuerHint: {
    id: 'authentication.saml.issuer.hint',
    defaultMessage: 'The name of the identity provider in its responses: its entity ID.',
  },
  issuerMissing: { id: 'authentication.saml.issuer.missing', defaultMessage: 'Enter the issuer' },
  issuerInvalid: {
    id: 'authentication.saml.issuer.invalid',
    defaultMessage: 'Remove the characters that cannot be shown from the issuer',
  },
  certificate: { id: 'authentication.saml.certificate', defaultMessage: 'Certificate' },
  certificateHint: {
    id: 'authentication.saml.certificate.hint',
    defaultMessage: 'The X.509 certificate that the identity provider signs with, as text (PEM), or upload its file.',
  },
  certificateUpload: { id: 'authentication.saml.certificate.upload', defaultMessage: 'Upload certificate' },
  certificateMissing: { id: 'authentication.saml.certificate.missing', defaultMessage: 'Enter the certificate' },
  certificateInvalid: {
    id: 'authentication.saml.certificate.invalid',
    defaultMessage: 'This is not one X.509 certificate. Copy it from BEGIN CERTIFICATE to END CERTIFICATE.',
  },
  certificateKey: {
    id: 'authentication.saml.certificate.key',
    defaultMessage:
      'This holds a private key, which must stay with the identity provider. Remove it and enter the certificate alone.',
  },
  certificateExpired: {
    id: 'authentication.saml.certificate.expired',
    defaultMessage: 'This certificate has expired. Ask your identity provider for its present one.',
  },
  certificateWeak: {
    id: 'authentication.saml.certificate.weak',
    defaultMessage:
      'This certificate cannot be used: its key has to be RSA with 2,048 bits or more. Ask your identity provider for one like that.',
  },
  certificateTwice: {
    id: 'authentication.saml.certificate.twice',
    defaultMessage: 'This is the first certificate. Enter the one that follows it, or leave this empty.',
  },
  certificateUnread: {
    id: 'authentication.saml.certificate.unread',
    defaultMessage: 'The file could not be read. It is larger than a certificate.',
  },
  second: { id: 'authentication.saml.second', defaultMessage: 'Second certificate' },
  secondHint: {
    id: 'authentication.saml.second.hint',
    defaultMessage:
      'While your identity provider changes its certificate, signatures of both are accepted. Once it signs with the new one, make that the first.',
  },
  secondAdd: { id: 'authentication.saml.second.add', defaultMessage: 'Add a second certificate' },
  secondPromote: { id: 'authentication.saml.second.promote', defaultMessage: 'Make it the first one' },
  secondDrop: { id: 'authentication.saml.second.drop', defaultMessage: 'Remove second certificate' },
  fingerprint: { id: 'authentication.saml.fingerprint', defaultMessage: 'SHA-256 fingerprint' },
  issuedBy: { id: 'authentication.saml.issuedBy', defaultMessage: 'Issued by' },
  nobodyNamed: { id: 'authentication.saml.issuedBy.nobody', defaultMessage: 'No common name' },
  expires: { id: 'authentication.saml.expires', defaultMessage: 'Expires' },
  over: {
    id: 'authentication.saml.over',
    defaultMessage:
      'This certificate has expired: nobody can sign in with it. Enter the new one of your identity provider.',
  },
  label: { id: 'authentication.saml.label', defaultMessage: 'Button label' },
  labelHint: {
    id: 'authentication.saml.label.hint',
    defaultMessage: 'Stands on the button of the sign-in page.',
  },
  labelMissing: { id: 'authentication.saml.label.missing', defaultMessage: 'Enter a button label' },
  labelInvalid: {
    id: 'authentication.saml.label.invalid',
    defaultMessage: 'Remove the characters that cannot be shown from the button label',
  },
  strict: { id: 'authentication.saml.strict', defaultMessage: 'Strict SSO' },
  strictOn: {
    id: 'authentication.saml.strict.on',
    defaultMessage:
      'People sign in at the identity provider only: nobody gets a PIN, admins included. Whoever is signed in stays so. Recovery codes let admins in while the identity provider is unavailable.',
  },
  strictOff: {
    id: 'authentication.saml.strict.off',
    defaultMessage: 'People can sign in at the identity provider, and with a PIN.',
  },
  strictUntested: {
    id: 'authentication.saml.strict.untested',
    defaultMessage: 'Save the configuration and test the sign-in first, so that nobody is locked out.',
  },
  strictRefused: {
    id: 'authentication.saml.strict.refused',
    defaultMessage:
      'Strict SSO has to be off for this: nobody has signed in with the new endpoint, issuer or certificate yet.',
  },
  test: { id: 'authentication.saml.test', defaultMessage: 'Test sign-in' },
  testHint: {
    id: 'authentication.saml.test.hint',
    defaultMessage: 'Opens your identity provider in a new tab and tells what came of it. Nobody is signed in or out.',
  },
  testUnsaved: { id: 'authentication.saml.test.unsaved', defaultMessage: 'Save your changes before you test them.' },
  untested: { id: 'authentication.saml.untested', defaultMessage: 'Nobody has signed in with this configuration yet.' },
  saveFailed: {
    id: 'authentication.saml.save.failed',
    defaultMessage: 'There was an error saving your SAML configuration. Please try again.',
  },
  provider: { id: 'authentication.saml.provider', defaultMessage: 'For your identity provider' },
  providerText: {
    id: 'authentication.saml.provider.text',
    defaultMessage: 'Enter these at your identity provider, or give it the metadata, which hold all of them.',
  },
  acs: { id: 'authentication.saml.acs', defaultMessage: 'Assertion consumer service (ACS) URL' },
  acsCopy: { id: 'authentication.saml.acs.copy', defaultMessage: 'Copy the ACS URL' },
  entityId: { id: 'authentication.saml.entityId', defaultMessage: 'Entity ID (audience)' },
  entityIdCopy: { id: 'authentication.saml.entityId.copy', defaultMessage: 'Copy the entity ID' },
  metadataLink: { id: 'authentication.saml.metadataLink', defaultMessage: 'Download metadata (XML)' },
  providerFailed: {
    id: 'authentication.saml.provider.failed',
    defaultMessage: 'The addresses for your identity provider could not be loaded. Please try again.',
  },
  remove: { id: 'authentication.saml.remove', defaultMessage: 'Remove SAML' },
  removeText: {
    id: 'authentication.saml.remove.text',
    defaultMessage: 'People sign in with a PIN again, and no longer at your identity provider.',
  },
  removeTitle: { id: 'authentication.saml.remove.title', defaultMessage: 'Remove the SAML configuration?' },
  removeAsk: {
    id: 'authentication.saml.remove.ask',
    defaultMessage:
      'Nobody can sign in at your identity provider any more, and its recovery codes are gone. People sign in with a PIN; whoever is signed in stays so.',
  },
  removeUnsaved: {
    id: 'authentication.saml.remove.unsaved',
    defaultMessage: 'What you changed and have not saved is lost.',
  },
  removeFailed: {
    id: 'authentication.saml.remove.failed',
    defaultMessage: 'There was an error removing your SAML configuration. Please try again.',
  },
  codes: { id: 'authentication.codes', defaultMessage: 'Recovery codes' },
  codesText: {
    id: 'authentication.codes.text',
    defaultMessage:
      'While your identity provider is unavailable, an admin who enters one of these on the sign-in page gets a PIN by e-mail. Each works once.',
  },
  codesNew: { id: 'authentication.codes.new', defaultMessage: 'Make new codes' },
  codesAskTitle: { id: 'authentication.codes.ask.title', defaultMessage: 'Make new recovery codes?' },
  codesAskText: {
    id: 'authentication.codes.ask.text',
    defaultMessage: 'The codes that there are stop working. The new ones are shown once.',
  },
  codesFailed: {
    id: 'authentication.codes.failed',
    defaultMessage: 'There was an error making your recovery codes. Please try again.',
  },
  codesTitle: { id: 'authentication.codes.title', defaultMessage: 'Keep your recovery codes' },
  codesShown: {
    id: 'authentication.codes.shown',
    defaultMessage:
      'They are shown only once. Keep them where admins find them while nobody can sign in: printed, or in a password manager.',
  },
  codesCopy: { id: 'authentication.codes.copy', defaultMessage: 'Copy the recovery codes' },
  codesDownload: { id: 'authentication.codes.download', defaultMessage: 'Download as text' },
  codesKept: { id: 'authentication.codes.kept', defaultMessage: 'I have kept them' },
});

export const samlPhrases = defineMessages<{
  endpointTooLong: { endpoint: number };
  issuerTooLong: { issuer: number };
  labelTooLong: { label: number };
  expiresSoon: { days: number };
  tested: { time: string };
  codesLeft: { count: number };
}>({
  endpointTooLong: {
    id: 'authentication.saml.endpoint.tooLong',
    defaultMessage: 'Endpoint can have at most {endpoint, plural, one {# character} other {# characters}}',
  },
  issuerTooLong: {
    id: 'authentication.saml.issuer.tooLong',
    defaultMessage: 'Issuer can have at most {issuer, plural, one {# character} other {# characters}}',
  },
  labelTooLong: {
    id: 'authentication.saml.label.tooLong',
    defaultMessage: 'Button label can have at most {label, plural, one {# character} other {# characters}}',
  },
  expiresSoon: {
    id: 'authentication.saml.expiresSoon',
    defaultMessage:
      'This certificate expires in {days, plural, =0 {less than a day} one {# day} other {# days}}. Add the one that follows it as the second certificate before then.',
  },
  tested: {
    id: 'authentication.saml.tested',
    defaultMessage: 'Somebody last signed in with this configuration {time}.',
  },
  codesLeft: {
    id: 'authentication.codes.left',
    defaultMessage: '{count, plural, =0 {No code is left.} one {# code is left.} other {# codes are left.}}',
  },
});
