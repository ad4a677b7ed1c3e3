import { PERSON_NAME_MAX } from '@muster/schema/formats/personName';
import type { ChannelRecord, MessageRecord, PersonRecord } from '../records.ts';
import { lineOf, messageTextOf, namesIn } from '../texts.ts';
import { type Names, plainText } from './markup.ts';
import type { SlackChannel, SlackMessage, SlackUser } from './shapes.ts';

/** What somebody is called in the export; their id where they have no name. */
export const nameOfUser = ({ id, name, real_name: realName, profile }: SlackUser): string =>
  lineOf(profile?.real_name) || lineOf(realName) || lineOf(profile?.display_name) || lineOf(name) || id;

/** Slack's own bot is not marked as one. */
const SLACKBOT = 'USLACKBOT';

export const isBot = ({ id, is_bot: bot, is_workflow_bot: workflow }: SlackUser): boolean =>
  id === SLACKBOT || bot === true || workflow === true;

export function personOf(user: SlackUser): PersonRecord {
  const { profile, deleted, is_restricted: restricted, is_ultra_restricted: ultraRestricted } = user;
  const given = {
    firstName: lineOf(profile?.first_name, PERSON_NAME_MAX),
    lastName: lineOf(profile?.last_name, PERSON_NAME_MAX),
  };
  return {
    kind: 'person',
    id: user.id,
    email: lineOf(profile?.email, 1_000) || null,
    ...(given.firstName || given.lastName ? given : namesIn(nameOfUser(user))),
    isGuest: restricted === true || ultraRestricted === true,
    state: isBot(user) ? 'bot' : deleted === true ? 'deactivated' : 'active',
  };
}

export function channelOf(
  { id, name, creator, members, topic, purpose }: SlackChannel,
  type: 'open' | 'closed',
): ChannelRecord {
  return {
    ...{ kind: 'channel', id, name: lineOf(name), type },
    description: lineOf(purpose?.value, 1_000) || lineOf(topic?.value, 1_000),
    members: [...new Set(members)],
    moderators: creator ? [creator] : [],
  };
}

/** What people and bots have said; the rest is what happened to a channel, and is passed over. */
const SAID = new Set([
  ...['bot_message', 'file_share', 'file_comment', 'me_message', 'thread_broadcast', 'reply_broadcast'],
  'slackbot_response',
]);

export const isSaid = ({ type, subtype, hidden }: SlackMessage): boolean =>
  type === 'message' && hidden !== true && (!subtype || SAID.has(subtype));

/** What a message says that has no text of its own: what its attachments say, or what its files are called. */
function textBeside({ attachments, files }: SlackMessage): string {
  const said = (attachments ?? []).map(
    ({ fallback, pretext, title, text }) => fallback || [pretext, title, text].filter(Boolean).join('\n'),
  );
  return said.filter(Boolean).join('\n') || (files ?? []).flatMap(({ name, title }) => name || title || []).join('\n');
}

/** Who wrote a message, as far as the export knows them. */
export type Author = { readonly name: string; readonly isBot: boolean };

const NOBODY = 'Slack';

/** The first of some names that there is. */
const firstOf = (...names: readonly (string | null | undefined)[]): string =>
  names.map((name) => lineOf(name)).find((name) => name !== '') ?? NOBODY;

function authorOf(
  { user, username, user_profile: profile, bot_profile: bot }: SlackMessage,
  known: Author | undefined,
) {
  if (known && !known.isBot) return { authorId: user ?? null, authorName: known.name };
  // A bot is called what it calls itself for each message; people of other workspaces bring their name along.
  const names = [profile?.real_name, profile?.display_name, bot?.name, known?.name, user];
  return { authorId: null, authorName: firstOf(username, ...names) };
}

function timeOf(ts: string): number {
  const [seconds = '', parts = ''] = ts.split('.');
  return Number(seconds) * 1_000 + Number(parts.padEnd(3, '0').slice(0, 3));
}

/** A message of a channel, and whether it had to be shortened; null where there is nothing to read in it. */
export function messageOf(
  message: SlackMessage,
  channelId: string,
  { names, authors }: { names: Names; authors: ReadonlyMap<string, Author> },
): { record: MessageRecord; isShortened: boolean } | null {
  const { ts, user, text } = message;
  const found = messageTextOf(plainText(text ?? '', names)) ?? messageTextOf(plainText(textBeside(message), names));
  if (found === null) return null;
  const author = authorOf(message, authors.get(user ?? ''));
  const record: MessageRecord = {
    ...{ kind: 'message', channelId, key: ts, ...author },
    ...{ sentAt: timeOf(ts), text: found.text },
  };
  return { record, isShortened: found.isShortened };
}
