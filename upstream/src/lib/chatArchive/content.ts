// What an archive of conversations holds.

/** A file that a message carries. `path` is where it is in the archive; null where the store has it no more. */
export type ArchivedFile = {
  readonly kind: 'image' | 'file';
  readonly title: string;
  readonly bytes: number;
  readonly path: string | null;
};

export type ArchivedMessage = {
  readonly id: number;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly sentAt: number;
  /** The name is that of the moment at which it was sent. */
  readonly sender: {
    readonly kind: 'person' | 'webhook' | 'outsider';
    readonly id: string;
    readonly name: string;
    readonly hasLeft: boolean;
  };
  readonly text: string;
  readonly file: ArchivedFile | null;
};

export type ArchivedConversation = {
  /** From 1: its place in the archive, and its folder there. */
  readonly position: number;
  readonly kind: 'channel' | 'direct';
  readonly jid: string;
  readonly name: string;
  readonly messages: number;
};

/** What an archive is of. */
export type ArchiveFacts = {
  readonly team: { readonly id: string; readonly name: string; readonly domain: string };
  readonly requestedBy: { readonly guid: string; readonly name: string };
  /** Milliseconds since 1970-01-01 UTC; what was sent later is not in it. */
  readonly requestedAt: number;
  readonly filters: {
    readonly emails: readonly string[];
    /** To which channels it is limited, under their names of then; none where it is not. */
    readonly channels: readonly { readonly id: string; readonly name: string }[];
    readonly tasks: readonly ('USER_HISTORY' | 'GROUP_HISTORY')[];
    readonly messageType: 'TEXT' | 'IMAGE' | 'FILE' | 'ALL';
    readonly dateFrom: string | null;
    readonly dateTo: string | null;
  };
  readonly counts: { readonly conversations: number; readonly messages: number; readonly files: number };
};
