import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { ChannelTemplatesDocument } from '../../../generated/bulk/channelTemplates/channelTemplates.ts';
import { ChannelUploadNowDocument } from '../../../generated/bulk/channelTemplates/channelUploadNow.ts';
import { useFollowedFile } from '../files/useFollowedFile.ts';
import { type ChannelFile, fileOf } from './channelFile.ts';

/** Reads the list of files again where one moves on. */
function useConsequences(status: ChannelFile['status'] | undefined) {
  const client = useApolloClient();
  const before = useRef(status);
  useEffect(() => {
    const last = before.current;
    before.current = status;
    if (last !== undefined && last !== status) void client.refetchQueries({ include: [ChannelTemplatesDocument] });
  }, [status, client]);
}

/** A file of channels by its id, followed while something is done about it. */
export function useChannelFile(id: string) {
  const followed = useFollowedFile(id, ChannelUploadNowDocument, fileOf);
  useConsequences(followed.file?.status);
  return followed;
}
