import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { DropPlace } from '../../../ui/files/DropPlace.tsx';
import { useFileChoice } from '../../../ui/files/useFileChoice.tsx';
import { templatePhrases, templateTexts } from './templateMessages.ts';

/** Where a filled template is chosen: by a button, by dropping it or by pasting it. */
export function FilePlace({
  file,
  disabled,
  onFile,
}: {
  file: File | null;
  disabled: boolean;
  onFile: (file: File) => void;
}) {
  const { formatMessage } = useIntl();
  const { isOver, open, input } = useFileChoice('.csv,text/csv', disabled, onFile);
  return (
    <DropPlace isOver={isOver}>
      <Button variant="outlined" color="secondary" disabled={disabled} onClick={open}>
        {formatMessage(file ? templateTexts.chooseAnother : templateTexts.choose)}
      </Button>
      <Box sx={{ minWidth: 0, flex: '1 1 160px' }}>
        {file && (
          <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
            {formatMessage(templatePhrases.chosen, { name: file.name })}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {formatMessage(isOver ? templateTexts.dropNow : templateTexts.orDrop)}
        </Typography>
      </Box>
      {input}
    </DropPlace>
  );
}
