import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useSavedMark } from '../../lib/form/useSavedMark.ts';
import { useDialogWord } from '../../lib/urlState/useDialogWord.ts';
import { SettingRow } from '../../ui/settings/SettingRow.tsx';
import { overviewPhrases, overviewTexts } from './messages.ts';
import { AutoJoinDialog } from './onDemand.ts';
import type { TeamEditing } from './useTeamEditing.ts';

/** How long it says that it was saved. */
const SAVED_MS = 3_000;

/** The dialog's word in the address. */
const AUTO_JOIN = 'auto-join';

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
  const saved = useSavedMark(SAVED_MS);
  const { domain, isAutoJoin } = team;
  const isTaken = !isAutoJoin && editing.anotherTeamAutoJoins;
  const isDisabled = isTaken || editing.canEdit === null;
  const question = useDialogWord(AUTO_JOIN, editing.canEdit && !isTaken);
  return (
    <>
      <SettingRow
        label={formatMessage(overviewTexts.autoJoin)}
        state={
          isAutoJoin ? formatMessage(overviewPhrases.autoJoinOn, { domain }) : formatMessage(overviewTexts.autoJoinOff)
        }
        note={isTaken ? formatMessage(overviewPhrases.autoJoinTaken, { domain }) : undefined}
        control={editing.canEdit === false ? null : { isOn: isAutoJoin, isDisabled, onChange: question.open }}
        isSaved={saved.isShown}
      />
      {question.isOpen && (
        <Suspense fallback={null}>
          <AutoJoinDialog
            team={team}
            onSaved={() => {
              saved.show();
              onSaved?.();
            }}
            onRefused={editing.readAgain}
            onClose={question.close}
          />
        </Suspense>
      )}
    </>
  );
}
