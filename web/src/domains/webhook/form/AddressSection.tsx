import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { radius } from '../../../lib/theme/tokens.ts';
import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { AddressField } from './AddressField.tsx';
import { postExample } from './postExample.ts';
import { RotateDialog } from './RotateDialog.tsx';
import { webhookFormTexts } from './webhookFormMessages.ts';

/** A call that can be pasted into a terminal. */
function Example({ text }: { text: string }) {
  const { formatMessage } = useIntl();
  const name = formatMessage(webhookFormTexts.example);
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="subtitle2" component="p">
          {name}
        </Typography>
        <CopyButton text={text} label={formatMessage(webhookFormTexts.copyExample)} />
      </Box>
      <Typography
        component="pre"
        variant="mono"
        dir="ltr"
        role="group"
        tabIndex={0}
        aria-label={name}
        sx={{
          ...{ m: 0, mt: 0.5, px: 1.5, py: 1, overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
          ...{ bgcolor: 'surface.sunken', borderRadius: `${radius.medium}px` },
        }}
      >
        {text}
      </Typography>
    </div>
  );
}

/** The address of an incoming webhook: how to post to it, and how to change it. Before it is saved there is none. */
export function AddressSection({
  webhook,
  channel,
}: {
  webhook: { readonly id: string; readonly url: string } | null;
  /** A channel that the example names; null where the webhook is for one. */
  channel: string | null;
}) {
  const { formatMessage } = useIntl();
  const rotation = useDialogWord('new-address', webhook !== null);
  return (
    <FormSection title={formatMessage(webhookFormTexts.target)}>
      {webhook === null ? (
        <Typography color="text.secondary">{formatMessage(webhookFormTexts.addressAfter)}</Typography>
      ) : (
        <>
          <AddressField url={webhook.url} />
          <Example text={postExample(webhook.url, formatMessage(webhookFormTexts.exampleText), channel)} />
          {channel !== null && (
            <Typography variant="body2" color="text.secondary">
              {formatMessage(webhookFormTexts.exampleChannel)}
            </Typography>
          )}
          <Button size="small" onClick={rotation.open} sx={{ justifySelf: 'start' }}>
            {formatMessage(webhookFormTexts.newAddress)}
          </Button>
          {rotation.isOpen && <RotateDialog webhookId={webhook.id} onClose={rotation.close} />}
        </>
      )}
    </FormSection>
  );
}
