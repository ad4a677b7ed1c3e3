import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '../lib/log.ts';

/** What the error formatter has to know of the request; Apollo Server does not hand it the context. */
export type RequestScope = { readonly requestId: string; readonly log: Log };

export const requestScope = new AsyncLocalStorage<RequestScope>();
