import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { failureOf } from '../../lib/apollo/failureOf.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { memberName } from './people/memberName.ts';
import { memberTexts } from './messages.ts';
import type { AdminRow, Admins } from './useAdmins.ts';

/** A mail to an admin, of which only the name in its label differs from one admin to the next. */
export interface AdminMail {
  readonly text: string;
  readonly label: (name: string) => string;
  readonly subject: string;
  readonly body: string;
}

const addressOf = (email: string, { subject, body }: AdminMail) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

function AdminItem({ admin, mail }: { admin: AdminRow; mail: AdminMail | undefined }) {
  const intl = useIntl();
  const name = memberName(intl, admin);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 52, minWidth: 0 }}>
      <Avatar name={name} seed={admin.guid} src={admin.imageUrl} size={32} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap title={name} sx={{ fontWeight: 550 }}>
          {name}
        </Typography>
        {admin.name && admin.email && (
          <Typography variant="body2" color="text.secondary" noWrap title={admin.email}>
            {admin.email}
          </Typography>
        )}
      </Box>
      {mail && admin.email && (
        <Button
          component="a"
          size="small"
          href={addressOf(admin.email, mail)}
          aria-label={mail.label(name)}
          sx={{ flexShrink: 0 }}
        >
          {mail.text}
        </Button>
      )}
    </Box>
  );
}

/** Admins by picture, name and address, each with a mail to them where one is given; a button brings as many again. */
export function AdminList({
  admins: { connection, isGrowing, growthError, loadMore },
  mail,
}: {
  admins: Omit<Admins, 'connection'> & { connection: NonNullable<Admins['connection']> };
  mail?: AdminMail | undefined;
}) {
  const { formatMessage } = useIntl();
  if (connection.nodes.length === 0) {
    return <Typography color="text.secondary">{formatMessage(memberTexts.noAdmins)}</Typography>;
  }
  return (
    <>
      <Box component="ul" role="list" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {connection.nodes.map((admin) => (
          <AdminItem key={admin.id} admin={admin} mail={mail} />
        ))}
      </Box>
      {growthError && (
        <ErrorState
          compact
          title={formatMessage(memberTexts.growthFailed)}
          requestId={failureOf(growthError)?.requestId}
          onRetry={loadMore}
        />
      )}
      {!growthError && connection.pageInfo.hasNextPage && (
        <Button size="small" loading={isGrowing} onClick={loadMore} sx={{ mt: 1 }}>
          {formatMessage(memberTexts.showMore)}
        </Button>
      )}
    </>
  );
}
