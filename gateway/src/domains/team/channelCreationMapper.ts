import type { ChannelCreators } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { wireEnum } from '../../lib/enums.ts';
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

/** The wire's word for a rule; that which stands for words that this version does not know has none. */
export const channelCreatorsWords = {
  ALL_USERS: 'ALL_USERS',
  ADMINS_AND_WHITELISTED_USERS: 'ADMINS_AND_WHITELISTED_USERS',
  ONLY_ADMINS: 'ONLY_ADMINS',
  UNKNOWN: null,
} as const satisfies Record<ChannelCreators, string | null>;

const toCreators = wireEnum('ChannelCreators', {
  ALL_USERS: 'ALL_USERS',
  ADMINS_AND_WHITELISTED_USERS: 'ADMINS_AND_WHITELISTED_USERS',
  ONLY_ADMINS: 'ONLY_ADMINS',
} as const);

type Wire = Answer<'team', 'createGroupPrivilege'>;

const toRule = ({ allowedTo, whiteList }: Wire['open'], log: Log): ChannelCreationRuleRecord => ({
  allowedTo: toCreators(allowedTo, log),
  guids: whiteList,
});

export const toChannelCreation = ({ open, close, version }: Wire, log: Log): ChannelCreationRecord => ({
  open: toRule(open, log),
  closed: toRule(close, log),
  version,
});
