import type { JobHandlers } from '../lib/jobs.ts';

/** The same work, with something that happens once a step is done and not yet committed: where it throws, the step never was. */
export const interruptedBy = (handlers: JobHandlers, interrupt: () => void | Promise<void>): JobHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, { effect }]) => [
      name,
      {
        effect: async (payload, context) => {
          const next = await effect(payload, context);
          await interrupt();
          return next;
        },
      },
    ]),
  );
