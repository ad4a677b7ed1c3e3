import Alert from '@mui/material/Alert';
import { useIntl } from 'react-intl';
import { useRecordingRetentionPreviewQuery } from '../../../generated/recording/settings/recordingRetentionPreview.ts';
import { READ_NOW } from '../../../lib/apollo/inPlace.ts';
import { useFormats } from '../../../lib/intl/formats.ts';
import { retentionPhrases, retentionTexts } from './retentionMessages.ts';

/** What a time deletes first, and when. */
export function DeletionNote({
  keptDays,
  pendingFrom,
}: {
  keptDays: number;
  /** From when on it deletes, where it is saved; null before. */
  pendingFrom: string | null;
}) {
  const { formatMessage } = useIntl();
  const { byteSize, tableDate } = useFormats();
  const { data, loading } = useRecordingRetentionPreviewQuery({ ...READ_NOW, variables: { keptDays } });
  const preview = loading ? null : (data?.viewer.team?.recordingRetentionPreview ?? null);
  const words = () => {
    if (preview === null) {
      if (loading) return formatMessage(retentionTexts.counting);
      return pendingFrom === null
        ? formatMessage(retentionTexts.uncounted)
        : formatMessage(retentionPhrases.pending, { date: tableDate(pendingFrom) });
    }
    const { recordingsCount: count, totalBytes, deletesFrom } = preview;
    const date = tableDate(deletesFrom);
    const age = formatMessage(retentionPhrases.days, { days: keptDays });
    return count === 0
      ? formatMessage(retentionPhrases.noneYet, { date, age })
      : formatMessage(retentionPhrases.warning, { count, size: byteSize(totalBytes), date, age });
  };
  return (
    <Alert severity="warning" role={pendingFrom === null ? 'status' : 'note'}>
      {words()}
    </Alert>
  );
}
