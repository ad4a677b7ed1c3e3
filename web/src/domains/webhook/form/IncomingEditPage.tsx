import { EditPage } from './EditPage.tsx';

/** Changes an incoming webhook. */
export default function IncomingEditPage() {
  return <EditPage type="INCOMING" />;
}
