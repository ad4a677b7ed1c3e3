import { INVITE_LINK_TOKEN, TEAM_NAME_TOKEN } from '@muster/schema/formats/memberUpload';
import Alert from '@mui/material/Alert';
import { type Ref, useState } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../../ui/Field.tsx';
import { invitePhrases, inviteTexts } from './inviteMessages.ts';
import { editedAt, keepsTokens } from './protectedTokens.ts';

const NAMES = { teamName: TEAM_NAME_TOKEN, link: INVITE_LINK_TOKEN };

/** The text of the mail. An edit that would break or remove what is filled in is taken back at once, and told of. */
export function MessageField({
  value,
  error,
  inputRef,
  onChange,
  onBlur,
}: {
  value: string;
  error: string | null;
  inputRef: Ref<HTMLTextAreaElement>;
  onChange: (message: string) => void;
  onBlur: () => void;
}) {
  const { formatMessage } = useIntl();
  const [isTakenBack, setTakenBack] = useState(false);
  const edit = (field: { value: string; setSelectionRange: (start: number, end: number) => void }) => {
    const isKept = keepsTokens(value, field.value);
    setTakenBack(!isKept);
    if (isKept) return onChange(field.value);
    const at = editedAt(value, field.value);
    // Put back by hand, the cursor stays where it was; React would leave it at the end.
    field.value = value;
    field.setSelectionRange(at, at);
  };
  return (
    <>
      <Field
        label={formatMessage(inviteTexts.message)}
        value={value}
        error={error}
        hint={formatMessage(invitePhrases.tokens, NAMES)}
        multiline
        inputRef={inputRef}
        minRows={5}
        maxRows={12}
        sx={{ p: 0 }}
        onChange={({ target }) => edit(target)}
        onBlur={onBlur}
      />
      {isTakenBack && <Alert severity="warning">{formatMessage(invitePhrases.tokensKept, NAMES)}</Alert>}
    </>
  );
}
