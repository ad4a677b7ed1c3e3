import { useIntl, type MessageDescriptor } from 'react-intl';
import { useInviteGuestsQuery, type GuestInvite } from '../../../generated/team/settings/inviteGuests.ts';
import { GUESTS_SAVED_MS } from '../../../lib/form/savedTimes.ts';
import { useInstantSetting } from '../../../lib/form/useInstantSetting.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { LastChange } from '../../../ui/settings/LastChange.tsx';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { SaveProblemNote } from '../../../ui/form/SaveProblemNote.tsx';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { PlanPaywall } from '../../billing/paywall/PlanPaywall.tsx';
import { usePlanGate } from '../../billing/paywall/usePlanGate.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useGuestInviteUpdate } from './teamGuestInviteUpdate.ts';
import { inviteGuestsTexts, inviteTexts } from './inviteMessages.ts';

const states: Readonly<Record<GuestInvite, MessageDescriptor>> = {
  NONE: inviteGuestsTexts.none,
  ADMIN: inviteGuestsTexts.admin,
  MEMBER: inviteGuestsTexts.member,
  UNKNOWN: inviteGuestsTexts.unknown,
};

/** Nobody, or the admins. Another setting is shown as it is until somebody changes it. */
function GuestsSwitch({ guestInvite, readAgain }: { guestInvite: GuestInvite; readAgain: () => Promise<boolean> }) {
  const { formatMessage } = useIntl();
  const update = useGuestInviteUpdate(readAgain);
  const { shown, isSaving, isSaved, problem, change } = useInstantSetting<GuestInvite>({
    value: guestInvite,
    save: update,
    savedMs: GUESTS_SAVED_MS,
  });
  const isOn = shown !== 'NONE';
  return (
    <>
      <SettingRow
        label={formatMessage(inviteGuestsTexts.label)}
        state={formatMessage(states[shown])}
        note={shown === 'MEMBER' || shown === 'UNKNOWN' ? formatMessage(inviteGuestsTexts.keptNote) : undefined}
        control={{ isOn, isDisabled: false, onChange: () => change(isOn ? 'NONE' : 'ADMIN') }}
        isSaved={isSaved}
        isBusy={isSaving}
      />
      <SaveProblemNote problem={problem} texts={{ failed: formatMessage(inviteTexts.saveFailed) }} />
    </>
  );
}

/** How many guests the plan includes, where it limits them. */
function GuestsOfPlan() {
  const { formatMessage } = useIntl();
  const { gate } = usePlanGate('GUESTS');
  const text = formatMessage(gate?.limit === 0 ? inviteGuestsTexts.paywallNone : inviteGuestsTexts.paywall);
  return <PlanPaywall feature="GUESTS" text={text} gate={gate} />;
}

/** Who may invite guests. */
export default function InviteGuestsPanel() {
  const { formatMessage } = useIntl();
  const read = useKnownTeam(useInviteGuestsQuery(READ_AFRESH), () => true);
  return (
    <PanelBody
      intro={formatMessage(inviteGuestsTexts.intro)}
      read={read}
      failedText={formatMessage(inviteTexts.failed)}
      skeletonRows={2}
    >
      {({ guestInvite, settingChange }) => (
        <>
          <GuestsSwitch guestInvite={guestInvite} readAgain={read.readAgain} />
          <GuestsOfPlan />
          <LastChange change={settingChange} />
        </>
      )}
    </PanelBody>
  );
}
