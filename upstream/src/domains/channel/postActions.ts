import { messageFormat } from '@muster/schema/formats/webhook';
import type { Answer, Body, Query } from '../../generated/contract.ts';
import { type Cause, causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Fault, Refusal } from '../../lib/errors.ts';
import { sharedFileBy } from '../file/shareRepository.ts';
import { nameFor } from '../member/nameRules.ts';
import { peopleByGuid } from '../member/repository.ts';
import { teamOf } from '../team/repository.ts';
import { tellWebhooks } from '../webhook/messageActions.ts';
import { demandOwnChannel } from './chatActions.ts';
import { demandInUse } from './demandActions.ts';
import { demandConversation } from './conversationActions.ts';
import type { Membership } from './conversationRepository.ts';
import { type Content, writeMessage } from './messageActions.ts';
import {
  type DirectMessageRow,
  type MessageRow,
  addConversation,
  addDirectMessage,
  listMessages,
} from './messageRepository.ts';
import { mayWrite } from './rules.ts';

type Message = Answer<'channel', 'postMessage'>;

const toMessage = (row: MessageRow): Message => ({
  ...{ id: row.messageId, to: row.groupJid, text: row.text, file: row.fileName, sentAt: row.sentAt },
  sender: { kind: row.senderKind, id: row.senderId, name: row.senderName },
});

const toDirectMessage = (row: DirectMessageRow): Message => ({
  ...{ id: row.messageId, to: row.conversationJid, text: row.text, file: row.fileName, sentAt: row.sentAt },
  sender: { kind: 'person', id: row.senderId, name: row.senderName },
});

type Named = { readonly firstName: string; readonly lastName: string };
const wholeName = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim();

/** The name of whoever acts as the members of the team read it: all who are in the channel, and outside services, see it. */
async function shownName({ db, teamId, actor }: Cause): Promise<string> {
  const [self] = await peopleByGuid(db, teamId, [actor], false);
  if (!self) throw new Fault('A session of somebody without a team.');
  return wholeName(nameFor({ guid: '', role: 'member' }, await teamOf(db, teamId), self));
}

/**
 * What somebody wants to write. A file is one that they have shared themselves.
 *
 * @throws Refusal `invalid_request` where it is nothing, `file_not_found`
 */
async function contentOf(
  { db, actor }: Cause,
  { text: given = '', file = null }: { text?: string; file?: string | null },
): Promise<Content> {
  const text = file !== null && given === '' ? '' : messageFormat.safeParse(given).data;
  if (text === undefined) throw new Refusal('invalid_request', { field: 'text' });
  if (file !== null && (await sharedFileBy(db, file, actor)) === undefined)
    throw new Refusal('file_not_found', { field: 'file' });
  return { text, fileName: file };
}

/**
 * Writes into a channel for whoever asks, and tells the webhooks that are about it.
 *
 * @throws Refusal `group_not_found`, `posting_restricted`, `group_archived`, `invalid_request`, `file_not_found`
 */
export async function postMessage(context: SessionContext, body: Body<'channel', 'postMessage'>): Promise<Message> {
  const cause = causeOf(context);
  const { to } = body;
  const { row, ...standing } = await demandOwnChannel(cause, to);
  if (!mayWrite(row.postBy, standing)) throw new Refusal('posting_restricted');
  demandInUse([row]);
  const content = await contentOf(cause, body);
  const sender = { kind: 'person', id: cause.actor, name: await shownName(cause) } as const;
  const message = await writeMessage(cause, { groupJid: to, sender, ...content });
  await tellWebhooks(cause, row, message);
  return toMessage(message);
}

/**
 * Writes to whoever has an address, in the conversation of the two, which begins with it.
 *
 * @throws Refusal `email_not_found`, `guest_contacts_only`, `external_contacts_blocked`, `invalid_request`, `file_not_found`
 */
export async function postDirectMessage(
  context: SessionContext,
  body: Body<'channel', 'postDirectMessage'>,
): Promise<Message> {
  const cause = causeOf(context);
  const { conversationJid, parties } = await demandConversation(context, body.email);
  const { text, fileName = null } = await contentOf(cause, body);
  await addConversation(cause.db, { conversationJid, now: cause.now, parties: parties.map(toParty(conversationJid)) });
  return toDirectMessage(
    await addDirectMessage(cause.db, {
      ...{ conversationJid, text, fileName, sentAt: cause.now },
      ...{ senderId: cause.actor, senderName: await shownName(cause) },
    }),
  );
}

const toParty =
  (conversationJid: string) =>
  ({ person }: Membership) => ({
    ...{ conversationJid, guid: person.guid, teamId: person.teamId },
    name: wholeName(person),
  });

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
