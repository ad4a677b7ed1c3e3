import { ChannelFormPage } from './ChannelFormPage.tsx';

/** Creates or changes an announcement channel. */
export default function AnnouncementChannelFormPage() {
  return <ChannelFormPage page="announcement" />;
}
