// `npm run dev`: the two servers restart when their sources change, the console reloads in place, and the generated
// code follows the schema. The console's address is the one that vite prints.
import { type ChildProcess, spawn } from 'node:child_process';
import { turbo } from './turbo.ts';

const upstreamPort = process.env['UPSTREAM_PORT'] ?? '4001';
const port = process.env['PORT'] ?? '4000';
const env = {
  ...process.env,
  PORT: port,
  UPSTREAM_PORT: upstreamPort,
  UPSTREAM_URL: `http://127.0.0.1:${upstreamPort}`,
  GATEWAY_URL: `http://127.0.0.1:${port}`,
};

if (!turbo(['//#generate'], { quiet: true })) process.exit(1);
const run = (command: string, args: string[], cwd = '.'): ChildProcess =>
  spawn(command, args, { cwd, env, stdio: 'inherit', shell: process.platform === 'win32' });
const children = [
  run(process.execPath, ['--watch', 'upstream/src/main.ts']),
  run(process.execPath, ['--watch', 'gateway/src/main.ts']),
  run('graphql-codegen', ['--silent', '--config', 'codegen.ts', '--watch']),
  run('vite', ['--strictPort'], 'web'),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
