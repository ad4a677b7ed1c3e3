import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { PlanFeature } from '../../generated/billing/paywall/planGate.ts';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { comparisonPhrases, comparisonTexts, featureNames, planTexts } from './planMessages.ts';
import { freeLimit, gateOf, type PlanTeam } from './planState.ts';

/**
 * What a plan says of each feature, in the order of the table: how many it allows; whether it is included, of what can be
 * counted; or whether it is included, of what is used or not.
 */
const KINDS: Readonly<Record<PlanFeature, 'limited' | 'counted' | 'used'>> = {
  ADMINS: 'limited',
  GUESTS: 'limited',
  APPROVED_DOMAINS: 'limited',
  FILE_SHARING: 'used',
  CHANNEL_MANAGEMENT: 'used',
  BLOCK_DOMAIN: 'used',
  INVITE_CONTROL: 'used',
  AUTO_JOIN_CHANNELS: 'used',
  CUSTOM_FIELDS: 'counted',
  USER_GROUPS: 'counted',
};

const FEATURES: readonly PlanFeature[] = [
  'ADMINS',
  'GUESTS',
  'APPROVED_DOMAINS',
  'FILE_SHARING',
  'CHANNEL_MANAGEMENT',
  'BLOCK_DOMAIN',
  'INVITE_CONTROL',
  'AUTO_JOIN_CHANNELS',
  'CUSTOM_FIELDS',
  'USER_GROUPS',
];

/** What is told of a feature, in words. */
function useFeatureRow(team: PlanTeam) {
  const { formatMessage, formatNumber } = useIntl();
  const free = (feature: PlanFeature) => {
    if (KINDS[feature] !== 'limited') return formatMessage(comparisonTexts.notIncluded);
    const limit = freeLimit(feature, team);
    return limit === 0 ? formatMessage(comparisonTexts.none) : formatNumber(limit);
  };
  const now = (feature: PlanFeature) => {
    const used = gateOf(feature, team)?.used;
    if (used === undefined) return '–';
    if (KINDS[feature] !== 'used') return formatNumber(used);
    return formatMessage(used > 0 ? comparisonTexts.inUse : comparisonTexts.notInUse);
  };
  return (feature: PlanFeature) => ({
    key: feature,
    cells: [
      formatMessage(featureNames[feature]),
      free(feature),
      formatMessage(KINDS[feature] === 'limited' ? comparisonTexts.any : comparisonTexts.included),
      now(feature),
    ],
  });
}

/** What PRO gives over the free plan, for people, beside what the team has now as far as that could be read. */
export function PlanComparison({
  team,
  asked,
}: {
  team: PlanTeam;
  /** The feature whose limit led here, whose row is marked; null where none did. */
  asked: PlanFeature | null;
}) {
  const { formatMessage, formatNumber } = useIntl();
  const rowOf = useFeatureRow(team);
  const licensed = team.billing?.licensedUsersCount;
  const rows = [
    ...FEATURES.map((feature) => ({ ...rowOf(feature), isMarked: feature === asked })),
    {
      key: 'licences',
      cells: [
        formatMessage(comparisonTexts.licences),
        formatMessage(comparisonTexts.licencesFree),
        formatMessage(comparisonTexts.licencesPro),
        licensed === undefined ? '–' : formatNumber(licensed),
      ],
    },
  ];
  return (
    <>
      {asked && (
        <Typography sx={{ mb: 1 }}>
          {formatMessage(comparisonPhrases.asked, { feature: formatMessage(featureNames[asked]) })}
        </Typography>
      )}
      <PlainTable
        label={formatMessage(planTexts.comparison)}
        columns={[
          { key: 'feature', label: formatMessage(comparisonTexts.feature), kind: 'name' },
          { key: 'free', label: formatMessage(comparisonTexts.free), kind: 'short' },
          { key: 'pro', label: formatMessage(comparisonTexts.pro), kind: 'text' },
          { key: 'now', label: formatMessage(comparisonTexts.now), kind: 'figure' },
        ]}
        rows={rows}
      />
    </>
  );
}
