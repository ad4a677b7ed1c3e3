/** So many people in a row who are refused, and nobody let in between: the service refuses everybody. */
const PEOPLE = 3;
/** What is longer ago than this has nothing to do with it. */
const WINDOW_MS = 10_000;
/** How long a refusal waits for what the service says to others: on a gateway where people are at work, a moment. */
const WAIT_MS = 200;

type Verdict = 'over' | 'unsure';

/**
 * Whether the service that knows all sessions is to be believed when it refuses one. Somebody who is let in meanwhile
 * says that it tells sessions apart. Where one person after another is refused and nobody is let in, it is the service
 * that is not well, and no session counts as over for as long as that goes on. Where nothing is heard of others, it is
 * taken at its word.
 */
export function refusedSessions() {
  const refused = new Map<string, number>();
  const waiting = new Set<(verdict: Verdict) => void>();

  function settle(verdict: Verdict) {
    for (const resolve of waiting) resolve(verdict);
    waiting.clear();
  }

  function forgetOld(now: number) {
    for (const [guid, at] of refused) if (now - at > WINDOW_MS) refused.delete(guid);
  }

  return {
    /** Somebody's session was good. */
    letIn: (): void => {
      if (refused.size === 0) return;
      refused.clear();
      settle('over');
    },
    /** Somebody's session was refused: resolves to whether it is over. */
    refuse: (guid: string): Promise<Verdict> => {
      const now = performance.now();
      forgetOld(now);
      refused.set(guid, now);
      if (refused.size >= PEOPLE) {
        settle('unsure');
        return Promise.resolve('unsure');
      }
      return new Promise((resolve) => {
        waiting.add(resolve);
        setTimeout(() => {
          waiting.delete(resolve);
          resolve('over');
        }, WAIT_MS);
      });
    },
  };
}
