import { useIntl } from 'react-intl';
import { type PlainColumn, PlainTable } from '../../../ui/PlainTable.tsx';
import { Spoken } from '../../../ui/Spoken.ts';
import { recordingTexts } from '../recordingMessages.ts';
import { RecordingMenu } from './RecordingMenu.tsx';
import { RecordingTitle } from './RecordingTitle.tsx';
import type { RecordingActs } from './useRecordingActs.ts';
import { useRecordingFormats } from './useRecordingFormats.ts';
import type { ListedRecording } from './useRecordings.ts';

/** Recordings as a table, where there is room for one. */
export function RecordingTable({ recordings, acts }: { recordings: readonly ListedRecording[]; acts: RecordingActs }) {
  const { formatMessage } = useIntl();
  const { date, time, duration } = useRecordingFormats();
  const column = (key: 'name' | 'meetingId' | 'date' | 'time' | 'duration', kind: PlainColumn['kind']) => ({
    ...{ key, kind },
    label: formatMessage(recordingTexts[key]),
  });
  const columns: readonly PlainColumn[] = [
    column('name', 'name'),
    column('meetingId', 'short'),
    column('date', 'short'),
    column('time', 'short'),
    column('duration', 'short'),
    { key: 'actions', label: <Spoken>{formatMessage(recordingTexts.actions)}</Spoken>, kind: 'end' },
  ];
  const rows = recordings.map((recording) => ({
    key: recording.id,
    cells: [
      <RecordingTitle key="name" recording={recording} onPlay={() => acts.play(recording)} />,
      <bdi key="meeting">{recording.meetingId}</bdi>,
      date(recording.createdAt),
      time(recording.createdAt),
      duration(recording.durationSeconds),
      <RecordingMenu key="menu" recording={recording} acts={acts} />,
    ],
  }));
  return <PlainTable label={formatMessage(recordingTexts.title)} columns={columns} rows={rows} />;
}
