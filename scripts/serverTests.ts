// Which tests run on a PostgreSQL and a Redis server and an S3-compatible storage: those of what servers can change. On the
// embedded database, without Redis, and with files in memory, all of them run with `npm test`, and all but those of upstream's
// domains where these servers follow.

/** By workspace, what the paths of the test files begin with. */
export const serverTests = {
  upstream: [
    // What is asked of the database in its own language, and transactions that really run side by side.
    ...['src/db/', 'src/domains/', 'src/housekeeping', 'src/lib/idempotency', 'src/lib/job'],
    'src/testing/revokedAdmins',
    // Files in a storage.
    'src/lib/files',
  ],
  tests: [
    // Gateways that share a Redis.
    ...['campaigns/', 'integration/attacks', 'integration/limits'],
    // Signing in through an identity provider of Debian's packages, too.
    'integration/simpleSamlPhp',
    // Through both servers, each operation once; what is bought and paid, and the jobs on many people.
    ...['contract/operations', 'integration/billing', 'integration/licences', 'integration/payments'],
  ],
} as const;
