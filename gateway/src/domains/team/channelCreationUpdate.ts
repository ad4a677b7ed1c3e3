import { CREATORS_MAX } from '@muster/schema/formats/channel';
import type { ChannelCreationRuleInput, UserError } from '../../generated/resolvers.ts';
import type { Body } from '../../generated/upstream/contract.ts';
import { given } from '../../lib/given.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { firstErrors, userError } from '../../lib/userErrors.ts';
import type { Mutation } from '../../mutation.ts';
import { type RefusalTable, placeOf, refusalError } from '../../upstream/refusals.ts';
import { changeTeam, unchangedTeam } from './changeTeam.ts';
import { channelCreators, toChannelCreation } from './channelCreationMapper.ts';
import { teamRest } from './rest.ts';

type WireRule = NonNullable<Body<'team', 'setCreateGroupPrivilege'>['open']>;

const TOO_MANY = `At most ${CREATORS_MAX} people are chosen.`;

/** What the service calls a part of its body, as a part of `input`. */
const inputNames = new Map([
  ['open', 'open'],
  ['close', 'closed'],
  ['whiteList', 'memberIds'],
]);

const refusalsAt = (path: readonly string[] | null) =>
  ({
    member_not_found: ['NOT_FOUND', path, 'The team has no such active member.'],
    guest_not_whitelisted: ['NOT_ALLOWED', path, 'Guests cannot create channels.'],
    nobody_chosen: ['REQUIRED', path, 'Nobody who could create channels is chosen.'],
    too_many_subjects: ['TOO_MANY', path, TOO_MANY],
    plan_required: ['PLAN_REQUIRED', path, 'The plan does not include restricting who may create channels.'],
    stale_version: ['STALE', ['version'], 'It was changed in the meantime.'],
  }) as const satisfies RefusalTable<'team.setCreateGroupPrivilege'>;

type Read = { rule?: WireRule; errors: UserError[] };

/** One type's rule in the service's words, or what is wrong with it. */
function readRule(name: 'open' | 'closed', given: ChannelCreationRuleInput | null | undefined): Read {
  if (!given) return { errors: [] };
  const allowedTo = channelCreators.wire(given.allowedTo);
  if (allowedTo === null)
    return { errors: [userError('INVALID', [name, 'allowedTo'], 'This says nothing about who may.')] };
  const ids = given.memberIds ?? undefined;
  if (ids === undefined) return { rule: { allowedTo }, errors: [] };
  if (ids.length > CREATORS_MAX) return { errors: [userError('TOO_MANY', [name, 'memberIds'], TOO_MANY)] };
  const whiteList = ids.map((id) => keyOfId('Member', id));
  const errors = whiteList.flatMap((guid, place) =>
    guid === null ? [notFound([name, 'memberIds', String(place)])] : [],
  );
  return { rule: { allowedTo, whiteList: whiteList.filter((guid) => guid !== null) }, errors: firstErrors(errors) };
}

/** Sets who may create channels; the payload's rules are the service's answer. */
export const channelCreationUpdate: Mutation<'channelCreationUpdate'> = async (_root, { input }, context) => {
  const open = readRule('open', input.open);
  const closed = readRule('closed', input.closed);
  const errors = [...open.errors, ...closed.errors];
  if (errors.length > 0) return unchangedTeam(...errors);
  const { teamId: to } = await context.loaders.team.team();
  const changes = {
    to,
    ...given({ open: open.rule, close: closed.rule, version: input.version }),
  };
  return changeTeam(
    context,
    () => teamRest(context.upstream).setChannelCreation(changes, input.idempotencyKey),
    (error) => refusalError(error, refusalsAt(placeOf(error, inputNames))),
    ({ loaders, log }, answer) => loaders.team.channelCreation.prime(toChannelCreation(answer, log)),
  );
};
