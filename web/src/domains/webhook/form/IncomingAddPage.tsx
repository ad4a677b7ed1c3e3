import { AddPage } from './AddPage.tsx';

/** Adds an incoming webhook. */
export default function IncomingAddPage() {
  return <AddPage type="INCOMING" />;
}
