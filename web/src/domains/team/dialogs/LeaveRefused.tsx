import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { leavePhrases, leaveTexts } from './leaveMessages.ts';
import type { LeavableTeam } from './teamLeave.ts';

const REASONS = {
  REFUSED_AUTO_JOIN: [leaveTexts.autoJoin, leaveTexts.autoJoinWay],
  REFUSED_LAST_ADMIN: [leaveTexts.lastAdmin, leaveTexts.lastAdminWay],
  UNKNOWN: [leaveTexts.unknown],
} as const;

export type RefusedEffect = keyof typeof REASONS;

export const isRefusal = (effect: string): effect is RefusedEffect => effect in REASONS;

/** Whoever manages the team is not sent to somebody who does. */
const reasonsOf = ({ role }: LeavableTeam, effect: RefusedEffect) =>
  effect === 'REFUSED_AUTO_JOIN' && role === 'ADMIN'
    ? [leaveTexts.autoJoin, leaveTexts.autoJoinWayOfAdmin]
    : REASONS[effect];

/** Says why a team cannot be left, and what to do about it. */
export function LeaveRefused({
  team,
  effect,
  onClose,
}: {
  team: LeavableTeam;
  effect: RefusedEffect;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const leadsToAdmins = effect === 'REFUSED_LAST_ADMIN' && team.isCurrent;
  return (
    <NoticeDialog
      isText
      title={formatMessage(leavePhrases.refusedTitle, { team: team.name })}
      action={
        leadsToAdmins && (
          <ButtonLink to={`${pathTo('members')}?tab=admins`} variant="contained" color="primary">
            {formatMessage(leaveTexts.lastAdminLink)}
          </ButtonLink>
        )
      }
      onClose={onClose}
    >
      {reasonsOf(team, effect).map((text) => (
        <Typography key={text.id}>{formatMessage(text)}</Typography>
      ))}
    </NoticeDialog>
  );
}
