import { type MessageDescriptor, useIntl } from 'react-intl';
import type { SamlPart } from './samlDraft.ts';
import { SAML_LIMITS, samlPhrases, samlTexts } from './samlMessages.ts';

type Texts = Readonly<Record<string, MessageDescriptor>>;

const CERTIFICATE: Texts = {
  REQUIRED: samlTexts.certificateMissing,
  INVALID: samlTexts.certificateInvalid,
  PRIVATE_KEY: samlTexts.certificateKey,
  EXPIRED: samlTexts.certificateExpired,
  WEAK_KEY: samlTexts.certificateWeak,
  DUPLICATE: samlTexts.certificateTwice,
};

const TEXTS: Readonly<Record<SamlPart, Texts>> = {
  endpointUrl: {
    REQUIRED: samlTexts.endpointMissing,
    TOO_LONG: samlPhrases.endpointTooLong,
    INVALID: samlTexts.endpointInvalid,
  },
  issuer: { REQUIRED: samlTexts.issuerMissing, TOO_LONG: samlPhrases.issuerTooLong, INVALID: samlTexts.issuerInvalid },
  certificate: CERTIFICATE,
  secondCertificate: CERTIFICATE,
  buttonLabel: {
    REQUIRED: samlTexts.labelMissing,
    TOO_LONG: samlPhrases.labelTooLong,
    INVALID: samlTexts.labelInvalid,
  },
};

const OTHER: MessageDescriptor = samlTexts.saveFailed;

/** What is wrong with a part, in words; null where nothing is. */
export function useFaultText(): (part: SamlPart, code: string | null) => string | null {
  const { formatMessage } = useIntl();
  return (part, code) => (code === null ? null : formatMessage(TEXTS[part][code] ?? OTHER, SAML_LIMITS));
}
