import type { MessageDescriptor } from 'react-intl';
import type { PayloadError } from '../../../lib/form/userErrors.ts';
import type { FormPart } from './webhookDraft.ts';
import { webhookFormTexts, webhookLimitPhrases } from './webhookFormMessages.ts';

/** What was refused: at which part of the form, null for the form as a whole, and in which words; they may name `FORM_LIMITS`. */
export interface Refusal {
  readonly part: FormPart | null;
  readonly text: MessageDescriptor;
}

type Texts = Readonly<Record<string, MessageDescriptor>>;

const PART_TEXTS: Readonly<Record<FormPart, Texts>> = {
  channel: {
    REQUIRED: webhookFormTexts.channelMissing,
    INVALID: webhookFormTexts.channelMissing,
    NOT_FOUND: webhookFormTexts.channelGone,
    NOT_ALLOWED: webhookFormTexts.channelRefused,
  },
  name: {
    REQUIRED: webhookFormTexts.nameMissing,
    TOO_LONG: webhookLimitPhrases.nameTooLong,
    INVALID: webhookFormTexts.nameInvalid,
  },
  icon: {
    REQUIRED: webhookFormTexts.iconMissing,
    UPLOADING: webhookFormTexts.iconUploading,
    NOT_FOUND: webhookFormTexts.iconGone,
  },
  url: {
    REQUIRED: webhookFormTexts.urlMissing,
    TOO_LONG: webhookLimitPhrases.urlTooLong,
    INVALID: webhookFormTexts.urlInvalid,
    NOT_ALLOWED: webhookFormTexts.urlPrivate,
  },
  token: {
    REQUIRED: webhookFormTexts.tokenMissing,
    TOO_SHORT: webhookLimitPhrases.tokenTooShort,
    TOO_LONG: webhookLimitPhrases.tokenTooLong,
    INVALID: webhookFormTexts.tokenInvalid,
  },
};

const PARTS: Readonly<Record<string, FormPart>> = {
  channelId: 'channel',
  name: 'name',
  iconUrl: 'icon',
  url: 'url',
  token: 'token',
};

/** Refusals of the form as a whole, by their field and code. */
const FORM_TEXTS: Texts = {
  'webhookId NOT_FOUND': webhookFormTexts.gone,
  'webhookId NOT_ALLOWED': webhookFormTexts.notOwner,
  'scope NOT_ALLOWED': webhookFormTexts.adminsOnly,
};

/** What is wrong with a part, in words. */
export const textOfFault = (part: FormPart, code: string): MessageDescriptor =>
  PART_TEXTS[part][code] ?? webhookFormTexts.refused;

/** What was refused, in words: at the part that it names, else of the form. */
export function refusalOf({ code, field }: PayloadError): Refusal {
  const [name = ''] = field ?? [];
  const part = PARTS[name] ?? null;
  if (part !== null) return { part, text: textOfFault(part, code) };
  const known = code === 'LIMIT_REACHED' ? webhookLimitPhrases.tooMany : FORM_TEXTS[`${name} ${code}`];
  return { part, text: known ?? webhookFormTexts.refused };
}
