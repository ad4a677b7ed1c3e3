import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { archiveTexts } from './archiveMessages.ts';
import { useChannelArchive } from './useChannelArchive.ts';

/**
 * Says in a form that its channel was archived while it was open, and brings the channel back: what was entered is still there, and
 * can be saved then.
 */
export function ArchivedRefusal({
  text,
  channel,
}: {
  text: string;
  channel: { readonly id: string; readonly name: string; readonly viewerCanArchive: boolean | null };
}) {
  const { formatMessage } = useIntl();
  const { set, busyId, problem } = useChannelArchive();
  const [isRestored, setRestored] = useState(false);
  const restore = async (form: HTMLFormElement | null) => {
    if (!(await set(channel, false))) return;
    // The button goes: what comes next is saving.
    form?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
    setRestored(true);
  };
  if (isRestored) return null;
  return (
    <>
      <Alert
        severity="error"
        action={
          channel.viewerCanArchive === true && (
            <BusyButton
              size="small"
              busy={busyId !== null}
              onClick={({ currentTarget }) => void restore(currentTarget.form)}
            >
              {formatMessage(archiveTexts.restore)}
            </BusyButton>
          )
        }
      >
        {text}
      </Alert>
      {problem && <FailureAlert text={formatMessage(problem.text)} {...problem.undone} />}
    </>
  );
}
