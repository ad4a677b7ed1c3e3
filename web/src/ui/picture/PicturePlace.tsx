import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { radius } from '../../lib/theme/tokens.ts';
import { pictureTexts } from './messages.ts';
import { useFileDrop } from './useFileDrop.ts';

const Place = styled('div', { shouldForwardProp: (prop) => prop !== 'isOver' })<{ isOver: boolean }>(
  ({ theme, isOver }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 16,
    padding: 16,
    borderRadius: radius.popover,
    border: `1px dashed ${isOver ? theme.vars.palette.primary.main : theme.vars.palette.line.strong}`,
    backgroundColor: isOver ? theme.vars.palette.primary.soft : theme.vars.palette.surface.sunken,
  }),
);

/**
 * Where a picture is chosen: by a button, by dropping it or by pasting it.
 *
 * @param accept the media types that the browser's own dialog offers, as a file input has them
 * @param children what stands beside the button: the picture as it is now, or would be
 */
export function PicturePlace({
  accept,
  hasPicture,
  disabled,
  children,
  onFile,
}: {
  accept: string;
  hasPicture: boolean;
  disabled: boolean;
  children: ReactNode;
  onFile: (file: File) => void;
}) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file && !disabled) onFile(file);
  };
  const isOver = useFileDrop(take);
  return (
    <Place isOver={isOver}>
      {children}
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.75, flex: '1 1 140px', minWidth: 0 }}>
        <Button
          disabled={disabled}
          onClick={() => input.current?.click()}
          sx={{ height: 'auto', minHeight: 34, py: 0.5, whiteSpace: 'normal' }}
        >
          {formatMessage(hasPicture ? pictureTexts.chooseAnother : pictureTexts.choose)}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {formatMessage(isOver ? pictureTexts.dropNow : pictureTexts.orDrop)}
        </Typography>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            // The same file again is a new choice: it may have been changed.
            currentTarget.value = '';
          }}
        />
      </Box>
    </Place>
  );
}
