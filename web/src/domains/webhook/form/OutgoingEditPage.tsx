import { EditPage } from './EditPage.tsx';

/** Changes an outgoing webhook. */
export default function OutgoingEditPage() {
  return <EditPage type="OUTGOING" />;
}
