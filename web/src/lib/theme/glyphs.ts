import type { SchemeTokens } from './tokens.ts';

/** A stroke on the grid of our icons as an image: for boxes and lists of the browser, which have no place for an icon. */
const glyph = (stroke: string, width: number, colour: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${stroke}' fill='none' stroke='${colour}' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round'/></svg>`,
  )}")`;

/** What stands in a box that is ticked, in one that is neither, and at the end of a list of choices. */
export const glyphsOf = ({ accent, text }: SchemeTokens) => ({
  tick: glyph('M5.5 12.5l4 4L18.5 8', 3.5, accent.on),
  dash: glyph('M6 12h12', 3.5, accent.on),
  chevron: glyph('M7 10l5 5 5-5', 2, text.secondary),
});
