/** What `like` finds a text by, wherever it stands. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
