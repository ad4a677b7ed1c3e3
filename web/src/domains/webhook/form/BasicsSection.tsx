import { WEBHOOK_NAME_MAX } from '@muster/schema/formats/webhook';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Field } from '../../../ui/Field.tsx';
import { CharacterCount } from '../../../ui/form/CharacterCount.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { ChannelPicker } from './ChannelPicker.tsx';
import { IconInput } from './IconInput.tsx';
import { ScopeInput } from './ScopeInput.tsx';
import { useFieldError } from './useFieldError.ts';
import type { IconUpload } from './useIconUpload.ts';
import type { WebhookEditing } from './useWebhookForm.ts';
import { webhookFormTexts } from './webhookFormMessages.ts';

/** What a webhook of the whole team is about, where that cannot be chosen any more. */
function TeamLine({ type }: Pick<WebhookEditing, 'type'>) {
  const { formatMessage } = useIntl();
  const hint = type === 'INCOMING' ? webhookFormTexts.scopeTeamIncoming : webhookFormTexts.scopeTeamOutgoing;
  return (
    <div>
      <Typography variant="subtitle2" component="p">
        {formatMessage(webhookFormTexts.scopeTeam)}
      </Typography>
      <Typography color="text.secondary">{formatMessage(hint)}</Typography>
    </div>
  );
}

/** What a webhook is for, its name and its icon. */
export function BasicsSection({
  editing,
  upload,
  maySetScope,
}: {
  editing: WebhookEditing;
  upload: IconUpload;
  /** Whether it may be made for the whole team. */
  maySetScope: boolean;
}) {
  const { formatMessage } = useIntl();
  const errorOf = useFieldError(editing);
  const { type, draft, savedIconUrl, set, leave } = editing;
  const isIncoming = type === 'INCOMING';
  return (
    <FormSection title={formatMessage(webhookFormTexts.basics)}>
      {maySetScope && <ScopeInput type={type} value={draft.scope} onChange={(scope) => set({ scope })} />}
      {!maySetScope && draft.scope === 'TEAM' && <TeamLine type={type} />}
      {draft.scope === 'CHANNEL' && (
        <ChannelPicker
          value={draft.channel}
          error={errorOf('channel')}
          onChange={(channel) => set({ channel })}
          onLeave={() => leave('channel')}
        />
      )}
      <Field
        label={formatMessage(webhookFormTexts.name)}
        labelAction={<CharacterCount text={draft.name} most={WEBHOOK_NAME_MAX} />}
        hint={formatMessage(isIncoming ? webhookFormTexts.nameHintIncoming : webhookFormTexts.nameHintOutgoing)}
        error={errorOf('name')}
        value={draft.name}
        required
        autoComplete="off"
        onBlur={() => leave('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      <IconInput
        icon={draft.icon}
        url={draft.uploaded ?? savedIconUrl}
        upload={upload}
        error={errorOf('icon')}
        onChange={set}
      />
    </FormSection>
  );
}
