import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PlanFrameTeamFragment } from '../../../generated/billing/plan/planFrameTeam.ts';
import { serverNow } from '../../../lib/graphql/serverClock.ts';
import { useFormats } from '../../../lib/intl/formats.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { useSentences } from '../../../ui/useSentences.ts';
import { trialDaysLeft } from '../trialDays.ts';
import { trialPhrases, trialTexts } from './trialMessages.ts';

export type Trial = NonNullable<NonNullable<PlanFrameTeamFragment['billing']>['trial']>;

const MINUTE_MS = 60_000;

/** The server's time, told again each minute. */
function useServerMinute() {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How many days of a trial are left, the present one included, and which share of it is over. */
function progressOf({ startsOn, billingStartsAt }: Trial, now: number) {
  const whole = Math.max(1, trialDaysLeft(billingStartsAt, Date.parse(startsOn)));
  const left = Math.min(whole, trialDaysLeft(billingStartsAt, now));
  return { left, share: (whole - left) / whole };
}

const phraseOf = { PRO: trialPhrases.intoPro, FREE: trialPhrases.intoFree } as const;

/** What the end of a trial means for people, licences and data. */
function AtTheEnd({ trial: { billingStartsAt, endsInto } }: { trial: Trial }) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  const into = endsInto === 'PRO' || endsInto === 'FREE' ? phraseOf[endsInto] : trialPhrases.intoOther;
  const people = { PRO: trialTexts.lite, FREE: trialTexts.free, ENTERPRISE: null, UNKNOWN: null }[endsInto];
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        {formatMessage(trialTexts.atTheEnd)}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, mt: 0.75, pl: 2.5, maxWidth: '92ch' }}>
        <li>{formatMessage(into, { date: billingDate(billingStartsAt) })}</li>
        {people && <li>{formatMessage(people)}</li>}
        <li>{formatMessage(trialTexts.data)}</li>
        <li>{formatMessage(trialTexts.keep)}</li>
      </Box>
    </>
  );
}

function Running({ trial }: { trial: Trial }) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  const id = useId();
  const sentences = useSentences();
  const { left, share } = progressOf(trial, useServerMinute());
  if (left === 0) return <Typography role="status">{formatMessage(trialTexts.over)}</Typography>;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, rowGap: 0.5 }}>
        <Typography>
          {sentences([
            formatMessage(trialTexts.running),
            formatMessage(trialPhrases.lastDay, { date: billingDate(trial.endsOn) }),
          ])}
        </Typography>
        <Typography id={id} sx={{ fontWeight: 620, fontVariantNumeric: 'tabular-nums' }}>
          {formatMessage(trialPhrases.daysLeft, { count: left })}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={share * 100}
        aria-labelledby={id}
        sx={{ mt: 1, height: 8, borderRadius: 4 }}
      />
      <AtTheEnd trial={trial} />
    </>
  );
}

/** A trial that runs: how long it goes on, and what follows. Without its dates where they could not be read. */
export function TrialState({ trial }: { trial: Trial | null }) {
  const { formatMessage } = useIntl();
  const sentences = useSentences();
  return (
    <SectionCard title={formatMessage(trialTexts.title)}>
      {trial ? (
        <Running trial={trial} />
      ) : (
        <Typography>
          {sentences([formatMessage(trialTexts.running), formatMessage(trialTexts.datesUnknown)])}
        </Typography>
      )}
    </SectionCard>
  );
}
