import {
  CERTIFICATE_MAX,
  SAML_BUTTON_LABEL_MAX,
  SAML_ENDPOINT_MAX,
  SAML_ISSUER_MAX,
  readCertificateText,
  samlButtonLabelFormat,
  samlEndpointFormat,
  samlIssuerFormat,
} from '@muster/schema/formats/sso';
import type { TeamSamlUpdateInput, UserError } from '../../generated/resolvers.ts';
import type { Body } from '../../generated/upstream/contract.ts';
import { given } from '../../lib/given.ts';
import { type TextRule, textError, textRule } from '../../lib/texts.ts';
import { userError } from '../../lib/userErrors.ts';

const rules = {
  endpointUrl: {
    ...textRule(samlEndpointFormat, 'An endpoint', SAML_ENDPOINT_MAX),
    invalid: 'An endpoint is an https address without a password.',
  },
  issuer: textRule(samlIssuerFormat, 'An issuer', SAML_ISSUER_MAX),
  buttonLabel: textRule(samlButtonLabelFormat, 'A button label', SAML_BUTTON_LABEL_MAX),
} satisfies Record<string, TextRule>;

const TEXTS = ['endpointUrl', 'issuer', 'buttonLabel'] as const;
type CertificateField = 'certificate' | 'secondCertificate';

/** What is wrong with a certificate as far as that can be seen from outside. */
function certificateError(field: CertificateField, text: string): UserError | null {
  const read = readCertificateText(text);
  if (!('fault' in read)) return null;
  if (read.fault === 'missing') return userError('REQUIRED', [field], 'A certificate cannot be blank.');
  if (read.fault === 'private_key') {
    return userError('PRIVATE_KEY', [field], 'It holds a private key, which belongs to the identity provider alone.');
  }
  const message =
    read.fault === 'too_long'
      ? `A certificate can have at most ${CERTIFICATE_MAX} characters.`
      : 'It is not one X.509 certificate.';
  return userError('INVALID', [field], message);
}

/** A blank second certificate is none. */
export const secondOf = ({ secondCertificate }: Pick<TeamSamlUpdateInput, 'secondCertificate'>): string | null =>
  typeof secondCertificate === 'string' && secondCertificate.trim() !== '' ? secondCertificate : null;

/** What is wrong with what somebody gives of an identity provider. */
export function samlErrors(input: TeamSamlUpdateInput): UserError[] {
  const second = secondOf(input);
  return [
    ...TEXTS.map((field) => textError(rules[field], input[field], [field])),
    certificateError('certificate', input.certificate),
    second === null ? null : certificateError('secondCertificate', second),
  ].filter((error) => error !== null);
}

/** The same in the words of the service. */
export const toSamlBody = (input: TeamSamlUpdateInput): Body<'sso', 'updateSamlConfiguration'> => ({
  ssoUrl: input.endpointUrl.trim(),
  samlEntityId: input.issuer.trim(),
  publicCertificate: input.certificate,
  secondCertificate: secondOf(input),
  buttonLabel: input.buttonLabel.trim(),
  strictSSO: input.isStrict,
  ...given({ version: input.version }),
});
