import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { type ChannelsHubQuery, useChannelsHubQuery } from '../../generated/channel/channelsHub.ts';
import { READ_AFRESH } from '../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../lib/apollo/useKnownTeam.ts';
import type { TeamOf } from '../../lib/graphql/teamOf.ts';
import { pathTo } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/AppLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { HubCard } from '../../ui/HubCard.tsx';
import { ArchiveIcon, ChannelsIcon, MembersIcon, PlusIcon, SearchIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PartFailed } from '../../ui/PartFailed.tsx';
import { PlanPaywall } from '../billing/paywall/PlanPaywall.tsx';
import { isLocked } from '../billing/paywall/usePlanGate.ts';
import { archiveTexts } from './archive/archiveMessages.ts';
import { channelNames } from './channelMessages.ts';
import { channelListPath } from './channelPaths.ts';
import { channelHubPhrases, channelHubTexts } from './hubMessages.ts';

/** What the hub reads of the team; `channelCounts` is null where the channels could not be counted. */
function useHub() {
  const read = useKnownTeam(useChannelsHubQuery(READ_AFRESH), () => true);
  const { known: team, isLoading } = read;
  return { ...read, team, isPartial: !isLoading && !team?.channelCounts };
}

type HubTeam = TeamOf<ChannelsHubQuery>;
type Gate = HubTeam['publicGate'];

/** How many channels the plan allows, where it limits them, before somebody meets that. */
function ChannelLimits({ publicGate, privateGate }: Pick<HubTeam, 'publicGate' | 'privateGate'>) {
  const { formatMessage } = useIntl();
  if (publicGate === null || publicGate.limit === null || privateGate === null || privateGate.limit === null)
    return null;
  const text = formatMessage(channelHubPhrases.limits, {
    publicLimit: publicGate.limit,
    privateLimit: privateGate.limit,
    publicUsed: publicGate.used,
    privateUsed: privateGate.used,
  });
  return (
    <Box sx={{ mb: 2 }}>
      <PlanPaywall feature="PUBLIC_CHANNELS" text={text} gate={publicGate} isUseTold />
    </Box>
  );
}

type Hub = ReturnType<typeof useHub>;

/** The way to each list, with how many channels it has and the plan that it needs. */
function HubCards({ team, isLoading }: Pick<Hub, 'team' | 'isLoading'>) {
  const { formatMessage } = useIntl();
  const counts = team?.channelCounts ?? null;
  const countOf = (list: 'all' | 'announcement' | 'autoJoin' | 'archived') => ({
    count: counts && formatMessage(channelHubPhrases.count, { count: counts[list] }),
    isLoading,
  });
  const needsPro = (gate: Gate | undefined) =>
    isLocked(gate ?? null) && {
      badge: <Badge tone="accent">{formatMessage(channelHubTexts.needsProBadge)}</Badge>,
      note: formatMessage(channelHubTexts.needsPro),
    };
  const isOfAnotherPlan = team !== null && team.plan !== 'ENTERPRISE';
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))' }}>
      <HubCard
        to={channelListPath('announcement')}
        icon={<ChannelsIcon />}
        name={formatMessage(channelNames.announcement)}
        text={formatMessage(channelHubTexts.announcementText)}
        {...countOf('announcement')}
        {...needsPro(team?.announcementGate)}
      />
      <HubCard
        to={channelListPath('autojoin')}
        icon={<MembersIcon />}
        name={formatMessage(channelNames.autojoin)}
        text={formatMessage(channelHubTexts.autojoinText)}
        {...countOf('autoJoin')}
        {...needsPro(team?.autoJoinGate)}
      />
      <HubCard
        to={pathTo('allChannels')}
        icon={<SearchIcon />}
        name={formatMessage(channelNames.all)}
        text={formatMessage(channelHubTexts.allText)}
        {...countOf('all')}
        badge={isOfAnotherPlan && <Badge tone="accent">{formatMessage(channelHubTexts.enterpriseBadge)}</Badge>}
      />
      <HubCard
        to={pathTo('archivedChannels')}
        icon={<ArchiveIcon />}
        name={formatMessage(channelNames.archived)}
        text={formatMessage(channelHubTexts.archivedText)}
        {...countOf('archived')}
        {...(counts?.archived === 0 && { count: formatMessage(archiveTexts.empty) })}
      />
    </Box>
  );
}

/** The hub of channels: what each list is for, and how many there are. */
export default function ChannelsPage() {
  const { formatMessage } = useIntl();
  const { team, isLoading, isPartial, requestId, readAgain } = useHub();
  return (
    <>
      <PageHeader
        title={formatMessage(channelNames.hub)}
        description={formatMessage(channelHubTexts.description)}
        action={
          team?.bulkGate?.isAllowed === true && (
            <ButtonLink to={pathTo('channelBulk')} variant="outlined" color="secondary" startIcon={<PlusIcon />}>
              {formatMessage(channelHubTexts.bulkAdd)}
            </ButtonLink>
          )
        }
      />
      {isPartial && (
        <Box sx={{ mb: 2 }}>
          <PartFailed
            text={formatMessage(channelHubTexts.countsFailed)}
            requestId={requestId}
            onRetry={() => void readAgain()}
          />
        </Box>
      )}
      {team && <ChannelLimits {...team} />}
      <HubCards team={team} isLoading={isLoading} />
    </>
  );
}
