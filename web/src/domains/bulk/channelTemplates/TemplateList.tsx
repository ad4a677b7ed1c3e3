import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ChannelTemplateDownloadDocument } from '../../../generated/bulk/channelTemplates/channelTemplateDownload.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { ImportIcon } from '../../../ui/icons.tsx';
import { openDownload } from '../../../lib/openDownload.ts';
import { templatePhrases, templateTexts } from './templateMessages.ts';
import { useTemplateWords } from './useTemplateWords.ts';

export type Template = { readonly id: string; readonly name: string; readonly fileName: string };

function TemplateItem({ template }: { template: Template }) {
  const { formatMessage } = useIntl();
  const { name, hint } = useTemplateWords()(template);
  const download = useKeyedMutation(ChannelTemplateDownloadDocument, (data) => data.channelTemplateDownload);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ requestId: string | null } | null>(null);
  const begin = async () => {
    setBusy(true);
    setFailure(null);
    const { payload, failure: why } = await download({ templateId: template.id });
    if (payload?.url) openDownload(payload.url, template.fileName);
    else setFailure({ requestId: why?.requestId ?? null });
    setBusy(false);
  };
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 550 }}>{name}</Typography>
          {hint && (
            <Typography variant="body2" color="text.secondary">
              {hint}
            </Typography>
          )}
        </Box>
        <BusyButton busy={busy} startIcon={<ImportIcon />} onClick={() => void begin()}>
          {formatMessage(templatePhrases.download, { name: template.fileName })}
        </BusyButton>
      </Box>
      {failure && <FailureAlert text={formatMessage(templateTexts.downloadFailed)} requestId={failure.requestId} />}
    </Box>
  );
}

/** The templates, each with what it is for. */
export const TemplateList = ({ templates }: { templates: readonly Template[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
    {templates.map((template) => (
      <TemplateItem key={template.id} template={template} />
    ))}
  </Box>
);
