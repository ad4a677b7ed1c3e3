/** Rows as lines of comma-separated values. What a spreadsheet would take for a formula is made a text by an apostrophe. */
export const csvLines = async (rows: string[][]): Promise<string> => {
  const { default: papaparse } = await import('papaparse');
  return papaparse.unparse(rows, { escapeFormulae: true });
};

/** A whole file in UTF-8. The byte order mark lets spreadsheets read names of every script. */
export const csvText = (lines: readonly string[]): string => `\uFEFF${lines.join('\r\n')}`;

/** Hands a text over to the browser as a file to save. */
export const saveCsvFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
};
