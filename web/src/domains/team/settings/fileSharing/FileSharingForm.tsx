import { SHARERS_MAX } from '@muster/schema/formats/fileSharing';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useDraft } from '../../../../lib/form/useDraft.ts';
import { PanelForm } from '../../../../ui/form/PanelForm.tsx';
import { SaveProblemNote } from '../../../../ui/form/SaveProblemNote.tsx';
import { SettingRow } from '../../../../ui/settings/SettingRow.tsx';
import { PlanPaywall } from '../../../billing/paywall/PlanPaywall.tsx';
import { isLocked, useGateAfterRefusal, usePlanGate } from '../../../billing/paywall/usePlanGate.ts';
import { sharingPhrases, sharingTexts } from './fileSharingMessages.ts';
import { isSameSharing, lacksPeople, sharingOf, type ReadSharing, type Sharing } from './sharing.ts';
import { SharingModes } from './SharingModes.tsx';
import { useFileSharingUpdate, useFindPerson } from './useFileSharing.ts';

/** The words for what the service refuses. */
const refusals: Readonly<Record<string, MessageDescriptor>> = {
  PLAN_REQUIRED: sharingTexts.needsPlan,
  REQUIRED: sharingTexts.nobody,
  NOT_FOUND: sharingTexts.gone,
};

/** Whether files may be shared on phones and tablets; a plan without the setting lets it only be turned on. */
function MobileSwitch({
  draft,
  isKept,
  onChange,
}: {
  draft: Sharing;
  /** Whether it cannot be turned off. */
  isKept: boolean;
  onChange: (isMobileDisabled: boolean) => void;
}) {
  const { formatMessage } = useIntl();
  const isOn = !draft.isMobileDisabled;
  return (
    <SettingRow
      label={formatMessage(sharingTexts.mobile)}
      state={formatMessage(isOn ? sharingTexts.mobileOn : sharingTexts.mobileOff)}
      note={isKept && isOn ? formatMessage(sharingTexts.mobileLocked) : undefined}
      control={{ isOn, isDisabled: isKept && isOn, onChange: () => onChange(isOn) }}
      isSaved={false}
    />
  );
}

/** Mode, chosen people and phones, saved together. */
export function FileSharingForm({ read, readAgain }: { read: ReadSharing; readAgain: () => Promise<boolean> }) {
  const { formatMessage } = useIntl();
  const { gate, readAgain: readGateAgain } = usePlanGate('FILE_SHARING');
  const find = useFindPerson(read);
  const saved = sharingOf(read);
  const save = useFileSharingUpdate();
  const { draft, change, ...form } = useDraft({ saved, isSame: isSameSharing, save, readAgain });
  useGateAfterRefusal(form.problem, readGateAgain);
  const locked = isLocked(gate);
  const refusedText = (code: string) => {
    if (code === 'TOO_MANY') return formatMessage(sharingPhrases.tooMany, { most: SHARERS_MAX });
    const text = refusals[code];
    return text ? formatMessage(text) : null;
  };
  return (
    <>
      <PlanPaywall feature="FILE_SHARING" text={formatMessage(sharingTexts.paywall)} gate={gate} />
      <PanelForm
        label={formatMessage(sharingTexts.label)}
        isDirty={form.isDirty}
        isValid={!lacksPeople(draft, find)}
        state={form.state}
        problem={
          form.problem && (
            <SaveProblemNote
              problem={form.problem}
              texts={{ failed: formatMessage(sharingTexts.saveFailed), refused: refusedText }}
            />
          )
        }
        onSubmit={form.submit}
        onDiscard={form.discard}
      >
        <SharingModes draft={draft} saved={saved} find={find} isLocked={locked} onChange={change} />
        <MobileSwitch
          draft={draft}
          isKept={locked && !saved.isMobileDisabled}
          onChange={(isMobileDisabled) => change((values) => ({ ...values, isMobileDisabled }))}
        />
      </PanelForm>
    </>
  );
}
