import { useDialogAbout } from '../../../lib/urlState/useDialogAbout.ts';
import { sourceFacts, SOURCES } from '../sources.ts';
import { CardGrid } from './CardGrid.ts';
import { DetailsDialog } from './DetailsDialog.tsx';
import { hasDetails } from './importFacts.ts';
import { SourceCard } from './SourceCard.tsx';
import { StopDialog } from './StopDialog.tsx';
import type { Import } from './useImports.ts';

/** A card for each source, and the dialogs about its last import, which live in the address. */
export function SourceCards({ imports, readAgain }: { imports: readonly Import[]; readAgain: () => Promise<unknown> }) {
  const lastOf = (slug: string) =>
    imports.find(({ source }) => source !== 'UNKNOWN' && sourceFacts[source].slug === slug) ?? null;
  const { dialog, open, close } = useDialogAbout('source', ['stop', 'details'] as const, (word, slug) => {
    const last = lastOf(slug);
    if (!last) return null;
    return (word === 'stop' ? last.viewerCanCancel : hasDetails(last)) ? last : null;
  });
  return (
    <>
      <CardGrid>
        {SOURCES.map((source) => {
          const { slug } = sourceFacts[source];
          return (
            <SourceCard
              key={source}
              source={source}
              last={lastOf(slug)}
              onStop={() => open('stop', slug)}
              onDetails={() => open('details', slug)}
            />
          );
        })}
      </CardGrid>
      {dialog?.word === 'stop' && <StopDialog of={dialog.subject} readAgain={readAgain} onClose={close} />}
      {dialog?.word === 'details' && <DetailsDialog of={dialog.subject} onClose={close} />}
    </>
  );
}
