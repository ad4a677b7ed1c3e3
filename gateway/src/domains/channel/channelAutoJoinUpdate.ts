import type { GatewayContext } from '../../context.ts';
import type { ChannelAutoJoinChangeInput, UserError } from '../../generated/resolvers.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { type IdempotencyKey, partKey } from '../../lib/idempotencyKeys.ts';
import { userError } from '../../lib/userErrors.ts';
import type { Mutation } from '../../mutation.ts';
import { isLost } from '../../upstream/errors.ts';
import { forgetReads } from '../../scope.ts';
import { type RefusalTable, knownRefusal } from '../../upstream/refusals.ts';
import { type ChannelRecord, toChannel } from './mapper.ts';
import { channelRest } from './rest.ts';

/** Each change is a call of its own. */
const MAX_CHANGES = 50;

const LOST = 'This could not be set just now: set it again.';

/** What became of one change: the channel as it is now, or why it is not as was asked. */
type Outcome = { readonly channel: ChannelRecord } | { readonly error: UserError };

const refusalsAt = (path: readonly string[]): RefusalTable<'channel.updateGroup'> => ({
  group_not_found: ['NOT_FOUND', path, 'The team has no such channel.'],
  group_archived: ['ARCHIVED', path, 'The channel is archived.'],
  group_locked: ['LOCKED', path, 'Everybody always joins this channel.'],
  channel_limit: ['LIMIT_REACHED', path, 'The team has as many channels that everybody joins as it may have.'],
  plan_required: ['PLAN_REQUIRED', path, "The team's plan does not include channels that everybody joins."],
});

/** Makes one change, whose failure leaves the others alone. What concerns all of them, such as a session that is over, is thrown. */
async function change(
  groupJid: string,
  isAutoJoin: boolean,
  path: readonly string[],
  key: string | null,
  { upstream, log }: GatewayContext,
): Promise<Outcome> {
  try {
    return { channel: toChannel(await channelRest(upstream).setAutoJoin(groupJid, isAutoJoin, key), log) };
  } catch (error) {
    const known = knownRefusal(error, refusalsAt(path));
    if (known) return { error: known };
    if (!isLost(error)) throw error;
    return { error: userError('UNAVAILABLE', path, LOST) };
  }
}

/** What keeps the services from being asked: the operation's end, or that they have failed. */
const isOver = ({ signal }: GatewayContext, last: Outcome | undefined) =>
  signal.aborted || (last !== undefined && 'error' in last && last.error.code === 'UNAVAILABLE');

/**
 * Makes the changes one after the other, as each locks the team: sent together they would wait for one another until their
 * time is over. What is not begun by then, or once a service has failed, is not done.
 */
async function outcomesOf(
  changes: readonly ChannelAutoJoinChangeInput[],
  idempotencyKey: IdempotencyKey,
  context: GatewayContext,
): Promise<Outcome[]> {
  const seen = new Set<string>();
  const outcomes: Outcome[] = [];
  let last: Outcome | undefined;
  for (const [index, { channelId, isAutoJoin }] of changes.entries()) {
    const path = ['changes', String(index)];
    const groupJid = keyOfId('Channel', channelId);
    if (groupJid === null) outcomes.push({ error: notFound(path) });
    else if (seen.has(groupJid))
      outcomes.push({ error: userError('DUPLICATE', path, 'The channel stands there before.') });
    else {
      seen.add(groupJid);
      last = isOver(context, last)
        ? { error: userError('UNAVAILABLE', path, LOST) }
        : await change(groupJid, isAutoJoin, path, partKey(idempotencyKey, String(index)), context);
      outcomes.push(last);
    }
  }
  return outcomes;
}

const refused = (code: 'REQUIRED' | 'TOO_MANY', message: string) => ({
  channels: [],
  userErrors: [userError(code, ['changes'], message)],
});

/** Sets for each channel by a call of its own whether everybody joins it; the payload has the services' answers. */
export const channelAutoJoinUpdate: Mutation<'channelAutoJoinUpdate'> = async (
  _root,
  { input: { changes, idempotencyKey } },
  context,
) => {
  if (changes.length === 0) return refused('REQUIRED', 'Name at least one.');
  if (changes.length > MAX_CHANGES) return refused('TOO_MANY', `At most ${MAX_CHANGES} are taken at once.`);
  const outcomes = await outcomesOf(changes, idempotencyKey, context);
  forgetReads(context);
  return {
    channels: outcomes.flatMap((one) => ('channel' in one ? [one.channel] : [])),
    userErrors: outcomes.flatMap((one) => ('error' in one ? [one.error] : [])),
  };
};
