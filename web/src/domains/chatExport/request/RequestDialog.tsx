import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isolated } from '../../../lib/intl/isolated.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TagInput } from '../../../ui/TagInput.tsx';
import { useChannelSearch } from '../../channel/shared/useChannelSearch.ts';
import { exportPhrases, exportTexts, formTexts } from '../chatExportMessages.ts';
import { useRequest } from '../useRequest.ts';
import { type Draft, EMPTY, emailsIn, faultsOf, filterOf } from './draft.ts';
import { Estimate, useEstimate } from './Estimate.tsx';
import { RequestChoices, TaskChoice } from './RequestChoices.tsx';

/** As many channels as an export may be limited to. */
const CHANNELS_MAX = 200;

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
  const findChannels = useChannelSearch(formatMessage(formTexts.channelArchived));
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
        failure && failure.unknown.length === 0 ? { text: formatMessage(failure.text), ...failure.undone } : null
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
        <TaskChoice draft={draft} change={change} textOf={textOf} />
        {draft.tasks.includes('GROUP_HISTORY') && (
          <TagInput
            label={formatMessage(formTexts.channels)}
            hint={formatMessage(formTexts.channelsHint)}
            value={draft.channels}
            onChange={(channels) => change({ channels })}
            source={findChannels}
            most={CHANNELS_MAX}
          />
        )}
        <RequestChoices draft={draft} change={change} textOf={textOf} />
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
