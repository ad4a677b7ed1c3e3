import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FirstLoad, firstLoad, readScripts } from './firstLoad.ts';
import { buildFloor } from './floorBuild.ts';
import { routes } from './routes.ts';

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** One route. `load` is undefined when the build has no chunk for one of the route's modules. */
export type RouteFigures = {
  route: string;
  budget: number | undefined;
  floorBytes: number;
  load: FirstLoad | undefined;
};

/** What is known of the console. Times in a browser (largest paint, long tasks) have their place here beside `scripts`. */
export type ConsoleFigures = { scripts: RouteFigures[] };

/** Weighs the built console against a build of its libraries alone. Throws when the console was not built. */
export async function consoleBench(): Promise<ConsoleFigures> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('web/dist holds no console: run npm run build first.');
  const folder = mkdtempSync(join(tmpdir(), 'muster-floor-'));
  try {
    await buildFloor(folder);
    const floor = readScripts(folder);
    const scripts = readScripts(dist);
    return {
      scripts: routes.map(({ name, budget, floor: html, ...page }) => ({
        route: name,
        budget,
        floorBytes: firstLoad(folder, floor, { html, lazyModules: [] })?.bytes ?? Number.NaN,
        load: firstLoad(dist, scripts, page),
      })),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
