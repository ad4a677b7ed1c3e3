import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OwnSession } from './deviceWords.ts';
import { EndOthersDialog } from './EndOthersDialog.tsx';
import { SessionItem } from './SessionItem.tsx';
import { sessionTexts } from './sessionMessages.ts';
import { SessionSection } from './SessionSection.tsx';
import { useRescuedFocus } from '../../../lib/focus/useRescuedFocus.ts';
import { useSignOutOther } from './useSignOutOther.ts';

/** The sessions elsewhere: each is ended at once, all together after a question. */
export function OtherSessions({ sessions, onChanged }: { sessions: readonly OwnSession[]; onChanged: () => void }) {
  const { formatMessage } = useIntl();
  const { signOut, busyIds } = useSignOutOther(onChanged);
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useRescuedFocus(
    list,
    sessions.map(({ id }) => id),
    isAsking,
  );
  const signOutAll = sessions.length > 0 && (
    <Button size="small" color="secondary" onClick={() => setAsking(true)}>
      {formatMessage(sessionTexts.signOutOthers)}
    </Button>
  );
  return (
    <>
      <SessionSection title={formatMessage(sessionTexts.others)} action={signOutAll} listRef={list}>
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isBusy={busyIds.has(session.id)}
            onSignOut={() => void signOut(session)}
          />
        ))}
        {sessions.length === 0 && (
          <Typography component="li" color="textSecondary">
            {formatMessage(sessionTexts.noOthers)}
          </Typography>
        )}
      </SessionSection>
      {isAsking && <EndOthersDialog count={sessions.length} onClose={() => setAsking(false)} onEnded={onChanged} />}
    </>
  );
}
