/** As many characters a search for people has at least; in a large team fewer would find too many. */
export const PEOPLE_SEARCH_MIN = { large: 3, other: 1 } as const;
