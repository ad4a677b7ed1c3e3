import { useApolloClient } from '@apollo/client/react';
import { ChannelUploadCancelDocument } from '../../../generated/bulk/channelTemplates/channelUploadCancel.ts';
import { ChannelUploadNowDocument } from '../../../generated/bulk/channelTemplates/channelUploadNow.ts';
import { ChannelUploadProcessDocument } from '../../../generated/bulk/channelTemplates/channelUploadProcess.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { startTexts, uploadTexts } from '../files/fileMessages.ts';
import { forgetReplaced } from '../files/forgetReplaced.ts';
import { useFileAct } from '../files/useFileAct.ts';
import { fileOf } from './channelFile.ts';
import { problemTexts } from './templateMessages.ts';

const meanings = { PLAN_REQUIRED: problemTexts.plan };

/** Does what a file says that was checked. */
export function useStartFile(uploadId: string, readAgain: () => Promise<unknown>) {
  const process = useKeyedMutation(ChannelUploadProcessDocument, (data) => data.channelUploadProcess);
  return useFileAct(() => process({ uploadId }), startTexts.failed, { readAgain, meanings });
}

/** Forgets a file, or stops it. */
export function useStopFile(uploadId: string, readAgain: () => Promise<unknown>) {
  const cancel = useKeyedMutation(ChannelUploadCancelDocument, (data) => data.channelUploadCancel);
  return useFileAct(() => cancel({ uploadId }), uploadTexts.stopFailed, { readAgain, meanings });
}

/** Forgets a file in whose place another was taken. */
export function useForgetReplaced() {
  const client = useApolloClient();
  const cancel = useKeyedMutation(ChannelUploadCancelDocument, (data) => data.channelUploadCancel);
  return (uploadId: string) =>
    forgetReplaced(client, { query: ChannelUploadNowDocument, fileOf, id: uploadId }, () => cancel({ uploadId }));
}
