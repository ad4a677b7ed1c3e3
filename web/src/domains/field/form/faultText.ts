import type { IntlShape, MessageDescriptor } from 'react-intl';
import { faultPhrases, faultTexts, takenTexts } from './fieldFormMessages.ts';
import type { FormPart, PartFault } from './refusals.ts';

const VALUE_FAULTS = {
  empty: faultTexts.empty,
  tooLong: faultTexts.tooLong,
  duplicate: faultTexts.duplicate,
  unshowable: faultTexts.unshowable,
  inUse: faultTexts.inUse,
  inUserGroup: faultTexts.inUserGroup,
  gone: faultTexts.valueGone,
  noRoom: faultTexts.noRoom,
} as const;

const TEXTS: Readonly<Record<FormPart, Partial<Record<PartFault, MessageDescriptor>>>> = {
  name: { length: faultTexts.name, taken: takenTexts.text, unshowable: faultTexts.unshowable },
  description: { length: faultTexts.description, unshowable: faultTexts.unshowable },
  valueType: { missing: faultTexts.typeMissing, ownTexts: faultTexts.ownTexts },
  values: VALUE_FAULTS,
  conditions: {
    incomplete: faultTexts.incomplete,
    duplicate: faultTexts.duplicateFields,
    cycle: faultTexts.cycle,
    gone: faultTexts.conditionGone,
    impossible: faultTexts.impossible,
  },
};

/**
 * What is wrong with a part of the form, in words; null where nothing is.
 *
 * @param fault as the form keeps it: the message of the part's error
 */
export function faultText(
  { formatMessage }: IntlShape,
  part: FormPart,
  fault: string | undefined,
  mostValues = 0,
): string | null {
  if (fault === undefined) return null;
  if (fault === 'tooMany') return formatMessage(faultPhrases.tooMany, { most: mostValues });
  const text = Object.entries(TEXTS[part]).find(([name]) => name === fault)?.[1];
  return text ? formatMessage(text) : null;
}
