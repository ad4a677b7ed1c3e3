import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { ChannelFormTeamDocument } from '../../../generated/channel/form/channelFormTeam.ts';
import { ChannelArchiveUpdateDocument } from '../../../generated/channel/archive/channelArchiveUpdate.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { dropChannelLists } from '../channelCache.ts';
import { archivePhrases, archiveTexts } from './archiveMessages.ts';

/** Why a channel is as it was. */
export interface ArchiveProblem {
  readonly text: MessageDescriptor;
  readonly undone: Undone;
}

const REFUSED: Readonly<Record<string, MessageDescriptor>> = {
  LOCKED: archiveTexts.locked,
  LIMIT_REACHED: archiveTexts.limitReached,
  NOT_FOUND: archiveTexts.gone,
};

/** Archives channels and restores them, one at a time. A try whose answer is lost is repeated under the same key. */
export function useChannelArchive() {
  const send = useKeyedMutation(
    ChannelArchiveUpdateDocument,
    (data) => data.channelArchiveUpdate,
    (cache, { channel }) => {
      const teamId = cache.readQuery({ query: ChannelFormTeamDocument })?.viewer.team?.id;
      if (channel && teamId !== undefined) dropChannelLists(cache, teamId);
    },
  );
  const [busyId, setBusyId] = useState<string | null>(null);
  const [problem, setProblem] = useState<ArchiveProblem | null>(null);
  const set = async ({ id, name }: { readonly id: string; readonly name: string }, isArchived: boolean) => {
    setBusyId(id);
    setProblem(null);
    const { payload, failure } = await send({ channelId: id, isArchived });
    setBusyId(null);
    if (payload?.channel) {
      const text = isArchived ? archivePhrases.archived : archivePhrases.restored;
      showToast({ tone: 'success', text, values: { name }, cause: `archive ${id}` });
      return true;
    }
    const [error] = payload?.userErrors ?? [];
    const failed = isArchived ? archiveTexts.archiveFailed : archiveTexts.restoreFailed;
    setProblem({ text: REFUSED[error?.code ?? ''] ?? failed, undone: undoneBy({ payload, failure }) });
    return false;
  };
  return { set, busyId, problem, forget: () => setProblem(null) };
}
