/** As many bytes a filled template has. */
export const TEMPLATE_FILE_MAX_BYTES = 10 * 1024 * 1024;

/** As many rows it has below its header. */
export const TEMPLATE_ROWS_MAX = 10_000;

/** A column that may stand behind those of a template, and is passed over: why a row failed before. */
export const TEMPLATE_PROBLEM_COLUMN = 'problem';

/** What tells by a file's name which template it fills: the text up to the first space, underscore, hyphen or dot. */
export const firstWordOf = (fileName: string): string => fileName.split(/[ _.-]/, 1)[0] ?? '';
