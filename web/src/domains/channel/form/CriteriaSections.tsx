import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { isOffered } from '../../../lib/config/offered.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { HintedRadio } from '../../../ui/HintedRadio.tsx';
import { Legend } from '../../../ui/settings/Legend.tsx';
import type { ChannelDraft } from './channelDraft.ts';
import { channelFormTexts } from './channelFormMessages.ts';
import { MoveCount } from './MoveCount.tsx';
import type { ChannelEditing } from './useChannelForm.ts';
import { useRefusedText } from './useRefusedText.ts';
import { type KnownGroups, UserGroupsField } from './UserGroupsField.tsx';

/** Whom the channel is for. */
function AudienceSection({ editing, groups }: { editing: ChannelEditing; groups: KnownGroups }) {
  const { formatMessage } = useIntl();
  const refused = useRefusedText(editing);
  return (
    <FormSection title={formatMessage(channelFormTexts.audience)}>
      <UserGroupsField
        label={formatMessage(channelFormTexts.restriction)}
        hint={formatMessage(channelFormTexts.restrictionHint)}
        error={refused('restrictedTo')}
        ids={editing.draft.restrictedToIds}
        groups={groups}
        onChange={(restrictedToIds) => editing.change((values) => ({ ...values, restrictedToIds }))}
      />
    </FormSection>
  );
}

/** Whether the channel is an auto-join one. */
function AutoJoinBox({ editing: { draft, problems, change } }: { editing: ChannelEditing }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const isMissing = problems.isBoxMissing;
  return (
    <Box>
      <FormControlLabel
        label={formatMessage(channelFormTexts.autoJoinBox)}
        control={
          <Checkbox
            checked={draft.autoJoin !== 'NOBODY'}
            slotProps={{ input: { 'aria-invalid': isMissing, 'aria-describedby': `${id}-help` } }}
            onChange={(_event, isOn) =>
              change((values) => ({
                ...values,
                autoJoin: !isOn ? 'NOBODY' : values.autoJoinGroupIds.length > 0 ? 'GROUPS' : 'EVERYBODY',
              }))
            }
          />
        }
      />
      <FormHelperText id={`${id}-help`} error={isMissing} role={isMissing ? 'alert' : undefined} sx={{ mx: 0, pl: 3 }}>
        {formatMessage(isMissing ? channelFormTexts.upgradeToAutojoinError : channelFormTexts.autoJoinHint)}
      </FormHelperText>
    </Box>
  );
}

/** Who joins the channel. */
function JoinersChoice({ editing, groups }: { editing: ChannelEditing; groups: KnownGroups }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const refused = useRefusedText(editing)('autoJoin');
  const { draft, problems, change } = editing;
  const error = problems.areGroupsMissing ? formatMessage(channelFormTexts.groupsMissing) : refused;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Legend id={id} component="span">
        {formatMessage(channelFormTexts.joiners)}
      </Legend>
      <RadioGroup
        aria-labelledby={id}
        value={draft.autoJoin}
        onChange={(_event, value) =>
          change((values) => ({ ...values, autoJoin: value === 'GROUPS' ? 'GROUPS' : 'EVERYBODY' }))
        }
      >
        <HintedRadio
          value="EVERYBODY"
          name={formatMessage(channelFormTexts.everyone)}
          hint={formatMessage(channelFormTexts.everyoneHint)}
        />
        <HintedRadio
          value="GROUPS"
          name={formatMessage(channelFormTexts.groups)}
          hint={formatMessage(channelFormTexts.groupsHint)}
        />
      </RadioGroup>
      {draft.autoJoin === 'GROUPS' && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', pl: 3 }}>
          <UserGroupsField
            label={formatMessage(channelFormTexts.autoJoinGroups)}
            hint={formatMessage(channelFormTexts.chooseGroups)}
            error={error}
            ids={draft.autoJoinGroupIds}
            groups={groups}
            onChange={(autoJoinGroupIds) => change((values) => ({ ...values, autoJoinGroupIds }))}
          />
        </Box>
      )}
    </Box>
  );
}

type Permission = 'canLeave' | 'canMute';

/** What those who are put into the channel may do about that. */
function Permissions({ editing: { draft, change } }: { editing: ChannelEditing }) {
  const { formatMessage } = useIntl();
  const set = (permission: Permission, isGiven: boolean) =>
    change((values): ChannelDraft => ({ ...values, [permission]: isGiven }));
  const box = (permission: Permission) => (
    <FormControlLabel
      label={formatMessage(channelFormTexts[permission])}
      control={<Checkbox checked={draft[permission]} onChange={(_event, isGiven) => set(permission, isGiven)} />}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {box('canLeave')}
      {box('canMute')}
    </Box>
  );
}

/** Who is to be in the channel: whom it is for, who joins it by themselves, and what they may do about that. */
export function CriteriaSections({
  editing,
  groups,
  isLocked,
  hasBox,
}: {
  editing: ChannelEditing;
  groups: KnownGroups;
  /** Whether everybody always joins it. */
  isLocked: boolean;
  /** Whether it may be no auto-join channel. */
  hasBox: boolean;
}) {
  const { formatMessage } = useIntl();
  const isAutoJoin = editing.draft.autoJoin !== 'NOBODY';
  return (
    <>
      {!isLocked && isOffered('userGroup') && <AudienceSection editing={editing} groups={groups} />}
      <FormSection title={formatMessage(channelFormTexts.autoJoin)}>
        {isLocked && <Typography color="text.secondary">{formatMessage(channelFormTexts.locked)}</Typography>}
        {!isLocked && hasBox && <AutoJoinBox editing={editing} />}
        {!isLocked && isAutoJoin && isOffered('userGroup') && <JoinersChoice editing={editing} groups={groups} />}
        {isAutoJoin && <Permissions editing={editing} />}
        <MoveCount preview={editing.preview} />
      </FormSection>
    </>
  );
}
