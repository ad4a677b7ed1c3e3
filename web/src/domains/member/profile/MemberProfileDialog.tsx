import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MemberProfileQuery } from '../../../generated/member/profile/memberProfile.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';
import { hasUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { tableDate } from '../../../lib/intl/formats.ts';
import { isOffered } from '../../../lib/config/offered.ts';
import { pathTo } from '../../../lib/paths.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { ProfileFieldsForm } from '../../field/profile/ProfileFieldsForm.tsx';
import { UserGroupChips } from '../../userGroup/shared/UserGroupChips.tsx';
import { LicenceBadges } from '../list/LicenceBadges.tsx';
import { memberName } from '../people/memberName.ts';
import { roleNames } from '../messages.ts';
import { useLicensing } from '../list/useLicensing.ts';
import { DiscardQuestion } from '../../../ui/DiscardQuestion.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { memberProfilePhrases, memberProfileTexts } from './memberProfileMessages.ts';
import { useMemberProfile } from './useMemberProfile.ts';

type Details = NonNullable<TeamOf<MemberProfileQuery>['memberDetails']>;

/** Role and licence; of people who are no active members since when, as that is what their licence waits for. */
function Standing({ member }: Pick<Details, 'member'>) {
  const intl = useIntl();
  const { words } = useLicensing();
  const { status, statusSince } = member;
  const away =
    (status === 'DEACTIVATED' && memberProfilePhrases.deactivated) ||
    (status === 'PENDING' && memberProfilePhrases.pending);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      <Badge>{intl.formatMessage(roleNames[member.role])}</Badge>
      {away ? (
        <Badge tone="warning">{intl.formatMessage(away, { date: tableDate(intl, statusSince) })}</Badge>
      ) : (
        <LicenceBadges member={member} intl={intl} words={words} />
      )}
    </Box>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="subtitle2">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

/** How somebody can be reached, and the user groups that they belong to. */
function Reach({ details: { emails, phoneNumbers, userGroups } }: { details: Details }) {
  const { formatMessage, formatList } = useIntl();
  const phones = phoneNumbers.map(({ countryCode, number }) => `${countryCode} ${number}`);
  return (
    <>
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 2, m: 0, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}
      >
        <Line label={formatMessage(memberProfileTexts.email)}>
          <bdi>{formatList(emails)}</bdi>
        </Line>
        <Line label={formatMessage(memberProfileTexts.phone)}>
          {phones.length > 0 ? <bdi dir="ltr">{formatList(phones)}</bdi> : formatMessage(memberProfileTexts.noPhone)}
        </Line>
      </Box>
      {userGroups && userGroups.length > 0 && (
        <UserGroupChips label={formatMessage(memberProfileTexts.groups)} groups={userGroups} />
      )}
    </>
  );
}

/** What somebody has in the custom fields; nothing for guests, who have none. */
function Fields({
  member,
  read,
  viewer,
  requestId,
  readAgain,
}: Pick<Details, 'member'> & {
  read: ReturnType<typeof useMemberProfile>['fields'];
  viewer: { readonly id: string; readonly guid: string };
  requestId: string | null | undefined;
  readAgain: () => Promise<boolean>;
}) {
  const { formatMessage } = useIntl();
  if (member.role === 'GUEST' || !isOffered('field')) return null;
  if (!read) {
    return (
      <ErrorState
        compact
        title={formatMessage(memberProfileTexts.fieldsFailed)}
        requestId={requestId}
        onRetry={() => void readAgain()}
      />
    );
  }
  if (read.fields.length === 0) {
    return (
      <Typography color="textSecondary">
        {formatMessage(memberProfileTexts.noFields)}{' '}
        <AppLink to={pathTo('customFields')}>{formatMessage(memberProfileTexts.setUp)}</AppLink>
      </Typography>
    );
  }
  return (
    <ProfileFieldsForm
      // Of one person: what was entered for another is never theirs.
      key={member.id}
      read={read}
      owner={{ memberId: member.id, viewerId: member.guid === viewer.guid ? viewer.id : null }}
      isAdmin
      isInPage={false}
      readAgain={readAgain}
    />
  );
}

/** One person as admins see them: how they can be reached, what they are, and their custom fields, which are changed here. */
export default function MemberProfileDialog({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useId();
  const [isLeaving, setLeaving] = useState(false);
  const { viewer, details, fields, isLoading, requestId, isGone, readAgain } = useMemberProfile(memberId);
  const member = details?.member ?? null;
  const name = member && memberName(intl, member);
  const leave = () => (hasUnsavedChanges() ? setLeaving(true) : onClose());
  const content = () => {
    if (details && viewer) {
      return (
        <>
          <Standing member={details.member} />
          <Reach details={details} />
          <Fields member={details.member} read={fields} viewer={viewer} requestId={requestId} readAgain={readAgain} />
        </>
      );
    }
    if (isLoading) return <TextSkeleton lines={8} />;
    if (isGone) return <Typography>{formatMessage(memberProfileTexts.gone)}</Typography>;
    return (
      <ErrorState
        compact
        title={formatMessage(memberProfileTexts.loadFailed)}
        requestId={requestId}
        onRetry={() => void readAgain()}
      />
    );
  };
  return (
    <>
      <Dialog
        open
        fullWidth
        maxWidth="sm"
        aria-labelledby={id}
        onClose={(_event, reason) => {
          if (reason !== 'backdropClick' || !hasUnsavedChanges()) leave();
        }}
      >
        <DialogTitle sx={{ display: 'flex', alignItems: 'center', gap: 1.5, overflowWrap: 'anywhere' }}>
          {member && name !== null && <Avatar name={name} seed={member.guid} src={member.imageUrl} size={48} />}
          <Box component="span" id={id} sx={{ minWidth: 0 }}>
            {name !== null
              ? formatMessage(memberProfilePhrases.titleOf, { name })
              : formatMessage(memberProfileTexts.title)}
          </Box>
        </DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>{content()}</Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>{formatMessage(uiMessages.close)}</Button>
        </DialogActions>
      </Dialog>
      <DiscardQuestion isLostByBack open={isLeaving} onStay={() => setLeaving(false)} onDiscard={onClose} />
    </>
  );
}
