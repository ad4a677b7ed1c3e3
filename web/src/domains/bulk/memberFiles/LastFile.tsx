import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLastMemberFileQuery } from '../../../generated/bulk/memberFiles/lastMemberFile.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { isMoving, isPageHidden } from '../files/fileStates.ts';
import { LastFileCard } from '../files/LastFileCard.tsx';
import { type FileMode, modePath } from './fileModes.ts';
import { LAST_POLL_MS } from './fileStates.ts';
import { fileTexts } from './memberFileMessages.ts';

/** The last file of a mode, asked for every three seconds while it is worked off and the page is visible. */
function useLastFile(mode: FileMode) {
  const [pollInterval, setPollInterval] = useState(0);
  const read = useLastMemberFileQuery({
    ...READ_AFRESH,
    variables: { mode },
    pollInterval,
    skipPollAttempt: isPageHidden,
  });
  const { known: team, failure, requestId, readAgain } = useKnownTeam(read, () => true);
  const last = team?.lastMemberUpload ?? null;
  const wanted = last && isMoving(last) ? LAST_POLL_MS : 0;
  if (wanted !== pollInterval) setPollInterval(wanted);
  return { last, failure, requestId, readAgain };
}

/** The file of a mode that was worked off last, or is: its name, how far it is, by whom and when. Nothing where there was none. */
export function LastFile({ mode }: { mode: FileMode }) {
  const { formatMessage } = useIntl();
  const { last, failure, requestId, readAgain } = useLastFile(mode);
  if (!last) {
    if (!failure) return null;
    const text = formatMessage(fileTexts.lastFailed);
    return <PartFailed text={text} requestId={requestId} onRetry={() => void readAgain()} />;
  }
  return <LastFileCard file={last} path={modePath(mode, last.id)} />;
}
