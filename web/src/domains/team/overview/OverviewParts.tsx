import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import { useBillingSummaryQuery } from '../../../generated/billing/billingSummary.ts';
import { useOverviewAppsQuery } from '../../../generated/team/overview/overviewApps.ts';
import { useOverviewStorageQuery } from '../../../generated/team/overview/overviewStorage.ts';
import type { Plan } from '../../../generated/team/overview/overviewTeam.ts';
import { pathTo } from '../../../lib/paths.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { MembersIcon } from '../../../ui/icons.tsx';
import { failureWords } from '../../../ui/failureWords.ts';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { BillingDues, BillingSummary, BillingSummarySkeleton } from '../../billing/BillingSummary.tsx';
import { AdminList, type AdminMail } from '../../member/AdminList.tsx';
import { useTeamSizeRead } from '../../member/people/useTeamSize.ts';
import type { Admins } from '../../member/useAdmins.ts';
import { AppList } from './AppList.tsx';
import { AppsIcon, StorageIcon } from '../../../ui/icons.tsx';
import { overviewPhrases, overviewTexts } from './messages.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { OverviewPart } from './OverviewPart.tsx';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { StatNumber, StatTile } from './StatTile.tsx';
import { StorageMeter } from './StorageMeter.tsx';
import type { TeamPart } from './useTeamPart.ts';

const numberSkeleton = <Skeleton variant="rounded" width={72} height={35} />;

const meterSkeleton = (
  <Box sx={{ display: 'grid', gap: 1 }}>
    {numberSkeleton}
    <Skeleton variant="rounded" height={6} />
    <Skeleton variant="rounded" width="60%" height={18} />
  </Box>
);

/** How many people the team has; `to` leads to them. */
export function PeopleTile({ to }: { to?: string }) {
  const { formatMessage, formatNumber } = useIntl();
  const { data, loading, error, refetch } = useTeamSizeRead();
  return (
    <StatTile
      label={formatMessage(overviewTexts.people)}
      to={to}
      note={formatMessage(overviewTexts.peopleNote)}
      icon={<MembersIcon fontSize="small" />}
    >
      <OverviewPart
        kind="tile"
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
  const { data, loading, error, refetch } = useOverviewStorageQuery(IN_PLACE);
  return (
    <StatTile
      isWide
      label={formatMessage(overviewTexts.storage)}
      to={pathTo('settingsPanel', { settingTab: 'file-storage' })}
      icon={<StorageIcon fontSize="small" />}
    >
      <OverviewPart
        kind="tile"
        value={data?.viewer.team?.fileStorage}
        isLoading={loading}
        error={error}
        onRetry={() => void refetch()}
        failedTitle={formatMessage(overviewTexts.storageFailed)}
        skeleton={meterSkeleton}
      >
        {(storage) => <StorageMeter {...storage} />}
      </OverviewPart>
    </StatTile>
  );
}

/** The apps that people of the team have installed. */
export function AppsCard() {
  const { formatMessage } = useIntl();
  const { data, loading, error, refetch } = useOverviewAppsQuery(IN_PLACE);
  return (
    <SectionCard title={formatMessage(overviewTexts.installedApps)} count={data?.viewer.team?.apps?.length}>
      <OverviewPart
        value={data?.viewer.team?.apps}
        isLoading={loading}
        error={error}
        onRetry={() => void refetch()}
        failedTitle={formatMessage(overviewTexts.appsFailed)}
        skeleton={<ListSkeleton inset={false} rows={4} rowHeight={56} />}
      >
        {(apps) => <AppList apps={apps} />}
      </OverviewPart>
    </SectionCard>
  );
}

/** What the team has to pay, by when; nothing while that is on its way or could not be read, which the billing's card says. */
export function DuesNotice({ part: { team, isProPlan } }: { part: TeamPart }) {
  const { data } = useBillingSummaryQuery(IN_PLACE);
  const billing = data?.viewer.team?.billing;
  // Whoever has bought PRO and is not on it has let a deadline pass.
  const isOverdue = team?.plan === 'PRO' && isProPlan === false;
  return billing && <BillingDues billing={billing} isOverdue={isOverdue} />;
}

/** The team's billing in short. */
export function BillingCard({ plan }: { plan: Plan | null }) {
  const { formatMessage } = useIntl();
  const { data, loading, error, refetch } = useBillingSummaryQuery(IN_PLACE);
  return (
    <SectionCard title={formatMessage(overviewTexts.billing)} to={pathTo('billing')}>
      <OverviewPart
        value={data?.viewer.team?.billing}
        isLoading={loading}
        error={error}
        onRetry={() => void refetch()}
        failedTitle={formatMessage(overviewTexts.billingFailed)}
        skeleton={<BillingSummarySkeleton />}
      >
        {(billing) => <BillingSummary billing={billing} plan={plan} />}
      </OverviewPart>
    </SectionCard>
  );
}

/** The team's admins, or those whom a member may turn to; `to` leads to all about them. */
export function AdminsCard({ admins, mail, to }: { admins: Admins; mail?: AdminMail | undefined; to?: string }) {
  const { formatMessage } = useIntl();
  const failure = failureOf(admins.error);
  const { text, values } = failureWords(failure);
  const failedTitle = formatMessage(overviewPhrases.adminsFailed, { message: formatMessage(text, values) });
  return (
    <SectionCard
      title={formatMessage(overviewTexts.admins)}
      count={admins.items ? admins.totalCount : undefined}
      to={to}
    >
      <OverviewPart
        value={admins.items}
        isLoading={admins.isLoading}
        error={admins.error}
        onRetry={admins.readAgain}
        failedTitle={failedTitle}
        skeleton={<ListSkeleton inset={false} rows={2} />}
      >
        {(items) => (
          <>
            {admins.isStale && !admins.isLoading && (
              <PartFailed text={failedTitle} requestId={failure?.requestId} onRetry={() => void admins.readAgain()} />
            )}
            <AdminList admins={{ ...admins, items }} mail={mail} />
          </>
        )}
      </OverviewPart>
    </SectionCard>
  );
}
