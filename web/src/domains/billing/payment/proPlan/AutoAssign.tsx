import { useIntl } from 'react-intl';
import { Tick } from '../checkout/Tick.tsx';
import { proPlanTexts } from './proPlanMessages.ts';

/** Whether everybody gets a licence as soon as PRO is paid. */
export function AutoAssign({ isTicked, onTick }: { isTicked: boolean; onTick: (isTicked: boolean) => void }) {
  const { formatMessage } = useIntl();
  return (
    <Tick
      label={formatMessage(proPlanTexts.autoAssign)}
      hint={formatMessage(proPlanTexts.autoAssignHint)}
      isTicked={isTicked}
      onTick={onTick}
    />
  );
}
