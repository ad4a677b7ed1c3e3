import type { openDatabase } from '@muster/upstream/database';

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** What is noted of a session's use, at most once a minute, whatever was asked with it. */
const NOTED = "'last_used_at', 'client_address', 'user_agent'";
const NOTED_TABLES = ['used_address'];

type Rows = { rows: Record<string, unknown>[] };

const rowsOf = (result: unknown) => (result as Rows).rows;

/**
 * A digest of each table's rows: two that are alike mean that nothing was changed between them.
 *
 * @param mention only of the rows in which this text stands anywhere
 */
export async function databaseDigest(db: Database, mention = ''): Promise<Record<string, string>> {
  return db.read(async (queries) => {
    const tables = rowsOf(
      await queries.execute(
        "select table_name from information_schema.tables where table_schema = 'public' order by 1",
      ),
    ).map((row) => String(row['table_name']));
    const digests: Record<string, string> = {};
    for (const table of tables.filter((one) => !NOTED_TABLES.includes(one))) {
      const row = `(to_jsonb(t) - array[${NOTED}])::text`;
      const [digest] = rowsOf(
        await queries.execute(
          `select md5(coalesce(string_agg(${row}, ',' order by ${row}), '')) as digest from "${table}" t where t::text like '%${mention}%'`,
        ),
      );
      digests[table] = String(digest?.['digest']);
    }
    return digests;
  });
}
