import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import type { SaveProblem } from '../../../../lib/form/saveOutcome.ts';
import type { SaveState } from '../../../../lib/form/useSaveState.ts';
import { Field } from '../../../../ui/Field.tsx';
import { uiMessages } from '../../../../ui/messages.ts';
import { CharacterCount } from '../../../../ui/form/CharacterCount.tsx';
import { PanelForm } from '../../../../ui/form/PanelForm.tsx';
import { SaveProblemNote } from '../../../../ui/form/SaveProblemNote.tsx';
import { WELCOME_LIMITS, isValidText, problemOfText, type WelcomeDraft, type WelcomeText } from './welcome.ts';
import { welcomePhrases, welcomeTexts } from './welcomeMessages.ts';
import { WelcomePreview } from './WelcomePreview.tsx';

/** What is wrong with a text, in words. */
function useTextErrors() {
  const { formatMessage } = useIntl();
  return (field: keyof WelcomeText, code: string | null): string | null => {
    const most = WELCOME_LIMITS[field];
    if (code === 'INVALID') return formatMessage(welcomeTexts.unshowable);
    if (field === 'senderName') {
      if (code === 'REQUIRED') return formatMessage(welcomeTexts.senderMissing);
      return code === 'TOO_LONG' ? formatMessage(welcomePhrases.senderTooLong, { most }) : null;
    }
    if (code === 'REQUIRED') return formatMessage(welcomeTexts.messageMissing);
    return code === 'TOO_LONG' ? formatMessage(welcomePhrases.messageTooLong, { most }) : null;
  };
}

/**
 * Sender and message, with what is left of their limits; below, how it is read. Typing goes on beyond a limit, and is
 * marked: nothing that was written or pasted is cut.
 */
export function WelcomeForm({
  draft,
  isDirty,
  state,
  problem,
  takesFocus,
  onChange,
  onSubmit,
  onLeave,
}: {
  draft: WelcomeDraft;
  isDirty: boolean;
  state: SaveState;
  problem: SaveProblem | null;
  /** Whether the button that opened it is gone: the focus goes on to the first field then. */
  takesFocus: boolean;
  onChange: (changes: Partial<WelcomeText>) => void;
  onSubmit: () => void;
  onLeave: () => void;
}) {
  const { formatMessage } = useIntl();
  const textOf = useTextErrors();
  const errorOf = (field: keyof WelcomeText) => textOf(field, problemOfText(field, draft[field]));
  const refused = (code: string, field: readonly string[] | null) => {
    const [name] = field ?? [];
    return name === 'senderName' || name === 'message' ? textOf(name, code) : null;
  };
  return (
    <PanelForm
      label={formatMessage(welcomeTexts.form)}
      isDirty={isDirty}
      isValid={isValidText(draft)}
      state={state}
      problem={
        problem && (
          <SaveProblemNote problem={problem} texts={{ failed: formatMessage(welcomeTexts.saveFailed), refused }} />
        )
      }
      leaveLabel={formatMessage(isDirty ? uiMessages.cancel : uiMessages.close)}
      onSubmit={onSubmit}
      onDiscard={onLeave}
    >
      <Box sx={{ display: 'grid', maxWidth: 420 }}>
        <Field
          label={formatMessage(welcomeTexts.sender)}
          labelAction={<CharacterCount text={draft.senderName} most={WELCOME_LIMITS.senderName} />}
          hint={formatMessage(welcomeTexts.senderHint)}
          error={errorOf('senderName')}
          value={draft.senderName}
          autoComplete="off"
          autoFocus={takesFocus}
          onChange={(event) => onChange({ senderName: event.target.value })}
        />
      </Box>
      <Field
        label={formatMessage(welcomeTexts.message)}
        labelAction={<CharacterCount text={draft.message} most={WELCOME_LIMITS.message} />}
        error={errorOf('message')}
        value={draft.message}
        multiline
        minRows={4}
        maxRows={12}
        sx={{ p: 0 }}
        onChange={(event) => onChange({ message: event.target.value })}
      />
      <WelcomePreview text={draft} />
    </PanelForm>
  );
}
