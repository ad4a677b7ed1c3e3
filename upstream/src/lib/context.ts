import type { Queries } from '../db/database.ts';
import type { Actor } from './auth.ts';

/** What a handler knows of the call it answers, apart from its input. */
export type CallContext = {
  readonly requestId: string;
  /** The end user's address, as the gateway gives it; null when it gives none. */
  readonly clientAddress: string | null;
  readonly userAgent: string | null;
  /** The instant of this call by the injected clock: one call, one instant. */
  readonly now: number;
  /** A transaction for a call that writes, plain reading for one that reads. */
  readonly db: Queries;
  /** The address of a file of the store, which opens without a session for one or two days; null for no file. */
  readonly fileAddress: (name: string | null) => string | null;
};

/** The same for a call that carries a session. */
export type SessionContext = CallContext & { readonly actor: Actor };

/** A file that a call brought, which is in the store by now. It leaves it again unless the call is done. */
type BroughtFile = { readonly fileName: string; readonly fileBytes: number };

/** What is known of a call that brings a file, with a session or without. */
export type UploadContext = SessionContext & BroughtFile;
export type OpenUploadContext = CallContext & BroughtFile;
