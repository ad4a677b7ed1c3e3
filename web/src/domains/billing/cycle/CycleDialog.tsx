import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { cyclePhrases, cycleTexts } from './cycleMessages.ts';
import type { CycleChange, IntervalOption } from './cycles.ts';
import { IntervalFaultNote } from './IntervalFaultNote.tsx';
import type { IntervalFault } from './useIntervalUpdate.ts';

type Switch = Extract<CycleChange, { kind: 'upgrade' | 'downgrade' }>;

/** What changes: the rate per person per month, against the present one. */
function Rates({ option, present }: { option: IntervalOption; present: IntervalOption | null }) {
  const { formatMessage } = useIntl();
  if (!present) return null;
  const { interval, rate, discountPercent: percent } = option;
  const values = { interval, rate: rate.formattedShort, rateNow: present.rate.formattedShort };
  const isFromMonthly = present.interval === 'MONTHLY' && percent !== null;
  return (
    <Typography color="text.primary">
      {isFromMonthly
        ? formatMessage(cyclePhrases.cheaper, { ...values, percent })
        : formatMessage(cyclePhrases.rates, values)}
    </Typography>
  );
}

/** Asks before the team pays by a longer or by a shorter interval: what it will pay, from when on, and what stays. */
export function CycleDialog({
  option,
  change: { kind, present },
  when,
  isSaving,
  fault,
  onConfirm,
  onClose,
}: {
  option: IntervalOption;
  change: Switch;
  /** When it takes effect, as a sentence. */
  when: string;
  isSaving: boolean;
  fault: IntervalFault;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const { interval } = option;
  const isUpgrade = kind === 'upgrade';
  return (
    <ActionDialog
      title={formatMessage(isUpgrade ? cycleTexts.upgradeTitle : cyclePhrases.downgradeTitle, { interval })}
      confirmLabel={formatMessage(cyclePhrases.confirm, { interval })}
      closeLabel={present ? formatMessage(cyclePhrases.keep, { interval: present.interval }) : undefined}
      busy={isSaving}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <IntervalFaultNote fault={fault} />
      <Rates option={option} present={present} />
      <Typography>{when}</Typography>
      <Typography>{formatMessage(cycleTexts.licencesStay)}</Typography>
    </ActionDialog>
  );
}
