import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import {
  type RecordingRetentionOfTeamFragment,
  useRecordingRetentionQuery,
} from '../../../generated/recording/settings/recordingRetention.ts';
import { RecordingRetentionUpdateDocument } from '../../../generated/recording/settings/recordingRetentionUpdate.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { useDraft } from '../../../lib/form/useDraft.ts';
import { useDraftSave } from '../../../lib/form/useDraftSave.ts';
import { serverNow } from '../../../lib/graphql/serverClock.ts';
import { useFormats } from '../../../lib/intl/formats.ts';
import { pathTo } from '../../../lib/paths.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { PanelForm } from '../../../ui/form/PanelForm.tsx';
import { SaveProblemNote } from '../../../ui/form/SaveProblemNote.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import { LastChange } from '../../../ui/settings/LastChange.tsx';
import { Legend } from '../../../ui/settings/Legend.tsx';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { useSentences } from '../../../ui/useSentences.ts';
import { DeletionNote } from './DeletionNote.tsx';
import { retentionPhrases, retentionTexts } from './retentionMessages.ts';

type Retention = NonNullable<RecordingRetentionOfTeamFragment['recordingRetention']>;

/** The times that are offered, in days. */
const OFFERED = [30, 60, 90, 180, 365];

/** Those that are offered, and the one that the team has; without those that the installation cuts off anyway. */
const choicesOf = ({ keptDays, mostDays }: Retention): readonly number[] =>
  [...new Set([...OFFERED, ...(keptDays === null ? [] : [keptDays])])]
    .filter((days) => days === keptDays || mostDays === null || days < mostDays)
    .toSorted((one, other) => one - other);

/** How many recordings there are, how much room they take, and the way to the oldest. */
function Figures({ recordingsCount: count, totalBytes, isRecordingAllowed }: Retention) {
  const { formatMessage } = useIntl();
  const { byteSize } = useFormats();
  if (count === 0) return <Typography>{formatMessage(retentionTexts.none)}</Typography>;
  return (
    <Typography>
      {formatMessage(retentionPhrases.used, { count, size: byteSize(totalBytes) })}
      {isRecordingAllowed && (
        <>
          {' '}
          <AppLink to={`${pathTo('callRecordings')}?order=oldest`}>
            {formatMessage(retentionTexts.toRecordings)}
          </AppLink>
        </>
      )}
    </Typography>
  );
}

/** What the choice deletes: counted where it deletes more than is deleted already. */
function Consequence({ saved: { keptDays, deletesFrom }, draft }: { saved: Retention; draft: number | null }) {
  const { formatMessage } = useIntl();
  const isDirty = draft !== keptDays;
  const isPending = deletesFrom !== null && new Date(deletesFrom).getTime() > serverNow();
  if (draft === null || !(isDirty || isPending)) return null;
  if (isPending || keptDays === null || draft < keptDays) {
    return <DeletionNote keptDays={draft} pendingFrom={isDirty ? null : deletesFrom} />;
  }
  return (
    <Alert severity="info" role="status">
      {formatMessage(retentionTexts.longer)}
    </Alert>
  );
}

/** The choice, saved as a whole; what it would delete is said before. */
function RetentionForm({ read, readAgain }: { read: Retention; readAgain: () => Promise<boolean> }) {
  const { formatMessage } = useIntl();
  const save = useDraftSave(RecordingRetentionUpdateDocument, (data) => data.recordingRetentionUpdate);
  const { keptDays, version, mostDays } = read;
  const form = useDraft<number | null>({
    saved: keptDays,
    version,
    isSame: (one, other) => one === other,
    save: (draft) => save({ keptDays: draft, version }),
    readAgain,
  });
  const { draft, isDirty } = form;
  return (
    <PanelForm
      label={formatMessage(retentionTexts.label)}
      isDirty={isDirty}
      state={form.state}
      problem={
        form.problem && (
          <SaveProblemNote
            problem={form.problem}
            texts={{
              failed: formatMessage(retentionTexts.saveFailed),
              refused: (code) => (code === 'NOT_ALLOWED' ? formatMessage(retentionTexts.notRecording) : null),
            }}
          />
        )
      }
      onSubmit={form.submit}
      onDiscard={form.discard}
    >
      <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <Legend>{formatMessage(retentionTexts.label)}</Legend>
        <RadioGroup
          // The fieldset is the group, with its name.
          role="none"
          value={draft === null ? 'forever' : String(draft)}
          onChange={(_event, value) => form.change(() => (value === 'forever' ? null : Number(value)))}
        >
          <FormControlLabel value="forever" control={<Radio />} label={formatMessage(retentionTexts.forever)} />
          {choicesOf(read).map((days) => (
            <FormControlLabel
              key={days}
              value={String(days)}
              control={<Radio />}
              label={formatMessage(retentionPhrases.days, { days })}
            />
          ))}
        </RadioGroup>
      </fieldset>
      {mostDays !== null && (
        <Typography variant="body2" color="text.secondary">
          {formatMessage(retentionPhrases.most, { days: mostDays })}
        </Typography>
      )}
      <Consequence saved={read} draft={draft} />
    </PanelForm>
  );
}

/** How long recordings of calls are kept, and how much room they take. */
export default function RetentionPanel() {
  const { formatMessage } = useIntl();
  const sentences = useSentences();
  const read = useKnownTeam(
    useRecordingRetentionQuery(READ_AFRESH),
    ({ recordingRetention }) => recordingRetention !== null,
  );
  return (
    <PanelBody
      intro={formatMessage(retentionTexts.intro)}
      read={read}
      failedText={formatMessage(retentionTexts.loadFailed)}
      skeletonRows={5}
    >
      {({ recordingRetention, settingChange }) =>
        recordingRetention && (
          <>
            {(recordingRetention.isRecordingAllowed || recordingRetention.recordingsCount > 0) && (
              <Figures {...recordingRetention} />
            )}
            {recordingRetention.isRecordingAllowed ? (
              <RetentionForm read={recordingRetention} readAgain={read.readAgain} />
            ) : (
              <Alert severity="info" role="note">
                {sentences([
                  formatMessage(retentionTexts.notRecording),
                  recordingRetention.recordingsCount > 0 ? formatMessage(retentionTexts.keptUnseen) : null,
                ])}
              </Alert>
            )}
            <LastChange change={settingChange} />
          </>
        )
      }
    </PanelBody>
  );
}
