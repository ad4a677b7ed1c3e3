import { messageFormat } from '@muster/schema/formats/webhook';
import type { Answer, Body, Query } from '../../generated/contract.ts';
import { type Cause, causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Fault, Refusal } from '../../lib/errors.ts';
import { nameFor } from '../member/nameRules.ts';
import { peopleByGuid } from '../member/repository.ts';
import { teamOf } from '../team/repository.ts';
import { tellWebhooks } from '../webhook/messageActions.ts';
import { demandOwnChannel, demandPrivilege } from './chatActions.ts';
import { writeMessage } from './messageActions.ts';
import { type MessageRow, listMessages } from './messageRepository.ts';

type Message = Answer<'channel', 'postMessage'>;

const toMessage = (row: MessageRow): Message => ({
  ...{ id: row.messageId, to: row.groupJid, text: row.text, sentAt: row.sentAt },
  sender: { kind: row.senderKind, id: row.senderId, name: row.senderName },
});

/** The name of whoever acts as the members of the team read it: all who are in the channel, and outside services, see it. */
async function shownName({ db, teamId, actor }: Cause): Promise<string> {
  const [self] = await peopleByGuid(db, teamId, [actor], false);
  if (!self) throw new Fault('A session of somebody without a team.');
  const { firstName, lastName } = nameFor({ guid: '', role: 'member' }, await teamOf(db, teamId), self);
  return `${firstName} ${lastName}`.trim();
}

/**
 * Writes into a channel for whoever asks, and tells the webhooks that are about it.
 *
 * @throws Refusal `group_not_found`, `posting_restricted`, `invalid_request`
 */
export async function postMessage(
  context: SessionContext,
  { to, text: given }: Body<'channel', 'postMessage'>,
): Promise<Message> {
  const cause = causeOf(context);
  const { row } = await demandPrivilege(cause, to, (one) => one.postBy, 'posting_restricted');
  const { data: text } = messageFormat.safeParse(given);
  if (text === undefined) throw new Refusal('invalid_request', { field: 'text' });
  const sender = { kind: 'person', id: cause.actor, name: await shownName(cause) } as const;
  const message = await writeMessage(cause, { groupJid: to, sender, text });
  await tellWebhooks(cause, row, message);
  return toMessage(message);
}

/**
 * What was written in a channel that whoever asks is in.
 *
 * @throws Refusal `group_not_found`
 */
export async function messages(
  context: SessionContext,
  { groupJID, limit, before }: Query<'channel', 'messages'>,
): Promise<Answer<'channel', 'messages'>> {
  await demandOwnChannel(causeOf(context), groupJID);
  return { messages: (await listMessages(context.db, groupJID, { limit, before })).map(toMessage) };
}
