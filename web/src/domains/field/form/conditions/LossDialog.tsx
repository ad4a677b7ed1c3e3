import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { lossPhrases, lossTexts } from './conditionMessages.ts';

/** Asks before other conditions take values away. `count` is null where it could not be told. */
export function LossDialog({ count, onAnswer }: { count: number | null; onAnswer: (isAgreed: boolean) => void }) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      open
      danger
      title={formatMessage(lossTexts.title)}
      text={count === null ? formatMessage(lossTexts.unknown) : formatMessage(lossPhrases.text, { count })}
      confirmLabel={formatMessage(lossTexts.confirm)}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  );
}
