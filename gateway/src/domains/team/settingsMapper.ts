import type { Answer } from '../../generated/upstream/contract.ts';

/** How people come into the team and how it shows them, as only its admins read it. */
export type TeamSettingsRecord = {
  readonly isOpen: boolean;
  readonly isExternalContactBlocked: boolean;
  readonly isPublicDomain: boolean;
  readonly isAdminInvite: boolean;
  readonly showsFullNames: boolean;
};

export const toTeamSettings = (wire: Answer<'team', 'teamSettings'>): TeamSettingsRecord => ({
  isOpen: wire.isOpen,
  isExternalContactBlocked: wire.isCrossDomainDisabled,
  isPublicDomain: wire.isPublicDomain,
  isAdminInvite: wire.isAdminInvite,
  showsFullNames: wire.showUsersFullName,
});
