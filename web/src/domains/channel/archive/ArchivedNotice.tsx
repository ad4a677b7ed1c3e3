import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { ArchiveIcon } from '../../../ui/icons.tsx';
import { PastTime } from '../../../ui/PastTime.tsx';
import { useSentences } from '../../../ui/useSentences.ts';
import { channelNames } from '../channelMessages.ts';
import { archivePhrases, archiveTexts } from './archiveMessages.ts';
import { useChannelArchive } from './useChannelArchive.ts';

/** Stands in the place of the form of a channel that is archived: what that means, and the way back. */
export function ArchivedNotice({
  channel,
}: {
  channel: {
    readonly id: string;
    readonly name: string;
    readonly archivedAt: string | null;
    readonly viewerCanArchive: boolean | null;
    readonly isAutoJoin: boolean | null;
    readonly isRestricted: boolean | null;
  };
}) {
  const { formatMessage } = useIntl();
  const sentences = useSentences();
  const { set, busyId, problem } = useChannelArchive();
  const { name, archivedAt, viewerCanArchive, isAutoJoin, isRestricted } = channel;
  return (
    <Paper variant="outlined">
      <EmptyState
        icon={<ArchiveIcon />}
        title={formatMessage(archivePhrases.archivedTitle, { name })}
        text={sentences([
          formatMessage(archiveTexts.archivedText),
          isAutoJoin === true || isRestricted === true ? formatMessage(archiveTexts.followsText) : null,
        ])}
        action={
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
            {archivedAt !== null && (
              <Typography variant="body2" color="text.secondary">
                <PastTime at={archivedAt} isDateShown>
                  {(time) => formatMessage(archivePhrases.since, { time })}
                </PastTime>
              </Typography>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
              {viewerCanArchive === true && (
                <BusyButton
                  variant="contained"
                  color="primary"
                  busy={busyId !== null}
                  onClick={() => void set(channel, false)}
                >
                  {formatMessage(archiveTexts.restore)}
                </BusyButton>
              )}
              <ButtonLink to={pathTo('archivedChannels')} variant="text" color="secondary">
                {formatMessage(channelNames.archived)}
              </ButtonLink>
            </Box>
            {problem && <FailureAlert text={formatMessage(problem.text)} {...problem.undone} />}
          </Box>
        }
      />
    </Paper>
  );
}
