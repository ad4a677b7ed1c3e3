/** In the server's own words, which the query builder puts behind the query that they are about. */
export function whatPostgresSays(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if (error.cause instanceof Error) return whatPostgresSays(error.cause);
  // The driver puts the reason of a refused connection into a code, and leaves the message empty.
  return error.message || ('code' in error ? String(error.code) : error.name);
}
