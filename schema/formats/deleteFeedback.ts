/** The longest reason for a deletion in somebody's own words, in units of UTF-16. */
export const FEEDBACK_MAX = 500;
