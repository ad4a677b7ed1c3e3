import { SignOutDocument } from '../../generated/identity/signOut.ts';
import { newActionKey } from '../../lib/graphql/actionKey.ts';
import { request } from '../../lib/graphql/request.ts';

/** How long signing out waits for the server, in ms: whoever wants to leave is not kept. */
const PATIENCE_MS = 5_000;

/** Ends the session at the server, best effort: the console forgets it whatever the answer is. */
export const signOut = () =>
  request(SignOutDocument, { input: { idempotencyKey: newActionKey() } }, AbortSignal.timeout(PATIENCE_MS));
