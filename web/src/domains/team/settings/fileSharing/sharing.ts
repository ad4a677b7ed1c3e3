import type { FileSharingOfTeamFragment } from '../../../../generated/team/settings/fileSharing/fileSharing.ts';
import type { FileSharingUpdateInput } from '../../../../generated/team/settings/fileSharing/fileSharingUpdate.ts';
import type { PickedMemberFragment } from '../../../../generated/member/fragments/pickedMember.ts';

export type ReadSharing = NonNullable<FileSharingOfTeamFragment['fileSharing']>;

/** The modes in the order of the form. */
export const MODES = ['ALL', 'NONE', 'CUSTOM'] as const;
export type Mode = (typeof MODES)[number];

/** The widest first; what this version does not know is taken for the widest. */
const BY_WIDTH: readonly ReadSharing['mode'][] = ['ALL', 'CUSTOM', 'NONE'];

/** Who may share files, as it is saved or is to be saved. */
export interface Sharing {
  readonly mode: ReadSharing['mode'];
  readonly isMobileDisabled: boolean;
  /** Who may while only chosen people may. */
  readonly emails: ReadonlySet<string>;
  readonly version: number;
}

/** Somebody by their address, as far as they are known; null for somebody who has not been read. */
export type FindPerson = (email: string) => PickedMemberFragment | null;

export const sharingOf = ({ mode, isMobileDisabled, enabledEmails, version }: ReadSharing): Sharing => ({
  ...{ mode, isMobileDisabled, version },
  emails: new Set(enabledEmails),
});

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((email) => other.has(email));

/** Whether both come to the same: who is chosen matters only where chosen people may. */
export const isSameSharing = (one: Sharing, other: Sharing): boolean =>
  one.mode === other.mode &&
  one.isMobileDisabled === other.isMobileDisabled &&
  (one.mode !== 'CUSTOM' || isSameSet(one.emails, other.emails));

/** Whether somebody who is chosen may share files: whoever is not known counts, until the service says otherwise. */
const mayShare = (email: string, find: FindPerson) => {
  const status = find(email)?.status;
  return status === undefined || status === 'ACTIVE';
};

/** Whether chosen people may, and nobody who could is chosen. */
export const lacksPeople = ({ mode, emails }: Sharing, find: FindPerson): boolean =>
  mode === 'CUSTOM' && ![...emails].some((email) => mayShare(email, find));

/** What stands after the picker was closed: everybody may where it was left with nobody. */
export const afterPicking = (sharing: Sharing, find: FindPerson): Sharing =>
  lacksPeople(sharing, find) ? { ...sharing, mode: 'ALL' } : sharing;

/** Whether fewer people could share files by a mode than may now. */
export const isNarrower = (mode: Mode, saved: Sharing): boolean =>
  BY_WIDTH.indexOf(mode) > Math.max(0, BY_WIDTH.indexOf(saved.mode));

type Changes = Omit<FileSharingUpdateInput, 'idempotencyKey'>;

/** What has to be sent to make one of the other; the list only where chosen people may. */
export function changesOf(draft: Sharing, saved: Sharing): Changes {
  const isChosen = draft.mode === 'CUSTOM';
  const enableEmails = isChosen ? [...draft.emails].filter((email) => !saved.emails.has(email)) : [];
  const disableEmails = isChosen ? [...saved.emails].filter((email) => !draft.emails.has(email)) : [];
  return {
    ...(draft.mode !== saved.mode && { mode: draft.mode }),
    ...(draft.isMobileDisabled !== saved.isMobileDisabled && { isMobileDisabled: draft.isMobileDisabled }),
    ...(enableEmails.length > 0 && { enableEmails }),
    ...(disableEmails.length > 0 && { disableEmails }),
    version: saved.version,
  };
}
