import { useIntl } from 'react-intl';
import type { Role } from '../../../generated/team/overview/overviewViewer.ts';
import { useOverviewViewerQuery } from '../../../generated/team/overview/overviewViewer.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/Skeletons.tsx';
import { AdminOverview } from './AdminOverview.tsx';
import { GuestOverview } from './GuestOverview.tsx';
import { MemberOverview } from './MemberOverview.tsx';
import { overviewTexts } from './messages.ts';
import { OverviewPart } from './OverviewPart.tsx';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** Each role's overview. Somebody of a role that this version does not know sees as little as a guest. */
const VARIANTS = {
  ADMIN: { description: overviewTexts.adminDescription, Content: AdminOverview },
  MEMBER: { description: overviewTexts.memberDescription, Content: MemberOverview },
  GUEST: { description: overviewTexts.guestDescription, Content: GuestOverview },
  UNKNOWN: { description: overviewTexts.guestDescription, Content: GuestOverview },
} as const;

function RoleOverview({ role }: { role: Role }) {
  const { formatMessage } = useIntl();
  const { description, Content } = VARIANTS[role];
  return (
    <>
      <PageHeader title={formatMessage(overviewTexts.title)} description={formatMessage(description)} />
      <Content />
    </>
  );
}

/** The first page: what the team is, in as much detail as the viewer's role allows. */
export default function OverviewPage() {
  const { formatMessage } = useIntl();
  const { data, loading, error, refetch } = useOverviewViewerQuery(IN_PLACE);
  return (
    <OverviewPart
      value={data?.viewer.role}
      isLoading={loading}
      error={error}
      onRetry={() => void refetch()}
      failedTitle={formatMessage(overviewTexts.unknownTitle)}
      skeleton={<PageSkeleton />}
    >
      {(role) => <RoleOverview role={role} />}
    </OverviewPart>
  );
}
