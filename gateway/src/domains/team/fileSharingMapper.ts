import type { FileSharingMode } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';

/** Who may share files; the people behind the addresses are read when they are asked for. */
export type FileSharingRecord = {
  readonly mode: FileSharingMode;
  readonly isMobileDisabled: boolean;
  readonly enabledEmails: string[];
  readonly version: number;
};

export const fileSharingModes = enumOf('FileSharingMode', {
  ALL: 'ALL',
  NONE: 'NONE',
  CUSTOM: 'CUSTOM',
} as const satisfies WordsOf<FileSharingMode>);

/** What the attributes of an organisation's domain say, in the words of a team's settings. */
export const ofDomain = ({
  fileSharingMode,
  ...rest
}: Answer<'team', 'domainAttributes'>): Answer<'team', 'fileSharingSettings'> => ({ mode: fileSharingMode, ...rest });

export const toFileSharing = (
  { mode, mobileSharingDisabled, enabledEmails, version }: Answer<'team', 'fileSharingSettings'>,
  log: Log,
): FileSharingRecord => ({
  mode: fileSharingModes.read(mode, log),
  isMobileDisabled: mobileSharingDisabled,
  enabledEmails,
  version,
});
