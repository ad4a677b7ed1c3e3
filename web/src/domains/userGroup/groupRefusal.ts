import type { MessageDescriptor } from 'react-intl';
import type { PayloadError } from '../../lib/form/userErrors.ts';
import { formTexts } from './userGroupFormMessages.ts';
import { groupTexts } from './userGroupMessages.ts';

/** The part of the form that a refusal is about; null for the form as a whole. */
export type RefusedPart = 'name' | 'description' | 'conditions' | null;

/** What was refused: where, and in which words. */
export interface Refusal {
  readonly part: RefusedPart;
  readonly code: string;
  /** Null where only the services have words for it: a 400 that no part of the form is to blame for. */
  readonly text: MessageDescriptor | null;
  /** The services' own words. */
  readonly message: string;
}

const textCodes = (length: MessageDescriptor): Readonly<Record<string, MessageDescriptor>> => ({
  REQUIRED: length,
  TOO_LONG: length,
  INVALID: formTexts.characters,
});

const TEXTS: Readonly<Record<Exclude<RefusedPart, null> | 'form', Readonly<Record<string, MessageDescriptor>>>> = {
  name: { ...textCodes(formTexts.nameLength), TAKEN: formTexts.taken },
  description: textCodes(formTexts.descriptionLength),
  conditions: {
    REQUIRED: formTexts.selectOne,
    NOT_FOUND: formTexts.valueGone,
    LIMIT_REACHED: formTexts.tooManyTogether,
    TOO_MANY: formTexts.tooMany,
    INVALID: formTexts.conditionsRefused,
  },
  form: {
    PLAN_REQUIRED: formTexts.needsPlan,
    LIMIT_REACHED: groupTexts.limitReached,
    NOT_FOUND: groupTexts.gone,
  },
};

const partOf = ({ code, field }: PayloadError): RefusedPart => {
  const [name] = field ?? [];
  if (code === 'TAKEN' || name === 'name') return 'name';
  if (name === 'description') return 'description';
  return name === 'constraints' ? 'conditions' : null;
};

/** A refusal at a part of the form is said there; at the conditions, a place tells a pair that is repeated from a twin. */
export function refusalOf(error: PayloadError): Refusal {
  const { code, field, message } = error;
  const part = partOf(error);
  const duplicate = (field?.length ?? 0) > 1 ? formTexts.duplicatePair : formTexts.identical;
  const other = code === 'INVALID' && message !== '' ? null : formTexts.saveFailed;
  const text = part === 'conditions' && code === 'DUPLICATE' ? duplicate : (TEXTS[part ?? 'form'][code] ?? other);
  return { part, code, text, message };
}
