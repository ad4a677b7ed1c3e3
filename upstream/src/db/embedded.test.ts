import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freeEmailDomain } from './tables/identity.ts';
import { openFolderDatabase } from './embedded.ts';
import { type Migration, knownMigrations } from './migrations.ts';

test('a folder is opened, with all that is in it, after a start that was killed as it noted its own process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-folder-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const open = () => openFolderDatabase(folder);
  const first = await open();
  await first.transaction((db) => db.insert(freeEmailDomain).values({ domain: 'kept.example' }));
  await first.close();
  await writeFile(join(folder, 'postgres', 'postmaster.pid'), '');
  const second = await open();
  onTestFinished(() => second.close());
  expect(await second.read((db) => db.select().from(freeEmailDomain))).toContainEqual({ domain: 'kept.example' });
});

describe('a folder that was made by another build', () => {
  const known = knownMigrations();
  const later: Migration = {
    ...{ name: '0101_later', hash: 'later', statements: ['create table extra (a int)'], keepsOlder: false },
    madeAt: (known.at(-1)?.madeAt ?? 0) + 1,
  };
  async function folderOfThisBuild() {
    const folder = await mkdtemp(join(tmpdir(), 'muster-folder-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const made = await openFolderDatabase(folder);
    await made.transaction((db) => db.insert(freeEmailDomain).values({ domain: 'kept.example' }));
    await made.close();
    return folder;
  }

  test('is copied before it is changed, refused by the former build, and opened by it from the copy', async () => {
    const folder = await folderOfThisBuild();
    const changed = await openFolderDatabase(folder, { known: [...known, later] });
    await changed.transaction((db) => db.insert(freeEmailDomain).values({ domain: 'after.example' }));
    await changed.close();
    await expect(openFolderDatabase(folder)).rejects.toThrow('changed by another build');

    await rm(join(folder, 'postgres'), { recursive: true });
    await rename(join(folder, 'before-0101_later'), join(folder, 'postgres'));
    const restored = await openFolderDatabase(folder);
    onTestFinished(() => restored.close());
    const domains = (await restored.read((db) => db.select().from(freeEmailDomain))).map(({ domain }) => domain);
    expect(domains).toContain('kept.example');
    expect(domains).not.toContain('after.example');
  });

  test('is copied, too, where only a part of what is missing is applied', async () => {
    const folder = await folderOfThisBuild();
    const latest = { ...later, name: '0102_latest', statements: ['create table latest (a int)'] };
    const opening = { known: [...known, later, latest], upTo: later.name };
    for (let times = 1; times <= 2; times += 1) {
      const opened = await openFolderDatabase(folder, opening);
      await expect(opened.read((db) => db.execute('select * from latest'))).rejects.toThrow('latest');
      await opened.close();
      expect(await readdir(folder)).toContain('before-0101_later');
    }
  });

  test('is left as it is where the start does not migrate, and where a migration fails', async () => {
    const folder = await folderOfThisBuild();
    const waiting = openFolderDatabase(folder, { migrates: false, known: [...known, later] });
    await expect(waiting).rejects.toThrow('0101_later is to be applied by `npm run migrate -- apply`');
    expect(await readdir(folder)).not.toContain('before-0101_later');
    const failing = { ...later, statements: ['create table extra (a int)', 'select 1 / 0'] };
    const failed = openFolderDatabase(folder, { known: [...known, failing] });
    await expect(failed).rejects.toThrow('The migration 0101_later cannot be applied: division by zero.');
    const opened = await openFolderDatabase(folder);
    await opened.close();
  });
});
