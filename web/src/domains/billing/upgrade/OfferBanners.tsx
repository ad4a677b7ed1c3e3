import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/intl/formats.ts';
import { MailIcon, SparkIcon } from '../../../ui/icons.tsx';
import { useSentences } from '../../../ui/useSentences.ts';
import type { MailOffer } from '../plan/offerLink.ts';
import { FormerAmount } from './FormerAmount.tsx';
import { offerPhrases, offerTexts } from './offerMessages.ts';
import { serverToday } from './today.ts';
import type { Special } from './useOffers.ts';

function Banner({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{ display: 'flex', gap: 1.5, px: 2.5, py: 1.75, bgcolor: 'primary.soft' }}
    >
      <Box aria-hidden sx={{ display: 'flex', pt: 0.25, color: 'primary.main' }}>
        {icon}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle1" component="h2" id={id}>
          {title}
        </Typography>
        {children}
      </Box>
    </Paper>
  );
}

/** Until when a team of old has its prices, and until when it goes on for nothing. */
function LegacyOffer({ validUntil, freeUsageUntil }: Special) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  return (
    <Banner icon={<SparkIcon />} title={formatMessage(offerTexts.legacyTitle)}>
      <Typography>{formatMessage(offerPhrases.legacyUntil, { date: billingDate(validUntil) })}</Typography>
      {freeUsageUntil && (
        <Typography color="text.secondary">
          {formatMessage(offerPhrases.freeUntil, { date: billingDate(freeUsageUntil) })}
        </Typography>
      )}
    </Banner>
  );
}

/** A lower rate for the first months, if the team upgrades in time. */
function FirstMonthsOffer({ special, usersCount }: { special: Special; usersCount: number }) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  const { rate, listRate, months, teamTotal, teamListTotal } = special;
  const date = billingDate(special.validUntil);
  return (
    <Banner icon={<SparkIcon />} title={formatMessage(offerTexts.firstMonthsTitle)}>
      {rate === null && <Typography>{formatMessage(offerPhrases.firstMonthsLater, { date })}</Typography>}
      {rate && (
        <Typography>
          <strong>{rate.formattedShort}</strong>{' '}
          {listRate && (
            <>
              <FormerAmount>{listRate.formattedShort}</FormerAmount>{' '}
            </>
          )}
          {months === null
            ? formatMessage(offerPhrases.firstMonthsOpen, { date })
            : formatMessage(offerPhrases.firstMonths, { months, date })}
        </Typography>
      )}
      {teamTotal && months !== null && (
        <Typography color="text.secondary">
          <strong>{teamTotal.formatted}</strong>{' '}
          {teamListTotal && (
            <>
              <FormerAmount>{teamListTotal.formatted}</FormerAmount>{' '}
            </>
          )}
          {formatMessage(offerPhrases.firstMonthsTotal, { months, count: usersCount })}
        </Typography>
      )}
    </Banner>
  );
}

/** The team's own prices; nothing where it has none, or they are of a kind that is not known. */
export function SpecialBanner({ special, usersCount }: { special: Special; usersCount: number }) {
  if (special.kind === 'LEGACY') return <LegacyOffer {...special} />;
  return special.kind === 'FIRST_MONTHS' ? <FirstMonthsOffer special={special} usersCount={usersCount} /> : null;
}

/** What the mail said that led here, as far as it can be understood. */
export function MailBanner({ offer: { planName, endsOn } }: { offer: MailOffer }) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  const sentences = useSentences();
  if (planName === null && endsOn === null) return null;
  const ends = endsOn !== null && endsOn < serverToday() ? offerPhrases.mailEnded : offerPhrases.mailEnds;
  return (
    <Banner icon={<MailIcon />} title={formatMessage(offerTexts.mailTitle)}>
      <Typography>
        {sentences([
          planName && formatMessage(offerPhrases.mailPlan, { plan: formatMessage(planName) }),
          endsOn && formatMessage(ends, { date: billingDate(endsOn) }),
        ])}
      </Typography>
      <Typography color="text.secondary">{formatMessage(offerTexts.mailPrices)}</Typography>
    </Banner>
  );
}
