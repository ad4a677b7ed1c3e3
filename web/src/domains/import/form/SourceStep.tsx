import { ARCHIVE_ENDINGS, ARCHIVE_LINK_MAX, ARCHIVE_MAX_BYTES, PASSPHRASE_MAX } from '@muster/schema/formats/import';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/intl/formats.ts';
import { canSendInParts } from '../../../lib/upload/sendInParts.ts';
import { Field } from '../../../ui/Field.tsx';
import { FilePlace } from '../../../ui/files/FilePlace.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { sourceFacts } from '../sources.ts';
import { exportTexts, formPhrases, formTexts, stepTitles } from './formMessages.ts';
import { useFaultText } from './useFaultText.ts';
import type { ImportEditing } from './useImportForm.ts';

// Browsers know nothing of an ending of two parts.
const ACCEPT = [...ARCHIVE_ENDINGS, '.gz'].join(',');

/** Where the archive is chosen; it is sent at once. */
function ArchivePlace({ editing: { archive, saidOf } }: { editing: ImportEditing }) {
  const { formatMessage } = useIntl();
  const { byteSize } = useFormats();
  const textOf = useFaultText();
  const fault = saidOf('archive');
  const { file, choose } = archive;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {formatMessage(formPhrases.limits, { size: byteSize(ARCHIVE_MAX_BYTES) })}
      </Typography>
      <FilePlace
        accept={ACCEPT}
        disabled={!canSendInParts()}
        words={{
          choose: formatMessage(file ? formTexts.chooseAnother : formTexts.choose),
          chosen: file && formatMessage(formPhrases.chosen, { name: file.name }),
          orDrop: formatMessage(formTexts.orDrop),
          dropNow: formatMessage(formTexts.dropNow),
        }}
        onFile={choose}
      />
      {fault && (
        <Box data-invalid tabIndex={-1}>
          <Alert severity="error">{textOf(fault)}</Alert>
        </Box>
      )}
    </>
  );
}

/** Where the link to the archive is entered. */
function LinkField({ editing: { draft, set, leave, saidOf } }: { editing: ImportEditing }) {
  const { formatMessage } = useIntl();
  const textOf = useFaultText();
  const fault = saidOf('archive');
  return (
    <Field
      label={formatMessage(formTexts.link)}
      value={draft.fileUrl}
      error={fault && textOf(fault)}
      onChange={({ target }) => set({ fileUrl: target.value })}
      onBlur={() => draft.fileUrl !== '' && leave('archive')}
      inputProps={{ inputMode: 'url', spellCheck: false, autoComplete: 'off', maxLength: ARCHIVE_LINK_MAX }}
    />
  );
}

/** The first step: the export, and what opens it. */
export function SourceStep({ editing }: { editing: ImportEditing }) {
  const { formatMessage } = useIntl();
  const textOf = useFaultText();
  const { source, draft, set, leave, saidOf, showsPassphrase } = editing;
  const fault = saidOf('passphrase');
  return (
    <FormSection title={formatMessage(stepTitles.source)}>
      <Typography>{formatMessage(exportTexts[source])}</Typography>
      {sourceFacts[source].isLink ? <LinkField editing={editing} /> : <ArchivePlace editing={editing} />}
      {showsPassphrase && (
        <Field
          type="password"
          label={formatMessage(formTexts.passphrase)}
          hint={formatMessage(formTexts.passphraseHint)}
          value={draft.passphrase}
          error={fault && textOf(fault)}
          onChange={({ target }) => set({ passphrase: target.value })}
          onBlur={() => draft.passphrase !== '' && leave('passphrase')}
          // It belongs to the file: no password manager keeps or offers it.
          inputProps={{ autoComplete: 'off', maxLength: PASSPHRASE_MAX }}
        />
      )}
    </FormSection>
  );
}
