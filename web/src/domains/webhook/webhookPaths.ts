import { pathTo } from '../../lib/paths.ts';

/** A kind of webhook that has a form. */
export type FormType = 'INCOMING' | 'OUTGOING';

/** Where a webhook of a kind is added. `?scope=team` begins it for the whole team. */
export const addPath = (type: FormType, isForTeam = false): string =>
  `${pathTo(type === 'INCOMING' ? 'webhookAddIncoming' : 'webhookAddOutgoing')}${isForTeam ? '?scope=team' : ''}`;

/** Where a webhook is changed; null for one of a kind that this version does not know. */
export function editPath({ id, type }: { readonly id: string; readonly type: string }): string | null {
  if (type === 'INCOMING') return pathTo('webhookEditIncoming', { id });
  return type === 'OUTGOING' ? pathTo('webhookEditOutgoing', { id }) : null;
}

/** In the address of the list: the form was left for lack of a channel. */
export const NO_CHANNELS = 'no-channels';

/** The list, saying that there is no channel to write to. */
export const noChannelsPath = (): string => `${pathTo('webhooks')}?notice=${NO_CHANNELS}`;
