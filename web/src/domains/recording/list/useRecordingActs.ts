import { copyText } from '../../../lib/copyText.ts';
import { pathTo } from '../../../lib/paths.ts';
import { openDownload } from '../../../lib/openDownload.ts';
import { uiMessages } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { recordingTexts } from '../recordingMessages.ts';
import { useFileAddress } from '../useFileAddress.ts';
import type { ListedRecording } from './useRecordings.ts';

/** What can be done with a recording of the list, by the word that its menu has for it. */
export type RecordingActs = Readonly<
  Record<'play' | 'download' | 'copyLink' | 'rename' | 'delete', (recording: ListedRecording) => void>
>;

/** Where a recording is played, for whoever may see it. */
const linkTo = (id: string) =>
  new URL(`#${pathTo('callRecordings')}?${new URLSearchParams({ play: id }).toString()}`, window.location.href).href;

async function copyLink({ id }: ListedRecording): Promise<void> {
  const isCopied = await copyText(linkTo(id));
  if (isCopied) showToast({ tone: 'success', text: recordingTexts.linkCopied, cause: id });
  else showToast({ tone: 'error', text: uiMessages.copyFailed, cause: id });
}

/**
 * @param readAgain reads the list once more, which was wrong about a recording
 */
export function useRecordingActs(
  dialogs: Pick<RecordingActs, 'play' | 'rename' | 'delete'>,
  readAgain: () => void,
): RecordingActs {
  const addressOf = useFileAddress('DOWNLOAD');
  const download = async ({ id }: ListedRecording) => {
    const { url, isGone, requestId } = await addressOf(id);
    if (url !== null) return openDownload(url, '');
    showToast({
      tone: 'error',
      text: isGone ? recordingTexts.gone : recordingTexts.downloadFailed,
      requestId,
      cause: id,
    });
    if (isGone) readAgain();
  };
  return {
    ...dialogs,
    copyLink: (recording) => void copyLink(recording),
    download: (recording) => void download(recording),
  };
}
