/** The most rows of a list that the gateway gives at once. */
export const LARGEST_PAGE = 300;
