// Other servers on the same stub. What they need is not installed with the rest: it is much, and nothing but this
// comparison uses it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../peers/', import.meta.url));
/** A copy of the lockfile that was installed last. */
const installed = join(folder, 'node_modules', '.installed-lock.json');

/** Whoever is offline hears of it within seconds. */
const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=3000'];

const lockfile = () => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** Installs what the peers need, unless it is there. Answers whether it is. */
export function installPeers(say: (line: string) => void): boolean {
  const wanted = lockfile();
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return true;
  say('Installing the servers to compare with (once per lockfile) …');
  const done = spawnSync('npm', ['ci', ...patience], {
    cwd: folder,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  if (done.status === 0) writeFileSync(installed, wanted);
  else say('They could not be installed: measured without them. `npm ci` in tests/bench/peers says why.');
  return done.status === 0;
}
