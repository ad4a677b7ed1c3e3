import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useZodForm } from '../../../lib/form/useZodForm.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { faultText, type InviteDraft, type InviteField, inviteForm, type InviteRefusal } from './inviteDraft.ts';
import { inviteLimits, inviteTexts } from './inviteMessages.ts';
import { MailPreview } from './MailPreview.tsx';
import { MessageField } from './MessageField.tsx';
import { type InviteMail, useInviteMail } from './useInvite.ts';

interface Props {
  /** What was written before; null for nothing. */
  readonly draft: InviteDraft | null;
  /** What was refused of it. */
  readonly refusal: InviteRefusal;
  /** Keeps what is written, as it is typed. */
  readonly onChange: (draft: InviteDraft) => void;
  /** The mail is as it shall be. */
  readonly onDone: (draft: InviteDraft) => void;
  readonly onClose: () => void;
}

/** The fields of the mail over what it begins with, and how it will look. */
function ComposeForm({ draft, refusal, mail, onChange, onDone, onClose }: Props & { mail: InviteMail }) {
  const { formatMessage } = useIntl();
  const form = useZodForm(inviteForm, draft ?? mail.draft);
  const { errors, isDirty } = form.formState;
  const values = useWatch({ control: form.control, compute: (all: InviteDraft) => all });
  const { setError } = form;
  useEffect(() => {
    for (const [place, { field, fault }] of refusal.entries()) {
      setError(field, { message: fault }, { shouldFocus: place === 0 });
    }
  }, [refusal, setError]);
  useEffect(() => {
    if (isDirty) onChange(values);
  }, [isDirty, values, onChange]);
  const errorOf = (field: InviteField) => {
    const fault = errors[field]?.message;
    return fault === undefined ? null : formatMessage(faultText(field, fault), inviteLimits);
  };
  const field = (name: Exclude<InviteField, 'message'>) => {
    const { ref, ...props } = form.register(name);
    return { error: errorOf(name), inputRef: ref, ...props };
  };
  // In their order on the form, in which the first that is wrong is looked for.
  const inputs = { fullName: field('fullName'), fromPrefix: field('fromPrefix'), subject: field('subject') };
  const message = useController({ control: form.control, name: 'message' }).field;
  return (
    <FormDialog
      open
      maxWidth="md"
      isPinned
      title={formatMessage(inviteTexts.title)}
      submitLabel={formatMessage(inviteTexts.next)}
      onSubmit={(event) => void form.handleSubmit(onDone)(event)}
      onClose={onClose}
    >
      <Typography color="text.secondary">{formatMessage(inviteTexts.text)}</Typography>
      <Field
        label={formatMessage(inviteTexts.fullName)}
        hint={formatMessage(inviteTexts.fullNameHint)}
        autoComplete="name"
        {...inputs.fullName}
      />
      <Field
        label={formatMessage(inviteTexts.prefix)}
        autoComplete="off"
        inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
        endAdornment={<InputAdornment position="end">@{mail.fromDomain}</InputAdornment>}
        {...inputs.fromPrefix}
      />
      <Field label={formatMessage(inviteTexts.subject)} autoComplete="off" {...inputs.subject} />
      <MessageField
        value={message.value}
        error={errorOf('message')}
        inputRef={message.ref}
        onChange={message.onChange}
        onBlur={message.onBlur}
      />
      <MailPreview draft={values} mail={mail} />
    </FormDialog>
  );
}

/** Writes the mail to the people who are added by a file. */
export function ComposeDialog(props: Props) {
  const { formatMessage } = useIntl();
  const { mail, isLoading, requestId, readAgain } = useInviteMail();
  if (mail) return <ComposeForm {...props} mail={mail} />;
  return (
    <NoticeDialog title={formatMessage(inviteTexts.title)} maxWidth="md" onClose={props.onClose}>
      {isLoading ? (
        <TextSkeleton lines={6} />
      ) : (
        <ErrorState
          compact
          title={formatMessage(inviteTexts.loadFailed)}
          requestId={requestId}
          onRetry={() => void readAgain()}
        />
      )}
    </NoticeDialog>
  );
}
