import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useUpgradeUsageQuery } from '../../../generated/billing/upgrade/upgradeUsage.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useLastKnown } from '../../../lib/graphql/useLastKnown.ts';
import { useFormats } from '../../../lib/intl/formats.ts';
import { plainList } from '../../../lib/intl/formats.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { CheckIcon, WarningIcon } from '../../../ui/icons.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { FiguresSkeleton } from '../Figure.tsx';
import { usageNames, usagePhrases, usageTexts } from './usageMessages.ts';
import { type Figure, type FigureKind, type Usage, type UsageName, usageRows } from './usageRows.ts';

/** How much of its room the storage takes, as a bar below the figure. */
function StorageBar({ name, figure: { used, limit } }: { name: string; figure: Figure }) {
  const { byteSize } = useFormats();
  if (limit === null) return null;
  const isOver = used > limit;
  return (
    <LinearProgress
      variant="determinate"
      color={isOver ? 'error' : 'warning'}
      value={isOver ? 100 : (used / limit) * 100}
      aria-label={name}
      aria-valuetext={`${byteSize(used)} / ${byteSize(limit)}`}
      sx={{ mt: 0.5, width: '100%', minWidth: 88, height: 6, borderRadius: 3 }}
    />
  );
}

/** A figure's state, by words and a sign beside the colour. */
function State({ kind, isOverLimit }: { kind: FigureKind; isOverLimit: boolean }) {
  const { formatMessage } = useIntl();
  if (!isOverLimit) return <Badge tone="warning">{formatMessage(usageTexts.near)}</Badge>;
  const text = kind === 'proOnly' || kind === 'switch' ? usageTexts.needsPro : usageTexts.over;
  return (
    <Badge tone="error">
      <WarningIcon aria-hidden sx={{ fontSize: '0.875rem' }} />
      {formatMessage(text)}
    </Badge>
  );
}

function useRow() {
  const { formatMessage, formatNumber } = useIntl();
  const { byteSize } = useFormats();
  const texts = (kind: FigureKind, { used, limit }: Figure) => {
    const notIncluded = formatMessage(usageTexts.notIncluded);
    const free = limit === null || limit === 0 ? notIncluded : formatNumber(limit);
    switch (kind) {
      case 'bytes':
        return { used: byteSize(used), free: limit === null ? notIncluded : byteSize(limit) };
      case 'switch':
        return { used: formatMessage(usageTexts.on), free: notIncluded };
      case 'count':
      case 'proOnly':
        return { used: formatNumber(used), free };
    }
  };
  return ({ name, kind, figure }: { name: UsageName; kind: FigureKind; figure: Figure }) => {
    const { used, free } = texts(kind, figure);
    const label = formatMessage(usageNames[name]);
    return {
      key: name,
      cells: [
        label,
        <Box key="used">
          {used}
          {kind === 'bytes' && <StorageBar name={label} figure={figure} />}
        </Box>,
        free,
        <State key="state" kind={kind} isOverLimit={figure.isOverLimit} />,
      ],
    };
  };
}

function Rows({
  usage,
  isTrial,
  requestId,
  onRetry,
}: {
  usage: Usage;
  isTrial: boolean;
  requestId: string | null;
  onRetry: () => void;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const rowOf = useRow();
  const { noticed, failed } = usageRows(usage);
  const names = plainList(
    intl,
    failed.map((name) => formatMessage(usageNames[name])),
  );
  return (
    <>
      {noticed.length > 0 && (
        <PlainTable
          label={formatMessage(usageTexts.title)}
          columns={[
            { key: 'feature', label: formatMessage(usageTexts.feature), kind: 'name' },
            { key: 'used', label: formatMessage(usageTexts.used), kind: 'short' },
            { key: 'limit', label: formatMessage(usageTexts.limit), kind: 'short' },
            { key: 'state', label: formatMessage(usageTexts.state), kind: 'short' },
          ]}
          rows={noticed.map(rowOf)}
        />
      )}
      {noticed.length === 0 && failed.length === 0 && (
        <Typography color="text.secondary" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <CheckIcon fontSize="small" aria-hidden />
          {formatMessage(isTrial ? usageTexts.calmTrial : usageTexts.calm)}
        </Typography>
      )}
      {failed.length > 0 && (
        <Box sx={{ mt: noticed.length > 0 ? 1.5 : 0 }}>
          <PartFailed
            text={formatMessage(usagePhrases.partFailed, { names })}
            requestId={requestId}
            onRetry={onRetry}
          />
        </Box>
      )}
    </>
  );
}

/** What the team uses that comes close to a limit of the free plan, or is above one. */
export function UsageTable({ isTrial }: { isTrial: boolean }) {
  const { formatMessage } = useIntl();
  const { data, loading, error, refetch } = useUpgradeUsageQuery(READ_AFRESH);
  const usage = useLastKnown(data?.viewer.team?.usage ?? null);
  const requestId = failureOf(error)?.requestId ?? null;
  const retry = () => void refetch();
  return (
    <SectionCard title={formatMessage(usageTexts.title)}>
      {usage && <Rows usage={usage} isTrial={isTrial} requestId={requestId} onRetry={retry} />}
      {!usage && loading && <FiguresSkeleton rows={3} />}
      {!usage && !loading && (
        <ErrorState compact title={formatMessage(usageTexts.failed)} requestId={requestId} onRetry={retry} />
      )}
    </SectionCard>
  );
}
