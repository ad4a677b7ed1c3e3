import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { BillingInterval, PlanBillingFragment } from '../../../generated/billing/pro/fragments/planBilling.ts';
import { useFocusAfterStep } from '../../../lib/focus/useFocusAfterStep.ts';
import { useFormats } from '../../../lib/intl/formats.ts';
import { useDialogAbout } from '../../../lib/urlState/useDialogAbout.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { CycleCard } from './CycleCard.tsx';
import { CycleDialog } from './CycleDialog.tsx';
import { buysLicences, changeOf, choosableOptions, type IntervalOption } from './cycles.ts';
import { cyclePhrases, cycleTexts } from './cycleMessages.ts';
import { IntervalFaultNote } from './IntervalFaultNote.tsx';
import { type Pays, useIntervalUpdate } from './useIntervalUpdate.ts';

/** What the dialog is called in the address. */
const WORDS = ['billing-cycle'] as const;

/** When a change takes effect, as a sentence. */
function useWhen(billing: PlanBillingFragment) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  const { period } = billing;
  if (buysLicences(billing)) return formatMessage(cycleTexts.forNextLicences);
  return period
    ? formatMessage(cyclePhrases.effect, { date: billingDate(period.renewsOn) })
    : formatMessage(cycleTexts.atRenewal);
}

/** The interval that the address asks about, with what choosing it means. */
function useAsked(options: readonly IntervalOption[], nextInterval: PlanBillingFragment['nextInterval']) {
  return useDialogAbout('interval', WORDS, (_word, about) => {
    const option = options.find(({ interval }) => interval.toLowerCase() === about);
    const change = option && changeOf(option, options, nextInterval);
    return option && (change?.kind === 'upgrade' || change?.kind === 'downgrade') ? { option, change } : null;
  });
}

/** What is said of a change by what came of it: it waits for the renewal, is so already, or is not carried out yet. */
const toldOf = (chosen: BillingInterval, { interval, nextInterval }: Pays, isDayKnown: boolean) => {
  if (nextInterval === chosen) return isDayKnown ? cyclePhrases.changes : cycleTexts.atRenewal;
  return interval === chosen ? cyclePhrases.changed : cycleTexts.onItsWay;
};

/** How often the team pays, and the way to another interval. A change that waits is shown with its day and a way back. */
export function BillingCycle({ billing }: { billing: PlanBillingFragment }) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  const { nextInterval, period } = billing;
  const options = choosableOptions(billing.intervalOptions);
  const { dialog, open, close } = useAsked(options, nextInterval);
  const { change, isSaving, fault, forget } = useIntervalUpdate();
  const when = useWhen(billing);
  // The button of a change goes with it.
  useFocusAfterStep(nextInterval);
  const nextMark = period ? formatMessage(cyclePhrases.from, { date: billingDate(period.renewsOn) }) : null;

  const choose = async ({ interval, isCurrent }: IntervalOption) => {
    const pays = await change(interval);
    if (!pays) return;
    close();
    showToast({
      tone: 'success',
      text: isCurrent ? cyclePhrases.stays : toldOf(interval, pays, period !== null),
      values: { interval, date: period ? billingDate(period.renewsOn) : '' },
    });
  };
  const ask = (option: IntervalOption) => {
    forget();
    open('billing-cycle', option.interval.toLowerCase());
  };

  return (
    <SectionCard title={formatMessage(cycleTexts.title)}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {formatMessage(buysLicences(billing) ? cycleTexts.textOfLicences : cycleTexts.text)}
      </Typography>
      {!dialog && fault && (
        <Box sx={{ mb: 1.5 }}>
          <IntervalFaultNote fault={fault} />
        </Box>
      )}
      <Box
        component="ul"
        sx={{
          ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 },
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
        }}
      >
        {options.map((option) => {
          const { interval, isCurrent } = option;
          const { kind } = changeOf(option, options, nextInterval);
          const mark = isCurrent ? formatMessage(cycleTexts.present) : interval === nextInterval ? nextMark : null;
          return (
            <CycleCard key={interval} option={option} mark={mark}>
              {kind === 'takeBack' && (
                <BusyButton
                  size="small"
                  variant="outlined"
                  color="secondary"
                  busy={isSaving}
                  onClick={() => void choose(option)}
                >
                  {formatMessage(cyclePhrases.keep, { interval })}
                </BusyButton>
              )}
              {(kind === 'upgrade' || kind === 'downgrade') && (
                <Button size="small" variant="outlined" color="secondary" onClick={() => ask(option)}>
                  {formatMessage(cyclePhrases.choose, { interval })}
                </Button>
              )}
            </CycleCard>
          );
        })}
      </Box>
      {dialog && (
        <CycleDialog
          option={dialog.subject.option}
          change={dialog.subject.change}
          when={when}
          isSaving={isSaving}
          fault={fault}
          onConfirm={() => void choose(dialog.subject.option)}
          onClose={() => {
            forget();
            close();
          }}
        />
      )}
    </SectionCard>
  );
}
