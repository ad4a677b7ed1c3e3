import type { ChannelPurpose } from '../../generated/resolvers.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { demandAdmin } from '../identity/facts.ts';
import { readRules, readTexts } from './input.ts';
import { toChannel } from './mapper.ts';
import { creationErrorOf } from './refusals.ts';
import { type PrivilegeLevel, channelRest } from './rest.ts';

/** Who may do what in a channel that is created for something. */
const levels = { ANNOUNCEMENT: 'moderator', AUTO_JOIN: 'member' } as const satisfies Record<
  ChannelPurpose,
  PrivilegeLevel
>;

/** Creates a channel; the payload's is the service's answer. */
export const channelCreate: Mutation<'channelCreate'> = async (_root, { input }, context) => {
  const texts = readTexts(input);
  const { parts, lists, errors } = readRules(input);
  const wrong = [...texts.name.errors, ...texts.description.errors, ...errors];
  if (wrong.length > 0) return { channel: null, userErrors: wrong };
  // The service lets members create channels, too.
  await demandAdmin(context);
  const channel = { ...parts, name: texts.name.value ?? input.name, description: texts.description.value };
  const outcome = await written(
    () => channelRest(context.upstream).create(channel, levels[input.purpose], input.idempotencyKey),
    creationErrorOf(input, lists),
  );
  if ('error' in outcome) return { channel: null, userErrors: [outcome.error] };
  forgetReads(context);
  const created = toChannel(outcome.answer, context.log);
  return { channel: created, userErrors: [] };
};
