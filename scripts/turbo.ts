import { spawnSync } from 'node:child_process';

/** Runs turbo tasks; their output is shown as it comes, or with `quiet` only where a task fails. Returns success. */
export function turbo(tasks: string[], { quiet = false, args = [] as string[] } = {}): boolean {
  const logs = quiet ? ['--output-logs=errors-only', '--log-prefix=none'] : ['--output-logs=new-only'];
  const done = spawnSync('turbo', ['run', ...tasks, ...logs, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_PRINT_VERSION_DISABLED: '1', DO_NOT_TRACK: '1' },
  });
  return done.status === 0;
}
