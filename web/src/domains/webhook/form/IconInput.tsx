import { PICTURE_MEDIA_TYPES, WEBHOOK_ICON } from '@muster/schema/formats/picture';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { HintedRadio } from '../../../ui/HintedRadio.tsx';
import { uiPhrases } from '../../../ui/messages.ts';
import type { Refusal } from '../../../ui/picture/pictureUse.ts';
import { useFileChoice } from '../../../ui/files/useFileChoice.tsx';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { Spoken } from '../../../ui/Spoken.ts';
import { WebhookIcon } from '../WebhookIcon.tsx';
import type { IconUpload } from './useIconUpload.ts';
import { webhookFormPhrases, webhookFormTexts } from './webhookFormMessages.ts';

const REFUSALS: Readonly<Record<Refusal, MessageDescriptor>> = {
  wrongType: webhookFormTexts.iconType,
  tooLarge: webhookFormTexts.iconSize,
  tooManyPixels: webhookFormTexts.iconPixels,
  unreadable: webhookFormTexts.iconUnreadable,
};

const ACCEPT = WEBHOOK_ICON.types.map((type) => PICTURE_MEDIA_TYPES[type]).join(',');

/** How far the upload is, or why there is none. */
function UploadState({ upload: { upload }, onRetry }: { upload: IconUpload; onRetry: (file: File) => void }) {
  const { formatMessage } = useIntl();
  if (upload.step === 'sending') {
    const uploaded = (percent: number) => formatMessage(webhookFormPhrases.uploadedShare, { percent });
    return (
      <ProgressLine
        label={formatMessage(webhookFormTexts.uploading)}
        text={uploaded(upload.share)}
        share={upload.share}
        announced={uploaded(Math.floor(upload.share * 4) / 4)}
      />
    );
  }
  if (upload.step === 'failed') {
    const { file, requestId } = upload;
    return (
      <Alert
        severity="error"
        action={
          <Button size="small" onClick={() => onRetry(file)}>
            {formatMessage(webhookFormTexts.tryAgain)}
          </Button>
        }
      >
        {formatMessage(webhookFormTexts.uploadFailed)}
        {requestId !== null && (
          <Typography variant="mono" component="p" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {formatMessage(uiPhrases.requestId, { id: requestId })}
          </Typography>
        )}
      </Alert>
    );
  }
  if (upload.step === 'refused') return <Alert severity="error">{formatMessage(REFUSALS[upload.refusal])}</Alert>;
  return <Spoken role="status">{upload.step === 'done' && formatMessage(webhookFormTexts.uploaded)}</Spoken>;
}

/** Where an icon is chosen, by a button or by dropping it; it is uploaded at once. */
function OwnIcon({
  url,
  upload,
  error,
  onUploaded,
}: {
  /** The icon that is there; null for none. */
  url: string | null;
  upload: IconUpload;
  error: string | null;
  onUploaded: (url: string) => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const take = (file: File) => void upload.send(file, onUploaded);
  const { isOver, open, input } = useFileChoice(ACCEPT, false, take);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pl: { xs: 0, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {url !== null && <WebhookIcon url={url} size={48} />}
        <Button data-invalid={error !== null} aria-describedby={error === null ? undefined : id} onClick={open}>
          {formatMessage(url === null ? webhookFormTexts.upload : webhookFormTexts.uploadAnother)}
        </Button>
        <Typography variant="body2" color="text.secondary">
          {formatMessage(isOver ? webhookFormTexts.dropNow : webhookFormTexts.orDrop)}
        </Typography>
        {input}
      </Box>
      <UploadState upload={upload} onRetry={take} />
      {error !== null && (
        <FormHelperText error id={id} role="alert" sx={{ m: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

/** The default icon, or one that is uploaded. */
export function IconInput({
  icon,
  url,
  upload,
  error,
  onChange,
}: {
  icon: 'DEFAULT' | 'OWN';
  /** The icon of its own that is there; null for none. */
  url: string | null;
  upload: IconUpload;
  error: string | null;
  onChange: (changes: { icon: 'DEFAULT' | 'OWN'; uploaded?: string }) => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="subtitle2" component="p">
        {formatMessage(webhookFormTexts.icon)}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={icon}
        onChange={(_event, value) => onChange({ icon: value === 'OWN' ? 'OWN' : 'DEFAULT' })}
      >
        <HintedRadio
          value="DEFAULT"
          name={formatMessage(webhookFormTexts.defaultIcon)}
          hint={formatMessage(webhookFormTexts.defaultIconHint)}
        />
        <HintedRadio
          value="OWN"
          name={formatMessage(webhookFormTexts.ownIcon)}
          hint={formatMessage(webhookFormTexts.ownIconHint)}
        />
      </RadioGroup>
      {icon === 'OWN' && (
        <OwnIcon
          url={url}
          upload={upload}
          error={error}
          onUploaded={(uploaded) => onChange({ icon: 'OWN', uploaded })}
        />
      )}
    </div>
  );
}
