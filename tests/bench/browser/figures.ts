/** What a step cost the page's main thread, and how much the page holds after it. An MB is 1,000,000 bytes. */
export type StepFigures = {
  step: string;
  /** Tasks over 50 ms: so long the page answers nobody. */
  longTasks: number;
  longestMs: number;
  /** All of the long tasks together. */
  totalMs: number;
  /** What is in use of the heap of JavaScript once all that is garbage was collected. */
  heapMb: number;
};

/** The list of one team, traced step by step. */
export type ListFigures = { people: number; steps: StepFigures[] };

export type BrowserFigures = { chromium: string; lists: ListFigures[] };

/** Sums up a step from the durations of its long tasks in ms. */
export function stepFigures(step: string, durations: readonly number[], heapBytes: number): StepFigures {
  return {
    step,
    longTasks: durations.length,
    longestMs: Math.max(0, ...durations),
    totalMs: durations.reduce((sum, duration) => sum + duration, 0),
    heapMb: heapBytes / 1_000_000,
  };
}
