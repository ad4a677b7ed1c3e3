import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freeEmailDomain } from './tables/identity.ts';
import { openFolderDatabase } from './embedded.ts';

test('a folder is opened, with all that is in it, after a start that was killed as it noted its own process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-folder-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const open = () => openFolderDatabase(folder, (error) => expect.unreachable(error.message));
  const first = await open();
  await first.transaction((db) => db.insert(freeEmailDomain).values({ domain: 'kept.example' }));
  await first.close();
  await writeFile(join(folder, 'postgres', 'postmaster.pid'), '');
  const second = await open();
  onTestFinished(() => second.close());
  expect(await second.read((db) => db.select().from(freeEmailDomain))).toContainEqual({ domain: 'kept.example' });
});
