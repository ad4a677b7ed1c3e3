import { useProductEventsQuery } from '../../../generated/team/settings/productEvents.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { SwitchPanel } from '../../../ui/settings/SwitchPanel.tsx';
import { productEventsTexts } from './productEventsMessages.ts';
import { useProductEventsUpdate } from './teamProductEventsUpdate.ts';

/** Whether the installation's owner is told how the team uses the console. */
export default function ProductEventsPanel() {
  const read = useKnownTeam(useProductEventsQuery(READ_AFRESH), () => true);
  const save = useProductEventsUpdate(read.readAgain);
  return (
    <SwitchPanel
      texts={productEventsTexts}
      read={read}
      isOnIn={({ sharesProductEvents }) => sharesProductEvents}
      save={save}
    />
  );
}
