import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { Figure } from '../Figure.tsx';
import { seatTexts } from './seatMessages.ts';
import type { PlanBilling } from './planTypes.ts';

/** How many licences there are, and how many people: each sum stands above its parts. */
export function LicenceCard({
  billing,
  isRunning,
  children,
}: {
  billing: PlanBilling;
  /** Whether PRO is on: before, nobody is Lite. */
  isRunning: boolean;
  /** What can be done about it. */
  children?: ReactNode;
}) {
  const { formatMessage, formatNumber } = useIntl();
  const { seats, licensedUsersCount, unusedLicencesCount, isLiteUserRestricted } = billing;
  const lite = isRunning && !isLiteUserRestricted ? seatTexts.lite : seatTexts.unlicensed;
  return (
    <SectionCard title={formatMessage(seatTexts.title)}>
      <Box component="dl" sx={{ m: 0 }}>
        {seats && <Figure label={formatMessage(seatTexts.bought)}>{formatNumber(seats.licencesCount)}</Figure>}
        <Figure isPart label={formatMessage(seatTexts.assigned)}>
          {formatNumber(seats?.licensedUsersCount ?? licensedUsersCount)}
        </Figure>
        <Figure isPart label={formatMessage(seatTexts.unused)}>
          {formatNumber(seats?.unusedLicencesCount ?? unusedLicencesCount)}
        </Figure>
        {seats && (
          <>
            <Figure label={formatMessage(seatTexts.active)}>{formatNumber(seats.activeUsersCount)}</Figure>
            <Figure isPart label={formatMessage(seatTexts.licensed)}>
              {formatNumber(seats.licensedUsersCount)}
            </Figure>
            {seats.trialUsersCount > 0 && (
              <Figure isPart label={formatMessage(seatTexts.trial)}>
                {formatNumber(seats.trialUsersCount)}
              </Figure>
            )}
            <Figure isPart label={formatMessage(lite)}>
              {formatNumber(seats.unlicensedUsersCount)}
            </Figure>
          </>
        )}
      </Box>
      {children}
    </SectionCard>
  );
}

/** Says in plain words what is charged, and for whom. */
export function FairBilling({ isElite }: { isElite: boolean }) {
  const { formatMessage } = useIntl();
  const people = isElite ? seatTexts.policyShutOut : seatTexts.policyPeople;
  const texts = [seatTexts.policyLicences, people, seatTexts.policyRenewal];
  return (
    <SectionCard title={formatMessage(seatTexts.policy)}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {texts.map((text) => (
          <Typography key={text.id} component="li" color="text.secondary">
            {formatMessage(text)}
          </Typography>
        ))}
      </Box>
    </SectionCard>
  );
}
