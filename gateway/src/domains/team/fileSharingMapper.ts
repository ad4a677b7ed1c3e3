import type { FileSharingMode } from '../../generated/resolvers.ts';
import type { Answer, Body } from '../../generated/upstream/contract.ts';
import { wireEnum } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';

/** Who may share files; the people behind the addresses are read when they are asked for. */
export type FileSharingRecord = {
  readonly mode: FileSharingMode;
  readonly isMobileDisabled: boolean;
  readonly enabledEmails: string[];
  readonly version: number;
};

const toMode = wireEnum('FileSharingMode', { ALL: 'ALL', NONE: 'NONE', CUSTOM: 'CUSTOM' } as const);

/** The wire's word for a mode; that which stands for words that this version does not know has none. */
export const fileSharingWords = {
  ALL: 'ALL',
  NONE: 'NONE',
  CUSTOM: 'CUSTOM',
  UNKNOWN: null,
} as const satisfies Record<FileSharingMode, Body<'team', 'setFileSharingSettings'>['mode'] | null>;

/** What the attributes of an organisation's domain say, in the words of a team's settings. */
export const ofDomain = ({
  fileSharingMode,
  ...rest
}: Answer<'team', 'domainAttributes'>): Answer<'team', 'fileSharingSettings'> => ({ mode: fileSharingMode, ...rest });

export const toFileSharing = (
  { mode, mobileSharingDisabled, enabledEmails, version }: Answer<'team', 'fileSharingSettings'>,
  log: Log,
): FileSharingRecord => ({
  mode: toMode(mode, log),
  isMobileDisabled: mobileSharingDisabled,
  enabledEmails,
  version,
});
