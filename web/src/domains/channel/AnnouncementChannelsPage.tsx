import { useIntl } from 'react-intl';
import { ButtonLink } from '../../ui/AppLink.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { usePlanGate } from '../billing/paywall/usePlanGate.ts';
import { channelFormPath } from './channelPaths.ts';
import { channelListTexts } from './list/channelListMessages.ts';
import { ChannelListPage } from './list/ChannelListPage.tsx';
import { mayCreate } from './list/mayCreate.ts';

/** The channels in which only moderators write. */
export default function AnnouncementChannelsPage() {
  const { formatMessage } = useIntl();
  const plan = usePlanGate('ANNOUNCEMENT_CHANNELS');
  return (
    <ChannelListPage
      page="announcement"
      gate={plan.gate}
      create={
        mayCreate(plan) && (
          <ButtonLink
            to={channelFormPath('announcement', 'create')}
            variant="contained"
            color="primary"
            startIcon={<PlusIcon />}
          >
            {formatMessage(channelListTexts.create)}
          </ButtonLink>
        )
      }
    />
  );
}
