import { channelDescriptionFormat, channelNameFormat } from '@muster/schema/formats/channel';
import type { Role } from '../../lib/roles.ts';
import type { Plan } from '../billing/rules.ts';
import { type ChannelType, type Creators, mayCreate } from '../team/channelCreation/rules.ts';
import type { PaywallMode } from '../billing/paywallRules.ts';

/** How many channels of a type a team may have; null for any number. The soft paywall allows 10 open ones, no closed one. */
export function channelLimit(plan: Plan, mode: PaywallMode, type: ChannelType): number | null {
  if (plan !== 'free' || mode !== 'SOFT') return null;
  return type === 'open' ? 10 : 0;
}

export type Creator = { role: Role; isLite: boolean; isChosen: boolean };

/**
 * Why somebody may not create a channel of a type, or null: the team's rule, by which guests never may; a licence that they
 * lack, whatever their role; the plan's limit.
 *
 * @param existing how many channels of the type the team has
 */
export function creationRefusal(
  creator: Creator,
  { allowedTo, limit, existing }: { allowedTo: Creators; limit: number | null; existing: number },
): 'group_creation_restricted' | 'licence_required' | 'channel_limit' | null {
  if (!mayCreate(allowedTo, creator)) return 'group_creation_restricted';
  if (creator.isLite) return 'licence_required';
  return limit !== null && existing >= limit ? 'channel_limit' : null;
}

/** The texts of a channel. */
export type ChannelTexts = { name: string; description: string };

/** The texts of a channel as they are kept, or which of them cannot be. What is as before is taken whatever it holds. */
export function readChannelTexts(
  given: { name?: string | undefined; description?: string | undefined },
  before?: ChannelTexts,
): ChannelTexts | { refusal: 'invalid_request'; field: 'profile.name' | 'profile.description' } {
  const name = readText(channelNameFormat, given.name, before?.name);
  if (name === null) return { refusal: 'invalid_request', field: 'profile.name' };
  const description = readText(
    channelDescriptionFormat,
    given.description ?? before?.description ?? '',
    before?.description,
  );
  if (description === null) return { refusal: 'invalid_request', field: 'profile.description' };
  return { name, description };
}

function readText(format: typeof channelNameFormat, given: string | undefined, before: string | undefined) {
  if (before !== undefined && (given === undefined || given === before)) return before;
  const { data } = format.safeParse(given);
  return data ?? null;
}
