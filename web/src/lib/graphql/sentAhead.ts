import type { DocumentNode } from 'graphql';
import { type Transport, send } from './send.ts';

/**
 * Sends an operation before there is a client for it. What comes of it is a way for that operation alone: the first use takes
 * the answer that is on its way already, each later one asks anew.
 */
export function sentAhead(document: DocumentNode, variables: object): Transport {
  let ahead: ReturnType<Transport> | null = send(document, variables);
  // What fails is told to whoever takes it up, and to nobody where nobody does.
  ahead.catch(() => undefined);
  return (...again) => {
    const taken = ahead;
    ahead = null;
    return taken ?? send(...again);
  };
}
