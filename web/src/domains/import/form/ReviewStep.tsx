import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/intl/formats.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { sourceFacts } from '../sources.ts';
import { formPhrases, formTexts, stepTitles } from './formMessages.ts';
import { asTeamUrl } from './importDraft.ts';
import type { ImportEditing } from './useImportForm.ts';

/** Something that was entered, and its name. */
const Entry = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' }, gap: 0.5 }}>
    <Typography component="dt" color="text.secondary">
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);

/** The last step: all that was entered, and what will happen. */
export function ReviewStep({ editing }: { editing: ImportEditing }) {
  const { formatMessage } = useIntl();
  const { byteSize } = useFormats();
  const { source, draft, team, archive, showsPassphrase } = editing;
  const { file } = archive;
  const url = asTeamUrl(draft.teamUrl);
  const isLink = sourceFacts[source].isLink;
  return (
    <FormSection title={formatMessage(stepTitles.review)}>
      <Box component="dl" sx={{ display: 'grid', gap: 1.25, m: 0 }}>
        <Entry name={formatMessage(isLink ? formTexts.link : formTexts.file)}>
          {isLink && <bdi>{draft.fileUrl.trim()}</bdi>}
          {!isLink && file && formatMessage(formPhrases.sized, { name: file.name, size: byteSize(file.size) })}
        </Entry>
        {showsPassphrase && draft.passphrase !== '' && (
          <Entry name={formatMessage(formTexts.passphrase)}>{formatMessage(formTexts.given)}</Entry>
        )}
        <Entry name={formatMessage(formTexts.teamUrl)}>
          {url === team.url ? url : formatMessage(formPhrases.urlChange, { before: team.url, after: url })}
        </Entry>
        <Entry name={formatMessage(formTexts.mailing)}>
          {formatMessage(draft.isInvite ? formTexts.inviteOn : formTexts.inviteOff)}
        </Entry>
      </Box>
      <Typography color="text.secondary">{formatMessage(formTexts.what)}</Typography>
    </FormSection>
  );
}
