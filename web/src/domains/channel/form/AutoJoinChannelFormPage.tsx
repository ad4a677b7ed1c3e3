import { ChannelFormPage } from './ChannelFormPage.tsx';

/** Creates or changes an auto-join channel, or makes one of a public channel. */
export default function AutoJoinChannelFormPage() {
  return <ChannelFormPage page="autojoin" />;
}
