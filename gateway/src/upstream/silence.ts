/** So many calls under way and nothing heard of any: the service hangs. */
const CALLS = 10;
const LOOK_EVERY_MS = 200;

/**
 * Tells when several calls are under way and nothing is heard of any for so long. Looks only while there are that many. A
 * process that runs late reads what has come in meanwhile before it judges: its lateness is no fault of the service's.
 */
export function silenceWatch(silenceMs: number, onSilence: () => void) {
  let underWay = 0;
  let silentSince = 0;
  let timer: NodeJS.Timeout | undefined;

  function judge() {
    if (underWay >= CALLS && performance.now() - silentSince >= silenceMs) onSilence();
  }

  function look() {
    setImmediate(judge);
    if (underWay >= CALLS) timer?.refresh();
    else timer = undefined;
  }

  return {
    begin() {
      underWay += 1;
      // Nine that came later are not late for the one before them.
      if (underWay === CALLS) silentSince = performance.now();
      if (underWay >= CALLS) timer ??= setTimeout(look, LOOK_EVERY_MS).unref();
    },
    end(): void {
      underWay -= 1;
    },
    /** Something was heard. */
    broken(): void {
      silentSince = performance.now();
    },
  };
}
