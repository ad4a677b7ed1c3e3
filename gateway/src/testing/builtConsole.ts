import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A small built console in a folder of its own, for one test. `operations` is its manifest, by hash. */
export async function builtConsole(operations: Readonly<Record<string, string>> = {}): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'muster-dist-'));
  onTestFinished(() => rm(dist, { recursive: true, force: true }));
  await mkdir(join(dist, 'assets'));
  await mkdir(join(dist, 'playground'));
  const page =
    '<meta name="muster-config" content="__MUSTER_CONFIG__"><script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__"></style>';
  await writeFile(join(dist, 'index.html'), page);
  await writeFile(join(dist, 'card.html'), page);
  await writeFile(join(dist, 'playground', 'index.html'), '<script nonce="__CSP_NONCE__"></script>');
  await writeFile(join(dist, 'assets', 'index-a1b2c3d4.js'), 'plain');
  await writeFile(join(dist, 'assets', 'index-a1b2c3d4.js.br'), 'brotli');
  await writeFile(join(dist, 'favicon.svg'), '<svg/>');
  await writeFile(join(dist, 'persisted-documents.json'), JSON.stringify(operations));
  return dist;
}
