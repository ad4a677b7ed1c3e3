/// <reference lib="dom" />
// What runs inside of the page. Each function is sent there as text: it can use nothing from outside of itself.
// The browser counts what a function does at once for no task of the page: these only set off what the page does then.

/** Keeps the durations of all long tasks since the page began to load; `take` hands them out once. */
export function watchLongTasks() {
  const durations: number[] = [];
  const keep = (entries: PerformanceEntryList) => durations.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });
  return {
    take: () => {
      keep(observer.takeRecords());
      return durations.splice(0);
    },
  };
}

/** Scrolls a list to its end again and again until its last row is there. */
export async function loadToTheEnd(scroller: Element, patienceMs: number): Promise<void> {
  const rowCount = scroller.querySelector('[role=grid]')?.getAttribute('aria-rowcount');
  const start = performance.now();
  while (!scroller.querySelector(`[aria-rowindex="${rowCount}"]`)) {
    if (performance.now() - start > patienceMs)
      throw new Error(`The list has no row ${rowCount} after ${patienceMs} ms.`);
    scroller.scrollTop = scroller.scrollHeight;
    await new Promise((done) => setTimeout(done, 120));
  }
}

/** Scrolls down from the top by so many px in each frame. */
export function scrollByFrames(scroller: Element, { px, ms }: { px: number; ms: number }): Promise<void> {
  scroller.scrollTop = 0;
  const start = performance.now();
  return new Promise((done) => {
    const next = () => {
      scroller.scrollTop += px;
      if (performance.now() - start < ms) requestAnimationFrame(next);
      else done();
    };
    requestAnimationFrame(next);
  });
}

export function jumpToTheMiddle(scroller: Element): void {
  scroller.scrollTop = scroller.scrollHeight / 2;
}
