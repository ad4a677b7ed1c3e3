import type { Answer } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { teamOf } from '../repository.ts';
import { sharingRefusals } from './actions.ts';
import { sharerEmails } from './repository.ts';

/** Whether somebody may share files. */
export async function sharePrivileges({ db, now, actor }: SessionContext) {
  const { desktop, mobile } = await sharingRefusals(db, actor, now);
  return { shareFiles: desktop === null, shareFilesOnMobile: mobile === null };
}

/** Who may share files in a team. */
export async function fileSharingSettings({
  db,
  actor: { teamId },
}: SessionContext): Promise<Answer<'team', 'fileSharingSettings'>> {
  const team = await teamOf(db, teamId);
  return {
    mode: team.fileSharingMode,
    mobileSharingDisabled: team.isMobileFileSharingDisabled,
    enabledEmails: await sharerEmails(db, teamId),
    version: team.fileSharingVersion,
  };
}

/** The same of an organisation, by its own names. */
export async function domainAttributes(context: SessionContext): Promise<Answer<'team', 'domainAttributes'>> {
  const { mode, ...rest } = await fileSharingSettings(context);
  return { fileSharingMode: mode, ...rest };
}
