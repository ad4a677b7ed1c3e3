import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
// The component's own way would be a style element made from text, which the page's policy forbids.
import 'react-easy-crop/react-easy-crop.css';
import { useIntl } from 'react-intl';
import { ArrowLeftIcon } from '../icons.tsx';
import type { CropArea } from './cropPicture.ts';
import { pictureTexts } from './messages.ts';
import { movedPicture, type Point } from './movedPicture.ts';

const MAX_ZOOM = 4;
/** How far one step of an arrow moves the picture, in px of the screen. */
const STEP = 12;

const ARROWS = [
  { name: 'moveLeft', by: { x: -STEP, y: 0 }, turn: 0 },
  { name: 'moveUp', by: { x: 0, y: -STEP }, turn: 90 },
  { name: 'moveDown', by: { x: 0, y: STEP }, turn: 270 },
  { name: 'moveRight', by: { x: STEP, y: 0 }, turn: 180 },
] as const;

/** Moves the picture without dragging. */
function Arrows({ onMove }: { onMove: (by: Point) => void }) {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      {ARROWS.map(({ name, by, turn }) => (
        <IconButton key={name} aria-label={formatMessage(pictureTexts[name])} onClick={() => onMove(by)}>
          <ArrowLeftIcon fontSize="small" sx={{ transform: `rotate(${turn}deg)` }} />
        </IconButton>
      ))}
    </Box>
  );
}

/**
 * Lets a person choose the square of a picture that is kept, by pointer, touch or keyboard. The circle in it is what most
 * places show.
 *
 * @param onArea told the chosen square with each change
 * @param onBroken told that the picture cannot be shown
 */
export function CropFrame({
  url,
  onArea,
  onBroken,
}: {
  url: string;
  onArea: (area: CropArea) => void;
  onBroken: () => void;
}) {
  const { formatMessage, formatNumber } = useIntl();
  const id = useId();
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shown, setShown] = useState({ width: 0, height: 0 });
  const [frame, setFrame] = useState({ width: 0, height: 0 });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        sx={{
          position: 'relative',
          height: 'min(280px, 45dvh)',
          borderRadius: 2,
          overflow: 'hidden',
          bgcolor: 'surface.sunken',
          '& [role=application]:focus-visible': {
            outline: '3px solid',
            outlineColor: 'primary.main',
            outlineOffset: -3,
          },
        }}
      >
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={STEP}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, pixels) => onArea(pixels)}
          setMediaSize={setShown}
          setCropSize={setFrame}
          mediaProps={{ onError: onBroken }}
          cropperProps={{
            role: 'application',
            'aria-label': formatMessage(pictureTexts.cropArea),
            'aria-describedby': `${id}-hint`,
          }}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" id={`${id}-hint`}>
        {formatMessage(pictureTexts.cropHint)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography variant="subtitle2" component="span" id={`${id}-zoom`}>
          {formatMessage(pictureTexts.zoom)}
        </Typography>
        <Slider
          size="small"
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={zoom}
          onChange={(_event, value) => setZoom(value)}
          aria-labelledby={`${id}-zoom`}
          getAriaValueText={(value) => formatNumber(value, { style: 'percent' })}
          sx={{ flex: '1 1 120px' }}
        />
        <Arrows onMove={(by) => setCrop((from) => movedPicture(from, by, shown, frame, zoom))} />
      </Box>
    </Box>
  );
}
