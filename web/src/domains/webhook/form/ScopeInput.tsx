import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { HintedRadio } from '../../../ui/HintedRadio.tsx';
import type { FormType } from '../webhookPaths.ts';
import type { WebhookDraft } from './webhookDraft.ts';
import { webhookFormTexts } from './webhookFormMessages.ts';

/** Whether a webhook is for one channel or for the whole team. */
export function ScopeInput({
  type,
  value,
  onChange,
}: {
  type: FormType;
  value: WebhookDraft['scope'];
  onChange: (scope: WebhookDraft['scope']) => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const teamHint = type === 'INCOMING' ? webhookFormTexts.scopeTeamIncoming : webhookFormTexts.scopeTeamOutgoing;
  return (
    <div>
      <Typography id={id} variant="subtitle2" component="p">
        {formatMessage(webhookFormTexts.scope)}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_event, next) => onChange(next === 'TEAM' ? 'TEAM' : 'CHANNEL')}
      >
        <HintedRadio
          value="CHANNEL"
          name={formatMessage(webhookFormTexts.scopeChannel)}
          hint={formatMessage(webhookFormTexts.scopeChannelHint)}
        />
        <HintedRadio value="TEAM" name={formatMessage(webhookFormTexts.scopeTeam)} hint={formatMessage(teamHint)} />
      </RadioGroup>
    </div>
  );
}
