import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { failureOf } from '../../lib/apollo/failureOf.ts';
import { ListRest } from '../../ui/ListRest.tsx';
import { PersonLine } from '../../ui/PersonLine.tsx';
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
    <Box component="li" sx={{ display: 'grid', alignItems: 'center', minHeight: 52 }}>
      <PersonLine name={name} email={admin.name && admin.email} seed={admin.guid} imageUrl={admin.imageUrl}>
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
      </PersonLine>
    </Box>
  );
}

/** Admins by picture, name and address, each with a mail to them where one is given; a button brings as many again. */
export function AdminList({
  admins: { items, hasMore, isGrowing, growthError, loadMore },
  mail,
}: {
  admins: Admins & { items: NonNullable<Admins['items']> };
  mail?: AdminMail | undefined;
}) {
  const { formatMessage } = useIntl();
  if (items.length === 0) {
    return <Typography color="text.secondary">{formatMessage(memberTexts.noAdmins)}</Typography>;
  }
  return (
    <>
      <Box component="ul" role="list" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((admin) => (
          <AdminItem key={admin.id} admin={admin} mail={mail} />
        ))}
      </Box>
      <ListRest
        hasMore={hasMore}
        isGrowing={isGrowing}
        failure={failureOf(growthError)}
        words={{ more: formatMessage(memberTexts.showMore), failed: formatMessage(memberTexts.growthFailed) }}
        onMore={loadMore}
        sx={{ mt: 1 }}
      />
    </>
  );
}
