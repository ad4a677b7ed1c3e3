import { useDomainAdmins } from '../member/useAdmins.ts';
import { AdminStanding } from './AdminStanding.tsx';
import { LeaveTeamSection } from './LeaveTeamSection.tsx';
import { AdminsCard, AppsTile, PeopleTile } from './OverviewParts.tsx';
import { StatRow } from './StatTile.tsx';
import { TeamCard } from './TeamCard.tsx';
import { useTeamPart } from './useTeamPart.ts';

/** The overview of members who are no admins: the team, its plan, and whom to turn to. */
export function MemberOverview() {
  const admins = useDomainAdmins();
  const part = useTeamPart();
  return (
    <>
      <TeamCard part={part} isForAdmins={false} />
      <StatRow>
        <PeopleTile />
        <AppsTile part={part} />
      </StatRow>
      <AdminStanding onOutdated={admins.retry} />
      <AdminsCard admins={admins} />
      <LeaveTeamSection />
    </>
  );
}
