/** A part of a picture, in its own pixels. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The most pixels that a side of what is kept has: no place shows more. */
const MAX_SIDE = 512;
const QUALITY = 0.9;

/** How many pixels a side of what is kept has: never more than there were. */
export const keptSide = ({ width }: CropArea): number => Math.max(1, Math.min(MAX_SIDE, Math.round(width)));

/** Whether something shines through. `pixels` holds red, green, blue and opacity of one pixel after the other. */
export const hasTransparency = (pixels: ArrayLike<number>): boolean => {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true;
  return false;
};

/**
 * Draws a square part of a picture anew: a JPEG, or a PNG where something shines through, of at most 512 pixels a side.
 * Nothing else of the picture is in it, neither what was cut off nor where it was taken. Throws for what cannot be shown.
 *
 * @param url an address of this page
 */
export async function cropPicture(url: string, area: CropArea): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const side = keptSide(area);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  const isPng = hasTransparency(context.getImageData(0, 0, side, side).data);
  const type = isPng ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!blob) throw new Error('The picture could not be encoded');
  return new File([blob], isPng ? 'photo.png' : 'photo.jpg', { type: blob.type });
}
