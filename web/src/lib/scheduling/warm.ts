/**
 * Fetches code before it is asked for. What does not come is no matter yet: it is fetched again, and told, when it is
 * wanted.
 */
export const warm = (load: () => Promise<unknown>): void => {
  load().catch(() => undefined);
};
