import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { useEnterpriseQuery } from '../../generated/field/enterprise.ts';
import { READ_AFRESH } from '../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../lib/apollo/useKnownTeam.ts';
import { isOffered } from '../../lib/config/offered.ts';
import { pathTo } from '../../lib/paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { HubCard } from '../../ui/HubCard.tsx';
import { EnterpriseIcon, MembersIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PartFailed } from '../../ui/PartFailed.tsx';
import { isLocked, usePlanGate } from '../billing/paywall/usePlanGate.ts';
import { enterprisePhrases, enterpriseTexts } from './enterpriseMessages.ts';
import { enterpriseNames } from './shared/enterpriseNameMessages.ts';
import { useFieldPolicies } from './shared/useFieldPolicies.ts';

/** How many fields there are, and how many of them are archived. */
const countsOf = (fields: readonly { isArchived: boolean }[]) => ({
  count: fields.length,
  archived: fields.filter(({ isArchived }) => isArchived).length,
});

/** The hub of custom fields and user groups: what each is for, how many there are, and which plan it needs. */
export default function EnterprisePage() {
  const { formatMessage } = useIntl();
  useFieldPolicies();
  const answer = useEnterpriseQuery(READ_AFRESH);
  const {
    known: team,
    isLoading,
    requestId,
    readAgain,
  } = useKnownTeam(answer, ({ customFields, userGroups }) => customFields !== null || userGroups !== null);
  const fieldsGate = usePlanGate('CUSTOM_FIELDS');
  const groupsGate = usePlanGate('USER_GROUPS');
  const fields = team?.customFields ?? null;
  const groups = team?.userGroups?.totalCount ?? null;
  const hasGroups = isOffered('userGroup');
  const planNeed = (needsPro: boolean) =>
    needsPro && {
      badge: <Badge tone="accent">{formatMessage(enterpriseTexts.needsProBadge)}</Badge>,
      note: formatMessage(enterpriseTexts.needsPro),
    };
  const isPartial = !isLoading && (fields === null || (hasGroups && groups === null));
  return (
    <>
      <PageHeader title={formatMessage(enterpriseNames.hub)} description={formatMessage(enterpriseTexts.description)} />
      {isPartial && (
        <Box sx={{ mb: 2 }}>
          <PartFailed
            text={formatMessage(enterpriseTexts.countsFailed)}
            requestId={requestId}
            onRetry={() => void readAgain()}
          />
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))' }}>
        <HubCard
          to={pathTo('customFields')}
          icon={<EnterpriseIcon />}
          name={formatMessage(enterpriseNames.fields)}
          text={formatMessage(enterpriseTexts.fieldsText)}
          count={fields && formatMessage(enterprisePhrases.fieldsCount, countsOf(fields))}
          isLoading={isLoading}
          {...planNeed(isLocked(fieldsGate.gate))}
        />
        {hasGroups && (
          <HubCard
            to={pathTo('userGroups')}
            icon={<MembersIcon />}
            name={formatMessage(enterpriseNames.groups)}
            text={formatMessage(enterpriseTexts.groupsText)}
            count={groups === null ? null : formatMessage(enterprisePhrases.groupsCount, { count: groups })}
            isLoading={isLoading}
            {...planNeed(isLocked(groupsGate.gate))}
          />
        )}
      </Box>
    </>
  );
}
