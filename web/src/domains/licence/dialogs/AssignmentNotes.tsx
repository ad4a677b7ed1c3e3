import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import type { LicenceTeamFragment } from '../../../generated/licence/fragments/licenceTeam.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import type { AssignmentEffect } from './assignment.ts';
import { LicenceFigures } from './LicenceFigures.tsx';
import { licencePhrases, licenceTexts } from './messages.ts';

/** Fewer licences are free than are needed: how many, and the way to more. */
function TooFew({ free, needed }: { free: number; needed: number }) {
  const { formatMessage } = useIntl();
  return (
    <Alert severity="warning">
      {formatMessage(licencePhrases.tooFew, { free, needed })}{' '}
      <AppLink to="/billing">{formatMessage(licenceTexts.buy)}</AppLink>
    </Alert>
  );
}

/** What follows for a team on the way to PRO. */
function Follows({ effect: { start, becomeLite } }: { effect: AssignmentEffect }) {
  const { formatMessage } = useIntl();
  if (start === null) return null;
  return (
    <Alert severity="info">
      {start === 'countdown' && formatMessage(licenceTexts.firstAssignment)}
      {start === 'pro' &&
        `${formatMessage(licenceTexts.startsPro)} ${formatMessage(licencePhrases.becomeLite, { count: becomeLite })}`}
    </Alert>
  );
}

/** What assigning does to the team's licences: how many are free, how many are left, and what follows. */
export function AssignmentNotes({
  team,
  isLoading,
  effect,
  needed,
  onRetry,
}: {
  team: LicenceTeamFragment | null;
  isLoading: boolean;
  /** Null where the figures could not be read. */
  effect: AssignmentEffect | null;
  needed: number;
  onRetry: () => void;
}) {
  const { formatMessage } = useIntl();
  if (team?.billing?.isLiteUserRestricted) return <Alert severity="info">{formatMessage(licenceTexts.elite)}</Alert>;
  if (!effect && isLoading) return <TextSkeleton lines={2} />;
  if (!effect) {
    const retry = (
      <Button size="small" onClick={onRetry}>
        {formatMessage(uiMessages.retry)}
      </Button>
    );
    return (
      <Alert severity="warning" action={retry}>
        {formatMessage(licenceTexts.figuresFailed)}
      </Alert>
    );
  }
  if (effect.isTooFew) return <TooFew free={effect.free} needed={needed} />;
  return (
    <>
      <LicenceFigures
        figures={[
          { label: formatMessage(licenceTexts.free), count: effect.free },
          { label: formatMessage(licenceTexts.left), count: effect.left },
        ]}
      />
      <Follows effect={effect} />
    </>
  );
}
