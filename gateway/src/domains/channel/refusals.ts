import type { UserError } from '../../generated/resolvers.ts';
import { type GatewayError } from '../../lib/errors.ts';
import { userError } from '../../lib/userErrors.ts';
import { wrongArgument } from '../../lib/wrongArgument.ts';
import { UpstreamError, refusalIn } from '../../upstream/errors.ts';
import { type RefusalTable, knownRefusal, placeOf, refusalError } from '../../upstream/refusals.ts';
import { type OpenedLists, refusedTextError } from './input.ts';

type Place = readonly string[] | null;

/** What the service calls a part of its bodies, as a part of `input`. */
const inputNames = new Map([
  ...['name', 'description', 'canLeave', 'canMute', 'version'].map((name) => [name, name] as const),
  ['restrictionCriteria', 'restrictedToIds'],
  ['autoJoinCriteria', 'autoJoinGroupIds'],
  ['moderators', 'moderatorIds'],
  ['posters', 'posterIds'],
  ['groupJID', 'channelId'],
]);

/** Parts of the service's bodies that `input` does not have. */
const WITHIN = /^(?:profile|config)\./;

/** Where in `input` the fault is: the service was sent each id of a list once. */
function placeIn(error: unknown, lists: OpenedLists): Place {
  const place = placeOf(error, inputNames, WITHIN);
  const [name, index] = place ?? [];
  const list = new Map(Object.entries(lists)).get(name ?? '');
  const key = list?.keys[Number(index)];
  return key === undefined ? place : (list?.pathOf(key) ?? place);
}

const missing = (place: Place) => ['NOT_FOUND', place, 'The team has no such user group.'] as const;

const ofBoth = (place: Place) =>
  ({
    criterion_not_found: missing(place),
    member_not_found: ['NOT_FOUND', place ?? ['moderatorIds'], 'The team has no such active member.'],
    group_restricted: ['NOT_ALLOWED', place ?? ['posterIds'], 'The channel is not for all of these people.'],
    nobody_chosen: ['REQUIRED', ['moderatorIds'], 'Somebody looks after a channel.'],
  }) satisfies RefusalTable<'channel.createGroup' | 'channel.updateGroupInfo'>;

const creation = (place: Place) =>
  ({
    ...ofBoth(place),
    plan_required: ['PLAN_REQUIRED', place, "The team's plan does not include such channels."],
    channel_limit: ['LIMIT_REACHED', place, 'The team has as many such channels as it may have.'],
    group_creation_restricted: ['NOT_ALLOWED', null, 'The team does not let the viewer create channels.'],
    licence_required: ['NOT_ALLOWED', null, 'Whoever holds no licence creates no channel.'],
  }) satisfies RefusalTable<'channel.createGroup'>;

const AUTO_JOIN = ['autoJoinGroupIds'] as const;

const change = (place: Place) =>
  ({
    ...ofBoth(place),
    group_not_found: ['NOT_FOUND', ['channelId'], 'The team has no such channel.'],
    group_archived: ['ARCHIVED', ['channelId'], 'The channel is archived.'],
    group_locked: ['LOCKED', place ?? AUTO_JOIN, 'Everybody always joins this channel.'],
    plan_required: ['PLAN_REQUIRED', place, "The team's plan includes neither user groups of channels nor auto-join."],
    channel_limit: [
      'LIMIT_REACHED',
      place ?? AUTO_JOIN,
      'The team has as many channels that people are put into as it may have.',
    ],
    stale_version: ['STALE', ['version'], 'It was changed in the meantime.'],
  }) satisfies RefusalTable<'channel.updateGroupInfo'>;

type Texts = { readonly name?: string | null; readonly description?: string | null };

/** For what the service does not take INVALID at its place, and for its texts what is wrong with them. */
function invalidError(place: Place, texts: Texts): UserError {
  const [part] = place ?? [];
  if (part === 'name' || part === 'description') return refusedTextError(part, texts[part]);
  if (part === 'posterIds') return userError('INVALID', place, 'Others write beside moderators where these alone do.');
  return userError('INVALID', place, 'The service does not take this.');
}

const errorBy =
  (tableAt: (place: Place) => RefusalTable<'channel.createGroup'> | RefusalTable<'channel.updateGroupInfo'>) =>
  (texts: Texts, lists: OpenedLists) =>
  (error: unknown): UserError => {
    const place = placeIn(error, lists);
    return refusalIn(error, 'invalid_request') ? invalidError(place, texts) : refusalError(error, tableAt(place));
  };

/** Why there is no such channel; throws what is not the person's to mend. */
export const creationErrorOf = errorBy(creation);

/** Why a channel is not as was asked; throws what is not the person's to mend. */
export const changeErrorOf = errorBy(change);

/** Why nobody can be counted: BAD_USER_INPUT for what no channel of the team could have; null for another failure. */
export function previewError(error: unknown, lists: OpenedLists): GatewayError | null {
  const place = placeIn(error, lists);
  const known = knownRefusal(error, {
    criterion_not_found: missing(place),
    group_not_found: ['NOT_FOUND', ['channelId'], 'The team has no such channel.'],
  } satisfies RefusalTable<'channel.previewGroup'>);
  const reason = error instanceof UpstreamError ? error.refusal?.code : undefined;
  return known && wrongArgument(known, reason);
}
