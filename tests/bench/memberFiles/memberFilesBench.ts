// How fast a file of people is read and compared with a team, and whether the service's memory stays flat meanwhile.
import { execFile } from 'node:child_process';
import { createWriteStream, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DEMO_TEAM, withStack } from '../browser/team.ts';
import type { MemberFilesEffort } from '../lib/options.ts';
import { type Memory, watchMemory } from '../lib/watchMemory.ts';
import { type Services, servicesOf } from '../membership/userGroups.ts';
import type { MemberFilesFigures, Round } from './memberFilesReport.ts';

const run = promisify(execFile);
const plainParse = fileURLToPath(new URL('plainParse.ts', import.meta.url));
const POLL_MS = 50;

type Source = { path: string; rows: number };
type Upload = { importId: string; status: string; planned: number };

/** A file by which people are added: every tenth row is about somebody without a name, every hundredth has one too many cells. */
async function writeSource({ path, rows }: Source): Promise<void> {
  function* lines() {
    yield 'email,first_name,last_name,country_code,mobile_number\n';
    for (let place = 0; place < rows; place += 1) {
      const name = place % 10 === 0 ? ',' : `Zoë ${place},"Núñez, ${place}"`;
      yield `person.${place}@${DEMO_TEAM},${name},+49,170${1_000_000 + place}${place % 100 === 0 ? ',x' : ''}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path));
}

type Parsed = { ms: number; idle: number; peak: number };

/** In a process of its own, whose memory is that of parsing alone. */
async function parseAlone({ path }: Source): Promise<Parsed> {
  const { stdout } = await run(process.execPath, [plainParse], { env: { ...process.env, CSV_FILE: path } });
  return JSON.parse(stdout) as Parsed;
}

/** How long the service took to take the file over, and then to compare its rows. */
async function validate(
  services: Services,
  { path, rows }: Source,
): Promise<readonly [sent: number, compared: number]> {
  const form = new FormData();
  form.set('usersFile', await openAsBlob(path, { type: 'text/csv' }), 'people.csv');
  const started = performance.now();
  const query = { mode: 'add', fileName: 'people.csv' };
  const { importId } = await services.upload<Upload>('/bulk/validate-users-file', query, form);
  const answered = performance.now();
  for (;;) {
    const { status, planned } = await services.get<Upload>('/bulk/member-upload', { importId });
    if (status === 'validated') {
      if (planned !== rows - rows / 100) throw new Error(`The file would add ${planned} people.`);
      break;
    }
    await pause(POLL_MS);
  }
  const compared = performance.now() - answered;
  await services.post('/bulk/cancel-member-upload', { importId });
  return [answered - started, compared];
}

type Stack = Parameters<Parameters<typeof withStack>[1]>[0];

async function measure(
  { upstreamUrl, pids }: Stack,
  source: Source,
  rounds: number,
  say: (line: string) => void,
): Promise<MemberFilesFigures> {
  const services = await servicesOf(upstreamUrl, `admin@${DEMO_TEAM}`);
  const { total } = await services.get<{ total: number }>('/member/users-list', { limit: 1, offset: 0 });
  const ended = watchMemory({ upstream: pids.upstream });
  const measured: Round[] = [];
  const plain: Memory = { process: 'csv-parse', idle: 0, peak: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    say(`Looking at ${source.rows.toLocaleString('en')} people, round ${round} …`);
    const parsed = await parseAlone(source);
    Object.assign(plain, { idle: parsed.idle, peak: Math.max(plain.peak ?? 0, parsed.peak) });
    const [sent, compared] = await validate(services, source);
    measured.push({
      'parsed by csv-parse alone': parsed.ms,
      'sent, read and kept': sent,
      'compared with the team': compared,
    });
  }
  const { size: bytes } = await stat(source.path);
  return { rows: source.rows, bytes, people: total, rounds: measured, memory: [plain, ...ended()] };
}

/** Has the real services look at a file of people, beside parsing alone. */
export async function memberFilesBench(
  { rows, rounds }: MemberFilesEffort,
  say: (line: string) => void,
): Promise<MemberFilesFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-member-files-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  const source = { path: join(folder, 'people.csv'), rows };
  try {
    await writeSource(source);
    return await withStack(join(folder, 'data'), (stack) => measure(stack, source, rounds, say));
  } finally {
    process.off('exit', remove);
    remove();
  }
}
