import Box from '@mui/material/Box';
import { domainNameFormat } from '@muster/schema/formats/domainName';
import { type SubmitEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSingleField } from '../../../../lib/form/useSingleField.ts';
import { useUnsavedChanges } from '../../../../lib/unsavedChanges/dirtyForms.ts';
import { BusyButton } from '../../../../ui/BusyButton.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { showToast } from '../../../../ui/toasts/toastStore.ts';
import { reasonOf } from './domainReasons.ts';
import { type ActOutcome, useDomainRequests } from './domainRequests.ts';
import { undoneOf } from './domainRequests.ts';
import { mergePhrases, mergeTexts } from './mergeDomainsMessages.ts';

/** Refused for the domain: told at the field. */
const isAtField = (problem: ActOutcome | null) => problem?.kind === 'refused' && problem.isAboutDomain;

/** Asks the team of another domain. */
export function DomainForm() {
  const { formatMessage } = useIntl();
  const act = useDomainRequests();
  const isSent = useRef(false);
  const [problem, setProblem] = useState<ActOutcome | null>(null);
  const field = useSingleField(domainNameFormat, '', async (domain) => {
    setProblem(null);
    const outcome = await act('send', domain);
    if (outcome.kind !== 'done') {
      setProblem(outcome);
      return false;
    }
    showToast({ tone: 'success', text: mergeTexts.sent });
    isSent.current = true;
    return true;
  });
  const submit = async (event: SubmitEvent) => {
    isSent.current = false;
    await field.submit(event);
    // Another domain may follow.
    if (isSent.current) field.reset();
  };
  useUnsavedChanges(field.input.value.trim() !== '');
  const reason = problem && reasonOf('send', problem);
  const failed = reason && formatMessage(mergePhrases.sendFailed, { reason: formatMessage(reason) });
  return (
    <form aria-label={formatMessage(mergeTexts.formName)} noValidate onSubmit={(event) => void submit(event)}>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: { sm: '1 1 240px' }, width: '100%', maxWidth: 420, minWidth: 0, '& > *': { width: '100%' } }}>
          <Field
            {...field.input}
            onChange={(event) => {
              setProblem(null);
              field.input.onChange(event);
            }}
            label={formatMessage(mergeTexts.field)}
            placeholder={formatMessage(mergeTexts.placeholder)}
            hint={formatMessage(mergeTexts.hint)}
            inputProps={{ inputMode: 'url', spellCheck: false, autoCapitalize: 'none', enterKeyHint: 'send' }}
            autoComplete="off"
            error={field.isInvalid ? formatMessage(mergeTexts.invalid) : isAtField(problem) && failed}
          />
        </Box>
        <BusyButton
          type="submit"
          variant="contained"
          color="primary"
          busy={field.busy}
          sx={{ mt: { sm: '26px' }, flexShrink: 0 }}
        >
          {formatMessage(mergeTexts.send)}
        </BusyButton>
      </Box>
      {problem && failed && !isAtField(problem) && (
        <Box sx={{ mt: 1 }}>
          <FailureAlert text={failed} {...undoneOf(problem)} />
        </Box>
      )}
    </form>
  );
}
