import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useAllChannelsPlanQuery } from '../../generated/channel/all/allChannelsPlan.ts';
import { failureOf } from '../../lib/apollo/failureOf.ts';
import { IN_PLACE } from '../../lib/apollo/inPlace.ts';
import { lazyWithTexts } from '../../lib/intl/lazyWithTexts.ts';
import { pathTo } from '../../lib/paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { ListPage, ListPart } from '../../ui/table/listPage.ts';
import { allChannelsTexts } from './all/allChannelsMessages.ts';
import { channelNames } from './channelMessages.ts';
import { channelListTexts } from './list/channelListMessages.ts';

const AllChannelsTable = lazyWithTexts('channels', async () => ({
  default: (await import('./all/AllChannelsTable.tsx')).AllChannelsTable,
}));
const AllChannelsTeaser = lazyWithTexts(['channels', 'settings'], async () => ({
  default: (await import('./all/AllChannelsTeaser.tsx')).AllChannelsTeaser,
}));

/** The table, where the team's plan has it. */
function Body() {
  const { formatMessage } = useIntl();
  const { data, loading, error, refetch } = useAllChannelsPlanQuery(IN_PLACE);
  const plan = data?.viewer.team?.plan;
  if (plan === 'ENTERPRISE') return <AllChannelsTable />;
  if (plan !== undefined) return <AllChannelsTeaser />;
  if (loading) return <ListSkeleton rows={8} />;
  return (
    <ErrorState
      title={formatMessage(channelListTexts.loadFailed)}
      requestId={failureOf(error)?.requestId}
      onRetry={() => void refetch()}
    />
  );
}

/** All channels of the team, or what they would look like on another plan. */
export default function AllChannelsPage() {
  const { formatMessage } = useIntl();
  return (
    <ListPage>
      <BackLink to={pathTo('channels')}>{formatMessage(channelNames.hub)}</BackLink>
      <PageHeader title={formatMessage(channelNames.all)} description={formatMessage(allChannelsTexts.description)} />
      <ListPart>
        <Suspense fallback={<ListSkeleton rows={8} />}>
          <Body />
        </Suspense>
      </ListPart>
    </ListPage>
  );
}
