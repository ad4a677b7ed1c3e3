import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useChannelUploadNowQuery } from '../../../generated/bulk/channelTemplates/channelUploadNow.ts';
import type { ChannelUploadProgressFragment } from '../../../generated/bulk/fragments/channelUploadProgress.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { PastTime } from '../../../ui/PastTime.tsx';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { RowErrors } from './RowErrors.tsx';
import { templatePhrases, templateTexts } from './templateMessages.ts';

type Upload = ChannelUploadProgressFragment;

const POLL_MS = 3_000;
const isPageHidden = () => document.visibilityState === 'hidden';

const triedOf = ({ doneCount, failedCount }: Upload) => doneCount + failedCount;
const shareOf = (upload: Upload) => (upload.totalCount === 0 ? 0 : triedOf(upload) / upload.totalCount);

/** How far an upload is, asked every three seconds while the page is visible. Its end is told by what is read of it. */
function Running({ upload }: { upload: Upload }) {
  const { formatMessage } = useIntl();
  const { error } = useChannelUploadNowQuery({
    variables: { id: upload.id },
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
    skipPollAttempt: isPageHidden,
    ...IN_PLACE,
  });
  const share = shareOf(upload);
  const values = { tried: triedOf(upload), total: upload.totalCount, percent: share };
  return (
    <ProgressLine
      label={formatMessage(templateTexts.processing)}
      text={formatMessage(templatePhrases.progress, values)}
      share={share}
      announced={formatMessage(templatePhrases.announced, { percent: Math.floor(share * 4) / 4 })}
    >
      <Typography variant="body2" color="text.secondary">
        {formatMessage(error ? templateTexts.unread : templateTexts.leave)}
      </Typography>
    </ProgressLine>
  );
}

type Given = {
  readonly upload: Upload;
  /** Whether none was handed over after it. */
  readonly isLast: boolean;
  /** The header of its template. */
  readonly columns: readonly string[];
};

/** A file that was handed over: by whom, how far it is, and what of it failed. */
export function ChannelUpload({ upload, isLast, columns }: Given) {
  const { formatMessage } = useIntl();
  const { fileName, uploadedBy, uploadedAt, doneCount: done, failedCount: failed } = upload;
  const isRunning = upload.status === 'PROCESSING';
  return (
    <SectionCard title={formatMessage(isLast ? templateTexts.lastTitle : templateTexts.earlierTitle)}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Box>
          <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
            <bdi>{fileName}</bdi>
          </Typography>
          <Typography variant="body2" color="text.secondary">
            <PastTime at={uploadedAt}>
              {(time) => formatMessage(templatePhrases.handedOver, { name: uploadedBy, time })}
            </PastTime>
          </Typography>
        </Box>
        {isRunning ? (
          <Running upload={upload} />
        ) : (
          <Typography role="status">{formatMessage(templatePhrases.outcome, { done, failed })}</Typography>
        )}
        {!isRunning && failed > 0 && <RowErrors key={upload.id} upload={upload} columns={columns} />}
      </Box>
    </SectionCard>
  );
}
