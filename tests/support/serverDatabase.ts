import { Client } from 'pg';

/** A database of its own on the server that TEST_DATABASE_URL names; undefined without one: then it is the embedded. */
export async function createServerDatabase(name: string): Promise<{ url: string; drop(): Promise<void> } | undefined> {
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
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
