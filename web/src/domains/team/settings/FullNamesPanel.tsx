import { useIntl } from 'react-intl';
import { useFullNamesQuery } from '../../../generated/team/settings/fullNames.ts';
import { useInstantSetting } from '../../../lib/form/useInstantSetting.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { LastChange } from '../../../ui/settings/LastChange.tsx';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { SaveProblemNote } from '../../../ui/form/SaveProblemNote.tsx';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { fullNamesTexts } from './fullNamesMessages.ts';
import { useFullNamesUpdate } from './teamFullNamesUpdate.ts';

function FullNamesSwitch({ isOn, readAgain }: { isOn: boolean; readAgain: () => Promise<unknown> }) {
  const { formatMessage } = useIntl();
  const save = useFullNamesUpdate(readAgain);
  const { shown, isSaving, isSaved, problem, change } = useInstantSetting({ value: isOn, save });
  return (
    <>
      <SettingRow
        label={formatMessage(fullNamesTexts.label)}
        state={formatMessage(shown ? fullNamesTexts.on : fullNamesTexts.off)}
        control={{ isOn: shown, isDisabled: false, onChange: () => change(!shown) }}
        isSaved={isSaved}
        isBusy={isSaving}
      />
      <SaveProblemNote problem={problem} texts={{ failed: formatMessage(fullNamesTexts.saveFailed) }} />
    </>
  );
}

/** Whether everybody reads full names, or admins alone. */
export default function FullNamesPanel() {
  const { formatMessage } = useIntl();
  const read = useKnownTeam(useFullNamesQuery(READ_AFRESH), ({ showsFullNames }) => showsFullNames !== null);
  return (
    <PanelBody
      intro={formatMessage(fullNamesTexts.intro)}
      read={read}
      failedText={formatMessage(fullNamesTexts.failed)}
      skeletonRows={2}
    >
      {({ showsFullNames, settingChange }) => (
        <>
          <FullNamesSwitch isOn={showsFullNames === true} readAgain={read.readAgain} />
          <LastChange change={settingChange} />
        </>
      )}
    </PanelBody>
  );
}
