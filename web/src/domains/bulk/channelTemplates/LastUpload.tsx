import { skipToken, useQuery } from '@apollo/client/react';
import { ChannelUploadNowDocument } from '../../../generated/bulk/channelTemplates/channelUploadNow.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { isPageHidden } from '../files/fileStates.ts';
import { LastFileCard } from '../files/LastFileCard.tsx';
import { type ChannelFile, isChecked, uploadPath } from './channelFile.ts';
import { ChannelUpload } from './ChannelUpload.tsx';

const POLL_MS = 3_000;

/** The file of channels that was worked off last, or is: asked for every three seconds while it is and the page is visible. */
export function LastUpload({ upload, columns }: { upload: ChannelFile; columns: readonly string[] }) {
  const following = {
    ...IN_PLACE,
    variables: { id: upload.id },
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
    skipPollAttempt: isPageHidden,
  } as const;
  const { error } = useQuery(ChannelUploadNowDocument, upload.status === 'PROCESSING' ? following : skipToken);
  if (!isChecked(upload)) {
    return <ChannelUpload upload={upload} columns={columns} isUnread={error !== undefined} isChosen={false} />;
  }
  const { id, fileName, status, startedAt, startedBy, uploadedAt, uploadedBy } = upload;
  const file = { fileName, status, at: startedAt ?? uploadedAt, by: startedBy ?? uploadedBy };
  return <LastFileCard file={file} path={uploadPath(id)} />;
}
