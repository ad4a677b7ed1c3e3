import { FEEDBACK_MAX } from '@muster/schema/formats/deleteFeedback';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Radio } from '../../../ui/Radio.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Legend } from '../../../ui/settings/Legend.tsx';
import { type DeleteReason, type Feedback } from './feedback.ts';
import { feedbackPhrases, feedbackTexts, reasonTexts } from './feedbackMessages.ts';

/**
 * Asks for a reason. Clicking into the text field, or typing there, chooses the last of them, which needs words; going
 * through it by keyboard does not.
 */
export function FeedbackFields({
  reasons,
  value,
  onChange,
}: {
  reasons: readonly DeleteReason[];
  value: Feedback;
  onChange: (value: Feedback) => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const isTooLong = value.text.trim().length > FEEDBACK_MAX;
  return (
    <>
      <FormControl>
        <Legend component="span" id={id}>
          {formatMessage(feedbackTexts.reason)}
        </Legend>
        <RadioGroup
          aria-labelledby={id}
          value={value.reason ?? ''}
          onChange={(_event, chosen) =>
            onChange({ ...value, reason: reasons.find((reason) => reason === chosen) ?? null })
          }
        >
          {reasons.map((reason) => (
            <FormControlLabel
              key={reason}
              value={reason}
              control={<Radio />}
              label={formatMessage(reasonTexts[reason])}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Field
        label={formatMessage(feedbackTexts.text)}
        multiline
        minRows={3}
        maxRows={8}
        value={value.text}
        error={isTooLong && formatMessage(feedbackPhrases.tooLong, { most: FEEDBACK_MAX })}
        onClick={() => onChange({ ...value, reason: 'OTHER' })}
        onChange={(event) => onChange({ reason: 'OTHER', text: event.target.value })}
      />
    </>
  );
}
