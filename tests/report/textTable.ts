const NUMERIC = /^(?:≤ )?[\d.]+(?: %)?$|^–$/;

const cell = (row: readonly string[], column: number) => row[column] ?? '';

/** Plain text columns, wide enough for their cells: numbers to the right, all else to the left. */
export function textTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => cell(row, column).length)));
  const isNumeric = header.map((_, column) => rows.every((row) => NUMERIC.test(cell(row, column))));
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => (isNumeric[column] ? cell(row, column).padStart(width) : cell(row, column).padEnd(width)))
      .join('  ')
      .trimEnd();
  return all.map((row) => `  ${line(row)}`).join('\n');
}

/** A number with the given decimals, a dash where it is not known. */
export const figure = (value: number | undefined, decimals = 0): string =>
  value === undefined || !Number.isFinite(value) ? '–' : value.toFixed(decimals);
