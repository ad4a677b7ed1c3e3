/** Plain text columns, wide enough for their cells: the first to the left, the others to the right. */
export function textTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width)))
      .join('  ')
      .trimEnd();
  return all.map((row) => `  ${line(row)}`).join('\n');
}

/** A number with the given decimals, a dash where it is not known. */
export const figure = (value: number | undefined, decimals = 0): string =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(decimals);
