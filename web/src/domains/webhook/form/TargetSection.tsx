import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { TestDelivery } from './TestDelivery.tsx';
import { useFieldError } from './useFieldError.ts';
import type { WebhookEditing } from './useWebhookForm.ts';
import { webhookFormTexts } from './webhookFormMessages.ts';
import { newToken } from './webhookToken.ts';

/** What the calls are signed with; of a webhook that is there, empty keeps the one that it has. */
function TokenField({ editing, savedToken }: { editing: WebhookEditing; savedToken: string | null }) {
  const { formatMessage } = useIntl();
  const errorOf = useFieldError(editing);
  const { draft, isNew, set, leave } = editing;
  // What the calls will be signed with.
  const token = draft.token.trim() || savedToken;
  const hint = formatMessage(webhookFormTexts.tokenHint);
  return (
    <Field
      label={formatMessage(webhookFormTexts.token)}
      labelAction={
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          <Button size="small" variant="text" onClick={() => set({ token: newToken() })}>
            {formatMessage(webhookFormTexts.generate)}
          </Button>
          {token !== null && token !== '' && (
            <CopyButton text={token} label={formatMessage(webhookFormTexts.copyToken)} />
          )}
        </Box>
      }
      hint={isNew ? hint : `${formatMessage(webhookFormTexts.tokenKept)} ${hint}`}
      error={errorOf('token')}
      value={draft.token}
      required={isNew}
      autoComplete="off"
      spellCheck={false}
      onBlur={() => leave('token')}
      onChange={({ target }) => set({ token: target.value })}
    />
  );
}

/** Where an outgoing webhook calls, what with, and a test of both. */
export function TargetSection({ editing, savedToken }: { editing: WebhookEditing; savedToken: string | null }) {
  const { formatMessage } = useIntl();
  const errorOf = useFieldError(editing);
  const { draft, set, leave } = editing;
  return (
    <FormSection title={formatMessage(webhookFormTexts.target)}>
      <Field
        label={formatMessage(webhookFormTexts.url)}
        hint={formatMessage(webhookFormTexts.urlHint)}
        error={errorOf('url')}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={draft.url}
        required
        autoComplete="off"
        spellCheck={false}
        onBlur={() => leave('url')}
        onChange={({ target }) => set({ url: target.value })}
      />
      <TokenField editing={editing} savedToken={savedToken} />
      <TestDelivery editing={editing} />
    </FormSection>
  );
}
