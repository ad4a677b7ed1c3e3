import { keyOfId, notFound } from '../../lib/idLists.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { readRules, unsentTexts } from './input.ts';
import { toChannel } from './mapper.ts';
import { changeErrorOf } from './refusals.ts';
import { channelRest } from './rest.ts';

/** Changes a channel; the payload's is the service's answer. */
export const channelUpdate: Mutation<'channelUpdate'> = async (_root, { input }, context) => {
  const { channelId, version, name, description, idempotencyKey } = input;
  const groupJid = keyOfId('Channel', channelId);
  const { parts, lists, errors } = readRules(input);
  const wrong = [...(groupJid === null ? [notFound(['channelId'])] : []), ...unsentTexts(input), ...errors];
  if (groupJid === null || wrong.length > 0) return { channel: null, userErrors: wrong };
  const changes = { ...parts, name: name ?? undefined, description: description ?? undefined };
  const outcome = await written(
    () => channelRest(context.upstream).update(groupJid, version, changes, idempotencyKey),
    changeErrorOf(input, lists),
  );
  if ('error' in outcome) return { channel: null, userErrors: [outcome.error] };
  forgetReads(context);
  return { channel: toChannel(outcome.answer, context.log), userErrors: [] };
};
