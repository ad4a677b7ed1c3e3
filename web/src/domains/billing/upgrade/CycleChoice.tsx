import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { radius } from '../../../lib/theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { upgradePhrases, upgradeTexts } from './upgradeMessages.ts';
import type { Cycle, soldPrices } from './useOffers.ts';

/** What paying by the year saves where no monthly price says it. */
const USUAL_PERCENT = 40;

const names: Readonly<Record<Cycle, MessageDescriptor>> = {
  ANNUAL: upgradeTexts.annual,
  MONTHLY: upgradeTexts.monthly,
};

type Sold = ReturnType<typeof soldPrices>[number];

const Frame = styled('fieldset')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 2,
  minWidth: 0,
  margin: 0,
  padding: 3,
  border: 0,
  borderRadius: radius.popover,
  backgroundColor: vars.palette.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.palette.line.soft}`,
}));

const Choice = styled('label')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 34,
  padding: '0 12px',
  borderRadius: radius.medium,
  color: vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { color: vars.palette.text.primary },
  '&:has(input:checked)': {
    color: vars.palette.text.primary,
    fontWeight: 560,
    backgroundColor: vars.palette.background.paper,
    boxShadow: `${vars.palette.shadow.low}, inset 0 0 0 1px ${vars.palette.line.strong}`,
  },
  '&:has(input:focus-visible)': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 1 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  // Where the system chooses the colours, the choice is told by its own mark.
  '@media (forced-colors: active)': { '& input': { position: 'static', opacity: 1 } },
}));

/** What an interval saves, in words; null where it saves nothing. */
function useSaving(prices: readonly Sold[]) {
  const { formatMessage } = useIntl();
  const hasMonthly = prices.some(({ cycle }) => cycle === 'MONTHLY');
  return ({ cycle, discountPercent, listRate }: Sold) => {
    if (discountPercent !== null)
      return formatMessage(listRate ? upgradePhrases.off : upgradePhrases.save, { percent: discountPercent });
    const isUsual = cycle === 'ANNUAL' && !hasMonthly && listRate === null;
    return isUsual ? formatMessage(upgradePhrases.save, { percent: USUAL_PERCENT }) : null;
  };
}

/** An interval's name, and what it saves. */
function CycleName({ price, prices, isChosen }: { price: Sold; prices: readonly Sold[]; isChosen: boolean }) {
  const { formatMessage } = useIntl();
  const saving = useSaving(prices)(price);
  return (
    <>
      <span>{formatMessage(names[price.cycle])}</span>
      {saving && <Badge tone={isChosen ? 'accent' : 'neutral'}>{saving}</Badge>}
    </>
  );
}

/** Which interval the price is shown for, and what each of them saves; where there is one alone, which it is. */
export function CycleChoice({
  prices,
  chosen,
  onChoose,
}: {
  prices: readonly Sold[];
  chosen: Sold;
  onChoose: (cycle: Cycle) => void;
}) {
  const { formatMessage } = useIntl();
  if (prices.length === 1) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, fontWeight: 560 }}>
        <CycleName price={chosen} prices={prices} isChosen />
      </Box>
    );
  }
  return (
    <Frame aria-label={formatMessage(upgradeTexts.cycle)}>
      {prices.map((price) => {
        const isChosen = price.cycle === chosen.cycle;
        return (
          <Choice key={price.planId}>
            <input
              type="radio"
              name="billing-cycle"
              value={price.cycle}
              checked={isChosen}
              onChange={() => onChoose(price.cycle)}
            />
            <CycleName price={price} prices={prices} isChosen={isChosen} />
          </Choice>
        );
      })}
    </Frame>
  );
}
