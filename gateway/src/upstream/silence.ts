/** So many calls without an answer for so long: the service hangs. Before the first of them is given up that is known. */
const CALLS = 10;
const SILENCE_MS = 1_500;
const LOOK_EVERY_MS = 200;

/** Tells when several calls are under way and nothing is heard of any. Looks only while there are that many. */
export function silenceWatch(onSilence: () => void) {
  let underWay = 0;
  let heardAt = 0;
  let timer: NodeJS.Timeout | undefined;

  function look() {
    if (performance.now() - heardAt >= SILENCE_MS) onSilence();
    if (underWay >= CALLS) timer?.refresh();
    else timer = undefined;
  }

  return {
    begin() {
      if (underWay === 0) heardAt = performance.now();
      underWay += 1;
      if (underWay >= CALLS) timer ??= setTimeout(look, LOOK_EVERY_MS).unref();
    },
    end(): void {
      underWay -= 1;
    },
    /** Something was heard. */
    broken(): void {
      heardAt = performance.now();
    },
  };
}
