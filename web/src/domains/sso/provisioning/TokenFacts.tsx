import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { ProvisioningOfTeamFragment } from '../../../generated/sso/provisioning/provisioning.ts';
import { PastTime } from '../../../ui/PastTime.tsx';
import { memberName } from '../../member/people/memberName.ts';
import { provisioningPhrases, provisioningTexts } from './provisioningMessages.ts';

export type Token = NonNullable<NonNullable<ProvisioningOfTeamFragment['provisioning']>['token']>;

/** What is known of a token: what it ends with, who made it, and when it was used. */
export function TokenFacts({ token: { maskedSecret, createdAt, createdBy, lastUsedAt } }: { token: Token }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const made = (time: string) =>
    createdBy === null
      ? formatMessage(provisioningPhrases.made, { time })
      : formatMessage(provisioningPhrases.madeBy, { name: memberName(intl, createdBy), time });
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="mono" component="p" dir="ltr">
        {maskedSecret}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <PastTime at={createdAt}>{made}</PastTime>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {lastUsedAt === null ? (
          formatMessage(provisioningTexts.neverUsed)
        ) : (
          <PastTime at={lastUsedAt}>{(time) => formatMessage(provisioningPhrases.used, { time })}</PastTime>
        )}
      </Typography>
    </Box>
  );
}
