import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isolated } from '../../../lib/intl/isolated.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { HintedRadio } from '../../../ui/HintedRadio.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import {
  exportPhrases,
  exportTexts,
  formatHints,
  formatNames,
  formTexts,
  taskHints,
  taskNames,
  typeNames,
} from '../chatExportMessages.ts';
import { useRequest } from '../useRequest.ts';
import { Choice } from './Choice.tsx';
import { type Draft, EMPTY, emailsIn, faultsOf, filterOf } from './draft.ts';
import { Estimate, useEstimate } from './Estimate.tsx';

const TASKS = ['USER_HISTORY', 'GROUP_HISTORY'] as const;
const TYPES = ['TEXT', 'IMAGE', 'FILE', 'ALL'] as const;
const FORMATS = ['JSON', 'HTML'] as const;
const DAYS = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

/** Asks for an export: whose conversations, which of their messages, and how they are written. */
export function RequestDialog({
  teamId,
  onDone,
  onClose,
}: {
  teamId: string;
  onDone: () => void;
  onClose: () => void;
}) {
  const { formatMessage, formatList } = useIntl();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const { busyId, failure, request } = useRequest(teamId);
  const filter = filterOf(draft);
  const estimated = useEstimate(filter);
  const faults = isAsked ? faultsOf(draft) : {};
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const textOf = (name: keyof Draft) => {
    const fault = faults[name];
    return fault && formatMessage(fault);
  };
  const emails = emailsIn(draft.emails);
  const refused = failure?.unknown.flatMap((place) => emails[place] ?? []) ?? [];
  const unknown = estimated.estimate?.unknownEmails ?? refused;
  const unknownText =
    unknown.length === 0
      ? undefined
      : formatMessage(exportPhrases.unknownEmails, {
          count: unknown.length,
          list: formatList(unknown.map((email) => isolated(email))),
        });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    const { format } = draft;
    if (filter === null || format === null) {
      // The first field at fault is marked by the next frame.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault] input')?.focus(),
      );
      return;
    }
    if (await request({ ...filter, format })) onDone();
  };
  return (
    <FormDialog
      open
      title={formatMessage(formTexts.title)}
      submitLabel={formatMessage(exportTexts.request)}
      busy={busyId !== null}
      failure={
        failure && failure.unknown.length === 0
          ? { text: formatMessage(failure.text), requestId: failure.requestId }
          : null
      }
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Box ref={form} sx={{ display: 'grid', gap: 2 }}>
        <Field
          label={formatMessage(formTexts.emails)}
          hint={formatMessage(formTexts.emailsHint)}
          error={textOf('emails') ?? unknownText}
          value={draft.emails}
          multiline
          minRows={2}
          maxRows={6}
          inputProps={{ spellCheck: false, autoCapitalize: 'off' }}
          onChange={(event) => change({ emails: event.target.value })}
        />
        <Choice label={formatMessage(formTexts.type)} error={textOf('tasks')}>
          {(describedBy, labelledBy) => (
            <FormGroup
              role="group"
              aria-labelledby={labelledBy}
              aria-describedby={describedBy}
              {...(describedBy && { 'data-fault': true })}
            >
              {TASKS.map((task) => (
                <FormControlLabel
                  key={task}
                  control={
                    <Checkbox
                      checked={draft.tasks.includes(task)}
                      onChange={(_event, isChosen) =>
                        change({ tasks: TASKS.filter((one) => (one === task ? isChosen : draft.tasks.includes(one))) })
                      }
                    />
                  }
                  label={
                    <>
                      {formatMessage(taskNames[task])}{' '}
                      <Typography component="span" variant="body2" color="text.secondary">
                        {formatMessage(taskHints[task])}
                      </Typography>
                    </>
                  }
                />
              ))}
            </FormGroup>
          )}
        </Choice>
        <Choice label={formatMessage(formTexts.messages)} error={textOf('messageType')}>
          {(describedBy, labelledBy) => (
            <RadioGroup
              row
              aria-labelledby={labelledBy}
              aria-describedby={describedBy}
              {...(describedBy && { 'data-fault': true })}
              value={draft.messageType ?? ''}
              onChange={(_event, value) => change({ messageType: TYPES.find((one) => one === value) ?? null })}
            >
              {TYPES.map((type) => (
                <FormControlLabel key={type} value={type} control={<Radio />} label={formatMessage(typeNames[type])} />
              ))}
            </RadioGroup>
          )}
        </Choice>
        <Choice label={formatMessage(formTexts.format)} error={textOf('format')}>
          {(describedBy, labelledBy) => (
            <RadioGroup
              aria-labelledby={labelledBy}
              aria-describedby={describedBy}
              {...(describedBy && { 'data-fault': true })}
              value={draft.format ?? ''}
              onChange={(_event, value) => change({ format: FORMATS.find((one) => one === value) ?? null })}
            >
              {FORMATS.map((format) => (
                <HintedRadio
                  key={format}
                  value={format}
                  name={formatMessage(formatNames[format])}
                  hint={formatMessage(formatHints[format])}
                />
              ))}
            </RadioGroup>
          )}
        </Choice>
        <Box sx={DAYS}>
          <Field
            label={formatMessage(formTexts.from)}
            hint={formatMessage(formTexts.daysHint)}
            type="date"
            value={draft.dateFrom}
            onChange={(event) => change({ dateFrom: event.target.value })}
          />
          <Field
            label={formatMessage(formTexts.until)}
            error={textOf('dateTo')}
            type="date"
            value={draft.dateTo}
            onChange={(event) => change({ dateTo: event.target.value })}
          />
        </Box>
        <Estimate {...estimated} />
        {emails.length === 0 && <Typography variant="body2">{formatMessage(formTexts.told)}</Typography>}
      </Box>
    </FormDialog>
  );
}
