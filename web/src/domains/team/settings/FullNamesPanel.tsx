import { useFullNamesQuery } from '../../../generated/team/settings/fullNames.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { SwitchPanel } from '../../../ui/settings/SwitchPanel.tsx';
import { fullNamesTexts } from './fullNamesMessages.ts';
import { useFullNamesUpdate } from './teamFullNamesUpdate.ts';

/** Whether everybody reads full names, or admins alone. */
export default function FullNamesPanel() {
  const read = useKnownTeam(useFullNamesQuery(READ_AFRESH), ({ showsFullNames }) => showsFullNames !== null);
  const save = useFullNamesUpdate(read.readAgain);
  return (
    <SwitchPanel
      texts={fullNamesTexts}
      read={read}
      isOnIn={({ showsFullNames }) => showsFullNames === true}
      save={save}
    />
  );
}
