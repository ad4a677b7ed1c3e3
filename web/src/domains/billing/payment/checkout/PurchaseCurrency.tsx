import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { CurrencyChoice } from '../../upgrade/CurrencyChoice.tsx';
import { checkoutPhrases, checkoutTexts } from './checkoutMessages.ts';

/** The currency of a purchase. It is asked about once something was chosen by its prices: they, and maybe that, become others. */
export function PurchaseCurrency({
  chosen,
  hasChosen,
  onChoose,
}: {
  chosen: string;
  /** Whether anything of the purchase was chosen already. */
  hasChosen: boolean;
  onChoose: (currency: string) => void;
}) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  /** Stays while the dialog goes, so that it goes with its text. */
  const [wanted, setWanted] = useState(chosen);
  return (
    <>
      <CurrencyChoice
        chosen={chosen}
        onChoose={(currency) => {
          if (!hasChosen) return onChoose(currency);
          setWanted(currency);
          return setOpen(true);
        }}
      />
      <ConfirmDialog
        open={isOpen}
        title={formatMessage(checkoutTexts.currencyTitle)}
        text={formatMessage(checkoutPhrases.currencyText, { currency: wanted })}
        confirmLabel={formatMessage(checkoutPhrases.currencyConfirm, { currency: wanted })}
        onConfirm={() => {
          setOpen(false);
          onChoose(wanted);
        }}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
