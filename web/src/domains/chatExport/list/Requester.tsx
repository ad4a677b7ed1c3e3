import { fullName } from '../../../lib/intl/personName.ts';
import { useFormats } from '../../../lib/intl/formats.ts';
import { TwoLines } from './TwoLines.tsx';
import type { ChatExport } from './useChatExports.ts';

/** Whoever asked for an export, as they are called now, or then where they are gone; and when. */
export function Requester({ of: { requestedBy, requestedByName, createdAt } }: { of: ChatExport }) {
  const { tableDate } = useFormats();
  const name = requestedBy?.name ? fullName(requestedBy.name) : '';
  return <TwoLines first={<bdi>{name || requestedByName}</bdi>} second={tableDate(createdAt)} />;
}
