const FILE_NAME_MAX = 255;

/** Whether a text may be the name of a file. */
export const isFileName = (name: string): boolean => name !== '' && [...name].length <= FILE_NAME_MAX;
