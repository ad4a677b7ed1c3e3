/** Whether a text may be the ending of a token: the service takes no other. */
export const isEnding = (text: string): boolean => /^[A-Za-z0-9_-]{4}$/.test(text);
