import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { pathTo } from '../../../lib/paths.ts';
import { FormPage } from '../../../ui/FormPage.tsx';
import { FormSkeleton } from '../../../ui/Skeletons.tsx';
import { PlanPaywall } from '../../billing/paywall/PlanPaywall.tsx';
import { isLocked, usePlanGate } from '../../billing/paywall/usePlanGate.ts';
import { useFirstKnown } from '../../../lib/graphql/useFirstKnown.ts';
import { LeadOn } from '../../../lib/urlState/LeadOn.tsx';
import { channelFeatures } from '../channelFeatures.ts';
import { channelNames } from '../channelMessages.ts';
import { channelListPath, type ChannelPage } from '../channelPaths.ts';
import { channelFormTexts } from './channelFormMessages.ts';
import { CreateForm } from './CreateForm.tsx';
import { ExistingForm } from './ExistingForm.tsx';
import { type FormAddress, formAddressOf } from './formAddress.ts';
import { UpgradeChoice } from './UpgradeChoice.tsx';
import { useChannel } from './useChannel.ts';

const titleOf = (page: ChannelPage, mode: FormAddress['mode']) => {
  if (mode === 'edit') return channelFormTexts.edit;
  if (mode === 'upgrade') return channelFormTexts.upgrade;
  return page === 'announcement' ? channelFormTexts.createAnnouncement : channelFormTexts.createAutoJoin;
};

/** The page of a form, whose address fits. */
function FormAt({ page, address }: { page: ChannelPage; address: FormAddress }) {
  const { formatMessage } = useIntl();
  const { mode } = address;
  const feature = channelFeatures[page];
  const { gate, isLoading: isGateLoading } = usePlanGate(feature);
  // As it was when the page was opened: a form that has been begun is not taken away.
  const isShut = useFirstKnown(gate && isLocked(gate)) === true && mode !== 'edit';
  const groupJid = address.mode === 'create' ? null : address.groupJid;
  const read = useChannel(groupJid);
  // Others than announcement channels are changed from the list of all.
  const isOther = page === 'announcement' && read.known?.channel.isAnnouncement === false;
  const list = isOther
    ? { to: pathTo('allChannels'), label: formatMessage(channelNames.all) }
    : { to: channelListPath(page), label: formatMessage(channelNames[page]) };
  const body = () => {
    if (isGateLoading) return <FormSkeleton />;
    if (isShut) {
      const text = formatMessage(channelFormTexts.createNeedsPro);
      return <PlanPaywall feature={feature} text={text} gate={gate} severity="warning" />;
    }
    if (mode === 'create') return <CreateForm page={page} gate={gate} />;
    if (groupJid === null) return <UpgradeChoice />;
    return <ExistingForm page={page} mode={mode} read={read} listPath={list.to} gate={gate} />;
  };
  return (
    <FormPage
      back={list}
      title={formatMessage(titleOf(page, mode))}
      description={mode === 'upgrade' && formatMessage(channelFormTexts.upgradeText)}
    >
      {body()}
    </FormPage>
  );
}

/** A form of a channel in its list; an address that asks for none leads to the list. */
export function ChannelFormPage({ page }: { page: ChannelPage }) {
  const address = formAddressOf(page, useParams());
  if (address === null) return <LeadOn to={channelListPath(page)} />;
  return <FormAt key={address.mode} page={page} address={address} />;
}
