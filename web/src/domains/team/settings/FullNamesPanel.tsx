import { useIntl } from 'react-intl';
import { useFullNamesQuery } from '../../../generated/team/settings/fullNames.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { useInstantSetting } from '../../../lib/form/useInstantSetting.ts';
import { useLastKnown } from '../../../lib/graphql/useLastKnown.ts';
import { LastChange } from '../../../ui/settings/LastChange.tsx';
import { lastChangeOf } from '../../../ui/settings/lastChangeOf.ts';
import { PanelBody } from '../../../ui/settings/PanelBody.tsx';
import { SaveProblemNote } from '../../../ui/settings/SaveProblemNote.tsx';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { READ_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
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
  const { data, loading, error, refetch } = useFullNamesQuery({
    ...READ_IN_PLACE,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const team = data?.viewer.team ?? null;
  const known = useLastKnown(team !== null && team.showsFullNames !== null ? team : null);
  const readAgain = () => refetch().catch(() => undefined);
  return (
    <PanelBody
      intro={formatMessage(fullNamesTexts.intro)}
      data={known}
      isLoading={loading}
      requestId={failureOf(error)?.requestId}
      failedText={formatMessage(fullNamesTexts.failed)}
      onRetry={() => void readAgain()}
      skeletonRows={2}
    >
      {({ showsFullNames, settingChange }) => (
        <>
          <FullNamesSwitch isOn={showsFullNames === true} readAgain={readAgain} />
          <LastChange change={lastChangeOf(settingChange)} />
        </>
      )}
    </PanelBody>
  );
}
