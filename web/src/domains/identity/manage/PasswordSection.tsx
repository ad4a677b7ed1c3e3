import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type SubmitEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { HiddenIcon, VisibleIcon } from '../../../ui/icons.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { SuccessDialog } from '../../../ui/SuccessDialog.tsx';
import { useViewer } from '../viewerContext.ts';
import { passwordFaults, passwordTexts, strengthTexts } from './passwordMessages.ts';
import { PasswordStrength } from './PasswordStrength.tsx';
import { strengthOf } from './passwordStrength.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { usePasswordForm } from './usePasswordForm.ts';

/** Shows what is typed, or hides it: both entries at once. */
const Reveal = ({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      size="small"
      edge="end"
      aria-label={formatMessage(isShown ? passwordTexts.hide : passwordTexts.show)}
      onClick={onToggle}
    >
      {isShown ? <HiddenIcon fontSize="small" /> : <VisibleIcon fontSize="small" />}
    </IconButton>
  );
};

/** Tells password managers whose password it is. */
const Account = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);

/** Sets a new password, typed twice. */
export function PasswordSection() {
  const { formatMessage } = useIntl();
  const { email } = useViewer();
  const { form, faults, failure, isSubmitting, isDone, compare, close, submit } = usePasswordForm();
  const [isShown, setShown] = useState(false);
  const strength = strengthOf(useWatch({ control: form.control, name: 'password' }));
  const hint = strength === 'none' ? passwordTexts.hint : strengthTexts[strength];
  const field = (name: 'password' | 'again') => {
    const { ref, onChange, ...props } = form.register(name);
    const fault = faults[name];
    return (
      <Field
        label={formatMessage(passwordTexts[name])}
        hint={name === 'password' ? formatMessage(hint) : undefined}
        error={fault === null ? null : formatMessage(passwordFaults[fault])}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        readOnly={isSubmitting}
        inputRef={ref}
        {...props}
        onChange={(event) => {
          void onChange(event);
          if (name === 'password') compare();
        }}
        inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
        endAdornment={name === 'password' && <Reveal isShown={isShown} onToggle={() => setShown(!isShown)} />}
      />
    );
  };
  return (
    <SectionCard title={formatMessage(passwordTexts.heading)} text={formatMessage(passwordTexts.description)}>
      <form noValidate onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}>
        <Account email={email} />
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 400 }}>
          {failure && <FailureAlert text={formatMessage(passwordTexts.failed)} {...failure} />}
          {field('password')}
          <PasswordStrength strength={strength} />
          {field('again')}
          <Box>
            <BusyButton type="submit" variant="contained" color="primary" busy={isSubmitting}>
              {formatMessage(passwordTexts.submit)}
            </BusyButton>
          </Box>
        </Box>
      </form>
      <SuccessDialog
        open={isDone}
        title={formatMessage(passwordTexts.doneTitle)}
        text={formatMessage(passwordTexts.doneText)}
        action={<ButtonLink to={pathTo('sessions')}>{formatMessage(passwordTexts.sessions)}</ButtonLink>}
        onClose={close}
      />
    </SectionCard>
  );
}
