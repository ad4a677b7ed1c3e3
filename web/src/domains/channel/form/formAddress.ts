import type { ChannelPage } from '../channelPaths.ts';

/** What an address of a form asks for. */
export type FormAddress =
  | { readonly mode: 'create' }
  | { readonly mode: 'edit'; readonly groupJid: string }
  /** Null while it is not chosen which channel is upgraded. */
  | { readonly mode: 'upgrade'; readonly groupJid: string | null };

/**
 * What an address asks for; null where its parts do not fit together: each list has forms of its own kind, what is changed is
 * named, what is new is not, and only auto-join channels are made of others.
 */
export function formAddressOf(
  page: ChannelPage,
  { mode, page: named, groupJID }: Readonly<Record<string, string | undefined>>,
): FormAddress | null {
  if (named !== page) return null;
  if (mode === 'create' && groupJID === undefined) return { mode };
  if (mode === 'edit' && groupJID !== undefined) return { mode, groupJid: groupJID };
  if (mode === 'upgrade' && page === 'autojoin') return { mode, groupJid: groupJID ?? null };
  return null;
}
