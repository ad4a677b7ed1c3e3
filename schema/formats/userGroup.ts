import { textOfAtMost } from './text.ts';

/** What the texts of a user group may be; `holds` is what every character of them is. */
export const USER_GROUP_TEXTS = {
  nameMax: 50,
  descriptionMax: 250,
  holds: /^[^|^\\~`\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u,
} as const;

/** As many values a user group may name of a field. */
export const USER_GROUP_FIELD_VALUES_MAX = 999;
/** As many values a user group may name, of all fields together. */
export const USER_GROUP_VALUES_MAX = 10_000;
/** As many values all user groups of a team may name together, so that the list of them stays short enough to be read at once. */
export const USER_GROUPS_VALUES_MAX = 25_000;

/** What a user group is called. */
export const userGroupNameFormat = textOfAtMost(USER_GROUP_TEXTS.nameMax, USER_GROUP_TEXTS.holds);
/** What a user group is for. */
export const userGroupDescriptionFormat = textOfAtMost(USER_GROUP_TEXTS.descriptionMax, USER_GROUP_TEXTS.holds);
