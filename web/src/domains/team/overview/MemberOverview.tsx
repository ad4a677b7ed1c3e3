import { useIntl } from 'react-intl';
import { useDomainAdmins } from '../../member/useAdmins.ts';
import { AdminStanding } from '../membership/AdminStanding.tsx';
import { accessPhrases, accessTexts } from './accessMessages.ts';
import { LeaveTeamSection } from '../membership/LeaveTeamSection.tsx';
import { AdminsCard, AppsTile, PeopleTile } from './OverviewParts.tsx';
import { StatRow } from './StatTile.tsx';
import { TeamCard } from './TeamCard.tsx';
import { useTeamPart } from './useTeamPart.ts';

/** A mail by which a member asks for the rights of an admin. */
function useAccessMail(team: string | undefined) {
  const { formatMessage } = useIntl();
  if (team === undefined) return undefined;
  return {
    text: formatMessage(accessTexts.ask),
    label: (name: string) => formatMessage(accessPhrases.askOf, { name }),
    subject: formatMessage(accessPhrases.subject, { team }),
    body: formatMessage(accessPhrases.body, { team }),
  };
}

/** The overview of members who are no admins: the team, its plan, and whom to turn to. */
export function MemberOverview() {
  const admins = useDomainAdmins();
  const part = useTeamPart();
  const mail = useAccessMail(part.team?.name);
  return (
    <>
      <TeamCard part={part} isForAdmins={false} />
      <StatRow>
        <PeopleTile />
        <AppsTile part={part} />
      </StatRow>
      <AdminStanding onOutdated={admins.readAgain} />
      <AdminsCard admins={admins} mail={mail} />
      <LeaveTeamSection />
    </>
  );
}
