import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ExternalIcon } from '../../../ui/icons.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { PastTime } from '../../../ui/PastTime.tsx';
import type { SamlConfiguration, ServiceProvider } from './samlDraft.ts';
import { samlPhrases, samlTexts } from './samlMessages.ts';

/** Reads again whenever somebody comes back from the tab in which they tried it. */
function useReadOnReturn(readAgain: () => Promise<unknown>) {
  const isAway = useRef(false);
  useEffect(() => {
    const comeBack = () => {
      if (isAway.current) void readAgain();
    };
    window.addEventListener('focus', comeBack);
    return () => window.removeEventListener('focus', comeBack);
  }, [readAgain]);
  return () => void (isAway.current = true);
}

function TestedNote({ testedAt }: { testedAt: string | null }) {
  const { formatMessage } = useIntl();
  return (
    <Typography variant="body2" color="text.secondary">
      {testedAt === null ? (
        formatMessage(samlTexts.untested)
      ) : (
        <PastTime at={testedAt}>{(time) => formatMessage(samlPhrases.tested, { time })}</PastTime>
      )}
    </Typography>
  );
}

/** Tries what is saved, in a tab of its own. */
export function TestSignIn({
  configuration,
  serviceProvider,
  isDirty,
  readAgain,
}: {
  configuration: SamlConfiguration;
  serviceProvider: ServiceProvider;
  /** Whether the form says something else than what is saved. */
  isDirty: boolean;
  readAgain: () => Promise<unknown>;
}) {
  const { formatMessage } = useIntl();
  const leave = useReadOnReturn(readAgain);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      {isDirty ? (
        // In reach, so that nobody looks for it in vain.
        <Button aria-disabled>{formatMessage(samlTexts.test)}</Button>
      ) : (
        <Button
          href={`${serviceProvider.startUrl}?test=1`}
          target="_blank"
          rel="noopener"
          endIcon={<ExternalIcon titleAccess={formatMessage(uiMessages.opensInNewTab)} />}
          onClick={leave}
        >
          {formatMessage(samlTexts.test)}
        </Button>
      )}
      <Typography variant="body2" color="text.secondary">
        {formatMessage(isDirty ? samlTexts.testUnsaved : samlTexts.testHint)}
      </Typography>
      <TestedNote testedAt={configuration.testedAt} />
    </Box>
  );
}
