/** What a spreadsheet would take for a formula, however often it was made harmless before. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u;
const HARMLESS_FORMULA = /^''*[=+\-@\t\r\n＝＋－＠]/u;

/** A cell as it goes into a file: no spreadsheet computes it. */
export const madeHarmless = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** A cell as it was before it was made harmless. */
export const fromHarmless = (cell: string): string => (HARMLESS_FORMULA.test(cell) ? cell.slice(1) : cell);
