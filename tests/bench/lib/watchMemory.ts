import { residentMegabytes } from '../../load/processFigures.ts';
import { figure, textTable } from '../../report/textTable.ts';

/** The resident memory of a process before and at its highest meanwhile, in MB; undefined where the system does not tell. */
export type Memory = { process: string; idle: number | undefined; peak: number | undefined };

const SAMPLE_MS = 50;

/** Looks at processes time and again, until it is told to stop. */
export function watchMemory(pids: Readonly<Record<string, number>>) {
  const now = () => Object.entries(pids).map(([process, pid]) => ({ process, resident: residentMegabytes(pid) }));
  const memory: Memory[] = now().map(({ process, resident }) => ({ process, idle: resident, peak: resident }));
  const timer = setInterval(() => {
    for (const [index, { resident }] of now().entries()) {
      const known = memory[index];
      if (known?.peak !== undefined && resident !== undefined) known.peak = Math.max(known.peak, resident);
    }
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return memory;
  };
}

/** The same as a table, with by how much it has grown. */
export const memoryTable = (memory: readonly Memory[]): string =>
  textTable(
    ['process', 'idle', 'peak', 'more'],
    memory.map(({ process, idle, peak }) => [
      process,
      figure(idle),
      figure(peak),
      figure(idle === undefined || peak === undefined ? undefined : peak - idle),
    ]),
  );
