import type { ChannelCreators } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';

/** Who may create channels of one type. */
export type ChannelCreationRuleRecord = {
  readonly allowedTo: ChannelCreators;
  /** Those who are chosen, by name. */
  readonly guids: readonly string[];
};

export type ChannelCreationRecord = {
  readonly open: ChannelCreationRuleRecord;
  readonly closed: ChannelCreationRuleRecord;
  readonly version: number;
};

export const channelCreators = enumOf('ChannelCreators', {
  ALL_USERS: 'ALL_USERS',
  ADMINS_AND_WHITELISTED_USERS: 'ADMINS_AND_WHITELISTED_USERS',
  ONLY_ADMINS: 'ONLY_ADMINS',
} as const satisfies WordsOf<ChannelCreators>);

type Wire = Answer<'team', 'createGroupPrivilege'>;

const toRule = ({ allowedTo, whiteList }: Wire['open'], log: Log): ChannelCreationRuleRecord => ({
  allowedTo: channelCreators.read(allowedTo, log),
  guids: whiteList,
});

export const toChannelCreation = ({ open, close, version }: Wire, log: Log): ChannelCreationRecord => ({
  open: toRule(open, log),
  closed: toRule(close, log),
  version,
});
