import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FilePlace } from '../../../ui/files/FilePlace.tsx';
import { uploadPhrases, uploadTexts } from '../files/fileMessages.ts';
import { type FileFault, faultOf } from './fileFault.ts';
import { faultTexts, problemTexts, templatePhrases, templateTexts } from './templateMessages.ts';
import { type FilledTemplate, type UploadProblem, useTemplateUpload } from './useTemplateUpload.ts';

function Fault({ fault, problem }: { fault: FileFault | null; problem: UploadProblem | null }) {
  const { formatMessage } = useIntl();
  const text = () => {
    if (fault) return formatMessage(faultTexts[fault]);
    if (problem === null) return null;
    if (typeof problem === 'object') return formatMessage(uploadPhrases.lineUnread, problem);
    return formatMessage(problem === 'renamed' ? faultTexts.renamed : problemTexts[problem]);
  };
  const message = text();
  return message !== null && <Alert severity="error">{message}</Alert>;
}

/** Chooses a filled template, once the instructions are read, and sends it. */
export function UploadForm({
  templates,
  isOpen,
  instead = null,
  onTaken,
}: {
  templates: readonly FilledTemplate[];
  /** Whether a file may be chosen. */
  isOpen: boolean;
  /** Whether it is to take the place of a file, and as what. */
  instead?: 'another' | 'corrected' | null;
  /** Is given the file's id where it is being checked; null where it is worked off at once. */
  onTaken: (checkedId: string | null) => Promise<unknown>;
}) {
  const { formatMessage } = useIntl();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<FileFault | null>(null);
  const { busy, problem, forget, upload } = useTemplateUpload(templates, onTaken);
  const templateIds = templates.map(({ id }) => id);
  const choose = (chosen: File) => {
    forget();
    setFile(chosen);
    setFault(faultOf(chosen, templateIds));
  };
  const send = async () => {
    const found = faultOf(file, templateIds);
    setFault(found);
    if (file && found === null && (await upload(file))) setFile(null);
  };
  const button = () => {
    if (instead === 'corrected') return uploadTexts.chooseCorrected;
    return file || instead ? templateTexts.chooseAnother : templateTexts.choose;
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box sx={{ width: '100%' }}>
        <FilePlace
          accept=".csv,text/csv"
          disabled={!isOpen || busy}
          words={{
            choose: formatMessage(button()),
            chosen: file && formatMessage(templatePhrases.chosen, { name: file.name }),
            orDrop: formatMessage(templateTexts.orDrop),
            dropNow: formatMessage(templateTexts.dropNow),
          }}
          onFile={choose}
        />
      </Box>
      {!isOpen && (
        <Typography variant="body2" color="text.secondary">
          {formatMessage(templateTexts.readFirst)}
        </Typography>
      )}
      <Fault fault={fault} problem={problem} />
      {(instead === null || file) && (
        <BusyButton
          variant="contained"
          color="primary"
          busy={busy}
          disabled={!isOpen || fault !== null}
          onClick={() => void send()}
        >
          {formatMessage(templateTexts.upload)}
        </BusyButton>
      )}
    </Box>
  );
}
