const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

/** A number of bytes as people read it, in English: in units of 1,024, with at most two decimals, as `1.25 MB`. */
export function formatByteSize(bytes: number): string {
  let size = Math.max(0, bytes);
  let unit = 0;
  // What is rounded to 1024 of a unit is one of the next.
  for (; Math.round(size * 100) / 100 >= 1024 && unit < UNITS.length - 1; unit += 1) size /= 1024;
  return `${Math.round(size * 100) / 100} ${UNITS[unit]}`;
}
