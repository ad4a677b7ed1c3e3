import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { lazyWithTexts } from '../../lib/intl/lazyWithTexts.ts';
import { useDialogWord } from '../../lib/urlState/useDialogWord.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { usePlanGate } from '../billing/paywall/usePlanGate.ts';
import { channelListTexts } from './list/channelListMessages.ts';
import { ChannelListPage } from './list/ChannelListPage.tsx';
import { mayCreate } from './list/mayCreate.ts';

const CreateAutoJoinDialog = lazyWithTexts('channels', () => import('./choice/CreateAutoJoinDialog.tsx'));
const AutoJoinList = lazyWithTexts('settings', async () => ({
  default: (await import('./settings/AutoJoinList.tsx')).AutoJoinList,
}));

/** The channels that people are put into: the list, and the field by which several are put onto it or taken off. */
export default function AutoJoinChannelsPage() {
  const { formatMessage } = useIntl();
  const plan = usePlanGate('AUTO_JOIN_CHANNELS');
  const isAllowed = mayCreate(plan);
  const { isOpen, open, close } = useDialogWord('create', isAllowed);
  return (
    <>
      <ChannelListPage
        page="autojoin"
        gate={plan.gate}
        create={
          isAllowed && (
            <Button variant="contained" color="primary" startIcon={<PlusIcon />} onClick={open}>
              {formatMessage(channelListTexts.create)}
            </Button>
          )
        }
      >
        <SectionCard title={formatMessage(channelListTexts.editList)}>
          <OnDemand>
            <AutoJoinList {...plan} />
          </OnDemand>
        </SectionCard>
      </ChannelListPage>
      {isOpen && (
        <OnDemand onFailed={close}>
          <CreateAutoJoinDialog onClose={close} />
        </OnDemand>
      )}
    </>
  );
}
