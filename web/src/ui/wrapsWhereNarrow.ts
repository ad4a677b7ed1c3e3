/**
 * For a text that is cut at the end of its line in wide windows: in narrow ones, and where the text is enlarged, it would be
 * cut so early that it says nothing. There it takes as many lines as it needs.
 */
export const wrapsWhereNarrow = { whiteSpace: { xs: 'normal', sm: 'nowrap' }, overflowWrap: 'anywhere' } as const;
