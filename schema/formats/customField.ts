import { LINES, ONE_LINE, textOfAtMost } from './text.ts';

/** The longest texts of a custom field, in characters of Unicode. */
export const FIELD_NAME_MAX = 50;
export const FIELD_DESCRIPTION_MAX = 256;
/** Of a value that the team gives a field. */
export const FIELD_VALUE_MAX = 50;
/** How many values the team may give a field, unless the services allow fewer. */
export const FIELD_VALUES_MAX = 999;
/** Of a value that somebody brings in themselves. */
export const OWN_VALUE_MAX = 40;

/** What a custom field is called. */
export const fieldNameFormat = textOfAtMost(FIELD_NAME_MAX, ONE_LINE);
/** What a custom field is for; may be empty. */
export const fieldDescriptionFormat = textOfAtMost(FIELD_DESCRIPTION_MAX, LINES, 0);
/** A value that the team gives a field. */
export const fieldValueFormat = textOfAtMost(FIELD_VALUE_MAX, ONE_LINE);
/** A value that somebody brings in themselves. */
export const ownValueFormat = textOfAtMost(OWN_VALUE_MAX, ONE_LINE);

/** Two texts of one key are one name or value: case and the width of letters do not tell them apart. */
export const sameTextKey = (text: string) => text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/gu, ' ');
