import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DropPlace } from '../files/DropPlace.tsx';
import { useFileChoice } from '../files/useFileChoice.tsx';
import { pictureTexts } from './messages.ts';

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
  const { isOver, open, input } = useFileChoice(accept, disabled, onFile);
  return (
    <DropPlace isOver={isOver}>
      {children}
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.75, flex: '1 1 140px', minWidth: 0 }}>
        <Button disabled={disabled} onClick={open}>
          {formatMessage(hasPicture ? pictureTexts.chooseAnother : pictureTexts.choose)}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {formatMessage(isOver ? pictureTexts.dropNow : pictureTexts.orDrop)}
        </Typography>
        {input}
      </Box>
    </DropPlace>
  );
}
