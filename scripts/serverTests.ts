// Which tests run on a PostgreSQL and a Redis server and an S3-compatible storage: those of what servers can change. On the
// embedded database, without Redis, and with files in memory, all of them run with `npm test`; where these servers follow, all but
// those that take long.

/** By workspace, what the paths of the test files begin with. */
type Paths = Readonly<Record<'upstream' | 'tests', readonly string[]>>;

/**
 * Those that take long: where these servers follow they run there alone, which takes two thirds of the time. That the embedded
 * database does the same is what the other tests and the browser tests run on.
 */
export const longServerTests: Paths = {
  upstream: ['src/domains/', 'src/housekeeping', 'src/testing/'],
  // What adds up what all tests did, here and there; gateways that share a Redis; the gateway on the services.
  tests: ['accounting/', 'campaigns/', 'contract/', 'integration/'],
};

/** All of them. */
export const serverTests: Paths = {
  upstream: [
    ...longServerTests.upstream,
    // What is asked of the database in its own language, and transactions that really run side by side.
    ...['src/db/allTables', 'src/db/arrays', 'src/db/copies', 'src/db/database', 'src/db/history'],
    ...['src/lib/idempotency', 'src/lib/job'],
    // Files in a storage.
    'src/lib/files',
  ],
  tests: longServerTests.tests,
};

/** What vitest leaves out of `npm test` in a workspace. */
export const leftToServers = (workspace: keyof Paths): string[] =>
  process.env['SERVERS_FOLLOW'] === undefined ? [] : longServerTests[workspace].map((path) => `${path}**`);
