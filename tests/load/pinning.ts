import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The core of the server under test, and the one of everything that tests it. */
export const serverCore = 0;
export const loadCore = 1;

const works = () => spawnSync('taskset', ['-c', String(loadCore), 'true'], { stdio: 'ignore' }).status === 0;

/** Whether processes can be kept on a core of their own here: needs Linux's taskset and two cores. */
export const canPin: boolean = process.platform === 'linux' && availableParallelism() > 1 && works();

/** The command that runs a program on one core; the program alone where it can't be pinned. */
export const onCore = (core: number, command: readonly string[]): string[] =>
  canPin ? ['taskset', '-c', String(core), ...command] : [...command];

/** Keeps this process, all its threads, on a core from now on. */
export function pinSelf(core: number): void {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', String(core), String(process.pid)], { stdio: 'ignore' });
}
