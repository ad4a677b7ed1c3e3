/** Whether an error says that a part of the console is gone from the server: a newer version stands there. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
