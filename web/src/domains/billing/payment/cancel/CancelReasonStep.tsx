import FormControlLabel from '@mui/material/FormControlLabel';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PlanCancelReason } from '../../../../generated/billing/payment/cancel/planCancel.ts';
import { ActionDialog } from '../../../../ui/ActionDialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Radio } from '../../../../ui/Radio.tsx';
import { CancelFaultNote } from './CancelFaultNote.tsx';
import { cancelTexts } from './cancelMessages.ts';
import type { CancelFault } from './cancelFault.ts';

const REASONS = ['TOO_EXPENSIVE', 'OTHER_TOOL', 'MISSING_FEATURES', 'OTHER'] as const satisfies PlanCancelReason[];
const TEXT_MAX = 1_000;

/** Asks why. Another reason has to be told in words. */
export function CancelReasonStep({
  isBusy,
  fault,
  onReason,
  onClose,
}: {
  isBusy: boolean;
  fault: CancelFault | null;
  onReason: (given: { reason: PlanCancelReason; text: string | null }) => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState<(typeof REASONS)[number] | null>(null);
  const [text, setText] = useState('');
  const isComplete = reason !== null && (reason !== 'OTHER' || text.trim() !== '');
  return (
    <ActionDialog
      title={formatMessage(cancelTexts.reasonTitle)}
      confirmLabel={formatMessage(cancelTexts.next)}
      closeLabel={formatMessage(cancelTexts.keep)}
      busy={isBusy}
      disabled={!isComplete}
      isForm
      onConfirm={() => reason && onReason({ reason, text: reason === 'OTHER' ? text.trim() : null })}
      onClose={onClose}
    >
      <CancelFaultNote fault={fault} />
      <RadioGroup
        aria-label={formatMessage(cancelTexts.reasonTitle)}
        value={reason ?? ''}
        onChange={(_event, value) => setReason(REASONS.find((one) => one === value) ?? null)}
      >
        {REASONS.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={formatMessage(cancelTexts[one])} />
        ))}
      </RadioGroup>
      {reason === 'OTHER' && (
        <Field
          label={formatMessage(cancelTexts.text)}
          value={text}
          onChange={({ target }) => setText(target.value)}
          multiline
          minRows={2}
          required
          inputProps={{ maxLength: TEXT_MAX }}
        />
      )}
    </ActionDialog>
  );
}
