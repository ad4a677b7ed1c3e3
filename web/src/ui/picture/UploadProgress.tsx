import { useIntl } from 'react-intl';
import { ProgressLine } from '../ProgressLine.tsx';
import { picturePhrases, pictureTexts } from './messages.ts';

/** The share in quarters: what is told to those who hear it, who could do nothing else otherwise. */
const inQuarters = (share: number) => Math.floor(share * 4) / 4;

/** How much of a picture has left, 0 to 1. */
export function UploadProgress({ share }: { share: number }) {
  const { formatMessage } = useIntl();
  const uploaded = (percent: number) => formatMessage(picturePhrases.uploaded, { percent });
  return (
    <ProgressLine
      label={formatMessage(pictureTexts.uploading)}
      text={uploaded(share)}
      share={share}
      announced={uploaded(inQuarters(share))}
    />
  );
}
