import { useIntl } from 'react-intl';
import { useProductEventsQuery } from '../../../generated/team/settings/productEvents.ts';
import { useInstantSetting } from '../../../lib/form/useInstantSetting.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { LastChange } from '../../../ui/settings/LastChange.tsx';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { SaveProblemNote } from '../../../ui/form/SaveProblemNote.tsx';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { productEventsTexts } from './productEventsMessages.ts';
import { useProductEventsUpdate } from './teamProductEventsUpdate.ts';

function ProductEventsSwitch({ isOn, readAgain }: { isOn: boolean; readAgain: () => Promise<unknown> }) {
  const { formatMessage } = useIntl();
  const save = useProductEventsUpdate(readAgain);
  const { shown, isSaving, isSaved, problem, change } = useInstantSetting({ value: isOn, save });
  return (
    <>
      <SettingRow
        label={formatMessage(productEventsTexts.label)}
        state={formatMessage(shown ? productEventsTexts.on : productEventsTexts.off)}
        control={{ isOn: shown, isDisabled: false, onChange: () => change(!shown) }}
        isSaved={isSaved}
        isBusy={isSaving}
      />
      <SaveProblemNote problem={problem} texts={{ failed: formatMessage(productEventsTexts.saveFailed) }} />
    </>
  );
}

/** Whether the installation's owner is told how the team uses the console. */
export default function ProductEventsPanel() {
  const { formatMessage } = useIntl();
  const read = useKnownTeam(useProductEventsQuery(READ_AFRESH), () => true);
  return (
    <PanelBody
      intro={formatMessage(productEventsTexts.intro)}
      read={read}
      failedText={formatMessage(productEventsTexts.failed)}
      skeletonRows={2}
    >
      {({ sharesProductEvents, settingChange }) => (
        <>
          <ProductEventsSwitch isOn={sharesProductEvents} readAgain={read.readAgain} />
          <LastChange change={settingChange} />
        </>
      )}
    </PanelBody>
  );
}
