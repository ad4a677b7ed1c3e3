import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { MemberTemplateDownloadDocument } from '../../../generated/bulk/memberFiles/memberTemplateDownload.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { ImportIcon } from '../../../ui/icons.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { type FileMode, wordOf } from './fileModes.ts';
import { uploadTexts } from '../files/fileMessages.ts';
import { useDownload } from '../files/useDownload.ts';
import { filePhrases, fileTexts, modeTexts, templateTexts } from './memberFileMessages.ts';

import type { FileColumns } from './useFileColumns.ts';

/** The columns that a file may have. */
function Columns({ columns, isLoading, requestId, readAgain }: FileColumns) {
  const { formatMessage } = useIntl();
  if (!columns) {
    if (isLoading) return <TextSkeleton lines={2} />;
    const text = formatMessage(fileTexts.columnsFailed);
    return <PartFailed text={text} requestId={requestId} onRetry={() => void readAgain()} />;
  }
  return (
    <Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.75 }}>
        {formatMessage(fileTexts.columns)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {columns.map(({ name, isRequired }) => (
          <Box component="li" key={name} sx={{ maxWidth: '100%' }}>
            <Chip
              variant="outlined"
              label={isRequired ? formatMessage(filePhrases.requiredColumn, { name }) : <bdi>{name}</bdi>}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** What a mode does, the template of its files, and the columns that they may have. */
export function TemplateSection({ mode, columns }: { mode: FileMode; columns: FileColumns }) {
  const { formatMessage } = useIntl();
  const ask = useKeyedMutation(MemberTemplateDownloadDocument, (data) => data.memberTemplateDownload);
  const { isBusy, failure, begin } = useDownload();
  return (
    <SectionCard title={formatMessage(fileTexts.templateTitle)}>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography>{formatMessage(modeTexts[mode])}</Typography>
        <Typography color="text.secondary">{formatMessage(templateTexts[mode])}</Typography>
        <BusyButton
          busy={isBusy}
          startIcon={<ImportIcon />}
          onClick={() => void begin(() => ask({ mode }), `${wordOf(mode)}_members.csv`)}
        >
          {formatMessage(fileTexts.download)}
        </BusyButton>
        {failure && <FailureAlert text={formatMessage(uploadTexts.downloadFailed)} requestId={failure.requestId} />}
        <Box sx={{ width: '100%' }}>
          <Columns {...columns} />
        </Box>
      </Box>
    </SectionCard>
  );
}
