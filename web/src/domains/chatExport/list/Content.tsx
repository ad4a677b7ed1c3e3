import { useExportWords } from '../exportWords.ts';
import { TwoLines } from './TwoLines.tsx';
import type { ChatExport } from './useChatExports.ts';

/** What an export is of. */
export function Content({ of }: { of: ChatExport }) {
  const { what, whose } = useExportWords()(of);
  return <TwoLines first={what} second={whose} title={of.emails.length > 0 ? of.emails.join(', ') : undefined} />;
}
