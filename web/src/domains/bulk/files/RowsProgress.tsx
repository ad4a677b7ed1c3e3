import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { uploadPhrases, uploadTexts } from './fileMessages.ts';
import { quarterOf, shareOf } from './fileStates.ts';

/** How many rows of a file are through with what is done to them, and that nobody has to wait for it. */
export function RowsProgress({
  what,
  done,
  total,
  isUnread,
}: {
  what: string;
  done: number;
  total: number;
  /** How far it is could not be read. */
  isUnread: boolean;
}) {
  const { formatMessage } = useIntl();
  const share = shareOf(done, total);
  return (
    <ProgressLine
      label={what}
      text={formatMessage(uploadPhrases.progress, { done, total, percent: share })}
      share={share}
      announced={formatMessage(uploadPhrases.announced, { what, percent: quarterOf(share) })}
    >
      <Typography variant="body2" color="text.secondary">
        {formatMessage(isUnread ? uploadTexts.unread : uploadTexts.leave)}
      </Typography>
    </ProgressLine>
  );
}
