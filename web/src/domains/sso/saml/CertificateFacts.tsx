import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { serverNow } from '../../../lib/graphql/serverClock.ts';
import { useFormats } from '../../../lib/intl/formats.ts';
import type { Certificate } from './samlDraft.ts';
import { samlPhrases, samlTexts } from './samlMessages.ts';

const DAY_MS = 86_400_000;
/** How long before it ends its end is warned of. */
const WARNED_DAYS = 30;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Typography component="dt" variant="body2" color="text.secondary">
      {name}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </>
);

/** Breaks between two pairs of figures alone: people compare them pair by pair. */
const InPairs = ({ text }: { text: string }) =>
  text.split(':').map((pair, place) => (
    <Fragment key={place}>
      {place > 0 && (
        <>
          :<wbr />
        </>
      )}
      {pair}
    </Fragment>
  ));

/** Says that a certificate is over, or will be soon. */
function ExpiryNote({ expiresAt }: { expiresAt: string }) {
  const { formatMessage } = useIntl();
  const left = Date.parse(expiresAt) - serverNow();
  if (left <= 0) return <Alert severity="error">{formatMessage(samlTexts.over)}</Alert>;
  const days = Math.floor(left / DAY_MS);
  if (days >= WARNED_DAYS) return null;
  return <Alert severity="warning">{formatMessage(samlPhrases.expiresSoon, { days })}</Alert>;
}

/** What a certificate that is saved says of itself, and how long it is good. */
export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { formatMessage } = useIntl();
  const { tableDate } = useFormats();
  const { issuerCommonName, expiresAt, fingerprint } = certificate;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', m: 0, columnGap: 2 }}
      >
        <Fact name={formatMessage(samlTexts.issuedBy)}>
          <bdi>{issuerCommonName ?? formatMessage(samlTexts.nobodyNamed)}</bdi>
        </Fact>
        <Fact name={formatMessage(samlTexts.expires)}>{tableDate(expiresAt)}</Fact>
        <Fact name={formatMessage(samlTexts.fingerprint)}>
          <Typography component="span" variant="mono" dir="ltr">
            <InPairs text={fingerprint} />
          </Typography>
        </Fact>
      </Box>
      <ExpiryNote expiresAt={expiresAt} />
    </Box>
  );
}
