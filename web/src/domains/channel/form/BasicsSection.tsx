import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { CharacterCount } from '../../../ui/form/CharacterCount.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { Field } from '../../../ui/Field.tsx';
import type { TextField } from './channelDraft.ts';
import { CHANNEL_LIMITS, channelFormPhrases, channelFormTexts, channelLimitPhrases } from './channelFormMessages.ts';
import type { ChannelEditing } from './useChannelForm.ts';
import { useRefusedText } from './useRefusedText.ts';

/** Who may write in a channel, as far as it is known. */
export type Posting = 'MODERATOR' | 'MEMBER' | 'NONE' | 'UNKNOWN';

const LENGTHS = { name: channelLimitPhrases.nameLength, description: channelLimitPhrases.descriptionLength };

const POSTING = {
  MODERATOR: channelFormTexts.moderatorsPost,
  MEMBER: channelFormTexts.everybodyPosts,
  NONE: channelFormTexts.nobodyPosts,
  UNKNOWN: null,
};

/** Name and description: typing goes on beyond a limit, and is marked. And who may write. */
export function BasicsSection({
  editing,
  posting,
  postersCount,
}: {
  editing: ChannelEditing;
  posting: Posting;
  /** How many write in it beside its moderators, where these alone do otherwise. */
  postersCount: number;
}) {
  const { formatMessage } = useIntl();
  const refused = useRefusedText(editing);
  const { draft, problems, change, leaveField } = editing;
  const errorOf = (field: TextField) => {
    const problem = problems[field];
    if (problem === null) return refused(field);
    if (problem === 'missing') return formatMessage(channelFormTexts.nameMissing);
    return problem === 'length'
      ? formatMessage(LENGTHS[field], CHANNEL_LIMITS)
      : formatMessage(channelFormTexts.characters);
  };
  const propsOf = (field: TextField, most: number) => ({
    label: formatMessage(channelFormTexts[field]),
    labelAction: <CharacterCount text={draft[field]} most={most} />,
    error: errorOf(field),
    value: draft[field],
    autoComplete: 'off',
    onBlur: () => leaveField(field),
  });
  const byPosting = POSTING[posting];
  const whoWrites =
    posting === 'MODERATOR' && postersCount > 0
      ? formatMessage(channelFormPhrases.moderatorsAndOthersPost, { count: postersCount })
      : byPosting && formatMessage(byPosting);
  return (
    <FormSection title={formatMessage(channelFormTexts.basics)}>
      <Field
        {...propsOf('name', CHANNEL_LIMITS.mostOfName)}
        required
        onChange={({ target: { value } }) => change((values) => ({ ...values, name: value }))}
      />
      <Field
        {...propsOf('description', CHANNEL_LIMITS.mostOfDescription)}
        multiline
        minRows={2}
        maxRows={6}
        sx={{ p: 0 }}
        onChange={({ target: { value } }) => change((values) => ({ ...values, description: value }))}
      />
      {whoWrites && <Typography color="text.secondary">{whoWrites}</Typography>}
    </FormSection>
  );
}
