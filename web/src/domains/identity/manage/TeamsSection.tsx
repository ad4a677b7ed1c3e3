import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyWithTexts } from '../../../lib/intl/lazyWithTexts.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { useRescuedFocus } from '../../../lib/focus/useRescuedFocus.ts';
import { UnsavedQuestion } from '../../../ui/UnsavedQuestion.tsx';
import { OnDemand } from '../../../ui/OnDemand.tsx';
import { AddressProof } from './AddressProof.tsx';
import { TeamItem } from './TeamItem.tsx';
import { teamsTexts } from './teamsMessages.ts';
import { useOwnTeams } from './useOwnTeams.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { useTeamSwitch } from './useTeamSwitch.ts';

const LeaveTeamDialog = lazyWithTexts('account', () => import('../../team/dialogs/LeaveTeamDialog.tsx'));

const NO_ROWS: readonly string[] = [];

/** The viewer's teams, each with the way to its console and the way out. */
export function TeamsSection() {
  const { formatMessage } = useIntl();
  const { teams, isAddressProven, isLoading, requestId, readAgain, forget } = useOwnTeams();
  const { switchTo, busyId, isAsking, confirm, cancel } = useTeamSwitch();
  const [leaving, setLeaving] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useRescuedFocus(list, teams?.map((team) => team.id) ?? NO_ROWS, leaving !== null);
  return (
    <SectionCard title={formatMessage(teamsTexts.title)} text={formatMessage(teamsTexts.text)}>
      {!teams && isLoading && <ListSkeleton inset={false} rows={2} rowHeight={62} />}
      {!teams && !isLoading && (
        <ErrorState compact title={formatMessage(teamsTexts.failed)} requestId={requestId} onRetry={readAgain} />
      )}
      {teams && (
        <Box ref={list} component="ul" role="list" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {teams.map((team) => (
            <TeamItem
              key={team.id}
              team={team}
              isSwitching={busyId === team.id}
              onSwitch={() => switchTo(team)}
              onLeave={() => setLeaving(team.id)}
            />
          ))}
        </Box>
      )}
      {teams?.length === 1 && isAddressProven !== false && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {formatMessage(teamsTexts.onlyOne)}
        </Typography>
      )}
      {isAddressProven === false && <AddressProof />}
      <UnsavedQuestion open={isAsking} onStay={cancel} onContinue={confirm} />
      {leaving !== null && (
        <OnDemand onFailed={() => setLeaving(null)}>
          <LeaveTeamDialog membershipId={leaving} onClose={() => setLeaving(null)} onLeft={forget} />
        </OnDemand>
      )}
    </SectionCard>
  );
}
