import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { rowPhrases, rowTexts } from './rowMessages.ts';

/** How many changes of a row are shown before one asks for the others. */
const FEW = 4;

/** What changes in one column. */
interface Change {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What a row changes, column by column: from what to what. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { formatMessage } = useIntl();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, FEW);
  const valueOf = (value: string | null) => value ?? formatMessage(rowTexts.empty);
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}>
        {shown.map(({ field, before, after }) => (
          <Box key={field} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              <bdi>{field}</bdi>
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {before === null && after !== null ? (
                <bdi>{after}</bdi>
              ) : (
                formatMessage(rowPhrases.change, { before: valueOf(before), after: valueOf(after) })
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {!isWhole && changes.length > FEW && (
        <Button size="small" variant="text" sx={{ ml: -1.25 }} onClick={() => setWhole(true)}>
          {formatMessage(rowPhrases.more, { count: changes.length - FEW })}
        </Button>
      )}
    </>
  );
}
