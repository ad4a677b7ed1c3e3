import { useIntl } from 'react-intl';
import { MoreIcon } from '../../../ui/icons.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { type MenuEntry, MenuPanel } from '../../../ui/menu/MenuPanel.tsx';
import { recordingPhrases, recordingTexts } from '../recordingMessages.ts';
import type { RecordingActs } from './useRecordingActs.ts';
import type { ListedRecording } from './useRecordings.ts';

/** What can be done with a recording. */
export function RecordingMenu({ recording, acts }: { recording: ListedRecording; acts: RecordingActs }) {
  const { formatMessage } = useIntl();
  const { id, title, viewerCanDownload, viewerCanRename, viewerCanDelete } = recording;
  const label = formatMessage(recordingPhrases.actionsFor, { name: title });
  const reason = viewerCanDownload ? undefined : formatMessage(recordingTexts.stillProcessing);
  const entry = (key: keyof RecordingActs): MenuEntry => ({
    key,
    label: formatMessage(recordingTexts[key]),
    onChoose: () => acts[key](recording),
  });
  const entries: readonly MenuEntry[] = [
    { ...entry('play'), reason },
    { ...entry('download'), reason },
    entry('copyLink'),
    ...(viewerCanRename ? [{ ...entry('rename'), startsGroup: true }] : []),
    ...(viewerCanDelete ? [{ ...entry('delete'), isDanger: true, startsGroup: !viewerCanRename }] : []),
  ];
  return (
    <MenuButton key={id} label={label} icon={<MoreIcon />}>
      {(menu) => <MenuPanel {...menu} label={label} entries={entries} />}
    </MenuButton>
  );
}
