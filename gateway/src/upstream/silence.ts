/** So many calls under way and nothing heard of any: the service hangs. */
const CALLS = 10;
const LOOK_EVERY_MS = 200;

/**
 * Tells when several calls are under way and nothing is heard of any for so long. Looks only while there are that many. A
 * process that runs late reads what has come in meanwhile before it judges, and counts no more than the time between two
 * looks: its lateness is no fault of the service's, which may not even have got what it was asked.
 */
export function silenceWatch(silenceMs: number, onSilence: () => void) {
  let underWay = 0;
  let silentMs = 0;
  let lookedAt = 0;
  let timer: NodeJS.Timeout | undefined;

  function judge() {
    if (underWay >= CALLS && silentMs >= silenceMs) onSilence();
  }

  function look() {
    const now = performance.now();
    silentMs += Math.min(now - lookedAt, LOOK_EVERY_MS);
    lookedAt = now;
    setImmediate(judge);
    if (underWay >= CALLS) timer?.refresh();
    else timer = undefined;
  }

  return {
    begin() {
      underWay += 1;
      // Nine that came later are not late for the one before them.
      if (underWay === CALLS) silentMs = 0;
      if (underWay < CALLS || timer) return;
      lookedAt = performance.now();
      timer = setTimeout(look, LOOK_EVERY_MS).unref();
    },
    end(): void {
      underWay -= 1;
    },
    /** Something was heard. */
    broken(): void {
      silentMs = 0;
    },
  };
}
