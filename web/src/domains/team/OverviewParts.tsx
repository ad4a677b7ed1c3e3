import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import { useBillingSummaryQuery } from '../../generated/billing/billingSummary.ts';
import { useOverviewAppsQuery } from '../../generated/team/overviewApps.ts';
import { useOverviewMembersCountQuery } from '../../generated/team/overviewMembersCount.ts';
import { useOverviewStorageQuery } from '../../generated/team/overviewStorage.ts';
import type { Plan } from '../../generated/team/overviewTeam.ts';
import { failureOf } from '../../lib/apollo/failureLink.ts';
import { MembersIcon } from '../../ui/icons.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { ListSkeleton, TextSkeleton } from '../../ui/Skeletons.tsx';
import { BillingSummary } from '../billing/BillingSummary.tsx';
import { AdminList, type AdminMail } from '../member/AdminList.tsx';
import type { Admins } from '../member/useAdmins.ts';
import { AppList } from './AppList.tsx';
import { AppsIcon, StorageIcon } from '../../ui/icons.tsx';
import { overviewPhrases, overviewTexts, planNames } from './messages.ts';
import { OverviewCard } from './OverviewCard.tsx';
import { OverviewPart } from './OverviewPart.tsx';
import { READ_IN_PLACE } from '../../lib/graphql/inPlace.ts';
import { StatNumber, StatTile } from './StatTile.tsx';
import { StorageMeter } from './StorageMeter.tsx';
import type { TeamPart } from './useTeamPart.ts';

const numberSkeleton = <Skeleton variant="rounded" width={72} height={34} />;

/** How many people the team has. */
export function PeopleTile() {
  const { formatMessage, formatNumber } = useIntl();
  const { data, loading, error, refetch } = useOverviewMembersCountQuery(READ_IN_PLACE);
  return (
    <StatTile
      label={formatMessage(overviewTexts.people)}
      note={formatMessage(overviewTexts.peopleNote)}
      icon={<MembersIcon fontSize="small" />}
    >
      <OverviewPart
        value={data?.viewer.team?.membersCount}
        isLoading={loading}
        error={error}
        onRetry={() => void refetch()}
        failedTitle={formatMessage(overviewTexts.countFailed)}
        skeleton={numberSkeleton}
      >
        {(count) => <StatNumber>{formatNumber(count)}</StatNumber>}
      </OverviewPart>
    </StatTile>
  );
}

/** How many apps the team has; left out where the team could not be read. */
export function AppsTile({ part: { team, isLoading } }: { part: TeamPart }) {
  const { formatMessage, formatNumber } = useIntl();
  if (!team && !isLoading) return null;
  return (
    <StatTile
      label={formatMessage(overviewTexts.apps)}
      note={formatMessage(overviewTexts.appsNote)}
      icon={<AppsIcon fontSize="small" />}
    >
      {team ? <StatNumber>{formatNumber(team.appsCount)}</StatNumber> : numberSkeleton}
    </StatTile>
  );
}

/** How much of the file storage is used. */
export function StorageTile() {
  const { formatMessage } = useIntl();
  const { data, loading, error, refetch } = useOverviewStorageQuery(READ_IN_PLACE);
  return (
    <StatTile isWide label={formatMessage(overviewTexts.storage)} icon={<StorageIcon fontSize="small" />}>
      <OverviewPart
        value={data?.viewer.team?.fileStorage}
        isLoading={loading}
        error={error}
        onRetry={() => void refetch()}
        failedTitle={formatMessage(overviewTexts.storageFailed)}
        skeleton={<Skeleton variant="rounded" width="100%" height={74} />}
      >
        {(storage) => <StorageMeter usedBytes={storage.usedBytes} limitBytes={storage.limitBytes} />}
      </OverviewPart>
    </StatTile>
  );
}

/** The apps that people of the team have installed. */
export function AppsCard() {
  const { formatMessage } = useIntl();
  const { data, loading, error, refetch } = useOverviewAppsQuery(READ_IN_PLACE);
  return (
    <OverviewCard title={formatMessage(overviewTexts.installedApps)} count={data?.viewer.team?.apps?.length}>
      <OverviewPart
        value={data?.viewer.team?.apps}
        isLoading={loading}
        error={error}
        onRetry={() => void refetch()}
        failedTitle={formatMessage(overviewTexts.appsFailed)}
        skeleton={<ListSkeleton rows={4} rowHeight={56} />}
      >
        {(apps) => <AppList apps={apps} />}
      </OverviewPart>
    </OverviewCard>
  );
}

/** The team's billing in short. */
export function BillingCard({ plan }: { plan: Plan | null }) {
  const { formatMessage } = useIntl();
  const { data, loading, error, refetch } = useBillingSummaryQuery(READ_IN_PLACE);
  return (
    <OverviewCard title={formatMessage(overviewTexts.billing)}>
      <OverviewPart
        value={data?.viewer.team?.billing}
        isLoading={loading}
        error={error}
        onRetry={() => void refetch()}
        failedTitle={formatMessage(overviewTexts.billingFailed)}
        skeleton={<TextSkeleton lines={5} />}
      >
        {(billing) => <BillingSummary billing={billing} planName={plan && formatMessage(planNames[plan])} />}
      </OverviewPart>
    </OverviewCard>
  );
}

/** The team's admins, or those whom a member may turn to. */
export function AdminsCard({ admins, mail }: { admins: Admins; mail?: AdminMail | undefined }) {
  const { formatMessage } = useIntl();
  const message = failureOf(admins.error)?.message ?? formatMessage(uiMessages.errorText);
  return (
    <OverviewCard title={formatMessage(overviewTexts.admins)} count={admins.connection?.totalCount}>
      <OverviewPart
        value={admins.connection}
        isLoading={admins.isLoading}
        error={admins.error}
        onRetry={admins.retry}
        failedTitle={formatMessage(overviewPhrases.adminsFailed, { message })}
        skeleton={<ListSkeleton rows={5} />}
      >
        {(connection) => <AdminList admins={{ ...admins, connection }} mail={mail} />}
      </OverviewPart>
    </OverviewCard>
  );
}
