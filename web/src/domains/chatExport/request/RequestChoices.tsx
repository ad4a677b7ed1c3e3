import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import RadioGroup from '@mui/material/RadioGroup';
import { useIntl } from 'react-intl';
import { HintedCheckbox } from '../../../ui/HintedCheckbox.tsx';
import { HintedRadio } from '../../../ui/HintedRadio.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import { formatHints, formatNames, formTexts, taskHints, taskNames, typeNames } from '../chatExportMessages.ts';
import { Choice } from './Choice.tsx';
import type { Draft } from './draft.ts';

const TASKS = ['USER_HISTORY', 'GROUP_HISTORY'] as const;
const TYPES = ['TEXT', 'IMAGE', 'FILE', 'ALL'] as const;
const FORMATS = ['JSON', 'HTML'] as const;

interface Props {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  /** Why a choice is not accepted. */
  readonly textOf: (name: keyof Draft) => string | undefined;
}

/** Conversations of two, channels, or both: nothing is chosen at first. */
export function TaskChoice({ draft, change, textOf }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Choice label={formatMessage(formTexts.type)} error={textOf('tasks')}>
      {(describedBy, labelledBy) => (
        <FormGroup
          role="group"
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          {...(describedBy && { 'data-fault': true })}
        >
          {TASKS.map((task) => (
            <HintedCheckbox
              key={task}
              name={formatMessage(taskNames[task])}
              hint={formatMessage(taskHints[task])}
              checked={draft.tasks.includes(task)}
              onChange={(isChosen) =>
                change({ tasks: TASKS.filter((one) => (one === task ? isChosen : draft.tasks.includes(one))) })
              }
            />
          ))}
        </FormGroup>
      )}
    </Choice>
  );
}

/** Which messages are exported, and how they are written: nothing is chosen at first. */
export function RequestChoices({ draft, change, textOf }: Props) {
  const { formatMessage } = useIntl();
  return (
    <>
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
    </>
  );
}
