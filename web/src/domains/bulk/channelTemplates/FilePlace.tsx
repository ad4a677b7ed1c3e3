import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { radius } from '../../../lib/theme/tokens.ts';
import { useFileDrop } from '../../../ui/picture/useFileDrop.ts';
import { templatePhrases, templateTexts } from './templateMessages.ts';

const Place = styled('div', { shouldForwardProp: (prop) => prop !== 'isOver' })<{ isOver: boolean }>(
  ({ theme, isOver }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    padding: 16,
    borderRadius: radius.popover,
    border: `1px dashed ${isOver ? theme.vars.palette.primary.main : theme.vars.palette.line.strong}`,
    backgroundColor: isOver ? theme.vars.palette.primary.soft : theme.vars.palette.surface.sunken,
  }),
);

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
  const input = useRef<HTMLInputElement>(null);
  const take = (chosen: File | undefined) => {
    if (chosen && !disabled) onFile(chosen);
  };
  const isOver = useFileDrop(take) && !disabled;
  return (
    <Place isOver={isOver}>
      <Button variant="outlined" color="secondary" disabled={disabled} onClick={() => input.current?.click()}>
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
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          // The same file again is a new choice: it may have been changed.
          currentTarget.value = '';
        }}
      />
    </Place>
  );
}
