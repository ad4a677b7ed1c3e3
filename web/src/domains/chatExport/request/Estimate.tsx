import { skipToken, useQuery } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { ChatExportEstimateDocument } from '../../../generated/chatExport/request/chatExportEstimate.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { useFormats } from '../../../lib/intl/formats.ts';
import { useRested } from '../../../lib/scheduling/useRested.ts';
import { exportPhrases, formTexts } from '../chatExportMessages.ts';
import type { filterOf } from './draft.ts';

type Filter = NonNullable<ReturnType<typeof filterOf>>;

/** What the service says of a choice, once choosing rests. A figure that could not be read is not missed. */
export function useEstimate(filter: Filter | null) {
  const rested = useRested(JSON.stringify(filter));
  const asked = rested === 'null' ? null : (JSON.parse(rested) as Filter);
  const { data, loading } = useQuery(
    ChatExportEstimateDocument,
    asked === null ? skipToken : { ...IN_PLACE, fetchPolicy: 'network-only', variables: { filter: asked } },
  );
  const isCurrent = rested === JSON.stringify(filter) && asked !== null;
  const estimate = isCurrent && !loading ? (data?.viewer.team?.chatExportEstimate ?? null) : null;
  return { estimate, isLoading: filter !== null && (loading || !isCurrent) };
}

/** How much an export would hold. */
export function Estimate({ estimate, isLoading }: ReturnType<typeof useEstimate>) {
  const { formatMessage } = useIntl();
  const { byteSize } = useFormats();
  const text = () => {
    if (isLoading) return formatMessage(formTexts.estimating);
    if (estimate === null) return '';
    const { messages, conversations, fileBytes } = estimate;
    if (messages === 0) return formatMessage(formTexts.nothing);
    return formatMessage(exportPhrases.estimate, { messages, conversations, size: byteSize(fileBytes) });
  };
  return (
    <Typography role="status" color="text.secondary" sx={{ minHeight: 24 }}>
      {text()}
    </Typography>
  );
}
