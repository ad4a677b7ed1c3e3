import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import type { LicenceTeamFragment } from '../../../generated/licence/fragments/licenceTeam.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { useSentences } from '../../../ui/useSentences.ts';
import type { AssignmentEffect } from './assignment.ts';
import { LicenceFigures } from './LicenceFigures.tsx';
import { assignPhrases, assignTexts } from './assignMessages.ts';
import { licenceTexts } from './licenceMessages.ts';

/** Fewer licences are free than are needed: how many, and the way to more. */
function TooFew({ free, needed }: { free: number; needed: number }) {
  const { formatMessage } = useIntl();
  return (
    <Alert severity="warning">
      {formatMessage(assignPhrases.tooFew, { free, needed })}{' '}
      <AppLink to={pathTo('billing')}>{formatMessage(assignTexts.buy)}</AppLink>
    </Alert>
  );
}

/** What follows for a team on the way to PRO. */
function Follows({ effect: { start, becomeLite } }: { effect: AssignmentEffect }) {
  const { formatMessage } = useIntl();
  const sentences = useSentences();
  if (start === null) return null;
  return (
    <Alert severity="info">
      {start === 'countdown' && formatMessage(assignTexts.firstAssignment)}
      {start === 'pro' &&
        sentences([
          formatMessage(assignTexts.startsPro),
          formatMessage(assignPhrases.becomeLite, { count: becomeLite }),
        ])}
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
  if (team?.billing?.isLiteUserRestricted) return <Alert severity="info">{formatMessage(assignTexts.elite)}</Alert>;
  if (!effect && isLoading) return <TextSkeleton lines={2} />;
  if (!effect) {
    const retry = (
      <Button size="small" onClick={onRetry}>
        {formatMessage(uiMessages.retry)}
      </Button>
    );
    return (
      <Alert severity="warning" action={retry}>
        {formatMessage(assignTexts.figuresFailed)}
      </Alert>
    );
  }
  if (effect.isTooFew) return <TooFew free={effect.free} needed={needed} />;
  return (
    <>
      <LicenceFigures
        figures={[
          { label: formatMessage(licenceTexts.free), count: effect.free },
          { label: formatMessage(licenceTexts.freeAfterwards), count: effect.left },
        ]}
      />
      <Follows effect={effect} />
    </>
  );
}
