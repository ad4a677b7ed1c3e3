import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { useMergeDomainsQuery } from '../../../generated/team/settings/mergeDomains.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { useLastKnown } from '../../../lib/graphql/useLastKnown.ts';
import { LastChange } from '../../../ui/settings/LastChange.tsx';
import { lastChangeOf } from '../../../ui/settings/lastChangeOf.ts';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { DomainForm } from './DomainForm.tsx';
import { DomainLists } from './DomainLists.tsx';
import { mergeTexts } from './mergeDomainsMessages.ts';

/** With which domains the team is one organisation, and how it becomes one with another. */
export default function MergeDomainsPanel() {
  const { formatMessage } = useIntl();
  const { data, loading, error, refetch } = useMergeDomainsQuery({
    context: { errorInPlace: true },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const team = data?.viewer.team;
  const known = useLastKnown(team?.domainRoster ?? null);
  return (
    <PanelBody
      intro={formatMessage(mergeTexts.intro)}
      lead={<DomainForm />}
      data={known}
      isLoading={loading}
      requestId={failureOf(error)?.requestId}
      failedText={formatMessage(mergeTexts.failed)}
      onRetry={() => void refetch().catch(() => undefined)}
      skeletonRows={5}
    >
      {(roster) => (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <DomainLists roster={roster} />
          <LastChange change={lastChangeOf(team?.settingChange ?? null)} />
        </Box>
      )}
    </PanelBody>
  );
}
