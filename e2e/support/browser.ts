// Which Chromium the browser tests drive: CHROMIUM_PATH, else the one that comes inside an npm package, unpacked once into
// a cache folder: the same everywhere, without a window and therefore faster, and no download of its own. It is built for
// Linux on x64; elsewhere Playwright's own is taken, else the system's.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LaunchOptions } from '@playwright/test';
import { chromium } from '@playwright/test';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));
const packaged = join(modules, '@sparticuz', 'chromium');
const cache = join(modules, '.cache', 'muster', 'chromium');
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];

/** The package's own configuration names folders of another machine: without a font for a script the browser would die. */
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(cache, 'fonts', 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(cache, 'fonts', 'cache')}</cachedir>
</fontconfig>
`;

/** The package unpacks into the system's temporary folder: in a process of its own, that is a folder of ours. */
function unpack(): void {
  const fresh = `${cache}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  const module = pathToFileURL(join(packaged, 'build', 'index.js')).href;
  const files = JSON.stringify(archives.map((name) => join(packaged, 'bin', name)));
  const script = `const { inflate } = await import(${JSON.stringify(module)}); for (const file of ${files}) await inflate(file);`;
  const done = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR: fresh },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (done.status !== 0) throw new Error('The packaged Chromium could not be unpacked.');
  writeFileSync(join(fresh, 'fonts', 'fonts.conf'), fontsConfiguration);
  if (existsSync(cache)) rmSync(fresh, { recursive: true });
  else renameSync(fresh, cache);
}

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** How Playwright is to launch the browser. Root can't use Chromium's own sandbox. */
export function browserLaunch(): LaunchOptions {
  const options: LaunchOptions = {
    chromiumSandbox: process.getuid?.() !== 0 && process.platform !== 'win32',
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
      '--font-render-hinting=none',
      // Pages live for seconds: what V8 would compile thoroughly meanwhile is hardly ever run again.
      '--js-flags=--no-opt --single-threaded-gc',
    ],
  };
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { ...options, executablePath: named };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    if (existsSync(chromium.executablePath())) return options;
    const installed = system.find(existsSync);
    if (installed) return { ...options, executablePath: installed };
    throw new Error('No Chromium was found: run `npx playwright install chromium`, or name one in CHROMIUM_PATH.');
  }
  if (!existsSync(join(cache, 'chromium'))) unpack();
  return {
    ...options,
    chromiumSandbox: false,
    executablePath: join(cache, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(cache, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(cache, 'fonts'),
    },
  };
}
