import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import type { SaveProblem } from '../../../../lib/form/saveOutcome.ts';
import { SettingRow } from '../../../../ui/settings/SettingRow.tsx';
import { PlanPaywall } from '../../../billing/paywall/PlanPaywall.tsx';
import { isLocked, useGateAfterRefusal, usePlanGate } from '../../../billing/paywall/usePlanGate.ts';
import { signUpTexts } from './signUpMessages.ts';

/** Whether contacts outside of the organisation are blocked. What is on can always be turned off. */
export function BlockContacts({
  isBlocked,
  wasBlocked,
  isPublicDomain,
  problem,
  onChange,
}: {
  isBlocked: boolean;
  /** As it is saved. */
  wasBlocked: boolean;
  /** Whether nobody can tell by an address who belongs to the team. */
  isPublicDomain: boolean;
  /** Why the form was not saved. */
  problem: SaveProblem | null;
  onChange: (isBlocked: boolean) => void;
}) {
  const { formatMessage } = useIntl();
  const { gate, readAgain } = usePlanGate('BLOCK_DOMAIN');
  useGateAfterRefusal(problem, readAgain);
  const isFresh = !isBlocked && !wasBlocked;
  const isOutOfPlan = isFresh && !isPublicDomain && isLocked(gate);
  const planNote = isOutOfPlan ? signUpTexts.blockLocked : undefined;
  const note = isPublicDomain && isFresh ? signUpTexts.blockPublic : planNote;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SettingRow
        label={formatMessage(signUpTexts.block)}
        state={formatMessage(isBlocked ? signUpTexts.blockOn : signUpTexts.blockOff)}
        note={note && formatMessage(note)}
        control={{
          isOn: isBlocked,
          isDisabled: isFresh && (isPublicDomain || isOutOfPlan),
          onChange: () => onChange(!isBlocked),
        }}
        isSaved={false}
      />
      {isOutOfPlan && <PlanPaywall feature="BLOCK_DOMAIN" text={formatMessage(signUpTexts.blockPlan)} gate={gate} />}
    </Box>
  );
}
