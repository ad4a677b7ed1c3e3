import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { PlanFeature } from '../../../generated/billing/paywall/planGate.ts';
import { type OptionalService, isOffered } from '../../../lib/config/offered.ts';
import { useFormats } from '../../../lib/intl/formats.ts';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { comparisonPhrases, comparisonTexts, featureNames, planTexts } from '../planMessages.ts';
import { freeLimit, freeMessages, freeStorageBytes, gateOf, type PlanTeam, PRO_STORAGE_BYTES } from './planState.ts';
import { usageNames } from './usageMessages.ts';

/**
 * What a plan says of each feature: how many it allows, for all free teams or those that are limited so; whether it is
 * included, of what can be counted; or whether it is included, of what is used or not; or whether Enterprise includes it.
 */
const KINDS: Readonly<Record<PlanFeature, 'limited' | 'limitedForSome' | 'counted' | 'used' | 'enterprise'>> = {
  ADMINS: 'limited',
  GUESTS: 'limited',
  APPROVED_DOMAINS: 'limited',
  FILE_SHARING: 'used',
  CHANNEL_MANAGEMENT: 'used',
  BLOCK_DOMAIN: 'used',
  INVITE_CONTROL: 'used',
  AUTO_JOIN_CHANNELS: 'used',
  ANNOUNCEMENT_CHANNELS: 'used',
  CUSTOM_FIELDS: 'counted',
  USER_GROUPS: 'counted',
  GROUP_VIDEO: 'counted',
  PUBLIC_CHANNELS: 'limitedForSome',
  PRIVATE_CHANNELS: 'limitedForSome',
  BULK_CHANNELS: 'enterprise',
};

/** The order of the table. */
const FEATURES: readonly PlanFeature[] = [
  'ADMINS',
  'GUESTS',
  'APPROVED_DOMAINS',
  'PUBLIC_CHANNELS',
  'PRIVATE_CHANNELS',
  'GROUP_VIDEO',
  'FILE_SHARING',
  'CHANNEL_MANAGEMENT',
  'BLOCK_DOMAIN',
  'INVITE_CONTROL',
  'ANNOUNCEMENT_CHANNELS',
  'AUTO_JOIN_CHANNELS',
  'CUSTOM_FIELDS',
  'USER_GROUPS',
  'BULK_CHANNELS',
];

/** What PRO says of each kind. */
const PRO_TEXTS = {
  limited: comparisonTexts.any,
  limitedForSome: comparisonTexts.any,
  counted: comparisonTexts.included,
  used: comparisonTexts.included,
  enterprise: comparisonTexts.enterprise,
};

/** What a feature is made of, where the installation may be without it. */
const FEATURE_SERVICES: Partial<Record<PlanFeature, OptionalService>> = {
  CUSTOM_FIELDS: 'field',
  USER_GROUPS: 'userGroup',
  GROUP_VIDEO: 'recording',
};

/** Whether a feature is told about: what the installation has, and of that, what is limited for some teams alone, to those. */
function isTold(feature: PlanFeature, team: PlanTeam): boolean {
  const service = FEATURE_SERVICES[feature];
  if (service !== undefined && !isOffered(service)) return false;
  return KINDS[feature] !== 'limitedForSome' || (gateOf(feature, team)?.limit ?? null) !== null;
}

/** What is told of a feature, in words. */
function useFeatureRow(team: PlanTeam) {
  const { formatMessage, formatNumber } = useIntl();
  const free = (feature: PlanFeature) => {
    const kind = KINDS[feature];
    if (kind !== 'limited' && kind !== 'limitedForSome') return formatMessage(comparisonTexts.notIncluded);
    const limit = freeLimit(feature, team);
    return limit === 0 ? formatMessage(comparisonTexts.none) : formatNumber(limit);
  };
  const now = (feature: PlanFeature) => {
    const gate = gateOf(feature, team);
    if (gate === null) return '–';
    const kind = KINDS[feature];
    if (kind === 'enterprise')
      return formatMessage(gate.isAllowed ? comparisonTexts.included : comparisonTexts.notIncluded);
    if (kind !== 'used') return formatNumber(gate.used);
    return formatMessage(gate.used > 0 ? comparisonTexts.inUse : comparisonTexts.notInUse);
  };
  return (feature: PlanFeature) => ({
    key: feature,
    cells: [
      formatMessage(featureNames[feature]),
      free(feature),
      formatMessage(PRO_TEXTS[KINDS[feature]]),
      now(feature),
    ],
  });
}

/** What a team has room for: messages that are found again, and files. */
function useRoomRows(team: PlanTeam) {
  const { formatMessage, formatNumber } = useIntl();
  const { byteSize } = useFormats();
  const { messages, storage } = team.usage ?? {};
  return [
    {
      key: 'messages',
      cells: [
        formatMessage(comparisonTexts.messages),
        formatMessage(comparisonPhrases.latest, { count: freeMessages(team) }),
        formatMessage(comparisonTexts.all),
        messages ? formatNumber(messages.used) : '–',
      ],
    },
    {
      key: 'storage',
      cells: [
        formatMessage(usageNames.storage),
        byteSize(freeStorageBytes(team)),
        formatMessage(comparisonPhrases.storagePro, { size: byteSize(PRO_STORAGE_BYTES) }),
        storage ? byteSize(storage.used) : '–',
      ],
    },
  ];
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
  const roomRows = useRoomRows(team);
  const rows = [
    ...roomRows,
    ...FEATURES.filter((feature) => isTold(feature, team)).map((feature) => ({
      ...rowOf(feature),
      isMarked: feature === asked,
    })),
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
