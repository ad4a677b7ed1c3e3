/**
 * Whether an error says that a part of the console did not come: it is gone from the server, where a newer version stands,
 * or the connection broke.
 */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
