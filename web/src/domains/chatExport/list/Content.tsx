import { useExportWords } from '../exportWords.ts';
import { TwoLines } from './TwoLines.tsx';
import type { ChatExport } from './useChatExports.ts';

/** What an export is of. */
export function Content({ of }: { of: ChatExport }) {
  const { what, whose } = useExportWords()(of);
  const named = [...of.emails, ...of.channels.map(({ name }) => name)];
  return <TwoLines first={what} second={whose} title={named.length > 0 ? named.join(', ') : undefined} />;
}
