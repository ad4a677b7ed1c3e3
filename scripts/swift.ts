// An S3-compatible storage for tests: OpenStack Swift of Debian's packages, with one copy of everything in a folder.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from './stack.ts';

const KEY = { id: 'test:tester', secret: 'testing' };

/** What starts one of its processes. */
export type SwiftProcess = { readonly name: string; readonly command: string; readonly args: string[] };

const section = (name: string, values: Readonly<Record<string, string | number>>) =>
  [`[${name}]`, ...Object.entries(values).map(([key, value]) => `${key} = ${value}`), ''].join('\n');

function run(command: string, args: string[]) {
  const { status, stderr, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  // 1 is a warning: one copy of everything is little.
  if (status === null || status > 1) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}${stdout}`);
}

/** Where the one device of a kind of things is. */
function makeRing(folder: string, kind: string, port: number) {
  const builder = join(folder, `${kind}.builder`);
  run('swift-ring-builder', [builder, 'create', '1', '1', '1']);
  run('swift-ring-builder', [builder, 'add', `r1z1-127.0.0.1:${port}/disk`, '1']);
  run('swift-ring-builder', [builder, 'rebalance']);
}

/** Writes all that its processes read. `url` is how tests are told of it: with key, secret and the name of a bucket. */
export async function prepareSwift(folder: string): Promise<{ url: string; port: number; processes: SwiftProcess[] }> {
  const devices = join(folder, 'devices');
  mkdirSync(join(devices, 'disk'), { recursive: true });
  const common = {
    ...{ bind_ip: '127.0.0.1', user: userInfo().username, swift_dir: folder, workers: 0 },
    ...{ log_facility: 'LOG_LOCAL0', log_level: 'ERROR' },
  };
  const processes: SwiftProcess[] = [];
  const write = (name: string, text: string) => {
    const file = join(folder, `${name}.conf`);
    writeFileSync(file, text);
    processes.push({ name: `Swift's ${name}`, command: `swift-${name}-server`, args: [file] });
  };
  for (const kind of ['account', 'container', 'object']) {
    const port = await freePort();
    makeRing(folder, kind, port);
    const folders = { devices, mount_check: 'false', fallocate_reserve: 0, disable_fallocate: 'true' };
    write(
      kind,
      section('DEFAULT', { ...common, ...folders, bind_port: port }) +
        section('pipeline:main', { pipeline: `${kind}-server` }) +
        section(`app:${kind}-server`, { use: `egg:swift#${kind}` }),
    );
  }
  const port = await freePort();
  write(
    'proxy',
    section('DEFAULT', { ...common, bind_port: port }) +
      section('pipeline:main', { pipeline: 'catch_errors healthcheck cache s3api tempauth slo proxy-server' }) +
      section('filter:catch_errors', { use: 'egg:swift#catch_errors' }) +
      section('filter:healthcheck', { use: 'egg:swift#healthcheck' }) +
      // It wants a memcached to be named, and does without what nobody answers at.
      section('filter:cache', { use: 'egg:swift#memcache', memcache_servers: '127.0.0.1:1' }) +
      section('filter:s3api', { use: 'egg:swift#s3api', location: 'us-east-1' }) +
      section('filter:tempauth', { use: 'egg:swift#tempauth', user_test_tester: `${KEY.secret} .admin` }) +
      section('filter:slo', { use: 'egg:swift#slo' }) +
      section('app:proxy-server', { use: 'egg:swift#proxy', account_autocreate: 'true' }),
  );
  const url = `http://${encodeURIComponent(KEY.id)}:${KEY.secret}@127.0.0.1:${port}/muster-tests`;
  return { url, port, processes };
}
