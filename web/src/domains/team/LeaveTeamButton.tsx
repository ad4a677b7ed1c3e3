import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useUrlState } from '../../lib/urlState/useUrlState.ts';
import { SignOutIcon } from '../../ui/icons.tsx';
import { membershipTexts } from './membershipMessages.ts';
import { LeaveTeamDialog } from './onDemand.ts';

/** The dialog's word in the address. */
const LEAVE = 'leave';

/** Opens the dialog for leaving the team, which says why where that is refused. The dialog lives in the address. */
export function LeaveTeamButton() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useUrlState();
  return (
    <>
      <Button
        color="secondary"
        variant="outlined"
        startIcon={<SignOutIcon />}
        onClick={() => setParams({ dialog: LEAVE })}
      >
        {formatMessage(membershipTexts.leave)}
      </Button>
      {params.get('dialog') === LEAVE && (
        <Suspense fallback={null}>
          <LeaveTeamDialog membershipId={null} onClose={() => setParams({ dialog: null }, { replace: true })} />
        </Suspense>
      )}
    </>
  );
}
