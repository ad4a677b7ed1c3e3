import type { Answer } from '../../../generated/contract.ts';
import type { AuditAction } from '../../../lib/auditActions.ts';

export type Setting = Answer<'team', 'settingChanges'>['changes'][number]['setting'];

/** Which audit entries tell of a change of a setting. */
export type ChangeSource = {
  readonly setting: Setting;
  readonly action: AuditAction;
  /** Where an action is about several settings: the value that is this one's. */
  readonly value: string | null;
};

const by = (setting: Setting, action: AuditAction, value: string | null = null): ChangeSource => ({
  setting,
  action,
  value,
});

/** How changes of the settings are told apart in the audit trail. */
export const changeSources: readonly ChangeSource[] = [
  by('auto_join', 'team.updateAutoJoin'),
  by('file_sharing', 'team.updateFileSharing'),
  by('channel_creation', 'team.updateChannelCreation'),
  by('sign_up', 'team.updateSignUp'),
  by('invite_members', 'team.updateInvitePolicy'),
  by('invite_guests', 'team.updateSettings', 'guestInvite'),
  by('full_names', 'team.updateSettings', 'showUsersFullName'),
  by('product_events', 'team.updateSettings', 'sharesProductEvents'),
  by('google_sign_in', 'sso.updateGoogleSignIn'),
  by('welcome_message', 'team.updateWelcome'),
  by('auto_join_channels', 'channel.updateAutoJoin'),
  by('recording_retention', 'recording.updateRetention'),
  by('merge_domains', 'team.requestDomain'),
  by('merge_domains', 'team.approveDomain'),
  by('merge_domains', 'team.declineDomain'),
  by('merge_domains', 'team.removeDomain'),
];
