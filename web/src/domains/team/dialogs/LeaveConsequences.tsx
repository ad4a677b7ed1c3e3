import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Field } from '../../../ui/Field.tsx';
import { deletePhrases, leaveTexts } from './leaveMessages.ts';
import type { LeavableTeam } from './teamLeave.ts';

/** What is lost by leaving. Whoever deletes the team by it types its name: a click alone is too little for that. */
export function LeaveConsequences({
  team,
  typed,
  onType,
  onSubmit,
}: {
  team: LeavableTeam;
  typed: string;
  onType: (text: string) => void;
  /** Enter in the field. */
  onSubmit: () => void;
}) {
  const { formatMessage } = useIntl();
  const signedOut = team.isCurrent && <Typography>{formatMessage(leaveTexts.signedOut)}</Typography>;
  if (team.leaveEffect === 'TEAM_IS_DELETED') {
    return (
      <>
        <Alert severity="warning">{formatMessage(leaveTexts.alone)}</Alert>
        {signedOut}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <Field
            label={formatMessage(deletePhrases.type, { team: team.name })}
            value={typed}
            autoFocus
            autoComplete="off"
            onChange={(event) => onType(event.target.value)}
          />
        </form>
      </>
    );
  }
  return (
    <>
      <Typography>{formatMessage(leaveTexts.membership)}</Typography>
      {team.leaveEffect === 'ADMIN_RIGHTS_END' && <Alert severity="warning">{formatMessage(leaveTexts.rights)}</Alert>}
      <Typography>{formatMessage(leaveTexts.wayBack)}</Typography>
      {signedOut}
    </>
  );
}
