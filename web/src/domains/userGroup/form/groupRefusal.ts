import type { MessageDescriptor } from 'react-intl';
import type { PayloadError } from '../../../lib/form/userErrors.ts';
import { groupFormTexts, groupLimitPhrases } from './userGroupFormMessages.ts';
import { groupTexts } from '../userGroupMessages.ts';

/** The part of the form that a refusal is about; null for the form as a whole. */
export type RefusedPart = 'name' | 'description' | 'conditions' | null;

/** What was refused: where, and in which words. */
export interface Refusal {
  readonly part: RefusedPart;
  readonly code: string;
  /** It may name `GROUP_LIMITS`. */
  readonly text: MessageDescriptor;
}

const textCodes = (length: MessageDescriptor): Readonly<Record<string, MessageDescriptor>> => ({
  REQUIRED: length,
  TOO_LONG: length,
  INVALID: groupFormTexts.characters,
});

const TEXTS: Readonly<Record<Exclude<RefusedPart, null> | 'form', Readonly<Record<string, MessageDescriptor>>>> = {
  name: { ...textCodes(groupLimitPhrases.nameLength), TAKEN: groupFormTexts.taken },
  description: textCodes(groupLimitPhrases.descriptionLength),
  conditions: {
    REQUIRED: groupFormTexts.selectOne,
    NOT_FOUND: groupFormTexts.valueGone,
    LIMIT_REACHED: groupLimitPhrases.tooManyTogether,
    TOO_MANY: groupLimitPhrases.tooMany,
    INVALID: groupFormTexts.conditionsRefused,
  },
  form: {
    PLAN_REQUIRED: groupFormTexts.needsPlan,
    LIMIT_REACHED: groupTexts.limitReached,
    NOT_FOUND: groupTexts.gone,
    INVALID: groupFormTexts.refused,
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
  const { code, field } = error;
  const part = partOf(error);
  const duplicate = (field?.length ?? 0) > 1 ? groupFormTexts.duplicatePair : groupFormTexts.identical;
  const known = part === 'conditions' && code === 'DUPLICATE' ? duplicate : TEXTS[part ?? 'form'][code];
  return { part, code, text: known ?? groupFormTexts.saveFailed };
}
