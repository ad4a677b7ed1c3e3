import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { CHANNEL_LIMITS, channelFormPhrases, channelFormTexts, channelLimitPhrases } from './channelFormMessages.ts';
import { PeopleSection } from './PeopleSection.tsx';
import type { ReadChannel } from './useChannel.ts';
import type { ChannelEditing, ChannelForm } from './useChannelForm.ts';
import { useRefusedText } from './useRefusedText.ts';

const PROBLEMS = { missing: channelFormTexts.adminsMissing, tooMany: channelLimitPhrases.tooManyAdmins };

const NOBODY: readonly never[] = [];

interface Props {
  readonly editing: ChannelEditing;
  readonly form: ChannelForm;
  /** The channel that is changed; null for a new one. */
  readonly channel: ReadChannel | null;
}

const without = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id));

/** How many people they are, where they cannot be changed. */
const CountedSection = ({ title, text }: { title: string; text: string }) => (
  <FormSection title={title}>
    <Typography color="text.secondary">{text}</Typography>
  </FormSection>
);

/** Who looks after the channel, where that can be changed; else how many do. Whoever does writes in it anyway. */
export function ModeratorsSection({ editing, form, channel }: Props) {
  const { formatMessage } = useIntl();
  const refused = useRefusedText(editing)('moderators');
  const { draft, problems, change } = editing;
  const title = formatMessage(channelFormTexts.admins);
  if (!form.areModeratorsKnown) {
    const count = channel?.moderatorsCount ?? null;
    const text =
      count === null
        ? formatMessage(channelFormTexts.adminsUnread)
        : formatMessage(channelFormPhrases.adminsCount, { count });
    return <CountedSection title={title} text={text} />;
  }
  return (
    <PeopleSection
      title={title}
      text={formatMessage(channel === null ? channelFormTexts.adminsNew : channelFormTexts.adminsText)}
      ids={draft.moderatorIds}
      saved={channel?.moderators ?? NOBODY}
      problem={problems.moderators ? formatMessage(PROBLEMS[problems.moderators], CHANNEL_LIMITS) : refused}
      onChange={(moderatorIds) =>
        change((values) => ({ ...values, moderatorIds, posterIds: without(values.posterIds, moderatorIds) }))
      }
    />
  );
}

/** Who writes in the channel beside its moderators, where these alone do otherwise and the service lets others be named. */
export function PostersSection({ editing, form, channel }: Props) {
  const { formatMessage } = useIntl();
  const refused = useRefusedText(editing)('posters');
  const { draft, problems, change } = editing;
  const title = formatMessage(channelFormTexts.posters);
  if (form.posters === 'absent') return null;
  if (form.posters === 'counted') {
    const text = formatMessage(channelFormPhrases.postersCount, { count: channel?.postersCount ?? 0 });
    return <CountedSection title={title} text={text} />;
  }
  return (
    <PeopleSection
      title={title}
      text={formatMessage(channelFormTexts.postersText)}
      ids={draft.posterIds}
      saved={channel?.posters ?? NOBODY}
      problem={problems.areTooManyPosters ? formatMessage(channelLimitPhrases.tooManyPosters, CHANNEL_LIMITS) : refused}
      onChange={(ids) => change((values) => ({ ...values, posterIds: without(ids, values.moderatorIds) }))}
    />
  );
}
