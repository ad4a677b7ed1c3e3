import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { paywallTexts, planPhrases } from './planMessages.ts';
import type { Gate } from './planState.ts';

/** The features whose limits lead here, each with the page where it is used. */
const FEATURES = {
  admins: { limited: paywallTexts.adminsTitle, open: paywallTexts.adminsOpen, home: '/manage/users?tab=admins' },
  guests: { limited: paywallTexts.guestsTitle, open: paywallTexts.guestsOpen, home: '/manage/users?tab=guests' },
} as const;

export type PaywallFeature = keyof typeof FEATURES;

const isFeature = (name: string | null): name is PaywallFeature => name !== null && Object.hasOwn(FEATURES, name);

/** The feature whose limit led to this address; null where none did. */
export const featureIn = (query: URLSearchParams): PaywallFeature | null => {
  const name = query.get('feature');
  return isFeature(name) ? name : null;
};

const placeInHistory = (state: unknown) =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;

/** Leads back to where somebody came from; whoever opened the address by itself goes to the feature's own page. */
function useWayBack(home: string) {
  const navigate = useNavigate();
  return () => void (placeInHistory(window.history.state) > 0 ? navigate(-1) : navigate(home));
}

/** Names the limit that led here, what is used of it, and leads back. */
export function PaywallNotice({ feature, gate }: { feature: PaywallFeature; gate: Gate | null }) {
  const { formatMessage } = useIntl();
  const { limited, open, home } = FEATURES[feature];
  const goBack = useWayBack(home);
  const isOpen = gate?.isAllowed === true && gate.limit === null;
  return (
    <Alert
      severity={isOpen ? 'success' : 'info'}
      sx={{ mb: 2, flexWrap: { xs: 'wrap', md: 'nowrap' } }}
      action={
        <Button size="small" startIcon={<ArrowLeftIcon />} onClick={goBack}>
          {formatMessage(paywallTexts.back)}
        </Button>
      }
    >
      <Typography variant="subtitle1" component="p">
        {formatMessage(isOpen ? open : limited)}
      </Typography>
      {gate && gate.limit !== null && formatMessage(planPhrases.used, { used: gate.used, limit: gate.limit })}{' '}
      {!isOpen && formatMessage(paywallTexts.text)}
    </Alert>
  );
}
