import { useInstantSetting } from '../../../lib/form/useInstantSetting.ts';
import { undoneText } from '../../../ui/failureWords.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { useLicenceAutoAssignUpdate } from '../licenceAutoAssignUpdate.ts';
import { useLicenceTeam } from '../licenceTeam.ts';
import { autoAssignTexts } from './autoAssignMessages.ts';

/** Whether people who join get PRO, and how that is changed. */
export interface AutoAssign {
  readonly isOn: boolean;
  readonly change: (isEnabled: boolean) => void;
}

/**
 * Whether people who join get PRO: saved at once, and back as it was where it was not kept. Null on teams that are not on
 * PRO, for viewers who may not change it, and unless it `isWanted`. It stands above the menu that shows it: a save goes on
 * where the menu is closed, and is still known where it is opened again.
 */
export function useAutoAssign({ isWanted }: { isWanted: boolean }): AutoAssign | null {
  const { team } = useLicenceTeam({ isWanted });
  const update = useLicenceAutoAssignUpdate();
  // Told in a toast: the menu may be closed by then.
  const save = async (next: boolean) => {
    const outcome = await update(next);
    if (outcome.kind !== 'saved' && outcome.read?.isLicenceAutoAssigned !== next) {
      const text = undoneText(outcome, autoAssignTexts.autoAssignFailed);
      showToast({ tone: 'error', text, cause: 'autoAssign' });
    }
    return outcome;
  };
  const { shown, change } = useInstantSetting({ value: team?.isLicenceAutoAssigned === true, save });
  return team?.isProPlan && team.viewerCanChangeLicenceAutoAssign ? { isOn: shown, change } : null;
}
