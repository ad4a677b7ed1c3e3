import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useMomentaryMark } from '../../../../lib/form/useMomentaryMark.ts';
import { SAVED_MS } from '../../../../lib/form/savedTimes.ts';
import { useDraft } from '../../../../lib/form/useDraft.ts';
import { useDialogWord } from '../../../../lib/urlState/useDialogWord.ts';
import { SettingRow } from '../../../../ui/settings/SettingRow.tsx';
import { StopWelcomeDialog } from './StopWelcomeDialog.tsx';
import { isSameWelcome, type Welcome, type WelcomeDraft } from './welcome.ts';
import { WelcomeForm } from './WelcomeForm.tsx';
import { useWelcomeUpdate } from './welcomeMessageUpdate.ts';
import { welcomePhrases, welcomeTexts } from './welcomeMessages.ts';
import { WelcomePreview } from './WelcomePreview.tsx';

/** The question's word in the address. */
const ASK = 'stop-welcome';

/**
 * Whether a welcome message is sent, and which. Turning it on opens the form, and sends nothing until that is saved;
 * turning it off asks, and is kept at once.
 */
export function WelcomeSetting({
  saved,
  readAgain,
}: {
  saved: Welcome;
  /** Reads again what is kept; null where that did not work. */
  readAgain: () => Promise<Welcome | null>;
}) {
  const { formatMessage } = useIntl();
  const question = useDialogWord(ASK, saved.isEnabled);
  const [isEditing, setEditing] = useState(false);
  const stopped = useMomentaryMark(SAVED_MS);
  const update = useWelcomeUpdate(readAgain);
  const form = useDraft<WelcomeDraft & Pick<Welcome, 'version'>>({
    saved,
    isSame: isSameWelcome,
    save: update.save,
    readAgain: async () => (await readAgain()) !== null,
  });
  const row = useRef<HTMLDivElement>(null);
  const leave = () => {
    form.discard();
    setEditing(false);
    // The button that was pressed is gone with the form.
    row.current?.querySelector('input')?.focus();
  };
  const edit = (changes: Partial<WelcomeDraft>) => {
    form.change((values) => ({ ...values, ...changes }));
    setEditing(true);
  };
  const { isEnabled } = form.draft;
  const toggle = () => {
    if (saved.isEnabled) question.open();
    else if (isEnabled) leave();
    else edit({ isEnabled: true });
  };
  const on = saved.isEnabled
    ? formatMessage(welcomePhrases.on, { sender: saved.senderName })
    : formatMessage(welcomeTexts.starting);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div ref={row}>
        <SettingRow
          label={formatMessage(welcomeTexts.label)}
          state={isEnabled ? on : formatMessage(welcomeTexts.off)}
          control={{ isOn: isEnabled, isDisabled: form.state === 'saving', onChange: toggle }}
          isSaved={stopped.isShown}
        />
      </div>
      {isEditing ? (
        <WelcomeForm
          draft={form.draft}
          isDirty={form.isDirty}
          state={form.state}
          problem={form.problem}
          takesFocus={saved.isEnabled}
          onChange={edit}
          onSubmit={form.submit}
          onLeave={leave}
        />
      ) : (
        isEnabled && (
          <WelcomePreview
            text={saved}
            action={
              <Button size="small" onClick={() => setEditing(true)}>
                {formatMessage(welcomeTexts.edit)}
              </Button>
            }
          />
        )
      )}
      {question.isOpen && (
        <StopWelcomeDialog
          hasUnsaved={form.isDirty}
          stop={update.stop}
          onStopped={() => {
            question.close();
            leave();
            stopped.show();
          }}
          onClose={question.close}
        />
      )}
    </Box>
  );
}
