// The entry of every root command. It is plain JavaScript because it has to run on whatever Node is installed:
// it installs what is missing, then hands over to the pinned Node of node_modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

/** Installs the locked dependencies, unless the present node_modules was made from this very lockfile. */
function installWhatIsMissing() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.muster-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies (once per lockfile) …');
  const done = spawnSync('npm', ['ci'], { cwd: root, stdio: 'inherit', shell: windows });
  if (done.status !== 0) {
    console.error('npm ci failed: see its message above. Nothing was started.');
    process.exit(done.status ?? 1);
  }
  writeFileSync(stamp, lock);
}

installWhatIsMissing();

const [command, ...rest] = process.argv.slice(2);
const bin = join(root, 'node_modules', '.bin');
const pinned = join(bin, windows ? 'node.cmd' : 'node');
const node = existsSync(pinned) ? pinned : process.execPath;
const child = spawn(node, [join(root, 'scripts', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  shell: windows,
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, TURBO_TELEMETRY_DISABLED: '1' },
});
// Ctrl-C reaches the whole process group by itself; a signal sent to this process alone is handed on.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => {});
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
