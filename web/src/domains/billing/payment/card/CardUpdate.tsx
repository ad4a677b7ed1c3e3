import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { ActionDialog } from '../../../../ui/ActionDialog.tsx';
import { SuccessDialog } from '../../../../ui/SuccessDialog.tsx';
import type { PaidTeam } from '../../pro/planTypes.ts';
import type { CardFrameHandle } from '../cardFrame/useCardFrame.ts';
import { CardFields } from './CardFields.tsx';
import { cardTexts } from './cardMessages.ts';
import { FirstWay } from './FirstWay.tsx';
import { firstWayOf } from './firstWayOf.ts';
import { useCardChange } from './useCardChange.ts';

/** Has the card for renewals changed: to a new one, or to another saved one. Where something is owed, that comes first. */
export default function CardUpdate({
  team,
  setupId,
  onDues,
  onClose,
}: {
  team: PaidTeam;
  /** What a bank led back from; null where none did. */
  setupId: string | null;
  onDues: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const frame = useRef<CardFrameHandle>(null);
  const change = useCardChange(setupId, frame);
  const { state, isFirst } = change;
  if (state === 'done') return <SuccessDialog open title={formatMessage(cardTexts.updated)} onClose={onClose} />;
  const isBusy = state === 'working';
  const way = firstWayOf(team);
  return (
    <ActionDialog
      title={formatMessage(isFirst ? cardTexts.addTitle : cardTexts.updateTitle)}
      confirmLabel={formatMessage(isFirst ? cardTexts.add : cardTexts.update)}
      busy={isBusy}
      disabled={!change.isPossible}
      isForm
      takesFocus={false}
      action={way && <FirstWay way={way} isBusy={isBusy} onDues={onDues} />}
      onConfirm={change.confirm}
      onClose={onClose}
    >
      <CardFields team={team} change={change} frame={frame} />
    </ActionDialog>
  );
}
