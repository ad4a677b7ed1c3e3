import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ticksPerSecond = () => Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
const millisecondsPerTick = process.platform === 'linux' ? 1000 / ticksPerSecond() : undefined;

/** The CPU milliseconds that a process and its threads have used so far; undefined where /proc does not tell. */
export function cpuMilliseconds(pid: number): number | undefined {
  if (millisecondsPerTick === undefined) return undefined;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold blanks, so fields are counted from its end: user time is the 12th, system the 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}

/** The resident memory of a process in MB; undefined where /proc does not tell. */
export function residentMegabytes(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
