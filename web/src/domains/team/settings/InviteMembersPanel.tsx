import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useInviteMembersQuery } from '../../../generated/team/settings/inviteMembers.ts';
import { useInstantSetting } from '../../../lib/form/useInstantSetting.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { LastChange } from '../../../ui/settings/LastChange.tsx';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { SaveProblemNote } from '../../../ui/form/SaveProblemNote.tsx';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { PlanPaywall } from '../../billing/paywall/PlanPaywall.tsx';
import { isLocked, useGateAfterRefusal, usePlanGate, type PlanGate } from '../../billing/paywall/usePlanGate.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { inviteMembersTexts, inviteTexts } from './inviteMessages.ts';
import { useAdminInviteUpdate } from './teamAdminInviteUpdate.ts';

/** Says what PRO gives, to whoever has just tried to turn it on without: they are led here, by keyboard too. */
function Paywall({ gate }: { gate: PlanGate }) {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Box ref={place} tabIndex={-1}>
      <PlanPaywall feature="INVITE_CONTROL" text={formatMessage(inviteMembersTexts.paywall)} gate={gate} />
    </Box>
  );
}

/** The switch. Where the plan does not include it, turning it on leads to the paywall instead; turning it off always works. */
function InviteControl({ isOn, readAgain }: { isOn: boolean; readAgain: () => Promise<boolean> }) {
  const { formatMessage } = useIntl();
  const { gate, readAgain: readGateAgain } = usePlanGate('INVITE_CONTROL');
  const save = useAdminInviteUpdate(readAgain);
  const { shown, isSaving, isSaved, problem, change } = useInstantSetting({ value: isOn, save });
  useGateAfterRefusal(problem, readGateAgain);
  const [wasTried, setWasTried] = useState(false);
  const locked = isLocked(gate);
  const isRefused = problem?.kind === 'refused' && problem.code === 'PLAN_REQUIRED';
  const press = () => {
    if (locked && !shown) setWasTried(true);
    else change(!shown);
  };
  const note = shown ? inviteMembersTexts.lockedOn : inviteMembersTexts.locked;
  const texts = {
    failed: formatMessage(inviteTexts.saveFailed),
    refused: (code: string) => (code === 'PLAN_REQUIRED' ? formatMessage(inviteMembersTexts.planRequired) : null),
  };
  return (
    <>
      <SettingRow
        label={formatMessage(inviteMembersTexts.label)}
        state={formatMessage(shown ? inviteMembersTexts.on : inviteMembersTexts.off)}
        note={locked ? formatMessage(note) : undefined}
        control={{ isOn: shown, isDisabled: false, onChange: press }}
        isSaved={isSaved}
        isBusy={isSaving}
      />
      <SaveProblemNote problem={problem} texts={texts} />
      {gate !== null && locked && !shown && (wasTried || isRefused) && <Paywall gate={gate} />}
    </>
  );
}

/** Whether members may invite members, or admins alone. */
export default function InviteMembersPanel() {
  const { formatMessage } = useIntl();
  const read = useKnownTeam(useInviteMembersQuery(READ_AFRESH), ({ isAdminInvite }) => isAdminInvite !== null);
  return (
    <PanelBody
      intro={formatMessage(inviteMembersTexts.intro)}
      read={read}
      failedText={formatMessage(inviteTexts.failed)}
      skeletonRows={2}
    >
      {({ isAdminInvite, settingChange }) => (
        <>
          <InviteControl isOn={isAdminInvite === true} readAgain={read.readAgain} />
          <LastChange change={settingChange} />
        </>
      )}
    </PanelBody>
  );
}
