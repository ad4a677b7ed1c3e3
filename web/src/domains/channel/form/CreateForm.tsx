import { useMemo } from 'react';
import { type NewChannelFormQuery, useNewChannelFormQuery } from '../../../generated/channel/form/newChannelForm.ts';
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

/** The form is not begun anew when lists of channels are: they are dropped once it is saved. */
const AS_OPENED = { ...IN_PLACE, fetchPolicy: 'no-cache', errorPolicy: 'all' } as const;

type Team = NonNullable<NewChannelFormQuery['viewer']['team']>;

/** Whether the service lets others be named who write beside moderators. It says so with every channel that it answers. */
const namesPosters = ({ channels }: Team) =>
  !channels?.nodes.some(({ moderatorsCount, postersCount }) => moderatorsCount !== null && postersCount === null);

/** The form of a new channel of a team. */
function NewChannelForm({ page, team, gate }: { page: ChannelPage; team: Team; gate: PlanGate | null }) {
  const teamId = team.id;
  const create = useChannelCreate(teamId);
  const saved = useMemo(() => newChannel(page), [page]);
  return (
    <ChannelForm
      form={{
        ...{ mode: 'create', channelId: null, saved, areModeratorsKnown: true },
        posters: page === 'announcement' && namesPosters(team) ? 'editable' : 'absent',
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
  const { data, loading, error, refetch } = useNewChannelFormQuery(AS_OPENED);
  const team = data?.viewer.team;
  if (team) return <NewChannelForm page={page} team={team} gate={gate} />;
  if (loading) return <FormSkeleton />;
  return (
    <ErrorState
      title={formatMessage(channelFormTexts.loadFailed)}
      requestId={failureOf(error)?.requestId}
      onRetry={() => void refetch()}
    />
  );
}
