import { AddPage } from './AddPage.tsx';

/** Adds an outgoing webhook. */
export default function OutgoingAddPage() {
  return <AddPage type="OUTGOING" />;
}
