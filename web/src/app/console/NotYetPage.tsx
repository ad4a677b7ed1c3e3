import { useIntl } from 'react-intl';
import { pathTo } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/AppLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SparkIcon } from '../../ui/icons.tsx';
import { shellMessages } from '../shell/messages.ts';

/** Says honestly that an address of a later version was opened, and leads back. */
export function NotYetPage() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      isPage
      icon={<SparkIcon />}
      title={formatMessage(shellMessages.notYetTitle)}
      text={formatMessage(shellMessages.notYetText)}
      action={
        <ButtonLink to={pathTo('overview')} variant="contained" color="primary">
          {formatMessage(shellMessages.toOverview)}
        </ButtonLink>
      }
    />
  );
}
