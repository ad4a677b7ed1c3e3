/** The longest reason for a deletion in somebody's own words, in characters. */
export const FEEDBACK_MAX = 500;
