import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../../lib/paths.ts';
import { ArrowLeftIcon } from '../../../ui/icons.tsx';
import type { PlanFeature } from '../../../generated/billing/paywall/planGate.ts';
import { useSentences } from '../../../ui/useSentences.ts';
import { featureOfWord } from '../paywall/planFeatures.ts';
import { paywallTexts, planPhrases } from '../planMessages.ts';
import type { Gate } from '../upgrade/planState.ts';

type Home = {
  readonly limited: MessageDescriptor;
  readonly open: MessageDescriptor;
  readonly home: string;
  /** Whether the plan limits how many, and not whether. */
  readonly isCounted?: true;
};

/** What leads here, each with the page where it is used. */
export const SUBJECTS: Readonly<Record<PlanFeature, Home>> = {
  ADMINS: {
    limited: paywallTexts.adminsTitle,
    open: paywallTexts.adminsOpen,
    home: `${pathTo('members')}?tab=admins`,
    isCounted: true,
  },
  GUESTS: {
    limited: paywallTexts.guestsTitle,
    open: paywallTexts.guestsOpen,
    home: `${pathTo('members')}?tab=guests`,
    isCounted: true,
  },
  FILE_SHARING: {
    limited: paywallTexts.fileSharingTitle,
    open: paywallTexts.fileSharingOpen,
    home: pathTo('settingsPanel', { settingTab: 'file-sharing' }),
  },
  CHANNEL_MANAGEMENT: {
    limited: paywallTexts.channelsTitle,
    open: paywallTexts.channelsOpen,
    home: pathTo('settingsPanel', { settingTab: 'channel-creation' }),
  },
  APPROVED_DOMAINS: {
    limited: paywallTexts.domainsTitle,
    open: paywallTexts.domainsOpen,
    home: pathTo('settingsPanel', { settingTab: 'sign-up' }),
    isCounted: true,
  },
  BLOCK_DOMAIN: {
    limited: paywallTexts.blockTitle,
    open: paywallTexts.blockOpen,
    home: pathTo('settingsPanel', { settingTab: 'sign-up' }),
  },
  INVITE_CONTROL: {
    limited: paywallTexts.inviteTitle,
    open: paywallTexts.inviteOpen,
    home: pathTo('settingsPanel', { settingTab: 'invite-members' }),
  },
  AUTO_JOIN_CHANNELS: {
    limited: paywallTexts.autoJoinTitle,
    open: paywallTexts.autoJoinOpen,
    home: pathTo('settingsPanel', { settingTab: 'auto-join-channels' }),
  },
  ANNOUNCEMENT_CHANNELS: {
    limited: paywallTexts.announcementTitle,
    open: paywallTexts.announcementOpen,
    home: pathTo('announcementChannels'),
  },
  CUSTOM_FIELDS: {
    limited: paywallTexts.fieldsTitle,
    open: paywallTexts.fieldsOpen,
    home: pathTo('customFields'),
  },
  USER_GROUPS: {
    limited: paywallTexts.userGroupsTitle,
    open: paywallTexts.userGroupsOpen,
    home: pathTo('userGroups'),
  },
  GROUP_VIDEO: {
    limited: paywallTexts.groupVideoTitle,
    open: paywallTexts.groupVideoOpen,
    home: pathTo('overview'),
  },
  PUBLIC_CHANNELS: {
    limited: paywallTexts.publicChannelsTitle,
    open: paywallTexts.publicChannelsOpen,
    home: pathTo('channels'),
    isCounted: true,
  },
  PRIVATE_CHANNELS: {
    limited: paywallTexts.privateChannelsTitle,
    open: paywallTexts.privateChannelsOpen,
    home: pathTo('channels'),
    isCounted: true,
  },
  BULK_CHANNELS: {
    limited: paywallTexts.bulkChannelsTitle,
    open: paywallTexts.bulkChannelsOpen,
    home: pathTo('channels'),
  },
};

/** What led to this address; null where nothing did. */
export const subjectIn = (query: URLSearchParams): PlanFeature | null => featureOfWord(query.get('feature'));

const placeInHistory = (state: unknown) =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;

/** Leads back to where somebody came from; whoever opened the address by itself goes to the feature's own page. */
function useWayBack(home: string) {
  const navigate = useNavigate();
  return () => void (placeInHistory(window.history.state) > 0 ? navigate(-1) : navigate(home));
}

/** Names the limit that led here, what is used of it, and leads back. */
export function PaywallNotice({ subject, gate }: { subject: PlanFeature; gate: Gate | null }) {
  const { formatMessage } = useIntl();
  const { limited, open, home, isCounted = false } = SUBJECTS[subject];
  const goBack = useWayBack(home);
  const sentences = useSentences();
  const isOpen = gate?.isAllowed === true && gate.limit === null;
  const includedText = gate?.requiredPlan === 'ENTERPRISE' ? paywallTexts.textEnterprise : paywallTexts.textIncluded;
  const moreText = isCounted ? paywallTexts.text : includedText;
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
      {sentences([
        isCounted && gate && gate.limit !== null
          ? formatMessage(planPhrases.used, { used: gate.used, limit: gate.limit })
          : null,
        isOpen ? null : formatMessage(moreText),
      ])}
    </Alert>
  );
}
