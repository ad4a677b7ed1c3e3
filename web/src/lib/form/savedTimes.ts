/** How long a form or a setting says that it was saved, in milliseconds. */
export const SAVED_MS = 1_500;

/** The same of who may invite guests: it is said beside the switch alone, and for people from outside. */
export const GUESTS_SAVED_MS = 2_000;

/** The same of what makes everybody join by themselves, a team or a channel: it is not to be missed. */
export const JOINING_SAVED_MS = 3_000;
