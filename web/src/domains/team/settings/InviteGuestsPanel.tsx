import { useIntl, type MessageDescriptor } from 'react-intl';
import { useInviteGuestsQuery, type GuestInvite } from '../../../generated/team/settings/inviteGuests.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { useInstantSetting } from '../../../lib/form/useInstantSetting.ts';
import { useLastKnown } from '../../../lib/graphql/useLastKnown.ts';
import { LastChange } from '../../../ui/settings/LastChange.tsx';
import { lastChangeOf } from '../../../ui/settings/lastChangeOf.ts';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { SaveProblemNote } from '../../../ui/settings/SaveProblemNote.tsx';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { PlanPaywall } from '../../billing/paywall/PlanPaywall.tsx';
import { usePlanGate } from '../../billing/paywall/usePlanGate.ts';
import { READ_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import { useGuestInviteUpdate } from '../teamGuestInviteUpdate.ts';
import { inviteGuestsTexts, inviteTexts } from './inviteMessages.ts';

/** How long it says that it was saved. */
const SAVED_MS = 2_000;

const states: Readonly<Record<GuestInvite, MessageDescriptor>> = {
  NONE: inviteGuestsTexts.none,
  ADMIN: inviteGuestsTexts.admin,
  MEMBER: inviteGuestsTexts.member,
  UNKNOWN: inviteGuestsTexts.unknown,
};

/** Nobody, or the admins. Another setting is shown as it is until somebody changes it. */
function GuestsSwitch({ guestInvite, readAgain }: { guestInvite: GuestInvite; readAgain: () => Promise<unknown> }) {
  const { formatMessage } = useIntl();
  const update = useGuestInviteUpdate(readAgain);
  const { shown, isSaving, isSaved, problem, change } = useInstantSetting<GuestInvite>({
    value: guestInvite,
    save: update,
    savedMs: SAVED_MS,
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
  const { data, loading, error, refetch } = useInviteGuestsQuery({
    ...READ_IN_PLACE,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const known = useLastKnown(data?.viewer.team ?? null);
  const readAgain = () => refetch().catch(() => undefined);
  return (
    <PanelBody
      intro={formatMessage(inviteGuestsTexts.intro)}
      data={known}
      isLoading={loading}
      requestId={failureOf(error)?.requestId}
      failedText={formatMessage(inviteTexts.failed)}
      onRetry={() => void readAgain()}
      skeletonRows={2}
    >
      {({ guestInvite, settingChange }) => (
        <>
          <GuestsSwitch guestInvite={guestInvite} readAgain={readAgain} />
          <GuestsOfPlan />
          <LastChange change={lastChangeOf(settingChange)} />
        </>
      )}
    </PanelBody>
  );
}
