// How long a large archive takes from a client into the store, and whether the servers' memory stays flat meanwhile.
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { request } from 'undici';
import { serverCore } from '../../load/pinning.ts';
import { type ServerProcess, launch } from '../../load/serverProcess.ts';
import { DEMO_TEAM, withStack } from '../browser/team.ts';
import type { UploadsEffort } from '../lib/options.ts';
import { watchMemory } from '../lib/watchMemory.ts';
import { type Services, servicesOf } from '../membership/userGroups.ts';
import type { Round, UploadsFigures } from './uploadsReport.ts';

/** As the console sends them. */
const PART_BYTES = 8 * 1024 * 1024;

type Source = { path: string; bytes: number };

/** A file of bytes that nothing makes shorter on the way. */
async function writeSource({ path, bytes }: Source): Promise<void> {
  const block = randomBytes(PART_BYTES);
  const file = await open(path, 'w');
  for (let at = 0; at < bytes; at += block.length) {
    block.writeUIntBE(at, 0, 6);
    await file.write(block.subarray(0, Math.min(block.length, bytes - at)));
  }
  await file.close();
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

async function copy({ path }: Source): Promise<void> {
  await pipeline(createReadStream(path), createWriteStream(`${path}.copy`));
}

async function put({ path, bytes }: Source, url: string): Promise<void> {
  const headers = { 'content-length': String(bytes) };
  const { statusCode, body } = await request(url, { method: 'PUT', body: createReadStream(path), headers });
  await body.dump();
  if (statusCode !== 204) throw new Error(`The plain server answered ${statusCode}.`);
}

/** Sends one part after the other, as the protocol has it, and sees that all of it is there in the end. */
async function sendInParts(file: FileHandle, bytes: number, url: string): Promise<void> {
  const protocol = { 'tus-resumable': '1.0.0' };
  const part = Buffer.alloc(PART_BYTES);
  for (let offset = 0; offset < bytes;) {
    const { bytesRead } = await file.read(part, 0, part.length, offset);
    const headers = {
      ...protocol,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    };
    const answer = await request(url, { method: 'PATCH', headers, body: part.subarray(0, bytesRead) });
    await answer.body.dump();
    offset = Number(answer.headers['upload-offset']);
    if (answer.statusCode !== 204) throw new Error(`The gateway answered ${answer.statusCode} at ${offset}.`);
  }
  const { headers } = await request(url, { method: 'HEAD', headers: protocol });
  if (Number(headers['upload-offset']) !== bytes) throw new Error('Not all of the archive arrived.');
}

async function sendThrough(services: Services, gatewayUrl: string, { path, bytes }: Source): Promise<number> {
  // Of another name each time: what was sent before under this one would be gone on with.
  const fileName = `${randomBytes(8).toString('hex')}.zip`;
  const { url } = await services.post<{ url: string }>('/import/archive-upload-link', {
    source: 'SLACK',
    ...{ fileName, bytes },
  });
  const file = await open(path);
  try {
    return await timed(() => sendInParts(file, bytes, gatewayUrl + url));
  } finally {
    await file.close();
  }
}

type Stack = Parameters<Parameters<typeof withStack>[1]>[0];

async function measure(
  { url, upstreamUrl, pids }: Stack,
  { plainUrl, source, store }: { plainUrl: string; source: Source; store: string },
  { bytes, rounds }: UploadsEffort,
  say: (line: string) => void,
): Promise<UploadsFigures> {
  const services = await servicesOf(upstreamUrl, `admin@${DEMO_TEAM}`);
  const ended = watchMemory(pids);
  const measured: Round[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    say(`Sending ${Math.round(bytes / 1024 ** 2)} MB, round ${round} …`);
    measured.push({
      'copied by one process': await timed(() => copy(source)),
      'put to a plain server': await timed(() => put(source, plainUrl)),
      'sent in parts through the gateway': await sendThrough(services, url, source),
    });
    for (const ending of ['.copy', '.put']) await rm(source.path + ending);
    await rm(store, { recursive: true });
  }
  return { bytes, rounds: measured, memory: ended() };
}

/** Sends an archive in parts through the real gateway to the real services, beside plain ways for the same bytes. */
export async function uploadsBench(effort: UploadsEffort, say: (line: string) => void): Promise<UploadsFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-uploads-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  const source = { path: join(folder, 'archive'), bytes: effort.bytes };
  const data = join(folder, 'data');
  const started: ServerProcess[] = [];
  try {
    await writeSource(source);
    const env = { KEPT_AT: `${source.path}.put` };
    const entry = 'tests/bench/uploads/plainServer.ts';
    const plain = await launch({ name: 'plain', entry, core: serverCore, folder, env });
    started.push(plain);
    const places = { plainUrl: plain.url, source, store: join(data, 'files') };
    return await withStack(data, (stack) => measure(stack, places, effort, say));
  } finally {
    for (const server of started) await server.stop();
    process.off('exit', remove);
    remove();
  }
}
