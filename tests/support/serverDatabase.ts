import { Client } from 'pg';

/**
 * A database of its own on the server that TEST_DATABASE_URL names, empty or as another one stands; undefined without a
 * server: then it is the embedded.
 *
 * @param template the other one, which nobody has open
 */
export async function createServerDatabase(
  name: string,
  template: string | null = null,
): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return undefined;
  const run = async (sql: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await run(template === null ? `create database ${name}` : `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
