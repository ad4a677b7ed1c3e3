import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { ChatExportDownloadDocument } from '../../../generated/chatExport/list/chatExportDownload.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { exportTexts } from '../chatExportMessages.ts';

interface Failure {
  readonly text: MessageDescriptor;
  readonly requestId: string | null;
}

/** Asks for the address of an export's file, which is good for some minutes, and has the browser save what is there. */
export function useDownload() {
  const ask = useKeyedMutation(ChatExportDownloadDocument, ({ chatExportDownload }) => chatExportDownload);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const download = async (chatExportId: string): Promise<void> => {
    setBusyId(chatExportId);
    setFailure(null);
    const { payload, failure: lost } = await ask({ chatExportId });
    setBusyId(null);
    // The answer names the file: this page stays where it is.
    if (payload?.url) window.location.assign(payload.url);
    else if (payload) setFailure({ text: exportTexts.downloadGone, requestId: null });
    else setFailure({ text: exportTexts.downloadFailed, requestId: lost?.requestId ?? null });
  };
  return { busyId, failure, download };
}
