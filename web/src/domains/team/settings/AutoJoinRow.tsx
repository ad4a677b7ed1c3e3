import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { JOINING_SAVED_MS } from '../../../lib/form/savedTimes.ts';
import { useMomentaryMark } from '../../../lib/form/useMomentaryMark.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { OnDemand } from '../../../ui/OnDemand.tsx';
import { overviewPhrases, overviewTexts } from '../overview/messages.ts';
import { AutoJoinDialog } from '../onDemand.ts';
import type { TeamEditing } from '../overview/useTeamEditing.ts';

/** The dialog's word in the address. */
const AUTO_JOIN = 'auto-join';

/** The setting that holds while auto-join is off: for those who may change it, the way there. */
const toSignUp = (name: ReactNode[]) => (
  <AppLink to={pathTo('settingsPanel', { settingTab: 'sign-up' })}>{name}</AppLink>
);

const asText = (name: ReactNode[]) => <>{name}</>;

/** Whether people join by themselves. The switch asks first; its dialog lives in the address. */
export function AutoJoinRow({
  team,
  editing,
  onSaved,
}: {
  team: { readonly domain: string; readonly isAutoJoin: boolean };
  editing: TeamEditing;
  onSaved?: () => void;
}) {
  const { formatMessage } = useIntl();
  const saved = useMomentaryMark(JOINING_SAVED_MS);
  const { domain, isAutoJoin } = team;
  const isTaken = !isAutoJoin && editing.anotherTeamAutoJoins;
  const isDisabled = isTaken || editing.canEdit === null;
  const question = useDialogWord(AUTO_JOIN, editing.canEdit && !isTaken);
  return (
    <>
      <SettingRow
        label={formatMessage(overviewTexts.autoJoin)}
        state={
          isAutoJoin
            ? formatMessage(overviewPhrases.autoJoinOn, { domain })
            : formatMessage(overviewPhrases.autoJoinOff, { link: editing.canEdit ? toSignUp : asText })
        }
        note={isTaken ? formatMessage(overviewPhrases.autoJoinTaken, { domain }) : undefined}
        control={editing.canEdit === false ? null : { isOn: isAutoJoin, isDisabled, onChange: question.open }}
        isSaved={saved.isShown}
      />
      {question.isOpen && (
        <OnDemand onFailed={question.close}>
          <AutoJoinDialog
            team={team}
            onSaved={() => {
              saved.show();
              onSaved?.();
            }}
            onRefused={editing.readAgain}
            onClose={question.close}
          />
        </OnDemand>
      )}
    </>
  );
}
