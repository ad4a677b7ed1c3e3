import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many turns without another connection: none is waiting, and what the last ones sent has been read. */
const QUIET_TURNS = 5;
/** Others may go on coming for ever. */
const LONGEST_MS = 400;

/**
 * Takes in the connections that wait to be taken, one each turn: closing the port would cut them off, with the requests
 * that they have sent already.
 */
export async function takeWaiting(server: Server): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  let quiet = 0;
  const onConnection = () => {
    quiet = 0;
  };
  server.on('connection', onConnection);
  while (quiet < QUIET_TURNS && performance.now() < end) {
    quiet += 1;
    await nextTurn();
  }
  server.off('connection', onConnection);
}
