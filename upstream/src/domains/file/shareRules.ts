const TITLE_MAX = 255;

/** What a shared file is called where its sender did not say. */
const UNTITLED = 'file';

/** What people see of a name that a sender gave: on one line, and of the length of file names. */
export const titleOf = (given = ''): string =>
  [...given.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim()].slice(0, TITLE_MAX).join('').trim() || UNTITLED;

/** Whether a file of the store is a picture: they are named by those who have looked at their content. */
export const isPicture = (fileName: string): boolean => /\.(?:png|jpeg|gif|webp)$/.test(fileName);
