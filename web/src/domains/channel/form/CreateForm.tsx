import { useMemo } from 'react';
import { useChannelFormTeamQuery } from '../../../generated/channel/form/channelFormTeam.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormSkeleton } from '../../../ui/Skeletons.tsx';
import type { PlanGate } from '../../billing/paywall/usePlanGate.ts';
import { channelFeatures } from '../channelFeatures.ts';
import { channelListPath, type ChannelPage } from '../channelPaths.ts';
import { inputOf, newChannel } from './channelDraft.ts';
import { ChannelForm } from './ChannelForm.tsx';
import { useChannelCreate } from './channelCreate.ts';
import { channelFormTexts } from './channelFormMessages.ts';

/** The form of a new channel of a team. */
function NewChannelForm({ page, teamId, gate }: { page: ChannelPage; teamId: string; gate: PlanGate | null }) {
  const create = useChannelCreate(teamId);
  const saved = useMemo(() => newChannel(page), [page]);
  return (
    <ChannelForm
      form={{
        ...{ mode: 'create', channelId: null, saved, areModeratorsKnown: true },
        send: (draft) => create(inputOf(draft, page)),
        readAgain: () => Promise.resolve(true),
        listPath: channelListPath(page),
      }}
      channel={null}
      posting={page === 'announcement' ? 'MODERATOR' : 'MEMBER'}
      hasBox={page === 'announcement'}
      feature={channelFeatures[page]}
      gate={gate}
    />
  );
}

/** The form of a new channel. Whether people are put into one of the auto-join list is no question. */
export function CreateForm({ page, gate }: { page: ChannelPage; gate: PlanGate | null }) {
  const { formatMessage } = useIntl();
  const { data, loading, error, refetch } = useChannelFormTeamQuery(IN_PLACE);
  const teamId = data?.viewer.team?.id;
  if (teamId !== undefined) return <NewChannelForm page={page} teamId={teamId} gate={gate} />;
  if (loading) return <FormSkeleton />;
  return (
    <ErrorState
      title={formatMessage(channelFormTexts.loadFailed)}
      requestId={failureOf(error)?.requestId}
      onRetry={() => void refetch()}
    />
  );
}
