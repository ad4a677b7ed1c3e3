import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import {
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { useUnsavedChanges } from '../lib/unsavedChanges/dirtyForms.ts';
import { Cell, Copy, Frame, Input, touchable } from './EditableTextFrame.tsx';
import { EditableTextNote } from './EditableTextNote.tsx';
import { CloseIcon } from './icons.tsx';
import { uiMessages, uiPhrases } from './messages.ts';
import { showToast } from './toasts/toastStore.ts';

/** Why a value was not saved. */
export interface EditRefusal {
  readonly reason: string;
  /** What stands now, where somebody changed it meanwhile: the next attempt replaces it. */
  readonly current?: string | undefined;
}

export interface EditableTextFieldProps {
  readonly value: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** The form in which a value is compared and saved; trimmed without it. */
  readonly normalise?: ((typed: string) => string) | undefined;
  readonly inputProps?: InputHTMLAttributes<HTMLInputElement> | undefined;
  /** Saves a changed value in the place of the one that the person has seen; answers why it was refused, or null. */
  readonly onSave: (value: string, seen: string) => Promise<EditRefusal | null>;
}

/** How editing ended, and whether the focus was in the field to the end. */
export type Ending = { readonly isSaved: boolean; readonly hadFocus: boolean };

const trimmed = (text: string) => text.trim();

/** Whether this is still on the page: what happens after that cannot be shown here. Tells when it goes. */
function usePresence(onGone: () => void) {
  const isHere = useRef(true);
  const report = useRef(onGone);
  useEffect(() => {
    report.current = onGone;
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      report.current();
    };
  }, []);
  return isHere;
}

/** The value as it is typed, and what becomes of it. */
function useDraft(props: EditableTextFieldProps & { onEnd: (isSaved: boolean) => void }) {
  const { value, label, normalise = trimmed, onSave, onEnd } = props;
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(value);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const seen = useRef(value);
  // Beside the state: leaving the field may follow at once.
  const isOver = useRef(false);
  const tellLoss = (reason: string) =>
    void showToast({ tone: 'error', text: uiPhrases.notSaved, values: { name: label, reason } });
  // The page may be on its way out when the answer comes, and takes it along.
  const presence = usePresence(() => {
    if (!isOver.current && refusal !== null) tellLoss(refusal);
  });
  useUnsavedChanges(!isBusy && normalise(draft) !== normalise(value));

  const end = (isSaved: boolean) => {
    isOver.current = true;
    onEnd(isSaved);
  };
  const save = async () => {
    if (isOver.current) return;
    if (normalise(draft) === normalise(seen.current)) return end(false);
    isOver.current = true;
    setBusy(true);
    const why = await onSave(normalise(draft), seen.current).catch(() => ({
      reason: formatMessage(uiMessages.errorText),
    }));
    if (why === null) return end(true);
    if (!presence.current) return tellLoss(why.reason);
    seen.current = ('current' in why ? why.current : undefined) ?? seen.current;
    isOver.current = false;
    setBusy(false);
    return setRefusal(why.reason);
  };
  const type = (text: string) => {
    setDraft(text);
    setRefusal(null);
  };
  const cancel = () => {
    if (!isOver.current) end(false);
  };
  return { draft, refusal, isBusy, type, save, cancel };
}

/** The field in the text's place. It has the focus from the start, with everything selected. */
export function EditableTextField(props: EditableTextFieldProps & { onEnd: (ending: Ending) => void }) {
  const { label, hint, inputProps } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const onEnd = (isSaved: boolean) =>
    props.onEnd({ isSaved, hadFocus: frame.current?.contains(document.activeElement) ?? false });
  const { draft, refusal, isBusy, type, save, cancel } = useDraft({ ...props, onEnd });
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === input.current && !event.nativeEvent.isComposing) void save();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Another window is in front for a moment, or what was refused still stands: that is no reason to save.
    if (currentTarget.contains(relatedTarget) || !document.hasFocus() || refusal !== null) return;
    void save();
  };
  const note = refusal ?? hint;
  return (
    <>
      <Frame ref={frame} isEditing isRefused={refusal !== null} onKeyDown={onKeyDown} onBlur={onBlur}>
        <Cell>
          <Copy aria-hidden>{draft}</Copy>
          <Input
            {...inputProps}
            ref={input}
            // As wide as the copy: by itself it would be as wide as some twenty characters.
            size={1}
            value={draft}
            readOnly={isBusy}
            enterKeyHint="done"
            autoComplete="off"
            aria-label={label}
            aria-busy={isBusy}
            aria-invalid={refusal !== null}
            aria-describedby={note ? `${id}-note` : undefined}
            onChange={(event) => type(event.target.value)}
          />
        </Cell>
        {isBusy ? (
          <Box component="span" sx={{ display: 'grid', placeItems: 'center', width: 24, height: 24, flexShrink: 0 }}>
            <CircularProgress aria-hidden size={14} thickness={5} />
          </Box>
        ) : (
          <IconButton
            size="small"
            aria-label={formatMessage(uiMessages.cancel)}
            // Pressing it is not leaving the field, which would save.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={cancel}
            sx={touchable}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Frame>
      <span role="alert">
        {refusal !== null && (
          <EditableTextNote tone="error" id={`${id}-note`}>
            {refusal}
          </EditableTextNote>
        )}
      </span>
      {refusal === null && hint && (
        <EditableTextNote tone="warning" id={`${id}-note`}>
          {hint}
        </EditableTextNote>
      )}
    </>
  );
}
