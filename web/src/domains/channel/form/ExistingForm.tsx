import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { ChannelsIcon } from '../../../ui/icons.tsx';
import { PageNotice } from '../../../ui/PageNotice.tsx';
import { FormSkeleton } from '../../../ui/Skeletons.tsx';
import type { PlanGate } from '../../billing/paywall/usePlanGate.ts';
import { ArchivedNotice } from '../archive/ArchivedNotice.tsx';
import { ArchiveSection } from '../archive/ArchiveSection.tsx';
import { ChannelChoice } from '../choice/ChannelChoice.tsx';
import { channelNames } from '../channelMessages.ts';
import { type ChannelFeature, channelFeatures } from '../channelFeatures.ts';
import { channelFormPath, channelListPath, type ChannelPage } from '../channelPaths.ts';
import { changesOf, draftOf, type ChannelDraft } from './channelDraft.ts';
import { ChannelForm } from './ChannelForm.tsx';
import { channelFormTexts } from './channelFormMessages.ts';
import { useChannelUpdate } from './channelUpdate.ts';
import type { ReadChannel, useChannel } from './useChannel.ts';

type Mode = 'edit' | 'upgrade';

interface Opened {
  readonly mode: Mode;
  readonly teamId: string;
  readonly channel: ReadChannel;
  readonly saved: ChannelDraft;
  readonly version: number;
  readonly listPath: string;
  readonly readAgain: () => Promise<boolean>;
  readonly feature: ChannelFeature;
  readonly gate: PlanGate | null;
}

/** Which channel is upgraded. Another one has a form of its own. */
function ChosenChannel({ channel: { id, groupJid, name } }: { channel: ReadChannel }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const value = useMemo(() => ({ id, groupJid, label: name }), [id, groupJid, name]);
  return (
    <FormSection title={formatMessage(channelFormTexts.form)}>
      <ChannelChoice
        value={value}
        error={null}
        isInPage
        onChange={(other) => void navigate(channelFormPath('autojoin', 'upgrade', other?.groupJid), { replace: true })}
      />
    </FormSection>
  );
}

/** Whether others can be named who write beside moderators. Of more people than can be read the others would be dropped. */
function postersOf({ privileges, posters, postersCount }: ReadChannel) {
  if (privileges?.post !== 'MODERATOR' || posters === null) return 'absent';
  return posters.length === postersCount ? 'editable' : 'counted';
}

function OpenedForm({ mode, teamId, channel, saved, version, listPath, readAgain, feature, gate }: Opened) {
  const { formatMessage } = useIntl();
  const update = useChannelUpdate(teamId);
  const { id, moderators, moderatorsCount, privileges } = channel;
  // As it was when the form was opened: once it is upgraded, it could not be any more.
  const [isUpgradable] = useState(channel.type === 'OPEN' && channel.isAutoJoin === false);
  if (mode === 'upgrade' && !isUpgradable) {
    return (
      <PageNotice
        icon={<ChannelsIcon />}
        title={formatMessage(channelFormTexts.notForUpgradeTitle)}
        text={formatMessage(channelFormTexts.notForUpgradeText)}
        to={channelFormPath('autojoin', 'upgrade')}
        label={formatMessage(channelFormTexts.chooseAnother)}
      />
    );
  }
  return (
    <ChannelForm
      form={{
        ...{ mode, channelId: id, saved, version, readAgain, listPath },
        // Of more people than can be read the others would be dropped.
        areModeratorsKnown: moderators !== null && moderators.length === moderatorsCount,
        posters: postersOf(channel),
        send: (draft, before) => update({ channelId: id, version, ...changesOf(draft, before) }),
      }}
      channel={channel}
      posting={privileges?.post ?? 'UNKNOWN'}
      hasBox
      feature={feature}
      gate={gate}
      lead={mode === 'upgrade' && <ChosenChannel channel={channel} />}
    />
  );
}

/** The form of a channel that is there, once it is read; why there is none. Only what is changed is sent. */
export function ExistingForm({
  page,
  mode,
  read,
  listPath,
  gate,
}: {
  page: ChannelPage;
  mode: Mode;
  read: ReturnType<typeof useChannel>;
  listPath: string;
  gate: PlanGate | null;
}) {
  const { formatMessage } = useIntl();
  const { known, isLoading, isGone, requestId, readAgain } = read;
  const channel = known?.channel ?? null;
  const saved = useMemo(() => channel && draftOf(channel), [channel]);
  if (isGone) {
    return (
      <PageNotice
        icon={<ChannelsIcon />}
        title={formatMessage(channelFormTexts.goneTitle)}
        text={formatMessage(channelFormTexts.goneText)}
        to={channelListPath(page)}
        label={formatMessage(channelNames[page])}
      />
    );
  }
  if (isLoading && !known) return <FormSkeleton />;
  const version = channel?.version ?? null;
  if (!known || !channel || !saved || version === null) {
    return (
      <ErrorState
        title={formatMessage(channelFormTexts.loadFailed)}
        requestId={requestId}
        onRetry={() => void readAgain()}
      />
    );
  }
  const { teamId } = known;
  if (channel.isArchived === true) return <ArchivedNotice channel={channel} />;
  const opened = { mode, teamId, channel, saved, version, listPath, readAgain, feature: channelFeatures[page], gate };
  return (
    <>
      <OpenedForm key={channel.id} {...opened} />
      {mode === 'edit' && channel.viewerCanArchive === true && <ArchiveSection channel={channel} />}
    </>
  );
}
