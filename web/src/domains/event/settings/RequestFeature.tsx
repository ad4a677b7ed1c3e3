import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { isOffered } from '../../../lib/config/offered.ts';
import { helpAddress, supportEmail } from '../../../lib/config/helpAddress.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { teaserPhrases, teaserTexts } from './teaserMessages.ts';
import { useFeatureRequest } from './useFeatureRequest.ts';

/** The way to the installation's help site, where there is one. */
function HelpLink() {
  const { formatMessage } = useIntl();
  const help = helpAddress();
  if (help === null) return null;
  return (
    <Link
      href={help}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${formatMessage(teaserTexts.askHelp)} (${formatMessage(uiMessages.opensInNewTab)})`}
    >
      {formatMessage(teaserTexts.askHelp)}
    </Link>
  );
}

/** The way to write to support, where the installation names an address of it. */
function SupportLink() {
  const { formatMessage } = useIntl();
  const email = supportEmail();
  if (email === null) return null;
  return (
    <Link href={`mailto:${encodeURIComponent(email)}`} sx={{ overflowWrap: 'anywhere' }}>
      {formatMessage(teaserPhrases.support, { email })}
    </Link>
  );
}

/** Whom to ask about it, beside what is given. */
const Contacts = ({ children }: { children?: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 2,
      rowGap: 1,
      '&:empty': { display: 'none' },
    }}
  >
    {children}
    <HelpLink />
    <SupportLink />
  </Box>
);

/** Asks for what this version does not have, and says that the wish has been passed on. */
function Request({ feature }: { feature: string }) {
  const { formatMessage } = useIntl();
  const { isDone, isBusy, failure, request } = useFeatureRequest(feature);
  const answer = useRef<HTMLDivElement>(null);
  const wasDone = useRef(isDone);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isDone && !wasDone.current) answer.current?.focus();
    wasDone.current = isDone;
  }, [isDone]);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box
        ref={answer}
        role="status"
        tabIndex={-1}
        sx={{ justifySelf: 'stretch', outline: 'none', '&:empty': { position: 'absolute' } }}
      >
        {isDone && (
          <Alert severity="success" role="none">
            {formatMessage(teaserTexts.passedOn)}
          </Alert>
        )}
      </Box>
      {failure && <FailureAlert text={formatMessage(teaserTexts.requestFailed)} {...failure} />}
      <Contacts>
        {!isDone && (
          <BusyButton variant="contained" color="primary" busy={isBusy} onClick={request}>
            {formatMessage(teaserTexts.request)}
          </BusyButton>
        )}
      </Contacts>
    </Box>
  );
}

/** The way to ask for what this version does not have, where somebody takes wishes, and whom to turn to. */
export const RequestFeature = ({ feature }: { feature: string }) =>
  isOffered('event') ? <Request feature={feature} /> : <Contacts />;
