import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useIntl } from 'react-intl';
import { useFormats } from '../../lib/intl/formats.ts';
import { useDialogAbout } from '../../lib/urlState/useDialogAbout.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RecordingsIcon } from '../../ui/icons.tsx';
import { ItemsSkeleton } from '../../ui/items/ItemsSkeleton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageTurner } from '../../ui/PageTurner.tsx';
import { PartFailed } from '../../ui/PartFailed.tsx';
import { useSentences } from '../../ui/useSentences.ts';
import { DeleteDialog } from './dialogs/DeleteDialog.tsx';
import { RenameDialog } from './dialogs/RenameDialog.tsx';
import { RecordingCards } from './list/RecordingCards.tsx';
import { RecordingTable } from './list/RecordingTable.tsx';
import { RecordingToolbar } from './list/RecordingToolbar.tsx';
import { type RecordingActs, useRecordingActs } from './list/useRecordingActs.ts';
import { type ListedRecording, useRecordings } from './list/useRecordings.ts';
import { PlayerDialog } from './player/PlayerDialog.tsx';
import { usePlayed } from './player/usePlayed.ts';
import { recordingPhrases, recordingTexts } from './recordingMessages.ts';

type List = ReturnType<typeof useRecordings>;

/** What is asked about a recording of the list. */
const KINDS = ['rename', 'delete'] as const;

/** The window is so narrow that beside the sidebar a table has no room. */
const TIGHT = '(max-width: 1000px)';

/** Nothing fits what is looked for. */
function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Paper variant="outlined" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 2.5, py: 3 }}>
      <Typography role="status" color="text.secondary">
        {formatMessage(recordingTexts.noMatch)}
      </Typography>
      <Button size="small" onClick={onShowAll}>
        {formatMessage(recordingTexts.showAll)}
      </Button>
    </Paper>
  );
}

/** For how many days recordings are kept, and from when on where that is still to come. Null where they are kept for good. */
function useKeptDays({ keptDays: days, keptDaysFrom }: Pick<NonNullable<List['page']>, 'keptDays' | 'keptDaysFrom'>) {
  const { formatMessage } = useIntl();
  const { tableDate } = useFormats();
  if (days === null) return null;
  const date = keptDaysFrom && tableDate(keptDaysFrom);
  return date
    ? formatMessage(recordingPhrases.keptFrom, { days, date })
    : formatMessage(recordingPhrases.kept, { days });
}

/** How long recordings are kept, and how much room all of them take. */
function KeptNote({ page }: { page: NonNullable<List['page']> }) {
  const { formatMessage } = useIntl();
  const { byteSize } = useFormats();
  const sentences = useSentences();
  return (
    <Typography variant="body2" color="text.secondary">
      {sentences([useKeptDays(page), formatMessage(recordingPhrases.storage, { size: byteSize(page.totalBytes) })])}
    </Typography>
  );
}

/** The ways through the pages, how long recordings are kept, and how much room all of them take. */
function Foot({ list: { page, turns } }: { list: List }) {
  const { formatMessage } = useIntl();
  if (!page) return null;
  const { from: first, to: last, total } = turns.range;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
      <PageTurner turns={turns} part={formatMessage(recordingPhrases.range, { first, last, total })} />
      <KeptNote page={page} />
    </Box>
  );
}

/** The page of the list that is shown; its skeleton, what failed, or what it would be for. */
function Body({ list, acts }: { list: List; acts: RecordingActs }) {
  const { formatMessage } = useIntl();
  const isTight = useMediaQuery(TIGHT);
  const { page, failure, search, readAgain, showAll } = list;
  if (!page) {
    if (!failure)
      return (
        <>
          <RecordingToolbar list={list} />
          {isTight ? <ItemsSkeleton rowHeight={144} /> : <ItemsSkeleton rowHeight={57} bars={1} />}
        </>
      );
    const title = formatMessage(recordingTexts.loadFailed);
    return <ErrorState title={title} requestId={failure.requestId} onRetry={readAgain} />;
  }
  if (page.totalCount === 0 && search === '') {
    return (
      <Paper variant="outlined">
        <EmptyState
          icon={<RecordingsIcon />}
          title={formatMessage(recordingTexts.empty)}
          text={formatMessage(recordingTexts.emptyText)}
        />
      </Paper>
    );
  }
  const Listed = isTight ? RecordingCards : RecordingTable;
  return (
    <>
      <RecordingToolbar list={list} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        {failure && (
          <PartFailed
            text={formatMessage(recordingTexts.partFailed)}
            requestId={failure.requestId}
            onRetry={readAgain}
          />
        )}
        {page.totalCount === 0 ? (
          <NoMatch onShowAll={showAll} />
        ) : (
          <>
            <Paper variant="outlined">
              <Listed recordings={page.nodes} acts={acts} />
            </Paper>
            <Foot list={list} />
          </>
        )}
      </Box>
    </>
  );
}

/** The dialog about a recording of the list, which lives in the address. */
function useAsked({ page }: List) {
  return useDialogAbout('recording', KINDS, (word, id): ListedRecording | 'waiting' | null => {
    if (page === null) return 'waiting';
    const found = page.nodes.find((one) => one.id === id);
    const isAllowed = word === 'rename' ? found?.viewerCanRename : found?.viewerCanDelete;
    return found && isAllowed ? found : null;
  });
}

/** The recordings of calls that the viewer may see: played, downloaded, renamed and deleted. */
export default function RecordingsPage() {
  const { formatMessage } = useIntl();
  const list = useRecordings();
  const asked = useAsked(list);
  const played = usePlayed();
  const acts = useRecordingActs(
    {
      play: ({ id }) => played.open(id),
      rename: ({ id }) => asked.open('rename', id),
      delete: ({ id }) => asked.open('delete', id),
    },
    list.readAgain,
  );
  const { dialog, close } = asked;
  const subject = dialog && dialog.subject !== 'waiting' ? dialog.subject : null;
  return (
    <>
      <PageHeader title={formatMessage(recordingTexts.title)} description={formatMessage(recordingTexts.description)} />
      <Body list={list} acts={acts} />
      {played.id !== null && <PlayerDialog key={played.id} id={played.id} onClose={played.close} />}
      {subject && dialog?.word === 'rename' && <RenameDialog key={subject.id} recording={subject} onClose={close} />}
      {subject && dialog?.word === 'delete' && (
        <DeleteDialog
          key={subject.id}
          recording={subject}
          onGone={() => {
            close();
            list.goOn();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
