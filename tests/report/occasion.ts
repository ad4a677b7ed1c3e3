import { cpus, totalmem } from 'node:os';

/** The machine that figures are measured on. */
export const machine = () => ({
  cores: cpus().length,
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  memoryGb: Math.round(totalmem() / 1024 ** 3),
  node: process.version,
});

/** When and where figures are measured, as one line. */
export function occasion(at: Date = new Date()): string {
  const { cores, processor, memoryGb, node } = machine();
  return `${at.toISOString().slice(0, 10)}, ${cores} cores (${processor}), ${memoryGb} GB, Node ${node}`;
}
