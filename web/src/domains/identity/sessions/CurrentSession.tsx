import Box from '@mui/material/Box';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type Undone } from '../../../lib/graphql/undone.ts';
import { useSessionMoves } from '../../../lib/session/sessionMoves.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import type { OwnSession } from './deviceWords.ts';
import { useSessionEnd } from './sessionEnd.ts';
import { SessionItem } from './SessionItem.tsx';
import { sessionTexts } from './sessionMessages.ts';
import { SessionSection } from './SessionSection.tsx';

/** The session that the page is shown in. Whoever ends it is asked first, and is at the sign-in page afterwards. */
export function CurrentSession({ session }: { session: OwnSession }) {
  const { formatMessage } = useIntl();
  const endSession = useSessionEnd();
  const moves = useSessionMoves();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Undone | null>(null);

  const signOut = async () => {
    setBusy(true);
    setFailure(null);
    const end = await endSession(session.id);
    if (end.outcome !== 'failed') return moves.end();
    setBusy(false);
    setFailure(end);
  };
  return (
    <SessionSection title={formatMessage(sessionTexts.current)}>
      <SessionItem session={session} isBusy={false} onSignOut={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title={formatMessage(sessionTexts.currentQuestion)}
        text={formatMessage(sessionTexts.currentText)}
        confirmLabel={formatMessage(sessionTexts.signOut)}
        busy={isBusy}
        onConfirm={() => void signOut()}
        onCancel={() => {
          setAsking(false);
          setFailure(null);
        }}
      >
        {failure && (
          <Box sx={{ mt: 2 }}>
            <FailureAlert text={formatMessage(sessionTexts.signOutFailed)} {...failure} />
          </Box>
        )}
      </ConfirmDialog>
    </SessionSection>
  );
}
