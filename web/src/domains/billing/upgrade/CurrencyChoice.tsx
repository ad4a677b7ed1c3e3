import { useIntl } from 'react-intl';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { currencyNames, upgradeTexts } from './upgradeMessages.ts';
import { CURRENCIES } from './useOffers.ts';

/** In which currency the prices are shown. */
export function CurrencyChoice({ chosen, onChoose }: { chosen: string; onChoose: (currency: string) => void }) {
  const { formatMessage } = useIntl();
  return (
    <NativeSelect
      aria-label={formatMessage(upgradeTexts.currency)}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      {CURRENCIES.map((currency) => (
        <option key={currency} value={currency}>
          {formatMessage(currencyNames[currency])}
        </option>
      ))}
    </NativeSelect>
  );
}
