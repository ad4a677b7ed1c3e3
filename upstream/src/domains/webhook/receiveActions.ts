import { messageFormat } from '@muster/schema/formats/webhook';
import type { Body } from '../../generated/contract.ts';
import type { CallContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { hashToken } from '../../lib/secrets.ts';
import { demandInUse } from '../channel/demandActions.ts';
import { writeMessage } from '../channel/messageActions.ts';
import type { HookAddresses } from './hookAddressRules.ts';
import { type WebhookRow, channelOf, webhookAnywhere } from './repository.ts';

type Received = Body<'webhook', 'receive'>;

/** Whoever knows an address has the keys of it to themselves. */
export const receiverOf = ({ id, secret }: Received): string => `webhook:${hashToken(`${id}/${secret}`)}`;

/**
 * Keeps what somebody outside writes through the address of an incoming webhook, in the webhook's name; gives the message's
 * number. Which part of an address is wrong is not told, nor by the time that it takes.
 *
 * @throws Refusal `webhook_not_found`, `webhook_paused`, `invalid_request`, `group_not_found`, `group_archived`
 */
export async function receive(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  addresses: HookAddresses,
  { id, secret, text: given, channel }: Received,
): Promise<number> {
  const found = await webhookAnywhere(db, id);
  const isRight = addresses.admits(secret, id, found?.addressGeneration ?? 0);
  if (!found || !isRight || found.type !== 'incoming') throw new Refusal('webhook_not_found');
  if (found.pausedBy !== null) throw new Refusal('webhook_paused');
  const { data: text } = messageFormat.safeParse(given);
  if (text === undefined) throw new Refusal('invalid_request', { field: 'text' });
  const groupJid = await channelFor(db, found, channel);
  const { teamId, webhookId, name } = found;
  const sender = { kind: 'webhook', id: webhookId, name } as const;
  const { messageId } = await writeMessage({ db, now, teamId }, { groupJid, sender, text });
  return messageId;
}

/**
 * The channel of a webhook, which may be named; of one for the whole team the open one that is.
 *
 * @throws Refusal `invalid_request`, `group_not_found`, `group_archived`
 */
async function channelFor(
  db: CallContext['db'],
  { scope, groupJid, teamId }: WebhookRow,
  named: string | undefined,
): Promise<string> {
  const wanted = named ?? groupJid;
  if (wanted === null) throw new Refusal('invalid_request', { field: 'channel' });
  const found = await channelOf(db, teamId, wanted);
  const isItsOwn = scope === 'domain' ? found?.type === 'open' : wanted === groupJid;
  if (!found || !isItsOwn) throw new Refusal('group_not_found', { field: 'channel' });
  demandInUse([found]);
  return wanted;
}
