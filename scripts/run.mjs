// The entry of every root command. It is plain JavaScript because it has to run on whatever Node is installed:
// it installs what is missing, then hands over to the pinned Node of node_modules.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

/** The packages a lockfile names, by folder; npm keeps the same list of what it has really installed. */
const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

function isInstalled() {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([folder, { version, link, optional }]) =>
      !folder.includes('node_modules') || link || optional || installed[folder]?.version === version,
  );
}

/** Installs the locked dependencies, unless node_modules holds these very versions. */
function installWhatIsMissing() {
  if (isInstalled()) return;
  console.log('Installing dependencies (once per lockfile) …');
  const done = spawnSync('npm', ['ci'], { cwd: root, stdio: 'inherit', shell: windows });
  if (done.status === 0) return;
  console.error('npm ci failed: see its message above. Nothing was started.');
  process.exit(done.status ?? 1);
}

installWhatIsMissing();

const [command, ...rest] = process.argv.slice(2);
const bin = join(root, 'node_modules', '.bin');
const pinned = join(bin, windows ? 'node.cmd' : 'node');
const node = existsSync(pinned) ? pinned : process.execPath;
// What Node has compiled of our servers and their libraries is kept: each start takes half a second less.
const compiled = join(root, 'node_modules', '.cache', 'muster', 'compiled');
const child = spawn(node, [join(root, 'scripts', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  shell: windows,
  env: {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
  },
});
// Ctrl-C reaches the whole process group by itself; a signal sent to this process alone is handed on.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => {});
// A signal sent to npm alone ends the shell between npm and this process, which hands nothing on: all that is seen of it
// here is that the parent is gone.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
  watch.unref();
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
