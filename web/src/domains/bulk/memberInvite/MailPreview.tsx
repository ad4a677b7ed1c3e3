import { INVITE_LINK_TOKEN } from '@muster/schema/formats/memberUpload';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { radius } from '../../../lib/theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { InviteDraft } from './inviteDraft.ts';
import { invitePhrases, inviteTexts } from './inviteMessages.ts';
import { piecesOf } from './protectedTokens.ts';
import type { InviteMail } from './useInvite.ts';

/** A text of the mail, with what is filled in as marks in it. */
function Filled({ text, teamName }: { text: string; teamName: string }) {
  const { formatMessage } = useIntl();
  return piecesOf(text).map(({ key, text: piece, token }) => {
    if (token === null) return <span key={key}>{piece}</span>;
    return (
      <Badge key={key} tone="accent">
        {token === INVITE_LINK_TOKEN ? formatMessage(inviteTexts.link) : <bdi>{teamName}</bdi>}
      </Badge>
    );
  });
}

/** How the mail will look to whoever gets it. */
export function MailPreview({ draft, mail: { fromDomain, teamName } }: { draft: InviteDraft; mail: InviteMail }) {
  const { formatMessage } = useIntl();
  const address = `${draft.fromPrefix.trim()}@${fromDomain}`;
  return (
    <Box
      role="group"
      aria-label={formatMessage(inviteTexts.preview)}
      sx={{ p: 2, bgcolor: 'surface.sunken', borderRadius: `${radius.popover}px`, overflowWrap: 'anywhere' }}
    >
      <Typography variant="caption" component="p" color="text.secondary">
        {formatMessage(inviteTexts.preview)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {formatMessage(invitePhrases.from, { name: draft.fullName.trim(), address })}
      </Typography>
      <Typography sx={{ fontWeight: 550, mb: 1 }}>
        <Filled text={draft.subject} teamName={teamName} />
      </Typography>
      <Typography component="div" sx={{ whiteSpace: 'pre-wrap' }}>
        <Filled text={draft.message} teamName={teamName} />
      </Typography>
    </Box>
  );
}
