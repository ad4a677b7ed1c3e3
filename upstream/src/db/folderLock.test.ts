import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, rmdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from './folderLock.ts';

const HOLDER = `
  const { lockFolder } = await import(process.argv[1]);
  globalThis.held = lockFolder(process.argv[2]);
  console.log('held');
  setInterval(() => undefined, 1000);
`;

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'muster-lock-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a folder is one process’s for as long as that lives, even stopped, and free once it is killed', async () => {
  const folder = await newFolder();
  const code = new URL('./folderLock.ts', import.meta.url).href;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, code, folder]);
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by another process.`);
  // A process that has no time at all keeps what it has: nothing of the lock is renewed.
  holder.kill('SIGSTOP');
  expect(() => lockFolder(folder)).toThrow('is in use by another process');
  holder.kill('SIGKILL');
  await once(holder, 'close');
  lockFolder(folder)();
});

test('a folder is taken once within a process, too, and again after it was given back', async () => {
  const folder = await newFolder();
  const giveBack = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('is in use by another process');
  giveBack();
  lockFolder(folder)();
});

test('a folder of a former build is left to it while it runs, and taken once it is gone, so that it comes to nothing there', async () => {
  const folder = await newFolder();
  const lock = join(folder, 'lock');
  await mkdir(lock);
  await writeFile(join(folder, 'holder'), '1@elsewhere');
  expect(() => lockFolder(folder)).toThrow('is in use by a former build');
  expect(await readdir(folder)).toEqual(['holder', 'lock']);
  await utimes(lock, new Date(0), new Date(0));
  const giveBack = lockFolder(folder);
  onTestFinished(giveBack);
  expect(await readdir(folder)).not.toContain('holder');
  // What a former build takes a folder by, and what it removes a stale lock by.
  await expect(mkdir(lock)).rejects.toThrow('EEXIST');
  await expect(rmdir(lock)).rejects.toThrow('ENOTDIR');
});
