/** How often a change is sent again because something else of the team was changed meanwhile. */
const MOST_REPEATS = 3;

/**
 * Sends a change of the team against its version, and again against a later one where only something else of the team was
 * changed meanwhile. Answers `stale` where that is so again and again.
 *
 * @param send answers `stale` where the team has another version by now
 * @param look reads the version by now; or says what came of the change where it is not to be sent against that
 */
export async function saveOver<Outcome extends object>(
  version: number,
  send: (version: number) => Promise<Outcome | 'stale'>,
  look: () => Promise<number | Outcome>,
): Promise<Outcome | 'stale'> {
  let known = version;
  for (let repeats = 0; repeats <= MOST_REPEATS; repeats += 1) {
    const outcome = await send(known);
    if (outcome !== 'stale') return outcome;
    const later = await look();
    if (typeof later !== 'number') return later;
    known = later;
  }
  return 'stale';
}
